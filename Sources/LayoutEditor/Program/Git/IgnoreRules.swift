import CommandLanguage
import LayoutStore

/// The ignore patterns of a Git repository that apply in one folder. They come from
/// `.git/info/exclude` and the `.gitignore` files from the top down, as gitignore(5) describes.
///
/// Git itself is not run, because it would start programs named by a repository's configuration
/// (docs/decisions/0015-gitignore-without-git.md).
struct IgnoreRules {
    /// The path of the repository's top folder.
    private let top: String
    /// The folder whose files the patterns are applied to. The path is relative to the top folder;
    /// it is empty, or has a `/` at its end.
    private(set) var folder = ""
    /// Whether Git ignores the folder itself, and so everything inside it.
    private(set) var isFolderIgnored = false
    /// The patterns of each ignore file, with the folder that the ignore file is in.
    private var lists: [(folder: String, patterns: IgnoreList)] = []

    /// Returns nil if the folder is not in a Git repository.
    init?(in folder: String) throws(CommandError) {
        let whole = FileProbe.resolved(folder)
        guard let top = Self.repository(around: whole) else { return nil }
        self.top = top
        try read("/.git/info/exclude")
        try read("/.gitignore")
        let inside = whole.unicodeScalars.dropFirst(top.unicodeScalars.count).split(separator: "/")
        for name in inside { try enter(String(name)) }
    }

    /// Returns the nearest folder that contains a `.git`, from the given folder upwards; nil if
    /// there is none.
    static func repository(around folder: String) -> String? {
        var place = folder
        while !FileProbe.isThere(place + "/.git") {
            if place.isEmpty { return nil }
            place = String(place.folderOfPath.unicodeScalars.dropLast())
        }
        return place
    }

    /// Changes `folder` to one of its subfolders and reads the `.gitignore` there.
    mutating func enter(_ name: String) throws(CommandError) {
        isFolderIgnored = isFolderIgnored || ignores(name, isFolder: true)
        folder += name + "/"
        try read("/\(folder).gitignore")
    }

    /// Returns whether Git ignores a file or folder that is directly inside `folder`.
    func ignores(_ name: String, isFolder: Bool) -> Bool {
        let path = (folder + name).fileNameBytes
        for list in lists.reversed() {
            let inside = path.dropFirst(list.folder.fileNameBytes.count)
            if let isIgnored = list.patterns.ignores(inside, isFolder: isFolder) {
                return isIgnored
            }
        }
        return false
    }

    private mutating func read(_ place: String) throws(CommandError) {
        // A `.gitignore` that is a link is not read, as in Git.
        guard !FileProbe.isLink(top + place), let bytes = try DataFile.readPresent(top + place)
        else { return }
        let patterns = IgnoreList(IgnorePattern.all(in: bytes))
        if !patterns.isEmpty { lists.append((folder, patterns)) }
    }
}

/// The patterns of one ignore file. The last pattern that matches a path determines whether Git
/// ignores it.
///
/// Most patterns are names, paths or endings of names without wildcards, which are looked up. Only
/// the others are tried one after the other.
private struct IgnoreList {
    /// The last patterns with one text: of those for files and folders, and of those for folders
    /// only.
    private struct Last {
        var all: Int?
        var folders: Int?
    }

    private let patterns: [IgnorePattern]
    private var plain: [IgnorePattern.Plain: Last] = [:]
    /// The indices of the patterns with wildcards, ascending.
    private var others: [Int] = []
    private var hasEndings = false

    init(_ patterns: [IgnorePattern]) {
        self.patterns = patterns
        for (index, pattern) in patterns.enumerated() {
            guard let text = pattern.plain else {
                others.append(index)
                continue
            }
            if case .ending = text { hasEndings = true }
            if pattern.isForFoldersOnly {
                plain[text, default: Last()].folders = index
            } else {
                plain[text, default: Last()].all = index
            }
        }
    }

    var isEmpty: Bool { patterns.isEmpty }

