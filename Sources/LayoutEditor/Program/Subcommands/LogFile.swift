import CommandLanguage
import LayoutCommands
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `log` subcommand: lists the operations of a layout file.
struct LogFile: ProgramCommand {
    static let usage = Usage(
        .program,
        [
            "log", Argument.file.once, .optional([Argument.trace.once]),
            .options([.newest, .quiet, .json, .noPager]),
        ],
        summary: "draws the operations as a tree, or lists what one of them changed",
        discussion: """
            On a terminal the newest comes first, elsewhere the oldest. With a NAME only the \
            operations are listed that changed the document, view or constraint.
            """,
        examples: [
            "log login.layout", "log login.layout -n 10", "log login.layout title",
            "log login.layout 3 --json",
        ])

    private let path: String
    private let log: Log
    let isJSON: Bool
    let isQuiet: Bool
    private let pages: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        log = try Log(match)
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
        pages = !match.has("--no-pager")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.open(path, .readOnly)
        var settings = SessionSettings()
        settings.listsNewestFirst = !isJSON && Terminal.showsOutput
        settings.needsMembers = isJSON
        let session = shell.session(on: file, settings)
        let reply = try session.readingAtOneMoment { try log.reply(SessionView(session)) }
        shell.printer(isJSON: isJSON, pages: pages).print(Outcome(command: "log", reply: reply))
        return .done
    }
}
