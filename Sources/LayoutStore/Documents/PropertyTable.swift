internal import StackCore

/// One of the three tables of properties. The tables differ only in the kind of item that has the
/// properties.
enum PropertyTable {
    case document, view, constraint

    var select: String {
        switch self {
        case .document:
            "SELECT 0, key, width, height, value FROM document_property WHERE document = ?"
        case .view: "SELECT view, key, width, height, value FROM view_property WHERE document = ?"
        case .constraint:
            """
            SELECT "constraint", key, width, height, value FROM constraint_property
            WHERE document = ?
            """
        }
    }

    fileprivate var insert: String {
        switch self {
        case .document: "INSERT INTO document_property VALUES (?1, ?3, ?4, ?5, ?6)"
        case .view: "INSERT INTO view_property VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        case .constraint: "INSERT INTO constraint_property VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        }
    }

    fileprivate var update: String {
        switch self {
        case .document:
            """
            UPDATE document_property SET value = ?6
            WHERE document = ?1 AND ?2 = 0 AND key = ?3 AND width = ?4 AND height = ?5
            """
        case .view:
            """
            UPDATE view_property SET value = ?6
            WHERE document = ?1 AND view = ?2 AND key = ?3 AND width = ?4 AND height = ?5
            """
        case .constraint:
            """
            UPDATE constraint_property SET value = ?6
            WHERE document = ?1 AND "constraint" = ?2 AND key = ?3 AND width = ?4 AND height = ?5
            """
        }
    }

    fileprivate var delete: String {
        switch self {
        case .document:
            """
            DELETE FROM document_property
            WHERE document = ?1 AND ?2 = 0 AND key = ?3 AND width = ?4 AND height = ?5
            """
        case .view:
            """
            DELETE FROM view_property
            WHERE document = ?1 AND view = ?2 AND key = ?3 AND width = ?4 AND height = ?5
            """
        case .constraint:
            """
            DELETE FROM constraint_property
            WHERE document = ?1 AND "constraint" = ?2 AND key = ?3 AND width = ?4 AND height = ?5
            """
        }
    }
}

extension Connection {
    /// Writes the difference between two property lists of an item.
    ///
    /// - Parameter item: the number of the view or constraint; 0 for the document itself
    func write(
        _ table: PropertyTable, of item: Int, in document: DocumentID, from old: PropertyList,
        to new: PropertyList
    ) throws(LayoutFileError) {
        let row = PropertyRow(table: table, item: item, document: document)
        for entry in old.entries where new[entry.key, entry.condition] == nil {
            try delete(row, entry.key.spelling, entry.condition)
        }
        for entry in old.unknown where new[entry.property] == nil {
            try delete(row, entry.property.key, entry.property.condition)
        }
        for entry in new.entries {
            let before = old[entry.key, entry.condition]
            if before == entry.value { continue }
            try write(
                row, entry.key.spelling, entry.condition, entry.value.stored(in: spelling),
                isNew: before == nil)
        }
        for entry in new.unknown {
            let before = old[entry.property]
            if before == entry.value { continue }
            try write(
                row, entry.property.key, entry.property.condition, .text(entry.value),
                isNew: before == nil)
        }
    }

    private func delete(
        _ row: PropertyRow, _ key: String, _ condition: SizeClasses
    ) throws(LayoutFileError) {
        try run(
            row.table.delete, .integer(row.document.raw), .integer(row.item), .text(key),
            .text(condition.width.rawValue), .text(condition.height.rawValue))
    }

    private func write(
        _ row: PropertyRow, _ key: String, _ condition: SizeClasses, _ value: SQLiteValue,
        isNew: Bool
    ) throws(LayoutFileError) {
        let rows = rowsWritten
        try run(
            isNew ? row.table.insert : row.table.update, .integer(row.document.raw),
            .integer(row.item), .text(key), .text(condition.width.rawValue),
            .text(condition.height.rawValue), value)
        if rowsWritten == rows { throw damaged("a property of item \(row.item) is missing") }
    }
}

/// The owner of rows in a property table: the table, the item's number, and the document.
private struct PropertyRow {
    let table: PropertyTable
    let item: Int
    let document: DocumentID
}

extension PropertyValue {
    /// Returns the value as a table stores it: flags as 0 and 1, numbers as REAL, and all other
    /// values as text in the format `spelling`.
    func stored(in spelling: StoredValueFormat) -> SQLiteValue {
        switch self {
        case .flag(let value): .integer(value ? 1 : 0)
        case .number(let value), .spacing(.points(let value)): .real(value)
        default: .text(spelling.spell(self))
        }
    }

    /// Creates a value from a column of a property table; nil if this program never writes such a
    /// value. The result equals the value that is parsed from the journal's text for the column.
    init?(stored: SQLiteValue, in spelling: StoredValueFormat, for key: PropertyKey) {
        switch (stored, key.type) {
        case (.integer(0), .flag): self = .flag(false)
        case (.integer(1), .flag): self = .flag(true)
        case (.real(let value), .number(let range)) where range.contains(value):
            self = .number(value)
        case (.real(let value), .wholeNumber(let range))
        where range.contains(value) && value == value.rounded():
            self = .number(value)
        case (.real(let value), .spacing) where value.magnitude <= NumberSpelling.limit:
            self = .spacing(.points(value))
        default:
            guard let text = spelling.text(of: stored) else { return nil }
            self = spelling.parse(text, for: key)
        }
    }
}

extension StoredValueFormat {
    /// Returns the text that the journal contains for a value in a property table. The text does
    /// not depend on the key. Returns nil if this program never writes such a value.
    func text(of stored: SQLiteValue) -> String? {
        switch stored {
        case .integer(0): spell(.flag(false))
        case .integer(1): spell(.flag(true))
        case .real(let value) where value.magnitude <= NumberSpelling.limit: spell(.number(value))
        case .text(let text): text
        default: nil
        }
    }

    /// Returns whether the journal and the tables can store and restore this value of the key.
    func keeps(_ value: PropertyValue, of key: PropertyKey) -> Bool {
        PropertyValue(stored: value.stored(in: self), in: self, for: key) == value
    }
}
