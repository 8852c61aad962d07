import LayoutStore
import StackCore

/// The documents of a file after unchecked edits, ignoring edits that do not apply.
struct ForgedState {
    private(set) var documents: [Int: (name: String, document: Document)] = [:]

    mutating func apply(_ edits: [FileEdit]) {
        for edit in edits { apply(edit) }
    }

    private mutating func apply(_ edit: FileEdit) {
        let id = edit.document.raw
        switch edit {
        case .createDocument(_, let name):
            if documents[id] == nil { documents[id] = (name, Document()) }
        case .destroyDocument: documents[id] = nil
        case .renameDocument(_, _, let name): documents[id]?.name = name
        case .edit(_, let edit): try? documents[id]?.document.apply(edit)
        }
    }

    /// The digest of this state, as the journal stores it.
    var digest: [UInt8] {
        var bytes = FormatBytes()
        for (name, document) in documents.values.sorted(by: { $0.name < $1.name }) {
            var sum = RowSum()
            DocumentContent(document).forEach { sum.add($0.bytes) }
            bytes.append(Array(name.utf8))
            bytes.append(sum.bytes)
        }
        return hash(bytes.bytes)
    }

    /// Replaces the rows of the content tables by this state.
    func write(to database: Database) throws {
        for table in [
            "view_property", "constraint_property", "document_property", "layout_constraint",
            "view",
            "document",
        ] { try database.run("DELETE FROM " + table) }
        for (id, item) in documents.sorted(by: { $0.key < $1.key }) {
            let zeros = Cell.blob([UInt8](repeating: 0, count: 32))
            try database.run(
                "INSERT OR IGNORE INTO document VALUES (?, ?, ?, ?)",
                [.integer(id), .text(item.name), zeros, zeros])
            try RowWriter(database, id, item.document).write()
        }
    }
}

/// Writes the rows of one document.
private struct RowWriter {
    private let database: Database
    private let id: Cell
    private let document: Document

    init(_ database: Database, _ id: Int, _ document: Document) {
        (self.database, self.id, self.document) = (database, .integer(id), document)
    }

    func write() throws {
        try insert("document_property", [id], document.properties)
        let arranged = places(\.arrangedSubviews)
        let subviews = places(\.subviews)
        for view in document.allViews {
            let place = view.parent == nil ? nil : subviews[view.id] ?? 0
            try database.run(
                // Columns are named because a forgery may have added one.
                """
                INSERT OR IGNORE INTO view (document, id, name, kind, parent, subview_order,
                arranged_order) VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    id, .integer(view.id.raw), .text(view.name), .text(view.storedKind.rawValue),
                    .optional(view.parent?.raw), .optional(place),
                    .optional(place == nil ? nil : arranged[view.id]),
                ])
            try insert("view_property", [id, .integer(view.id.raw)], view.properties)
        }
        for item in document.allConstraints { try insert(item) }
    }

    private func places(_ order: (View) -> [ViewID]) -> [ViewID: Int] {
        var result: [ViewID: Int] = [:]
        for view in document.allViews {
            for (place, child) in order(view).enumerated() { result[child] = (place + 1) << 20 }
        }
        return result
    }

    private func insert(_ item: LayoutConstraint) throws {
        let second = item.second.map(cells) ?? [.null, .null, .null]
        try database.run(
            "INSERT OR IGNORE INTO layout_constraint VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [id, .integer(item.id.raw), .text(item.name)] + cells(item.first)
                + [.text(item.relation.rawValue)] + second)
        try insert("constraint_property", [id, .integer(item.id.raw)], item.properties)
    }

    private func cells(_ anchor: Anchor) -> [Cell] {
        [
            .integer(anchor.item.view.raw), anchor.item.guide.map { .text($0.rawValue) } ?? .null,
            .text(anchor.attribute.rawValue),
        ]
    }

    private func insert(_ table: String, _ owner: [Cell], _ list: PropertyList) throws {
        let marks = Array(repeating: "?", count: owner.count + 4).joined(separator: ", ")
        let rows =
            list.entries.map { ($0.key.spelling, $0.condition, Cell($0.value)) }
            + list.unknown.map { ($0.property.key, $0.property.condition, Cell.text($0.value)) }
        for (key, condition, value) in rows {
            try database.run(
                "INSERT OR IGNORE INTO \(table) VALUES (\(marks))",
                owner + [
                    .text(key), .text(condition.width.rawValue), .text(condition.height.rawValue),
                    value,
                ])
        }
    }
}

extension Cell {
    package static func optional(_ number: Int?) -> Cell { number.map(Cell.integer) ?? .null }

    /// Converts flags to 0 and 1, numbers to REAL, and everything else to its spelling in commands.
    init(_ value: PropertyValue) {
        switch value {
        case .flag(let flag): self = .integer(flag ? 1 : 0)
        case .number(let number), .spacing(.points(let number)): self = .real(number)
        default: self = .text(value.spelling)
        }
    }
}
