import StackCore

/// What has a name: a document, or a view or constraint of one.
enum Bearer: Hashable {
    case document(DocumentID)
    case item(DocumentID, ItemID)

    func isTouched(by edit: FileEdit) -> Bool {
        switch (self, edit) {
        case (.document(let id), _): edit.document == id
        case (.item(let id, let item), .edit(let other, let inner)):
            id == other && inner.mentions(item)
        default: false
        }
    }
}
