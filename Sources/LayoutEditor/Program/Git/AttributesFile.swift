import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

/// A file of Git's attributes, to which lines are added and from which they are taken.
struct AttributesFile {
    let path: String
    private var lines: [String]

    init(_ path: String) throws(CommandError) {
        self.path = path
        let text = String(decoding: try DataFile.readPresent(path) ?? [], as: UTF8.self)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
    }

    /// The lines that are not there already are put behind the others; whether there were any.
    mutating func add(_ new: [String]) throws(CommandError) -> Bool {
        let missing = new.filter { !lines.contains($0) }
        if missing.isEmpty { return false }
        lines += missing
        try write()
        return true
    }

    /// Whether there were any to be taken.
    mutating func remove(_ old: [String]) throws(CommandError) -> Bool {
        let kept = lines.filter { !old.contains($0) }
        if kept.count == lines.count { return false }
        lines = kept
        if lines.isEmpty { unlink(path.fileName) } else { try write() }
        return true
    }

    private func write() throws(CommandError) {
        // The folders of a person's configuration need not be there.
        for (place, byte) in zip(path.indices, path) where byte == "/" && place > path.startIndex {
            mkdir(String(path[..<place]).fileName, 0o755)
        }
        let text = lines.map { $0 + "\n" }.joined()
        try DataFile.write(Array(text.utf8), to: Destination(path: path, replacing: .anything))
    }
}
