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
        var state: [DocumentID: NamedDocument] = [:]
        for (id, name) in file.documents {
            state[id] = NamedDocument(name: name, document: try document(id))
        }
        if let point {
            let edits = try edits(to: try operation(at: point))
            try reading { for edit in edits { try state.apply(edit) } }
        }
        return state.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension [DocumentID: NamedDocument] {
    fileprivate mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        switch edit {
        case .createDocument(let id, let name):
            self[id] = NamedDocument(name: name, document: Document())
        case .destroyDocument(let id, _): self[id] = nil
        case .renameDocument(let id, _, let name): self[id]?.name = name
        case .edit(let id, let edit): try self[id]?.document.apply(edit)
        }
    }
}
