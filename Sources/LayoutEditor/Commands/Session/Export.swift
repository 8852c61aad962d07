import LayoutFormats
import StackCore

/// A document as another program's file.
struct Export: SessionCommand {
    private static let document = Argument.document("DOCUMENT")

    static let usage = Usage(
        .shell,
        ["export", .optional([document.once]), .options(ExportOptions.all + [.at])],
        summary: "writes the current document in another format",
        discussion: "Without --output the text is the reply.",
        examples: [
            "export --format json", "export --at 3 --format commands",
            "export Login --format svg --output login.svg",
        ])

    private let document: SourceText?
    private let point: PointReference?
    private let options: ExportOptions

    init(_ match: Match) throws(CommandError) {
        point = try match[optional: .point]
        document = try match[optional: Self.document]
        options = try ExportOptions(match)
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let documents = [try chosen(in: session)]
        guard let output = options.output else {
            let text = try options.text(of: documents, in: session)
            return .data(text.trimmingLastNewline, [("text", .string(text))])
        }
        let bytes = try options.bytes(of: documents, in: session)
        try session.surroundings.writeFile(bytes, output.text, options.replaces)
        return .report("wrote \(output.text)", [("output", .string(output.text))])
    }

    private func chosen(in session: Session) throws(CommandError) -> NamedDocument {
        guard let document else { return try session.currentDocument(at: point) }
        let found = try session.documents(at: point).first { $0.name == document.text }
        if let found { return found }
        throw session.unknownDocument(document)
    }
}

extension String {
    fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
