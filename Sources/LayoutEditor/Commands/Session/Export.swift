import LayoutFormats
import StackCore

/// A document as another program's file.
struct Export: SessionCommand {
    private static let document = Argument.document("DOCUMENT")

    static let usage = Usage(
        .shell,
        ["export", .optional([document.once]), .options(ExportOptions.all)],
        summary: "writes the current document in another format",
        discussion: "Without --output the text is the reply.",
        examples: ["export --format json", "export Login --format svg --output login.svg"])

    private let document: SourceText?
    private let options: ExportOptions

    init(_ match: Match) throws(CommandError) {
        document = try match[optional: Self.document]
        options = try ExportOptions(match)
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let id =
            if let document { try session.documentID(document) } else { try session.currentID() }
        let document = NamedDocument(name: session.name(of: id), document: try session.document(id))
        let text = try options.text(of: [document], in: session)
        guard let output = options.output else {
            return .data(text.trimmingLastNewline, [("text", .string(text))])
        }
        try session.surroundings.writeFile(Array(text.utf8), output.text, options.replaces)
        return .report("wrote \(output.text)", [("output", .string(output.text))])
    }
}

extension String {
    fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
