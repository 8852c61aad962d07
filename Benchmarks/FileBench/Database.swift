import CSQLite

/// SQLite as it is, with nothing of ours around it.
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

    func prepare(_ sql: String) throws -> PreparedStatement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement
        else { throw refusal }
        return PreparedStatement(statement)
    }
}

/// A statement of it that runs again and again.
final class PreparedStatement {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { sqlite3_finalize(handle) }

    func bind(_ value: Int, at place: Int32) { sqlite3_bind_int64(handle, place, Int64(value)) }
    func bind(_ value: Double, at place: Int32) { sqlite3_bind_double(handle, place, value) }

    /// Runs a statement that returns no rows.
    func step() throws {
        let code = sqlite3_step(handle)
        sqlite3_reset(handle)
        guard code == SQLITE_DONE else { throw Database.Refusal(message: "code \(code)") }
    }
}
