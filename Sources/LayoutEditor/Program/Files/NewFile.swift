import CommandLanguage
import LayoutStore
import StackCore

/// A layout file that does not exist yet. The first edit creates it, unless its path is probably a
/// mistyped command.
struct NewFile {
    private let path: String

    /// Returns nil if something exists at the path, or if the path is that of a storyboard or xib.
    init?(_ path: String) {
        if FileStatus(ofName: path) != nil || CheckInput.isInterfaceBuilderFile(path) { return nil }
        self.path = path
    }

    /// Throws if the path is a command or similar to one, as in `layoutedit version`.
    func refuseCommand(in grammar: Grammar) throws(CommandError) {
        if let error = MistakenCommand([path], grammar)?.errorWithoutFile { throw error }
    }

    /// Prints that the file is new and that the first edit will create it.
    func announce(in shell: Shell) {
        report("this is a new file, which the first edit creates", in: shell)
    }

    /// Prints, after the commands have run, that none of them has created the file.
    func reportMissing(in shell: Shell) {
        if FileStatus(ofName: path) == nil {
            report("there is no such file, and no command has created it", in: shell)
        }
    }

    private func report(_ sentence: String, in shell: Shell) {
        let near = FileSuggestion.hint(for: path).map { "; " + $0 } ?? ""
        shell.output.report(["\(path.escapedLineEnds): \(sentence)\(near)"])
    }
}

/// Suggestions for mistyped paths of files.
enum FileSuggestion {
    /// Returns a hint such as `did you mean Main.storyboard?`. The suggested file is in the same
    /// folder and has a similar name with the same extension, or the same name with a similar
    /// extension. Returns nil if there is no such file.
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

    /// Splits a file name before its last dot, into the base name and the extension.
    private static func parts(of file: String) -> (name: String, end: String) {
        guard let dot = file.lastIndex(of: ".") else { return (file, "") }
        return (String(file[..<dot]), String(file[dot...]))
    }
}
