import LayoutFormats
import StackCore

/// Makes a document the current one.
struct OpenDocument: SessionCommand {
    private static let name = Argument.document("NAME")

    static let usage = Usage(
        .documents,
        ["open", name.once],
        summary: "makes a document the current one",
        discussion: """
            Without `open` the current document is the one that the last operation changed, else \
            the first of the file.
            """,
        examples: ["open Login"])

    private let name: SourceText

    init(_ match: Match) throws(CommandError) { name = try match[Self.name] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        session.open(try session.documentID(name))
        return .report("opened \(name.text)", [("document", .string(name.text))])
    }
}
