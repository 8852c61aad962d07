internal import CSQLite
internal import StackCore

/// An open database. Prepared statements are cached until the connection is closed.
@safe final class Connection {
    enum Opening {
        /// Opens a file for writing if its permissions allow that, otherwise for reading.
        case existing
        case creating
        case inMemory
    }

    /// A function that checks whether a rollback journal belongs to the file beside it. Returns nil
    /// if it does, and otherwise the reason why not.
    typealias JournalCheck = (
        _ file: [UInt8], _ journal: [UInt8]
    ) throws(LayoutFileError) -> String?

    let path: String
    /// The files beside the database; nil for a database in memory.
    let sideFiles: SideFiles?
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// The statement that was used last; nil before the first one. It is looked up first, because
    /// it is most often needed again: an undo of many operations writes thousands of rows with the
    /// same statement.
    private var latest: (sql: String, statement: Statement)?
    /// Called once if waiting for a lock takes so long that the user should be notified. Nil if
    /// nobody is to be notified.
    var lockNotice: (() -> Void)?
    /// The state of the current wait for a lock or, if no wait is going on, of the latest one.
    var lockWait = LockWait(for: nil)
    /// The number of further transactions that begin with a pause, so that other processes get the
    /// lock.
    var remainingYields = 0
    /// A function that returns why the journal of an interrupted transaction does not belong to the
    /// file; nil if it does.
    let checkInterruptedJournal: JournalCheck
    /// The textual format of values in the file; valid after the file's schema was read or created.
    var spelling = StoredValueFormat.current
    /// The source of cancellation requests, which interrupt running statements.
    var cancellation = Cancellation.never
    /// The number of progress checks until statements fail because of `limitWork`; nil if there is
    /// no limit.
    var remainingWork: Int?

    var isInMemory: Bool { sideFiles == nil }

    /// - Parameter checkInterruptedJournal: called before SQLite plays back a journal, to check
    ///   whether it belongs to the file
    init(
        _ path: String, _ opening: Opening,
        checkingJournalWith checkInterruptedJournal: @escaping JournalCheck
    ) throws(LayoutFileError) {
        var name = Array(":memory:".utf8CString)
        if case .inMemory = opening {
            sideFiles = nil
        } else {
            let files = SideFiles(of: path)
            try files.checkLength(isNew: opening == .creating)
            if opening == .creating { try files.checkRoom() }
            try files.check()
            // SQLite gets the absolute path, because Debian's version reads names that begin with
            // `file:` as URIs.
            name = files.file.fileName
            sideFiles = files
        }
        var opened: OpaquePointer?
        let code = unsafe sqlite3_open_v2(
            name, &opened, opening.flags, sideFiles == nil ? nil : GuardedFiles.name)
        guard code == SQLITE_OK, let opened = unsafe opened else {
            let failure = unsafe SQLiteFailure(on: opened, code: code)
            unsafe sqlite3_close_v2(opened)
            throw failure.error(at: path)
        }
        unsafe handle = opened
        self.path = path
        self.checkInterruptedJournal = checkInterruptedJournal
        installProgressHandler()
    }

    // `sqlite3_close_v2` waits for statements that are still in use: they keep the database open
    // until they are finalized.
    deinit { unsafe sqlite3_close_v2(handle) }

    /// Frees the memory of cached pages that are not in use. SQLite reads a freed page again when a
    /// statement needs it.
    func releasePages() { _ = unsafe sqlite3_db_release_memory(handle) }

    /// Runs a query with values for its parameters. The rows are read one by one.
    func query(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) -> Rows {
        try Rows(statement(sql), values)
    }

    /// Runs a statement and ignores the rows that it returns.
    func run(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) {
        var rows = try Rows(statement(sql), values)
        while try rows.next() {}
    }

    /// Returns the first column of the first row as an integer; nil if there is no row or the
    /// column is NULL.
    func integer(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) -> Int? {
        var rows = try Rows(statement(sql), values)
        return try rows.next() ? rows.optionalInteger(0) : nil
    }

