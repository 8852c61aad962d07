import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `documents` command: lists the documents of the file.
struct ListDocuments: QueryCommand {
    static let usage = Usage(
        .documents, ["documents"],
        summary: "lists the documents of the file; * is the current one",
        examples: ["documents"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let current = view.currentID
        let documents = view.documents
        let lines = documents.map { ($0.id == current ? "* " : "  ") + $0.name }
        let name = documents.first { $0.id == current }?.name
        return .list(
            "documents",
            documents.isEmpty ? "no documents yet" : lines.joined(separator: "\n"),
            [
                ("documents", .array(documents.map { .string($0.name) })),
                ("current", .optional(name)),
            ])
    }
}
