import CommandLanguage
import LayoutFormats
import LayoutReplies

/// The `explain` subcommand: reads a log of UIKit's console and explains each constraint conflict
/// in it.
struct ExplainLog: ProgramCommand {
    private static let log = Argument.path("LOG", "a file with output of the console")

    static let usage = Usage(
        .program,
        ["explain", .optional([log.once]), .options([.quiet, .json])],
        summary: "explains the conflicts in a log of UIKit's console",
        discussion: """
            Reads a log from LOG or, without it or with -, from standard input, and finds each \
            "Unable to simultaneously satisfy constraints", or only the list in parentheses. Lists \
            the constraints that cannot hold together, what UIKit gave up, which constraint is most likely one too \
            many, and what to do about it. It never advises to change what UIKit makes itself, \
            such as a size of 0 while it measures. Constraints of any class are read, with \
            prefixes of a logger, marks of a quotation or HTML entities; lines of a list that were \
            not understood are shown. Views with the same description are numbered, UIView#2. The \
            rest of the log is skipped. `layoutedit FILE -c 'explain LOG'` finds the views in a \
            document.
            """,
        examples: ["explain device.log", "explain"])

    private let path: String
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        let log = try match[optional: Self.log]?.text ?? "-"
        path = log == "-" ? "/dev/stdin" : log
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let log = String(decoding: try DataFile.read(path), as: UTF8.self)
        let conflicts = ConsoleConflict.all(in: log).map { ExplainedConflict($0) }
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "explain",
                reply: ExplainedConflict.reply(conflicts, in: log)))
        return .done
    }
}
