internal import StackCore

/// The state of a document's rows in the file, as known in memory. It consists of two parts: the
/// numbers that order subviews and arranged subviews, and the outdated rows that the file still
/// contains for the views and constraints that were edited since the last write.
///
/// Each row is written once, when a transaction ends, no matter how many edits have changed it.
struct DocumentRows {
    var subviewOrder = SiblingOrder()
    var arrangedOrder = SiblingOrder()
    private(set) var views = TouchedRows<ViewRow>()
    private(set) var constraints = TouchedRows<LayoutConstraint>()
    private(set) var properties: PropertyList?

    /// Returns the row that must be written for the current state of the view; nil if the document
    /// has no view with this id.
    func row(of id: ViewID, in document: Document) -> ViewRow? {
        guard let view = document.view(id) else { return nil }
        return ViewRow(
            name: view.name, kind: view.storedKind, subviewPlace: subviewOrder[id],
            arrangedPlace: arrangedOrder[id], properties: view.properties)
    }

    /// Forgets which rows were edited, because they have just been written to the file.
    mutating func wereWritten() {
        views.removeAll()
        constraints.removeAll()
        properties = nil
    }
}

extension DocumentRows {
    /// For each item that the edit changes, saves a copy of the item's row in the file, unless a
    /// copy is already saved. Must be called before the edit is applied, and `didApply` after it.
    mutating func willApply(_ edit: Edit, to document: Document) {
        switch edit {
        case .createView(let view), .destroyView(let view): touch(view.id, in: document)
        case .insertSubview(let id, _, _), .removeSubview(let id, _, _),
            .insertArranged(let id, _, _), .removeArranged(let id, _, _):
            touch(id, in: document)
        case .createConstraint(let constraint), .destroyConstraint(let constraint):
            touch(constraint.id, in: document)
        case .rename(let item, _, _), .setProperty(let item, _, _, _, _),
            .setUnknown(let item, _, _, _):
            touch(item, in: document)
        }
    }

    /// Updates the numbers that order subviews and arranged subviews after `edit`.
    mutating func didApply(_ edit: Edit, to document: Document) {
        switch edit {
        case .insertSubview(_, let parent, let index):
            let moved = subviewOrder.assignments(
                inserting: index, of: document[parent].subviews, in: parent)
            for entry in moved { touch(entry.view, in: document) }
            for entry in moved { subviewOrder[entry.view] = entry.place }
            subviewOrder.checkInvariants()
        case .insertArranged(_, let stack, let index):
            let moved = arrangedOrder.assignments(
                inserting: index, of: document[stack].arrangedSubviews, in: stack)
            for entry in moved { touch(entry.view, in: document) }
            for entry in moved { arrangedOrder[entry.view] = entry.place }
            arrangedOrder.checkInvariants()
        case .removeSubview(let id, _, _): subviewOrder[id] = nil
        case .removeArranged(let id, _, _): arrangedOrder[id] = nil
        default: break
        }
    }

    /// Updates the saved rows and the order numbers for the edits of `difference`, as if they were
    /// applied to `document` one by one.
    mutating func follow(_ difference: DocumentDifference, of document: Document) {
        var document = document
        for edit in difference.edits {
            willApply(edit, to: document)
            do {
                try document.apply(edit)
            } catch {
                preconditionFailure("a difference does not fit its document: \(error)")
            }
            didApply(edit, to: document)
        }
    }

    mutating func touch(_ item: ItemID, in document: Document) {
        switch item {
        case .document: properties = properties ?? document.properties
        case .view(let id): touch(id, in: document)
        case .constraint(let id): touch(id, in: document)
        }
    }

    mutating func touch(_ id: ViewID, in document: Document) {
        if views.lacks(id.raw) { views.insert(row(of: id, in: document), at: id.raw) }
    }

    mutating func touch(_ id: ConstraintID, in document: Document) {
        if constraints.lacks(id.raw) {
            constraints.insert(document.constraint(id), at: id.raw)
        }
    }
}

/// The values of a view's row in the table `view`, with the view's properties.
struct ViewRow: Equatable {
    let name: String
    let kind: ViewKind
    let subviewPlace: SiblingOrder.Position?
    let arrangedPlace: SiblingOrder.Position?
    let properties: PropertyList
}

/// The rows that the file contains for the views or the constraints edited since the last write,
/// found by the item's number without hashing.
///
/// A row is `nil` if the file does not contain the item.
struct TouchedRows<Row> {
    private var rows = NumberTable<Row?>()

    /// The numbers of the items in ascending order. Rows are written in this order, so that equal
    /// edits result in equal files.
    var sorted: [Int] { rows.numbers }

    subscript(number: Int) -> Row? {
        guard let row = rows[number] else { preconditionFailure("row \(number) was not touched") }
        return row
    }

    /// Returns whether no row is saved for the item, so that the caller has to save it before the
    /// item changes. Returns false for a number out of range, since the document refuses an edit of
    /// that item.
    func lacks(_ number: Int) -> Bool {
        0...DocumentLimits.number ~= number && rows[number] == nil
    }

    /// Saves the row of an item for which `lacks` returns true.
    mutating func insert(_ row: Row?, at number: Int) {
        precondition(lacks(number), "the stored row \(number) is replaced by a later one")
        rows.set(number, to: row)
    }

    mutating func removeAll() { rows = NumberTable() }
}
