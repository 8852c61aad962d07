import CommandLanguage
import LayoutFormats
import LayoutReplies

/// What UIKit's console said of constraints, in words.
struct ExplainLog: ProgramCommand {
    private static let log = Argument.path("LOG")

    static let usage = Usage(
        .program,
        ["explain", .optional([log.once]), .options([.quiet, .json])],
        summary: "says in sentences what UIKit's console says of conflicts",
        discussion: """
            Reads a log from LOG or standard input, looks for "Unable to simultaneously satisfy \
            constraints", and tells of each what cannot hold together, what UIKit gave up, which \
            constraint is most likely one too many, and what to do about it. The rest of the log \
            is passed over. `layoutedit FILE -c 'explain LOG'` finds the views in a document.
            """,
        examples: ["explain device.log", "explain"])

    private let path: String
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[optional: Self.log]?.text ?? "/dev/stdin"
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let conflicts = ConsoleConflict.all(
            in: String(decoding: try DataFile.read(path), as: UTF8.self))
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "explain",
                reply: ExplainedConflict.reply(conflicts.map { ExplainedConflict($0) })))
        return .done
    }
}
