internal import StackCore

/// A document as stored in the file, with the numbers that order its subviews and arranged
/// subviews.
struct LoadedDocument {
    let content: ChecksummedDocument
    let rows: DocumentRows
}

extension Connection {
    /// Reads one document and checks it: the values in its rows, the view tree, the names and the
    /// invariants. Throws if the checksums of the content differ from `sums`.
    func loadDocument(_ id: DocumentID, sums: DocumentChecksums) throws(LayoutFileError)
        -> LoadedDocument
    {
        do {
            var loading = DocumentLoading(id: id)
            let loaded = try loading.load(from: self)
            if let missing = loaded.content.document.unmetRequirement { throw missing }
            guard loaded.content.sums == sums else {
                throw damaged(id, "its content differs from what was written")
            }
            return loaded
        } catch let error as LayoutFileError {
            throw error
        } catch {
            throw damaged(id, "\(error)")
        }
    }

    private func damaged(_ id: DocumentID, _ message: String) -> LayoutFileError {
        LayoutFileError(
            kind: .badData, path: path, message: "document \(id.raw) is damaged: \(message)")
    }
}

/// The error that is thrown for a row whose values are impossible in a document.
private struct InvalidRow: Error, CustomStringConvertible {
    let description: String
}

/// A builder of a document from its rows. It turns each row into one or more edits and applies
/// them, so that an invalid row is rejected like an invalid edit.
private struct DocumentLoading {
    private struct PlacedSibling {
        let view: ViewID
        let place: SiblingOrder.Position
    }

    private let id: DocumentID
    private var document = Document()
    private var subviews: [PlacedSibling] = []
    private var arranged: [PlacedSibling] = []

    init(id: DocumentID) { self.id = id }

    mutating func load(from connection: Connection) throws -> LoadedDocument {
        let properties = try properties(.document, connection)[0] ?? PropertyList()
        for edit in PropertyList().edits(to: properties, of: .document) {
            try document.apply(edit)
        }
        try loadViews(connection)
        let subviewOrder = try insertInOrder(subviews, connection) {
            .insertSubview($0, in: $1, at: $2)
        }
        let arrangedOrder = try insertInOrder(arranged, connection) {
            .insertArranged($0, in: $1, at: $2)
        }
        try loadConstraints(connection)
        return LoadedDocument(
            content: try ChecksummedDocument(
                document, connection.spelling, step: connection.checkInterruption),
            rows: DocumentRows(subviewOrder: subviewOrder, arrangedOrder: arrangedOrder))
    }

    private mutating func loadViews(_ connection: Connection) throws {
        let properties = try properties(.view, connection)
        var rows = try connection.query(
            """
            SELECT id, name, kind, parent, subview_order, arranged_order FROM view
            WHERE document = ? ORDER BY id
            """, .integer(id.raw))
        while try rows.next() {
            let view = ViewID(rows.integer(0))
            guard let kind = ViewKind(stored: try rows.text(2)) else {
                throw InvalidRow(description: "view \(view.raw) has an unknown kind")
            }
            try document.apply(
                .createView(
                    View(
                        id: view, name: try rows.text(1), kind: kind,
                        properties: properties[view.raw] ?? PropertyList())))
            guard let parent = rows.optionalInteger(3) else { continue }
            let place = { SiblingOrder.Position(parent: ViewID(parent), number: $0) }
            subviews.append(PlacedSibling(view: view, place: place(rows.integer(4))))
            if let number = rows.optionalInteger(5) {
                arranged.append(PlacedSibling(view: view, place: place(number)))
            }
        }
    }

    /// Inserts the views into their superviews or stacks in the order of their numbers. Returns the
    /// `SiblingOrder` with these numbers.
    private mutating func insertInOrder(
        _ siblings: [PlacedSibling], _ connection: Connection, _ edit: (ViewID, ViewID, Int) -> Edit
    ) throws -> SiblingOrder {
        var order = SiblingOrder()
        // The integers in the ids are compared. Comparing tuples of ids is slower, because it calls
        // functions of Swift's runtime.
        let sorted = siblings.sorted { one, other in
            one.place.parent.raw == other.place.parent.raw
                ? one.place.number < other.place.number
                : one.place.parent.raw < other.place.parent.raw
        }
        var last: SiblingOrder.Position?
        var index = 0
        for sibling in sorted {
            try connection.checkInterruption()
            if sibling.place == last || sibling.place.number.magnitude > SiblingOrder.limit {
                throw InvalidRow(
                    description:
                        "view \(sibling.view.raw) has an invalid position among its siblings")
            }
            index = sibling.place.parent == last?.parent ? index + 1 : 0
            try document.apply(edit(sibling.view, sibling.place.parent, index))
            order[sibling.view] = sibling.place
            last = sibling.place
        }
        return order
    }

