/// The closed list of changes of a layout file: documents come, go and are renamed, or one changes.
package enum FileEdit: Hashable, Sendable {
    /// A document with nothing in it, not even a root view.
    case createDocument(DocumentID, name: String)
    case destroyDocument(DocumentID, name: String)
    case renameDocument(DocumentID, from: String, to: String)
    case edit(DocumentID, Edit)

    /// The change that undoes this one.
    package var inverse: FileEdit {
        switch self {
        case .createDocument(let id, let name): .destroyDocument(id, name: name)
        case .destroyDocument(let id, let name): .createDocument(id, name: name)
        case .renameDocument(let id, let old, let new): .renameDocument(id, from: new, to: old)
        case .edit(let id, let edit): .edit(id, edit.inverse)
        }
    }

    package var document: DocumentID {
        switch self {
        case .createDocument(let id, _), .destroyDocument(let id, _), .renameDocument(let id, _, _),
            .edit(let id, _):
            id
        }
    }
}
