package import CommandLanguage
package import LayoutFormats
package import LayoutReplies
package import LayoutSession
package import LayoutStore
import StackCore

/// The `export` command: writes documents in another file format.
package struct Export: SessionCommand {
    private static let document = Argument.document("DOCUMENT")

    package static let usage = Usage(
        .shell,
        ["export", .optional([document.once]), .options(ExportOptions.all + [.at])],
        summary: "writes the current document in another format",
        discussion: "Without --output the text is the reply.",
        examples: [
            "export --format json", "export --at 3 --format commands",
            "export Login --format svg --output login.svg",
        ])

    private let document: SourceText?
    /// The point of the history whose documents are exported; nil for the present.
    private let point: PointReference?
    package let options: ExportOptions

    package var basis: CommandDependency { .nothing }

    package init(_ match: Match) throws(CommandError) {
        point = try match[optional: .point]
        document = try match[optional: Self.document]
        options = try ExportOptions(match)
    }

    package func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let (exported, documents) = try file(in: session)
        guard let output = options.output else {
            let text = try options.text(of: exported)
            return .data(text.trimmingLastNewline, [("text", .string(text))])
        }
        try options.write(exported, of: documents, to: output, in: session)
        let path = output.text.escapedLineEnds
        let notes = exported.notes.map { "\n\(path):\($0.line): \($0.message)" }
        return .report(
            "wrote \(path)" + notes.joined(),
            [("output", .string(output.text)), ("notes", .integer(notes.count))])
    }

    /// Returns the content of the file to write and the exported documents. Both are read from one
    /// state of the layout file, even if another process changes the file meanwhile.
    ///
    /// - Parameter takingAll: whether a command that names no document exports all documents,
    ///   instead of only the current one.
    package func file(
        in session: Session, takingAll: Bool = false
    ) throws(CommandError) -> (file: ExportedFile, documents: [DocumentState]) {
        try session.readingAtOneMoment {
            let (all, chosen) = try documents(in: session, takingAll: takingAll)
            return (try options.file(of: chosen, among: all, at: point, in: session), chosen)
        }
    }

    /// Returns all documents at the requested point of the history, and the documents to export.
    private func documents(
        in session: Session, takingAll: Bool
    ) throws(CommandError) -> (all: [DocumentState], chosen: [DocumentState]) {
        let all = try session.documents(at: point)
        guard let document else {
            if takingAll, all.isEmpty, !options.format.canBeEmpty {
                throw CommandError(.noDocument, "there is no document to export")
            }
            return (all, takingAll ? all : [try session.currentDocument(at: point)])
        }
        let chosen = all.filter { $0.name == document.text }
        if chosen.isEmpty { throw unknown(document, in: session) }
        return (all, chosen)
    }

    /// Returns the error for a document that does not exist. If the document's name looks like the
    /// name of a file to write, such as `a.svg`, the error's hint is to use `--output`.
    private func unknown(_ document: SourceText, in session: Session) -> CommandError {
        if ExportFormat.named(by: document.text).isEmpty {
            return session.unknownDocument(document)
        }
        return CommandError(
            .unknownDocument, "there is no document named \(document.text)",
            at: document.position, hint: "--output \(document.text) writes that file")
    }
}

extension String {
    fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