    private mutating func loadConstraints(_ connection: Connection) throws {
        let properties = try properties(.constraint, connection)
        var rows = try connection.query(
            """
            SELECT id, name, first_view, first_guide, first_attribute, relation, second_view,
            second_guide, second_attribute FROM layout_constraint WHERE document = ? ORDER BY id
            """, .integer(id.raw))
        while try rows.next() {
            let constraint = ConstraintID(rows.integer(0))
            guard let relation = Relation(rawValue: try rows.text(5)),
                let first = try anchor(rows, 2)
            else { throw InvalidRow(description: "constraint \(constraint.raw) cannot be read") }
            try document.apply(
                .createConstraint(
                    LayoutConstraint(
                        id: constraint, name: try rows.text(1), first: first, relation: relation,
                        second: try anchor(rows, 6),
                        properties: properties[constraint.raw] ?? PropertyList())))
        }
    }

    /// Returns the anchor in three consecutive columns from `column` on: view, guide and attribute.
    /// Returns nil if the view is NULL.
    private func anchor(_ rows: borrowing Rows, _ column: Int32) throws -> Anchor? {
        guard let view = rows.optionalInteger(column) else { return nil }
        let guide = try rows.optionalText(column + 1)
        guard let attribute = LayoutAttribute(rawValue: try rows.text(column + 2)) else {
            throw InvalidRow(description: "an attribute is unknown")
        }
        let kind = guide.flatMap { GuideKind(rawValue: $0) }
        if guide != nil && kind == nil { throw InvalidRow(description: "a guide is unknown") }
        return Anchor(LayoutItem(ViewID(view), guide: kind), attribute)
    }

    private func properties(
        _ table: PropertyTable, _ connection: Connection
    ) throws -> NumberTable<PropertyList> {
        var result = NumberTable<PropertyList>()
        // The rows of one item are mostly consecutive. So `list` collects an item's properties, and
        // is stored in `result` when the rows of the next item begin.
        var (item, list) = (Int.min, PropertyList())
        func store() throws {
            if list.isEmpty { return }
            guard 0...DocumentLimits.number ~= item else {
                throw InvalidRow(description: "a property belongs to item \(item)")
            }
            result.set(item, to: list)
        }
        var rows = try connection.query(table.select, .integer(id.raw))
        while try rows.next() {
            if rows.integer(0) != item {
                try store()
                item = rows.integer(0)
                list = result[item] ?? PropertyList()
            }
            if !(try list.add(rows, connection.spelling)) {
                throw InvalidRow(description: "a property of item \(item) is invalid")
            }
        }
        try store()
        return result
    }
}

extension PropertyList {
    /// Adds the value in the current row of a property table. Returns false if the row is invalid.
    fileprivate mutating func add(
        _ rows: borrowing Rows, _ spelling: StoredValueFormat
    ) throws -> Bool {
        guard let width = try sizeClass(rows, 2), let height = try sizeClass(rows, 3) else {
            return false
        }
        let (name, stored) = (try rows.text(1), try rows.value(4))
        let condition = SizeClasses(width: width, height: height)
        if let key = PropertyKey(spelling: name) {
            guard let value = PropertyValue(stored: stored, in: spelling, for: key) else {
                return false
            }
            self[key, condition] = value
        } else {
            guard let property = UnknownProperty(name, condition),
                let text = spelling.text(of: stored)
            else { return false }
            self[property] = text
        }
        return true
    }

    private func sizeClass(_ rows: borrowing Rows, _ column: Int32) throws -> SizeClass? {
        rows.holds("any", column) ? .any : SizeClass(rawValue: try rows.text(column))
    }
}
