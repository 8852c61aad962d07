import LayoutStore
import StackCore

/// A search for the operations, on all branches of the history, that created, deleted, renamed or
/// changed a document, view or constraint while it had a given name.
///
/// Operations must be added in the order of their numbers, so that each operation's parent is added
/// before it.
struct NameHistorySearch {
    private let name: String
    /// The documents and items that have the name after each operation, indexed by the number of
    /// the operation.
    private var bearers: [Set<NamedItem>] = [[]]
    private(set) var operations: [Int] = []

    init(of name: String) { self.name = name }

    mutating func follow(_ operation: OperationRecord, _ edits: [FileEdit]) {
        precondition(
            operation.id == bearers.count, "operation \(operation.id) is not the next one")
        precondition(operation.parent < operation.id, "an operation precedes its parent")
        var present = bearers[operation.parent]
        var isTouched = false
        for edit in edits {
            isTouched = isTouched || present.contains { $0.isTouched(by: edit) }
            update(&present, edit)
            isTouched = isTouched || present.contains { $0.isTouched(by: edit) }
        }
        bearers.append(present)
        if isTouched { operations.append(operation.id) }
    }

    private func update(_ present: inout Set<NamedItem>, _ edit: FileEdit) {
        switch edit {
        case .createDocument(let id, let new): enter(.document(id), new, &present)
        case .destroyDocument(let id, _): present.remove(.document(id))
        case .renameDocument(let id, _, let new): enter(.document(id), new, &present)
        case .edit(let id, .createView(let view)):
            enter(.item(id, .view(view.id)), view.name, &present)
        case .edit(let id, .createConstraint(let constraint)):
            enter(.item(id, .constraint(constraint.id)), constraint.name, &present)
        case .edit(let id, .destroyView(let view)): present.remove(.item(id, .view(view.id)))
        case .edit(let id, .destroyConstraint(let constraint)):
            present.remove(.item(id, .constraint(constraint.id)))
        case .edit(let id, .rename(let item, _, let new)): enter(.item(id, item), new, &present)
        case .edit: break
        }
    }

    private func enter(_ bearer: NamedItem, _ name: String, _ present: inout Set<NamedItem>) {
        if name == self.name { present.insert(bearer) } else { present.remove(bearer) }
    }
}

/// A document, or a view or constraint of a document, that has a name.
enum NamedItem: Hashable {
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
