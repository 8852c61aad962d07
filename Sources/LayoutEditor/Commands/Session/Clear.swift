import CommandLanguage
import LayoutReplies
import LayoutSession

/// The `clear` command: clears the screen.
struct Clear: SessionCommand {
    static let usage = Usage(
        .shell, ["clear"],
        summary: "empties the terminal's screen, as Ctrl-L does",
        discussion: """
            Without a screen it does nothing.
            """,
        examples: ["clear"])

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) {}

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        var reply = Reply.report("")
        reply.clearsScreen = true
        return reply
    }
}
