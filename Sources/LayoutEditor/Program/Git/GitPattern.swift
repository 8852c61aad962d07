/// A path pattern with Git's syntax: `*`, `?` and `[…]` do not match a `/`, `**` does, and `\`
/// escapes the next character. (`PathPattern`, for the settings of `check`, is simpler.)
///
/// Matching takes time proportional to the length of the pattern times the length of the path, for
/// every pattern: it tracks all possible positions in the pattern at once and never backtracks.
struct GitPattern {
    private enum Part: Equatable {
        case byte(UInt8)
        /// `?` or `[…]`: any one of these bytes.
        case oneOf(Set<UInt8>)
        /// `*`: any number of bytes other than `/`.
        case name
        /// `**/`: any number of whole folders.
        case folders
        /// `**` at the end: one or more bytes of any kind.
        case everything

        var isByte: Bool { if case .byte = self { true } else { false } }
    }

    private var parts: [Part] = []
    /// The bytes with which each matching path begins, and those with which it ends.
    private var (start, end): ([UInt8], [UInt8]) = ([], [])

    /// Returns nil if the pattern is malformed. Git treats such a pattern as matching nothing.
    init?(_ pattern: ArraySlice<UInt8>) {
        var rest = pattern
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): parts.append(stars(&rest))
            case UInt8(ascii: "?"): parts.append(.oneOf(Self.namePart))
            case UInt8(ascii: "["):
                guard let bytes = Self.bracket(&rest) else { return nil }
                parts.append(.oneOf(bytes))
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                parts.append(.byte(escaped))
            default: parts.append(.byte(byte))
            }
        }
        start = Self.bytes(at: parts)
        end = Self.bytes(at: parts.reversed()).reversed()
    }

    private static func bytes(at parts: some Sequence<Part>) -> [UInt8] {
        var bytes: [UInt8] = []
        for case .byte(let byte) in parts.prefix(while: \.isByte) { bytes.append(byte) }
        return bytes
    }

    private static let slash = UInt8(ascii: "/")
    private static let allBytes = Set(UInt8.min...UInt8.max)
    private static let namePart = allBytes.subtracting([slash])

    /// Parses the stars after a first `*` and removes them from `rest`. Two or more stars have a
    /// special meaning only if they are a whole component of the path.
    private func stars(_ rest: inout ArraySlice<UInt8>) -> Part {
        let startsComponent =
            parts.last.map { $0 == .byte(Self.slash) || $0 == .folders } ?? true
        let others = rest.prefix { $0 == UInt8(ascii: "*") }.count
        rest.removeFirst(others)
        guard others > 0, startsComponent else { return .name }
        if rest.isEmpty { return .everything }
        guard rest.first == Self.slash else { return .name }
        rest.removeFirst()
        return .folders
    }

    // MARK: Matching paths

    /// Returns whether the pattern matches the whole path.
    func matches(_ path: ArraySlice<UInt8>) -> Bool {
        guard path.starts(with: start), path.suffix(end.count).elementsEqual(end) else {
            return false
        }
        var places = [Bool](repeating: false, count: parts.count + 1)
        places[0] = true
        passEmptyParts(&places, atComponent: true)
        for byte in path {
            var next = [Bool](repeating: false, count: places.count)
            for (place, part) in parts.enumerated() where places[place] {
                switch part {
                case .byte(let wanted): if byte == wanted { next[place + 1] = true }
                case .oneOf(let wanted): if wanted.contains(byte) { next[place + 1] = true }
                case .name: if byte != Self.slash { next[place] = true }
                case .folders: next[place] = true
                case .everything: (next[place], next[place + 1]) = (true, true)
                }
            }
            passEmptyParts(&next, atComponent: byte == Self.slash)
            places = next
        }
        return places[parts.count]
    }

    /// Marks further positions in the pattern that can be reached without reading a byte, because
    /// `*` and `**/` can match nothing: those after `*` and, if the next byte begins a component of
    /// the path (`atComponent`), those after `**/`.
    private func passEmptyParts(_ places: inout [Bool], atComponent: Bool) {
        for (place, part) in parts.enumerated() where places[place] {
            if part == .name || part == .folders && atComponent { places[place + 1] = true }
        }
    }

    // MARK: Parsing bracket expressions

    /// Parses the rest of a bracket expression, whose `[` has been read, and removes it from `rest`
    /// through its `]`. Returns nil if it is malformed.
    private static func bracket(_ rest: inout ArraySlice<UInt8>) -> Set<UInt8>? {
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest.removeFirst() }
        var bytes: Set<UInt8> = []
        // The previous byte, if it can be the start of a range such as `a-z`; otherwise nil.
        var lower: UInt8?
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst {
                return (isNegated ? allBytes.subtracting(bytes) : bytes).subtracting([slash])
            }
            isFirst = false
            if byte == UInt8(ascii: "-"), let first = lower, let next = rest.first,
                next != UInt8(ascii: "]")
            {
                rest.removeFirst()
                guard let last = next == UInt8(ascii: "\\") ? rest.popFirst() : next else {
                    return nil
                }
                if first <= last { bytes.formUnion(first...last) }
                lower = nil
            } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
                let close = rest.firstIndex(of: UInt8(ascii: "]")),
                close > rest.startIndex + 1, rest[close - 1] == UInt8(ascii: ":")
            {
                let name = String(
                    decoding: rest[(rest.startIndex + 1)..<(close - 1)], as: UTF8.self)
                guard let ranges = classes[name] else { return nil }
                for range in ranges { bytes.formUnion(range) }
                rest = rest[(close + 1)...]
                lower = nil
            } else {
                guard let single = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else {
                    return nil
                }
                bytes.insert(single)
                lower = single
            }
        }
        return nil
    }

    private static func ascii(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> ClosedRange<UInt8>
    {
        UInt8(ascii: first)...UInt8(ascii: last)
    }

    /// The POSIX character classes in ASCII.
    private static let classes: [String: [ClosedRange<UInt8>]] = [
        "alnum": [ascii("0", "9"), ascii("A", "Z"), ascii("a", "z")],
        "alpha": [ascii("A", "Z"), ascii("a", "z")], "blank": [9...9, 32...32],
        "cntrl": [0...31, 127...127], "digit": [ascii("0", "9")], "graph": [33...126],
        "lower": [ascii("a", "z")], "print": [32...126],
        "punct": [33...47, 58...64, 91...96, 123...126], "space": [9...13, 32...32],
        "upper": [ascii("A", "Z")],
        "xdigit": [ascii("0", "9"), ascii("A", "F"), ascii("a", "f")],
    ]
}
