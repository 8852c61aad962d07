package import StackCore

/// What went on the way from one point of history to another, whatever has its number now.
package struct Losses: Hashable, Sendable {
    package fileprivate(set) var documents: Set<DocumentID> = []
    package fileprivate(set) var items: [DocumentID: Set<ItemID>] = [:]

    package init() {}

    /// Of edits that were made one after the other.
    package init(by edits: [FileEdit]) {
        for edit in edits { add(edit) }
    }

    /// Whether a view or constraint went, be it with its document.
    package func hasLost(_ item: ItemID, of document: DocumentID) -> Bool {
        documents.contains(document) || items[document]?.contains(item) == true
    }

    fileprivate mutating func add(_ edit: FileEdit) {
        switch edit {
        case .destroyDocument(let id, _): documents.insert(id)
        case .edit(let id, .destroyView(let view)): items[id, default: []].insert(.view(view.id))
        case .edit(let id, .destroyConstraint(let constraint)):
            items[id, default: []].insert(.constraint(constraint.id))
        default: break
        }
    }
}

extension LayoutFile {
    /// Numbers are given again after an undo: two points of history may mean different things by
    /// one. They mean the same by it where nothing of that number is among the losses between them.
    package func losses(from origin: Int, to target: Int) throws(LayoutFileError) -> Losses {
        var losses = Losses()
        guard let connection, origin != target else { return losses }
        for point in [origin, target] where !(0...operationCount).contains(point) {
            throw failure(.noInput, "there is no operation \(point)")
        }
        try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            let route = try connection.route(from: origin, to: target)
            try connection.follow(route) { losses.add($0) }
        }
        return losses
    }
}
