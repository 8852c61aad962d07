import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `checkpoint` command: names the current point of the history.
struct SetCheckpoint: SessionCommand {
    private static let name = Argument.newName("NAME")

    static let usage = Usage(
        .history,
        ["checkpoint", name.once],
        summary: "names the current point of history",
        discussion: """
            A checkpoint of the same name moves to this point.
            """,
        examples: ["checkpoint before-redesign"])

    private let name: SourceText

    init(_ match: Match) throws(CommandError) { name = try match[Self.name] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        do {
            try session.followingOthers { try session.file.setCheckpoint(name.text) }
        } catch {
            throw CommandError(any: error, in: statement)
        }
        return .report(
            "\(name.text) is operation \(session.file.head)",
            [("checkpoint", .string(name.text)), ("head", .integer(session.file.head))])
    }
}
