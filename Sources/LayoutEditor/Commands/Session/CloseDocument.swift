import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `close` command: closes the current document.
struct CloseDocument: SessionCommand {
    static let usage = Usage(
        .documents, ["close"],
        summary: "closes the current document; everything is saved already",
        examples: ["close"])

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) {}

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let name = session.name(of: try session.currentID())
        session.closeDocument()
        return .report("closed \(name)", [("document", .string(name))])
    }
}
