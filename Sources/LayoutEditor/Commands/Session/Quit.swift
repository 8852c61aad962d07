import CommandLanguage
import LayoutReplies
import LayoutSession

/// The `quit` command: leaves the shell, or ends a script.
struct Quit: SessionCommand {
    static let usage = Usage(
        .shell, ["quit"],
        summary: "leaves; everything is saved already",
        examples: ["quit"])

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) {}

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        session.quit()
        return .report("")
    }
}
