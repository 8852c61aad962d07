import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `duplicate` command: copies a document and opens the copy.
struct DuplicateDocument: SessionCommand {
    private static let name = Argument.document("NAME")
    private static let other = Argument.newName("OTHER")

    static let usage = Usage(
        .documents,
        ["duplicate", name.once, "as", other.once],
        summary: "copies a whole document, and opens the copy",
        examples: ["duplicate Login as Login2"])

    private let name: SourceText
    private let other: SourceText

    init(_ match: Match) throws(CommandError) {
        name = try match[Self.name]
        other = try match[Self.other]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement) {
            let edits = try session.document(session.documentID(name)).constructionEdits()
            let id = try session.create(other)
            // The copy is not a scene of the imported file, so it does not get the original's
            // source reference (its origin), which states the imported file and the scene.
            for edit in edits.map({ FileEdit.edit(id, $0) }) where edit.movedOrigin == nil {
                try session.apply(edit)
            }
            session.open(id)
            return .report(
                "made \(other.text) like \(name.text)", [("document", .string(other.text))])
        }
    }
}
