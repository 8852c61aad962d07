import CSQLite
import StackCore

/// Reports changes in a file's content tables. It uses its own connection and SQLite's session
/// extension, which compares the tables with an earlier copy.
final class RowWitness {
    private var database: OpaquePointer?
    private static let tables = [
        "document", "view", "layout_constraint", "document_property", "view_property",
        "constraint_property",
    ]

    init(_ path: String) throws {
        sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil)
        run("PRAGMA query_only = OFF; ATTACH ':memory:' AS old")
        for table in Self.tables {
            var statement: OpaquePointer?
            sqlite3_prepare_v2(
                database, "SELECT sql FROM main.sqlite_schema WHERE name = '\(table)'", -1,
                &statement,
                nil)
            sqlite3_step(statement)
            let sql = String(cString: sqlite3_column_text(statement, 0))
            sqlite3_finalize(statement)
            run(sql.replacing("CREATE TABLE ", with: "CREATE TABLE old.", maxReplacements: 1))
        }
        copy()
    }

    deinit { sqlite3_close_v2(database) }

    private func run(_ sql: String) {
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        precondition(code == SQLITE_OK, String(cString: sqlite3_errmsg(database)))
    }

    private func copy() {
        for table in Self.tables.reversed() { run("DELETE FROM old.\(table)") }
        for table in Self.tables { run("INSERT INTO old.\(table) SELECT * FROM main.\(table)") }
    }

    /// Returns the changes since the last call.
    func changes() throws -> Set<Fact> {
        run("BEGIN")
        defer { run("COMMIT") }
        var session: OpaquePointer?
        precondition(sqlite3session_create(database, "main", &session) == SQLITE_OK)
        defer { sqlite3session_delete(session) }
        for table in Self.tables {
            sqlite3session_attach(session, table)
            let code = sqlite3session_diff(session, "old", table, nil)
            precondition(code == SQLITE_OK)
        }
        var size: Int32 = 0
        var bytes: UnsafeMutableRawPointer?
        sqlite3session_changeset(session, &size, &bytes)
        defer { sqlite3_free(bytes) }
        copy()
        return facts(size, bytes)
    }

    private func facts(_ size: Int32, _ bytes: UnsafeMutableRawPointer?) -> Set<Fact> {
        var iterator: OpaquePointer?
        sqlite3changeset_start(&iterator, size, bytes)
        defer { sqlite3changeset_finalize(iterator) }
        var facts: Set<Fact> = []
        while sqlite3changeset_next(iterator) == SQLITE_ROW {
            for fact in RowChange(iterator!).facts where fact.old != fact.new { facts.insert(fact) }
        }
        return facts
    }
}

/// One row of a changeset.
private struct RowChange {
    private let iterator: OpaquePointer
    private let table: String
    private let operation: Int32

    init(_ iterator: OpaquePointer) {
        self.iterator = iterator
        var name: UnsafePointer<CChar>?
        var (columns, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
        sqlite3changeset_op(iterator, &name, &columns, &operation, &indirect)
        table = String(cString: name!)
        self.operation = operation
    }

    var facts: [Fact] {
        switch table {
        case "document": [fact("document \(key(0))", 1)]
        case "view":
            [fact(view + " name", 2), fact(view + " kind", 3), fact(view + " parent", 4), arranged]
        case "layout_constraint":
            [fact(constraint + " name", 2)] + (operation == SQLITE_UPDATE ? [] : [anchors])
        case "document_property":
            [fact("property \(key(0)) d \(key(1)) \(key(2)) \(key(3))", 4)]
        case "view_property":
            [fact("property \(key(0)) v\(key(1)) \(key(2)) \(key(3)) \(key(4))", 5)]
        default: [fact("property \(key(0)) c\(key(1)) \(key(2)) \(key(3)) \(key(4))", 5)]
        }
    }

    private var view: String { "view \(key(0)) \(key(1))" }
    private var constraint: String { "constraint \(key(0)) \(key(1))" }

    private var arranged: Fact {
        let both = fact(view + " arranged", 6)
        return Fact(
            subject: both.subject, old: both.old.map { _ in "yes" },
            new: both.new.map { _ in "yes" })
    }

    private var anchors: Fact {
        func words(_ isNew: Bool) -> String? {
            if isNew ? operation == SQLITE_DELETE : operation == SQLITE_INSERT { return nil }
            return (3...9).map { value($0, isNew: isNew) ?? "-" }.joined(separator: " ")
        }
        return Fact(subject: constraint + " anchors", old: words(false), new: words(true))
    }

    private func fact(_ subject: String, _ column: Int32) -> Fact {
        Fact(subject: subject, old: value(column, isNew: false), new: value(column, isNew: true))
    }

    private func key(_ column: Int32) -> String {
        value(column, isNew: operation == SQLITE_INSERT) ?? ""
    }

    /// Returns a value as the journal spells it; nil if an update did not change it.
    private func value(_ column: Int32, isNew: Bool) -> String? {
        if isNew ? operation == SQLITE_DELETE : operation == SQLITE_INSERT { return nil }
        var found: OpaquePointer?
        if isNew {
            sqlite3changeset_new(iterator, column, &found)
        } else {
            sqlite3changeset_old(iterator, column, &found)
        }
        guard let found, sqlite3_value_type(found) != SQLITE_NULL else { return nil }
        if sqlite3_value_type(found) == SQLITE_FLOAT {
            return NumberSpelling.spell(sqlite3_value_double(found))
        }
        let text = String(cString: sqlite3_value_text(found))
        return column == (table == "document_property" ? 4 : 5) && isFlag ? flag(text) : text
    }

    private var isFlag: Bool { table.hasSuffix("property") && flagKey }

    private var flagKey: Bool {
        let column: Int32 = table == "document_property" ? 1 : 2
        var found: OpaquePointer?
        if operation == SQLITE_INSERT {
            sqlite3changeset_new(iterator, column, &found)
        } else {
            sqlite3changeset_old(iterator, column, &found)
        }
        guard let found else { return false }
        let key = PropertyKey(spelling: String(cString: sqlite3_value_text(found)))
        if case .flag? = key?.type { return true }
        return false
    }

    private func flag(_ text: String) -> String { text == "1" ? "true" : "false" }
}
