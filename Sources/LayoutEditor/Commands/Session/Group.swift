import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `group` command: runs several commands as one undo step.
struct Group: SessionCommand {
    private static let message = Argument.text("\"message\"")

    static let usage = Usage(
        .history,
        ["group", message.once, .block],
        summary: "makes several commands one undo step",
        discussion: """
            If one of them fails, none is done.
            """,
        examples: ["group \"shorter form\" { remove email; set form.spacing 4 }"])

    private let message: SourceText
    private let body: Block

    var basis: CommandDependency { .document }

    init(_ match: Match) throws(CommandError) {
        message = try match[Self.message]
        body = try Block(match)
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement, message: message.text) {
            let outcomes = try body.run(in: session)
            return Reply(
                of: outcomes, or: message.text + ": " + outcomes.count.counted("command"),
                [("message", .string(message.text))])
        }
    }
}
