import CSQLite

/// A plain SQLite database, without the project's code.
final class Database {
    private var handle: OpaquePointer?

    struct Refusal: Error { let message: String }

    init(_ path: String) throws {
        guard sqlite3_open(path, &handle) == SQLITE_OK else { throw refusal }
    }

    deinit { sqlite3_close(handle) }

    private var refusal: Refusal { Refusal(message: String(cString: sqlite3_errmsg(handle))) }

    func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw refusal }
    }

    /// Returns the first column of a query's rows.
    func texts(_ sql: String) throws -> [String] {
        let statement = try prepare(sql)
        var texts: [String] = []
        while let text = try statement.nextText() { texts.append(text) }
        return texts
    }

    func prepare(_ sql: String) throws -> PreparedStatement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement
        else { throw refusal }
        return PreparedStatement(statement)
    }
}

/// A prepared statement that can run repeatedly.
final class PreparedStatement {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { sqlite3_finalize(handle) }

    func bind(_ value: Int, at place: Int32) { sqlite3_bind_int64(handle, place, Int64(value)) }
    func bind(_ value: Double, at place: Int32) { sqlite3_bind_double(handle, place, value) }

    /// Returns the next row's first column; nil after the last row.
    func nextText() throws -> String? {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return String(cString: sqlite3_column_text(handle, 0))
        case SQLITE_DONE: return nil
        case let code: throw Database.Refusal(message: "code \(code)")
        }
    }

    /// Runs a statement that returns no rows.
    func step() throws {
        let code = sqlite3_step(handle)
        sqlite3_reset(handle)
        guard code == SQLITE_DONE else { throw Database.Refusal(message: "code \(code)") }
    }
}
