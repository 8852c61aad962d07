import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `push` subcommand: writes documents back into the storyboard or xib that they were imported
/// from.
struct PushFile: ProgramCommand {
    private static let output = Argument.path("OUTPUT", "the storyboard or xib to write")

    static let usage = Usage(
        .program,
        ["push", Argument.file.once, .optional([output.once]), .options([.quiet, .json])],
        summary: "writes the documents into the storyboard or xib that they came from",
        discussion: """
            Without OUTPUT it writes to the path of the last import, pull or push. This path must \
            be in FILE's folder, or you must have imported, pulled or pushed it on this computer. If FILE has \
            documents of several files, OUTPUT chooses those that came from it. Parts that were \
            not edited stay byte for byte. If the file contains changes that were not pulled, it \
            is left alone, with exit status 75: pull first.
            """,
        examples: ["push login.layout", "push login.layout Main.storyboard"])

    private let path: String
    private let output: SourceText?
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        output = try match[optional: Self.output]
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let session = shell.session(on: try shell.open(path, .writeExisting), SessionSettings())
        // The project provides the app's fonts, on which the frames in the storyboard depend.
        session.settings.project = shell.project(around: output?.text ?? path, ProjectChoice())
        let pushed = try session.push(to: output) { "push " + CommandQuoting.word($0) }
        KnownStoryboardPaths.record(pushed.path, of: path)
        let place = pushed.path.escapedLineEnds
        shell.output.report(
            pushed.notes.map { "\(place):\($0.line): \($0.message)" } + pushed.notesOnUnwritten)
        let documents = pushed.documents.joined(separator: ", ")
        let unchanged =
            pushed.unwritten.isEmpty ? "is already up to date" : "already has \(documents)"
        let sentence =
            pushed.isWritten ? "pushed \(documents) to \(place)" : "\(place) \(unchanged)"
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "push",
                reply: .report(
                    sentence,
                    [
                        ("output", .string(pushed.path)), ("written", .bool(pushed.isWritten)),
                        ("documents", .array(pushed.documents.map(JSONValue.string))),
                        ("unwritten", .array(pushed.unwritten.map(JSONValue.string))),
                        ("notes", .integer(pushed.notes.count)),
                    ]), operation: session.recorded))
        return .done
    }
}
