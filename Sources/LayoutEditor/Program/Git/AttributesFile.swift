import CommandLanguage
import LayoutSession
import LayoutStore
import Platform
import StackCore

/// A Git attributes file, as lines that can be added and removed.
struct AttributesFile {
    let path: String
    /// The lines without `\n`. In a file with the line ends `\r\n`, each line ends in `\r`.
    private var lines: [String]

    init(_ path: String) throws(CommandError) {
        self.path = path
        let text = String(decoding: try DataFile.readPresent(path) ?? [], as: UTF8.self)
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        if lines.last == "" { lines.removeLast() }
    }

    /// Appends the given lines that are not in the file yet. Returns false, without writing the
    /// file, if it contains all of them.
    mutating func add(_ new: [String]) throws(CommandError) -> Bool {
        let present = Set(lines.map(Self.content))
        let end = lines.first?.unicodeScalars.last == "\r" ? "\r" : ""
        let missing = new.filter { !present.contains($0) }
        if missing.isEmpty { return false }
        lines += missing.map { $0 + end }
        try write()
        return true
    }

    /// Removes the lines and writes the file, or deletes the file if no line is left. Returns
    /// whether the file contained any of the lines.
    mutating func remove(_ old: [String]) throws(CommandError) -> Bool {
        let kept = lines.filter { !old.contains(Self.content($0)) }
        if kept.count == lines.count { return false }
        lines = kept
        if lines.isEmpty { unlink(path.fileName) } else { try write() }
        return true
    }

    /// Returns a line without `\r` at its end, and without a byte order mark at its start.
    private static func content(_ line: String) -> String { String(line.textLines[0]) }

    private func write() throws(CommandError) {
        // The folder of the user's Git configuration may not exist yet.
        DataFile.makeFolders(of: path, mode: 0o755)
        let text = lines.map { $0 + "\n" }.joined()
        try DataFile.write(Array(text.utf8), to: Destination(path: path, replacing: .anything))
    }
}
