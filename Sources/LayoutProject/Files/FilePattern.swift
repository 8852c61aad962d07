/// A pattern for paths in the build settings `EXCLUDED_SOURCE_FILE_NAMES` and
/// `INCLUDED_SOURCE_FILE_NAMES`, with the syntax of `fnmatch`: `*`, `?`, `[a-z]`, `[!a]` and `\`.
/// None of these matches a `/`. As in Xcode, a pattern of three names is compared with the last
/// three names of a path.
struct FilePattern {
    private enum Part {
        /// `*`
        case any
        /// One of the characters in the ranges, or none of them.
        case one(of: [ClosedRange<Character>], isNegated: Bool)

        func matches(_ character: Character) -> Bool {
            guard case .one(let ranges, let isNegated) = self else { return false }
            return ranges.contains { $0.contains(character) } != isNegated
        }
    }

    /// The parts of each name.
    private let names: [[Part]]
    /// The length of the pattern in bytes.
    private let size: Int
    /// The limit for the product of the lengths of all patterns and of all paths, in bytes.
    private static let mostWork = 1 << 30

    init(_ pattern: String) {
        names = pattern.split(separator: "/").filter { $0 != "." }.map(Self.parts)
        size = pattern.utf8.count
    }

    /// Returns a function that returns whether one of the patterns matches a path. It ignores the
    /// last patterns if there are too many for the paths.
    static func matcher(_ patterns: [Self], for paths: [String]) -> (String) -> Bool {
        let length = paths.reduce(0) { $0 + $1.utf8.count }
        var room = mostWork
        let patterns = patterns.prefix { pattern in
            room -= pattern.size * length
            return room >= 0
        }
        return { path in patterns.contains { $0.matches(path) } }
    }

    /// Paths are relative to the top of the work tree. A `*` also matches one of the unknown folders
    /// above it.
    func matches(_ path: String) -> Bool {
        let last = path.split(separator: "/").suffix(names.count)
        let unknown = Array(repeating: Substring(), count: names.count - last.count)
        return !names.isEmpty && zip(unknown + last, names).allSatisfy { Self.matches($0, $1) }
    }

    private static func parts(_ name: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = name
        while let character = rest.popFirst() {
            switch character {
            case "*": parts.append(.any)
            case "?": parts.append(.one(of: [], isNegated: true))
            case "[":
                guard let end = rest.dropFirst().firstIndex(of: "]") else {
                    parts.append(.one(of: ["["..."["], isNegated: false))
                    continue
                }
                parts.append(set(rest[..<end]))
                rest = rest[end...].dropFirst()
            default:
                let plain = character == "\\" ? rest.popFirst() ?? character : character
                parts.append(.one(of: [plain...plain], isNegated: false))
            }
        }
        return parts
    }

    /// Returns the set of characters between brackets.
    private static func set(_ text: Substring) -> Part {
        let isNegated = text.first == "!" || text.first == "^"
        var rest = isNegated ? text.dropFirst() : text
        var ranges: [ClosedRange<Character>] = []
        while let first = rest.popFirst() {
            let end = rest.dropFirst().first
            if rest.first == "-", let end, first <= end {
                ranges.append(first...end)
                rest = rest.dropFirst(2)
            } else {
                ranges.append(first...first)
            }
        }
        return .one(of: ranges, isNegated: isNegated)
    }

    /// Matches a name. Only the last `*` is tried again with more characters, so that the work is
    /// at most proportional to the product of both lengths.
    private static func matches(_ name: Substring, _ parts: [Part]) -> Bool {
        let name = Array(name)
        var (place, part) = (0, 0)
        var retry: (place: Int, part: Int)?
        while place < name.count {
            if part < parts.count, case .any = parts[part] {
                part += 1
                retry = (place, part)
            } else if part < parts.count, parts[part].matches(name[place]) {
                (place, part) = (place + 1, part + 1)
            } else if let (start, behind) = retry {
                retry = (start + 1, behind)
                (place, part) = (start + 1, behind)
            } else {
                return false
            }
        }
        assert(place == name.count, "a pattern matches beyond the end of a name")
        return parts[part...].allSatisfy { if case .any = $0 { true } else { false } }
    }
}
