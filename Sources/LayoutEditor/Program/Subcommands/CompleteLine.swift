import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore
import Platform
import StackCore

/// The `complete` subcommand, which the completion scripts of bash, zsh and fish call with the
/// command line up to the cursor. Help does not list it.
///
/// Each line of its output is a candidate, a tab and the candidate's meaning. A line without a
/// candidate asks the shell to complete paths. A layout file on the command line is read into
/// memory as bytes, so nothing is written and no lock is taken. There are no candidates from a file
/// that cannot be read.
struct CompleteLine: ProgramCommand {
    private static let line = Argument.text("LINE")

    static let usage = Usage(
        .program, ["complete", line.once],
        summary: "lists the completions of a command line of the program",
        examples: ["complete 'layoutedit export login.layout --format sv'"])

    private let typed: TypedWords
    var isQuiet: Bool { true }

    init(_ match: Match) throws(CommandError) {
        typed = TypedWords(shellLine: try match[Self.line].text)
    }

    /// The time limit for reading a file, in milliseconds. It is short because the user waits for
    /// completions.
    private static let longest = 2000

    func run(in shell: Shell) throws -> ExitStatus {
        var shell = shell
        let end = Clock.elapsed() + Self.longest
        shell.surroundings.isInterrupted = { Signals.wasInterrupted || Clock.elapsed() > end }
        let nothing = try LayoutFile(image: [], named: "", until: .never)
        var completer = completer(on: nothing, in: shell)
        if let path = completer.path(in: typed), let file = try? file(at: path, in: shell) {
            completer = self.completer(on: file, in: shell)
        }
        if completer.awaitsPath(typed) { shell.output.write("\tpaths\n") }
        for word in completer.words(for: typed)
        where !word.unicodeScalars.contains(where: \.isUnshowable) {
            let help = completer.help(for: word, in: typed).onOneLine
            shell.output.write("\(word)\t\(help)\n")
        }
        return .done
    }

    private func completer(on file: LayoutFile, in shell: Shell) -> Completer {
        let session = shell.session(on: file, safeFor: "completion")
        let completer = Completer(
            programLine: SessionView(session), namesInFolder: Folder.names(in:))
        completer.openDocument(of: typed)
        return completer
    }

    /// Reads a layout file, or imports a storyboard or xib, into memory. Returns nil if there is no
    /// file at the path.
    private func file(at path: String, in shell: Shell) throws -> LayoutFile? {
        // The shell passes the line before it expands `~`.
        let path = path.hasPrefix("~/") ? (Environment["HOME"] ?? "~") + path.dropFirst() : path
        guard let bytes = try DataFile.readPresent(path) else { return nil }
        return try ShownStoryboard(path)?.open(in: shell)
            ?? LayoutFile(image: bytes, named: path, until: shell.surroundings.cancellation)
    }
}
