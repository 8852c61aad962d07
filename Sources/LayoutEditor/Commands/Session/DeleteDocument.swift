import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `delete document` command: deletes a document as a step that can be undone.
struct DeleteDocument: SessionCommand {
    private static let name = Argument.document("NAME")

    static let usage = Usage(
        .documents,
        ["delete", "document", name.once],
        summary: "deletes a document; undo brings it back",
        examples: ["delete document Login"])

    private let name: SourceText

    init(_ match: Match) throws(CommandError) { name = try match[Self.name] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement) {
            let id = try session.documentID(name)
            let wasOpen = session.peekedID == id
            let edits = try session.document(id).constructionEdits()
            for edit in edits.reversed() { try session.apply(.edit(id, edit.inverse)) }
            try session.apply(.destroyDocument(id, name: name.text))
            return .report(
                "deleted \(name.text)" + (wasOpen ? "; no document is open" : ""),
                [("document", .string(name.text))])
        }
    }
}
