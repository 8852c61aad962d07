internal import StackCore

/// The three tables of properties. They differ only in the kind of item that has the properties.
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
    /// Writes the difference between two property lists of an item. The number of the document
    /// itself as an item is 0.
    ///
    /// The existing rows are known, so this uses INSERT and UPDATE. An upsert would check the whole
    /// row first, and SQLite builds a table for each list of values in a CHECK constraint.
    func write(
        _ table: PropertyTable, of item: Int, in document: DocumentID, from old: PropertyList,
        to new: PropertyList
    ) throws(LayoutFileError) {
        for entry in old.entries where new[entry.key, entry.condition] == nil {
            try run(
                table.delete, .integer(document.raw), .integer(item), .text(entry.key.spelling),
                .text(entry.condition.width.rawValue), .text(entry.condition.height.rawValue))
        }
        for entry in new.entries {
            let before = old[entry.key, entry.condition]
            if before == entry.value { continue }
            let rows = rowsWritten
            try run(
                before == nil ? table.insert : table.update, .integer(document.raw), .integer(item),
                .text(entry.key.spelling),
                .text(entry.condition.width.rawValue), .text(entry.condition.height.rawValue),
                entry.value.stored(in: spelling))
            if rowsWritten == rows { throw misfit("a property of item \(item) is missing") }
        }
    }
}

extension PropertyValue {
    /// Returns the value as a table stores it: flags as 0 and 1, numbers as REAL, and all other
    /// values as text in the given spelling.
    func stored(in spelling: StoredSpelling) -> SQLiteValue {
        switch self {
        case .flag(let value): .integer(value ? 1 : 0)
        case .number(let value), .spacing(.points(let value)): .real(value)
        default: .text(spelling.spell(self))
        }
    }

    /// Creates a value from a column of a property table; nil if the property `key` cannot have
    /// this value.
    init?(stored: SQLiteValue, in spelling: StoredSpelling, for key: PropertyKey) {
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
        case (.text("system"), .spacing): self = .spacing(.system)
        case (.text, .flag), (.text, .number), (.text, .wholeNumber), (.text, .spacing): return nil
        case (.text(let text), _):
            guard let value = spelling.parse(text, for: key) else { return nil }
            self = value
        default: return nil
        }
    }
}

extension StoredSpelling {
    /// Whether the journal and the tables can store and restore this value of the key.
    func keeps(_ value: PropertyValue, of key: PropertyKey) -> Bool {
        PropertyValue(stored: value.stored(in: self), in: self, for: key) == value
    }
}
