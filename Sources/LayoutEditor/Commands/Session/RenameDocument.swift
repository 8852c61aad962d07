import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `rename document` command: renames a document.
struct RenameDocument: SessionCommand {
    private static let name = Argument.document("NAME")
    private static let other = Argument.newName("OTHER")

    static let usage = Usage(
        .documents,
        ["rename", "document", name.once, "to", other.once],
        summary: "gives a document another name",
        examples: ["rename document Login to SignIn"])

    private let name: SourceText
    private let other: SourceText

    init(_ match: Match) throws(CommandError) {
        name = try match[Self.name]
        other = try match[Self.other]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement) {
            let id = try session.documentID(name)
            if name.text != other.text {
                try session.checkFree(other)
                try session.apply(.renameDocument(id, from: name.text, to: other.text))
            }
            return .report(
                "renamed \(name.text) to \(other.text)", [("document", .string(other.text))])
        }
    }
}
