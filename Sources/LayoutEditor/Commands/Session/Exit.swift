import CommandLanguage
import LayoutReplies
import LayoutSession

/// The `exit` command: an alias of `quit`.
struct Exit: SessionCommand {
    static let usage = Usage(
        .shell, ["exit"],
        summary: "leaves, as quit does",
        examples: ["exit"])

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) {}

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        session.quit()
        return .report("")
    }
}
