import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore
import LayoutStore

/// The `pull` subcommand: merges the changes that were made to a storyboard or xib since its import
/// into the documents that were imported from it.
struct PullFile: ProgramCommand {
    private static let input = Argument.path("INPUT", "the storyboard or xib that has changed")

    static let usage = Usage(
        .program,
        [
            "pull", Argument.file.once, input.once,
            .options([MergeSide.option, .quiet, .json]),
        ],
        summary: "merges the changes of an imported file, such as Xcode's, into its documents",
        discussion: """
            One step: the file as it was last seen, as it would be exported and as it is now are \
            merged (see merge): edits made here stay, edits made there are added, new scenes \
            become documents. What both changed is a conflict, with exit status 1: each is listed \
            with both values, and the documents keep ours, or the side that --prefer names. undo \
            undoes all of it. A scene that was deleted there is deleted here, unless it was edited \
            here.
            """,
        examples: ["pull login.layout Main.storyboard"])

    private let path: String
    private let input: String
    /// The contents of the storyboard or xib; nil if `run` must read the file.
    private let bytes: [UInt8]?
    private let preferred: MergeSide
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        input = try match[Self.input].text
        bytes = nil
        preferred = try MergeSide(match)
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    /// Creates a pull that resolves conflicts in favour of the layout file (ours).
    ///
    /// - Parameter bytes: the contents of the storyboard or xib, which the caller has read
    init(_ input: String, of bytes: [UInt8], into path: String, isJSON: Bool, isQuiet: Bool) {
        self.bytes = bytes
        (self.input, self.path, preferred) = (input, path, .ours)
        (self.isJSON, self.isQuiet) = (isJSON, isQuiet)
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let bytes = try bytes ?? DataFile.read(input)
        let file = try shell.open(path, .writeExisting)
        var settings = SessionSettings()
        settings.source = .importing(input)
        let session = shell.session(on: file, settings)
        let pulled = try session.pull(
            bytes, named: input, preferring: preferred,
            command: "pull " + CommandQuoting.word(input))
        KnownStoryboardPaths.record(input, of: path)
        let words = pulled.merged.map { MergeSummary($0, of: input) }
        shell.output.printError(words?.conflicts ?? [])
        shell.output.report(words?.decisions ?? [])
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "pull",
                reply: pulled.reply(about: input),
                operation: session.recorded))
        return pulled.merged?.conflicts.isEmpty ?? true ? .done : .checkFailed
    }
}