    /// Runs all statements of a script.
    func runScript(_ sql: String) throws(LayoutFileError) {
        try checkSideFiles()
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    func failure(_ code: Int32) -> LayoutFileError {
        unsafe SQLiteFailure(on: handle, code: code).error(at: path)
    }

    /// The disk's last error in reading or writing the file or its journal; nil if there was no
    /// error.
    var diskFailure: LayoutFileError? {
        let number = unsafe layout_last_errno(handle)
        if number == 0 { return nil }
        return SQLiteFailure(code: SQLITE_IOERR, message: "", systemError: number).error(at: path)
    }

    private func statement(_ sql: String) throws(LayoutFileError) -> Statement {
        try checkSideFiles()
        if let latest, latest.sql == sql { return latest.statement }
        let statement: Statement
        if let known = statements[sql] {
            statement = known
        } else {
            statement = unsafe try Statement(sql, on: handle, path: path)
            statements[sql] = statement
        }
        latest = (sql, statement)
        return statement
    }
}

extension Connection.Opening {
    fileprivate var flags: Int32 {
        let mode =
            switch self {
            case .existing: SQLITE_OPEN_READWRITE
            case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .inMemory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
            }
        return mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    }
}

// Direct calls of SQLite's C functions, for settings and checks.
extension Connection {
    /// Returns `count` bytes of the file from byte `offset` on, without interpreting them as a
    /// database; nil if the file is shorter.
    func readFile(_ count: Int, at offset: Int) throws(LayoutFileError) -> [UInt8]? {
        precondition(count > 0 && offset >= 0, "\(count) bytes at \(offset) are no part of a file")
        var bytes = [UInt8](repeating: 0, count: count)
        let code = unsafe bytes.withUnsafeMutableBytes {
            unsafe layout_read_file(handle, $0.baseAddress, Int32($0.count), Int64(offset))
        }
        if code == layout_short_read { return nil }
        if code != SQLITE_OK { throw failure(code) }
        return bytes
    }

    /// Sets an option of `sqlite3_db_config`. Returns false if SQLite did not set it.
    func configure(_ option: Int32, _ value: Int32) -> Bool {
        var now: Int32 = -1
        let code = unsafe layout_db_config(handle, option, value, &now)
        return code == SQLITE_OK && now == value
    }

    func limit(_ category: Int32, to value: Int32) {
        unsafe sqlite3_limit(handle, category, value)
    }

    /// Returns whether the path now leads to a file other than the open one, or to no file.
    func hasMoved() throws(LayoutFileError) -> Bool {
        if isInMemory { return false }
        var moved: Int32 = 0
        let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        if code != SQLITE_OK { throw failure(code) }
        return moved != 0
    }

    /// Whether the file could be opened for reading only.
    var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

    /// The error that a write through a read-only connection throws.
    var readOnlyRefusal: LayoutFileError { failure(SQLITE_READONLY) }

    /// Whether a transaction is open.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// The number of rows written by INSERT, UPDATE and DELETE since the connection was opened.
    var rowsWritten: Int { Int(unsafe sqlite3_total_changes64(handle)) }
}

extension Connection {
    /// Runs `body` in the open transaction, or in a new read transaction if none is open, so that
    /// all queries of `body` see the same state of the file.
    func reading<Value>(
        _ body: () throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> Value {
        if isInTransaction { return try body() }
        try run("BEGIN")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            rollBack()
            throw explained(error)
        }
    }

    /// Begins a write transaction. Waits for the lock of another process up to the limits of
    /// `LockWait`.
    func beginWriting() throws(LayoutFileError) {
        try sideFiles?.checkRoom()
        leaveLockToOthers()
        try run("BEGIN IMMEDIATE")
    }

    func commit() throws(LayoutFileError) {
        try undisturbed { () throws(LayoutFileError) in try run("COMMIT") }
    }

    /// Rolls the transaction back, unless SQLite has already done so after an error. If the
    /// rollback fails, the next access to the file plays the file's journal back.
    func rollBack() {
        guard isInTransaction else { return }
        try? undisturbed { () throws(LayoutFileError) in try run("ROLLBACK") }
    }
}
