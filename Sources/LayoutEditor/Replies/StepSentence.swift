package import LayoutFormats
package import LayoutStore
package import StackCore

/// A step of history in the words that `undo` and `redo` say of it: `set row.spacing 12 in Login`.
package struct StepSentence {
    private let command: String
    /// The names of the documents in which it changed something.
    private let documents: [String]
    private let touched: Set<DocumentID>

    package init(_ command: String, _ edits: [FileEdit], in file: LayoutFile) {
        self.command = command
        touched = Set(edits.map(\.document))
        // What makes a document, takes it out or renames it, names it itself.
        let named = Set(edits.compactMap { $0.isAboutDocument ? $0.document : nil })
        documents = touched.subtracting(named).sorted().compactMap(file.name)
    }

    /// - Parameter open: the document that is open, which is named where nothing happened in it.
    package func text(besides open: (id: DocumentID, name: String)?) -> String {
        let place = documents.isEmpty ? "" : " in " + documents.joined(separator: ", ")
        guard let open, !documents.isEmpty, !touched.contains(open.id) else {
            return command + place
        }
        return command + place + "; \(open.name) is as it was"
    }

    package var json: JSONValue {
        .object([
            ("command", .string(command)),
            ("documents", .array(documents.map(JSONValue.string))),
        ])
    }
}

extension FileEdit {
    fileprivate var isAboutDocument: Bool { if case .edit = self { false } else { true } }
}

extension OperationRecord {
    /// What history says of it: the message of its group, and the command.
    package var title: String { (message.map { $0 + ": " } ?? "") + command }
}
