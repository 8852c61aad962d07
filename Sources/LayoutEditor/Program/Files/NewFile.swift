import CommandLanguage
import LayoutStore
import StackCore

/// A layout file that does not exist yet: its first edit makes it, unless the path is mistyped.
struct NewFile {
    private let path: String

    /// Nil for a path at which something is.
    init?(_ path: String) {
        if FileStatus(ofName: path) != nil || CheckInput.isInterfaceBuilders(path) { return nil }
        self.path = path
    }

    /// Refuses a word that is, or nearly is, a command and not a file: `layoutedit version`.
    func refuseCommand(in grammar: Grammar) throws(CommandError) {
        if let error = MistakenCommand([path], grammar).errorWithoutFile { throw error }
    }

    /// Tells that the first edit makes the file.
    func announce(in shell: Shell) {
        tell("this is a new file, which the first edit makes", in: shell)
    }

    /// Tells that no command has made the file.
    func noteMissing(in shell: Shell) {
        if FileStatus(ofName: path) == nil {
            tell("there is no such file, and no command has made it", in: shell)
        }
    }

    private func tell(_ sentence: String, in shell: Shell) {
        let near = NearFile.hint(for: path).map { "; " + $0 } ?? ""
        shell.output.tell(["\(path.escapedLineEnds): \(sentence)\(near)"])
    }
}

/// The file beside a path that was probably meant.
enum NearFile {
    /// Returns `did you mean Main.storyboard?`; nil if no file in the folder has nearly that name and the
    /// same extension, or the same name and nearly that extension.
    static func hint(for path: String) -> String? {
        let folder = path.folderOfPath
        let wanted = parts(of: path.lastNameOfPath)
        let files = Folder.names(in: folder.isEmpty ? "." : folder)
            .filter { !$0.hasSuffix("/") }.map(parts)
        let names = files.filter { $0.end == wanted.end }.map(\.name)
        let ends = files.filter { $0.name == wanted.name }.map(\.end)
        let near =
            Suggestion.nearest(to: wanted.name, among: names).map { $0 + wanted.end }
            ?? Suggestion.nearest(to: wanted.end, among: ends).map { wanted.name + $0 }
        return near.map { "did you mean \(folder + $0)?" }
    }

    /// A file's name up to its last dot, and from there on.
    private static func parts(of file: String) -> (name: String, end: String) {
        guard let dot = file.lastIndex(of: ".") else { return (file, "") }
        return (String(file[..<dot]), String(file[dot...]))
    }
}
