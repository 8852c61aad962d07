import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

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

    var basis: CommandBasis { .nothing }

    init(_ match: Match) throws(CommandError) {
        point = try match[optional: .point]
        document = try match[optional: Self.document]
        options = try ExportOptions(match)
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let (all, documents) = try session.readingAtOneMoment {
            (try session.documents(at: point), [try chosen(in: session)])
        }
        let exported = try options.file(of: documents, among: all, in: session)
        guard let output = options.output else {
            let text = try options.text(of: exported)
            return .data(text.trimmingLastNewline, [("text", .string(text))])
        }
        try options.write(exported, of: documents, to: output, in: session)
        let notes = exported.notes.map { "\n\(output.text):\($0.line): \($0.message)" }
        return .report(
            "wrote \(output.text)" + notes.joined(),
            [("output", .string(output.text)), ("notes", .integer(notes.count))])
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
