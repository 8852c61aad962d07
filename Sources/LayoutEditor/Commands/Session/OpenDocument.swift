import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `open` command: makes a document the current one.
struct OpenDocument: SessionCommand {
    private static let name = Argument.document("NAME")

    static let usage = Usage(
        .documents,
        ["open", name.once],
        summary: "makes a document the current one",
        discussion: """
            A shell starts in the document that was open in the last shell on this file; if that \
            is not known, and in scripts and for -c, it is the first by name. The document stays \
            open until another is opened, whatever other processes do.
            """,
        examples: ["open Login"])

    private let name: SourceText

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) { name = try match[Self.name] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        session.open(try session.documentID(name))
        return .report("opened \(name.text)", [("document", .string(name.text))])
    }
}