    /// Returns whether the path is ignored; nil if no pattern matches it. The path is relative to
    /// the folder that contains the ignore file.
    func ignores(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
        assert(path.first != UInt8(ascii: "/"), "a path is not relative to its ignore file")
        var last = -1
        for text in texts(of: path) {
            guard let found = plain[text] else { continue }
            last = max(last, found.all ?? -1, isFolder ? found.folders ?? -1 : -1)
        }
        let other = others.last { $0 <= last || patterns[$0].matches(path, isFolder) }
        last = max(last, other ?? -1)
        return last < 0 ? nil : !patterns[last].isNegated
    }

    /// Returns the texts of all patterns without wildcards that match a path.
    private func texts(of path: ArraySlice<UInt8>) -> [IgnorePattern.Plain] {
        if plain.isEmpty { return [] }
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
        let name = path[start...]
        let endings = hasEndings ? name.indices.map { IgnorePattern.Plain.ending(name[$0...]) } : []
        return [.path(path), .name(name)] + endings
    }
}

/// One line of a `.gitignore` file.
struct IgnorePattern {
    /// Whether the pattern begins with `!`, so that files that it matches are not ignored.
    let isNegated: Bool
    let isForFoldersOnly: Bool
    /// Whether the pattern applies only to the last component of a path, because it has no `/`
    /// inside.
    private let isForNames: Bool
    /// Nil for a pattern with the text `plain`.
    private let pattern: GitPattern?
    /// The text of a pattern that has no wildcard, or only a `*` before the ending of a name; nil
    /// for any other pattern.
    let plain: Plain?

    enum Plain: Hashable {
        case path(ArraySlice<UInt8>)
        case name(ArraySlice<UInt8>)
        case ending(ArraySlice<UInt8>)
    }

    /// Returns the patterns of a `.gitignore` file, in the order of its lines.
    static func all(in bytes: [UInt8]) -> [IgnorePattern] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        return text.split(separator: UInt8(ascii: "\n")).compactMap(IgnorePattern.init)
    }

    /// Parses a line. Returns nil for an empty line, a comment, and a malformed pattern.
    private init?(_ line: ArraySlice<UInt8>) {
        var line = Self.trimmed(line)
        if line.first == UInt8(ascii: "#") { return nil }
        isNegated = line.first == UInt8(ascii: "!")
        if isNegated { line.removeFirst() }
        isForFoldersOnly = line.last == UInt8(ascii: "/")
        if isForFoldersOnly { line.removeLast() }
        isForNames = !line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line.removeFirst() }
        if line.isEmpty { return nil }
        plain = Self.plain(line, isForNames: isForNames)
        pattern = plain == nil ? GitPattern(line) : nil
        if plain == nil && pattern == nil { return nil }
    }

    private static func plain(_ text: ArraySlice<UInt8>, isForNames: Bool) -> Plain? {
        let isEnding = isForNames && text.first == UInt8(ascii: "*")
        let rest = isEnding ? text.dropFirst() : text
        if rest.isEmpty || rest.contains(where: "*?[\\".utf8.contains) { return nil }
        return isEnding ? .ending(rest) : isForNames ? .name(rest) : .path(rest)
    }

    /// Returns the line without its carriage return and without spaces at the end, unless a `\` protects
    /// them.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        var (end, isEscaped) = (line.startIndex, false)
        for (place, byte) in zip(line.indices, line) {
            if isEscaped || byte != UInt8(ascii: " ") { end = place + 1 }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
        return line[..<end]
    }

    /// Returns whether a pattern with wildcards matches a path relative to the folder that contains
    /// the `.gitignore`.
    func matches(_ path: ArraySlice<UInt8>, _ isFolder: Bool) -> Bool {
        if isForFoldersOnly, !isFolder { return false }
        guard let pattern else { preconditionFailure("a pattern without wildcards is looked up") }
        guard isForNames, let slash = path.lastIndex(of: UInt8(ascii: "/")) else {
            return pattern.matches(path)
        }
        return pattern.matches(path[(slash + 1)...])
    }
}
