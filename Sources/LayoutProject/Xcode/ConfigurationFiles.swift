import LayoutChecks
import LayoutFormats

/// A reader of the files of build settings (`.xcconfig`) on which configurations of a project are
/// based.
struct ConfigurationFiles {
    private let files: any ProjectFiles
    /// The folder to which a path is relative if it is not found beside the including file.
    private let root: String
    private var lists: [String: [SettingAssignment]] = [:]
    /// The paths of the files that are being read now; each file is included by the previous one.
    /// They are used to detect files that include each other.
    private var open: [String] = []
    /// The number of bytes that may still be read. Each file counts as at least `smallestSize`
    /// bytes, because files can include each other many times.
    private var remaining = 32 << 20
    private static let smallestSize = 1 << 15
    private(set) var messages: [ProjectMessage] = []
    private static let limit = 1 << 20
    private static let deepest = 16
    private static let mostMessages = 100

    init(_ files: any ProjectFiles, root: String) { (self.files, self.root) = (files, root) }

    /// The place that refers to a file of build settings: a path and a line in it. If the file is
    /// missing, the message is about this place.
    struct Origin {
        let path: String
        let line: Int
        /// Whether the file may be absent.
        var isOptional = false
    }

    /// The files that were read, sorted.
    var paths: [String] { lists.keys.sorted() }

    /// Returns the assignments of a file and of the files that it includes, in file order.
    mutating func assignments(in path: String, from origin: Origin) -> [SettingAssignment] {
        if let list = lists[path] { return list }
        let list = read(path, from: origin)
        lists[path] = list
        return list
    }

    private mutating func read(_ path: String, from origin: Origin) -> [SettingAssignment] {
        if open.contains(path) { return [] }
        guard open.count < Self.deepest, remaining > 0 else {
            report(
                ProjectMessage(
                    origin.path, origin.line, .warning,
                    "\(path) was not read: files include each other too deeply or are too large"))
            return []
        }
        let bytes: [UInt8]
        do {
            bytes = try files.read(path, atMost: Self.limit)
            remaining -= max(bytes.count, Self.smallestSize)
        } catch {
            report(error, of: path, from: origin)
            return []
        }
        let text: [UInt8]
        do {
            text = try PropertyListText(bytes).utf8
        } catch {
            report(ProjectMessage(path, error.line, .warning, error.message))
            return []
        }
        if let line = GitMarkers.firstLine(in: text) {
            report(
                ProjectMessage(
                    path, line, .warning,
                    "Git's conflict markers: of settings on both sides, the last one counts"))
        }
        open.append(path)
        defer {
            assert(open.last == path, "\(path) includes a file that is still open")
            open.removeLast()
        }
        return assignments(ofText: text, at: path)
    }

    /// Reports that a file could not be read. Missing files of package managers are not reported,
    /// since they are often not in the repository.
    private mutating func report(_ refusal: FileRefusal, of path: String, from origin: Origin) {
        if [.missing, .ignored].contains(refusal) {
            if origin.isOptional || path.split(separator: "/").contains("Pods") { return }
            report(
                ProjectMessage(origin.path, origin.line, .note, "\(path): \(refusal.sentence)"))
        } else {
            report(ProjectMessage(path, nil, .warning, refusal.sentence))
        }
    }

    private mutating func report(_ message: ProjectMessage) {
        if messages.count < Self.mostMessages, !messages.contains(message) {
            messages.append(message)
        }
    }

    private mutating func assignments(
        ofText text: [UInt8], at path: String
    ) -> [SettingAssignment] {
        var list: [SettingAssignment] = []
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let line = Self.withoutComment(String(decoding: bytes, as: UTF8.self)).trimmingSpaces
            if line.hasPrefix("#include") {
                list += included(line, from: Origin(path: path, line: index + 1))
            } else if let equals = Self.equals(in: line) {
                var value = line[line.index(after: equals)...].trimmingSpaces
                while value.hasSuffix(";") { value = value.dropLast().trimmingSpaces }
                list.append(
                    SettingAssignment(key: line[..<equals].trimmingSpaces, value: value))
            }
        }
        return list
    }

    private static func withoutComment(_ line: String) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    }

    /// Returns the index of an assignment's equals sign, ignoring those in the brackets of
    /// conditions; nil if there is none.
    private static func equals(in line: String) -> String.Index? {
        var depth = 0
        return line.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "=" && depth <= 0
        }
    }

    private mutating func included(_ line: String, from origin: Origin) -> [SettingAssignment] {
        var rest = line.dropFirst("#include".count)
        var origin = origin
        if rest.first == "?" {
            rest = rest.dropFirst()
            origin.isOptional = true
        }
        let name = rest.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("<") else { return [] }
        let folder = ProjectPath.folder(of: origin.path)
        let places = [folder, root].compactMap { ProjectPath.join($0, String(name)) }
        guard let path = places.first(where: files.isThere) ?? places.first else {
            if !origin.isOptional {
                report(
                    ProjectMessage(
                        origin.path, origin.line, .warning,
                        "\(name) \(FileRefusal.outside.sentence)"))
            }
            return []
        }
        return read(path, from: origin)
    }
}
