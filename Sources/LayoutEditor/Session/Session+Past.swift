import LayoutStore
import StackCore

/// A document with the name it has, or had, in its file.
struct NamedDocument: Sendable {
    var name: String
    var document: Document
}

extension Session {
    /// The documents as they are, or as they were at a point of history; the file stays as it is.
    func documents(at point: PointReference?) throws(CommandError) -> [NamedDocument] {
        let states =
            if let point { try states(at: try operation(at: point)) } else {
                try currentStates()
            }
        return states.map { NamedDocument(name: $0.name, document: $0.document) }
    }

    /// The documents as they are, inside a step with what it has changed so far.
    func currentStates() throws(CommandError) -> [DocumentState] {
        try reading { try file.currentDocuments() }
    }

    func states(at operation: Int) throws(CommandError) -> [DocumentState] {
        try reading { try file.documents(at: operation) }
    }

    /// The current document as it is, or as it was; named as the error names what is missing.
    func currentDocument(at point: PointReference?) throws(CommandError) -> NamedDocument {
        guard let point else {
            let id = try currentID()
            return NamedDocument(name: name(of: id), document: try document(id))
        }
        let states = try states(at: try operation(at: point))
        let current = try? currentID()
        guard let state = states.first(where: { $0.id == current }) ?? states.first else {
            throw CommandError(
                .noDocument, "there was no document at \(point.source.text)",
                at: point.source.position)
        }
        return NamedDocument(name: state.name, document: state.document)
    }
}
