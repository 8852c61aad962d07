internal import StackCore

/// What joins a document in memory to its rows: the numbers of the two orders, and the rows of the
/// items touched since they were last written, as the file still holds them.
///
/// Rows are written once, when a transaction ends, whatever number of edits came before.
struct DocumentRows {
    var subviewOrder = SiblingOrder()
    var arrangedOrder = SiblingOrder()
    private(set) var views = TouchedRows<ViewRow>()
    private(set) var constraints = TouchedRows<LayoutConstraint>()
    private(set) var properties: PropertyList?

    init() {}

    init(subviewOrder: SiblingOrder, arrangedOrder: SiblingOrder) {
        self.subviewOrder = subviewOrder
        self.arrangedOrder = arrangedOrder
    }

    /// The row that the view ought to have.
    func row(of id: ViewID, in document: Document) -> ViewRow? {
        guard let view = document.view(id) else { return nil }
        return ViewRow(
            name: view.name, kind: view.kind, subviewPlace: subviewOrder[id],
            arrangedPlace: arrangedOrder[id], properties: view.properties)
    }

    /// The file now holds what memory holds.
    mutating func wereWritten() {
        views.removeAll()
        constraints.removeAll()
        properties = nil
    }
}

extension DocumentRows {
    /// Keeps the row that `edit` is about to change.
    mutating func willApply(_ edit: Edit, to document: Document) {
        switch edit {
        case .createView(let view), .destroyView(let view): touch(view.id, in: document)
        case .insertSubview(let id, _, _), .removeSubview(let id, _, _),
            .insertArranged(let id, _, _), .removeArranged(let id, _, _):
            touch(id, in: document)
        case .createConstraint(let constraint), .destroyConstraint(let constraint):
            touch(constraint.id, in: document)
        case .rename(let item, _, _), .setProperty(let item, _, _, _, _):
            touch(item, in: document)
        }
    }

    /// Follows `edit` in the two orders.
    mutating func didApply(_ edit: Edit, to document: Document) {
        switch edit {
        case .insertSubview(_, let parent, let index):
            let moved = subviewOrder.assignments(
                inserting: index, of: document[parent].subviews, in: parent)
            for entry in moved { touch(entry.view, in: document) }
            for entry in moved { subviewOrder[entry.view] = entry.place }
        case .insertArranged(_, let stack, let index):
            let moved = arrangedOrder.assignments(
                inserting: index, of: document[stack].arrangedSubviews, in: stack)
            for entry in moved { touch(entry.view, in: document) }
            for entry in moved { arrangedOrder[entry.view] = entry.place }
        case .removeSubview(let id, _, _): subviewOrder[id] = nil
        case .removeArranged(let id, _, _): arrangedOrder[id] = nil
        default: break
        }
    }

    /// Follows a change from one document to another as a whole.
    mutating func follow(_ difference: DocumentDifference, of document: Document) {
        var document = document
        for edit in difference.edits {
            willApply(edit, to: document)
            do {
                try document.apply(edit)
            } catch {
                preconditionFailure("a difference does not fit what it is of: \(error)")
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

/// A view as the file holds it.
struct ViewRow: Equatable {
    let name: String
    let kind: ViewKind
    let subviewPlace: SiblingOrder.Place?
    let arrangedPlace: SiblingOrder.Place?
    let properties: PropertyList
}

/// What the file holds of some of many items, found by number without hashing.
///
/// `nil` inside is a row that the file does not have.
struct TouchedRows<Row> {
    private var rows = NumberTable<Row?>()

    /// Their numbers, rising: the file's bytes shall not depend on the process.
    var sorted: [Int] { rows.numbers }

    subscript(number: Int) -> Row? { rows[number]! }

    /// Whether an item that is about to be changed has to be kept. One whose number cannot be is not:
    /// the document refuses its edit.
    func lacks(_ number: Int) -> Bool {
        0...DocumentLimits.number ~= number && rows[number] == nil
    }

    /// Keeps the row of an item that `lacks` names.
    mutating func insert(_ row: Row?, at number: Int) { rows.set(number, to: row) }

    mutating func removeAll() { rows = NumberTable() }
}
