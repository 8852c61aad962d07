internal import CSQLite
internal import StackCore

/// An open database. Prepared statements are cached until it closes.
@safe final class Connection {
    enum Opening {
        /// For writing if the file allows it, otherwise for reading.
        case existing
        case creating
        case inMemory
    }

    /// A check of a journal and the file beside it. Returns why the journal is not the file's, or
    /// nil.
    typealias JournalJudge = (
        _ file: [UInt8], _ journal: [UInt8]
    ) throws(LayoutFileError) -> String?

    let path: String
    /// The files beside the database; nil for a database in memory.
    let sideFiles: SideFiles?
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// The last statement, which is most often the next one too: long moves write thousands of
    /// rows.
    private var latest: (sql: String, statement: Statement)?
    /// Called once if waiting for a lock takes so long that a person should know.
    var lockNotice: (() -> Void)?
    /// The wait for the current lock, or the last one.
    var lockWait = LockWait(for: nil)
    /// The number of coming transactions that first leave the lock to other processes for a while.
    var courtesies = 0
    /// Returns why an interrupted transaction's journal cannot belong to the file; nil if it may.
    let judge: JournalJudge
    /// The spelling of values as text in the file, known once its schema was read or created.
    var spelling = StoredSpelling.current
    /// The cancellation of long work.
    var cancellation = Cancellation.never
    /// Whether SQLite checks words and numbers by the tables' CHECK constraints, as it does by
    /// default.
    var checksRows = true
    /// The number of checks left under `limitWork`; nil if there is no limit.
    var remainingWork: Int?

    var isInMemory: Bool { sideFiles == nil }

    /// - Parameter judge: checks the journal of an interrupted transaction
    init(
        _ path: String, _ opening: Opening, judging judge: @escaping JournalJudge
    ) throws(LayoutFileError) {
        var name = Array(":memory:".utf8CString)
        if case .inMemory = opening {
            sideFiles = nil
        } else {
            let files = SideFiles(of: path)
            try files.checkLength(isNew: opening == .creating)
            if opening == .creating { try files.checkRoom() }
            try files.check()
            // The whole path, because Debian's SQLite reads names that begin with `file:` as URIs.
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
        self.judge = judge
        lookUpWhileWorking()
    }

    // Statements in use keep the database open until they are finalized: v2 waits for them.
    deinit { unsafe sqlite3_close_v2(handle) }

    /// Frees the memory of pages that are not in use. They are read again when they are needed.
    func releasePages() { _ = unsafe sqlite3_db_release_memory(handle) }

    /// Runs a query. The rows are read one by one.
    func query(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) -> Rows {
        try Rows(statement(sql), values)
    }

    /// Runs a statement that returns no rows, or whose rows do not matter.
    func run(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) {
        var rows = try Rows(statement(sql), values)
        while try rows.next() {}
    }

    /// Returns the first column of the first row as an integer; nil if there is no row, or for
    /// NULL.
    func integer(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) -> Int? {
        var rows = try Rows(statement(sql), values)
        return try rows.next() ? rows.optionalInteger(0) : nil
    }

    /// Runs all statements of a script.
    func runScript(_ sql: String) throws(LayoutFileError) {
        try lookBeside()
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    func failure(_ code: Int32) -> LayoutFileError {
        unsafe SQLiteFailure(on: handle, code: code).error(at: path)
    }

    /// The last error of the disk for the file or its journal; nil if there was no error.
    var diskFailure: LayoutFileError? {
        let number = unsafe layout_last_errno(handle)
        if number == 0 { return nil }
        return SQLiteFailure(code: SQLITE_IOERR, message: "", systemError: number).error(at: path)
    }

    private func statement(_ sql: String) throws(LayoutFileError) -> Statement {
        try lookBeside()
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

// Access to the raw handle, for settings and checks.
extension Connection {
    /// Returns bytes of the file as they are, without SQLite's interpretation; nil if the file is
    /// shorter.
    func readFile(_ count: Int, at offset: Int) throws(LayoutFileError) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let code = unsafe bytes.withUnsafeMutableBytes {
            unsafe layout_read_file(handle, $0.baseAddress, Int32($0.count), Int64(offset))
        }
        if code == layout_short_read { return nil }
        if code != SQLITE_OK { throw failure(code) }
        return bytes
    }

    /// Sets a switch of `sqlite3_db_config`. Returns false if it has not taken effect.
    func configure(_ option: Int32, _ value: Int32) -> Bool {
        var now: Int32 = -1
        let code = unsafe layout_db_config(handle, option, value, &now)
        return code == SQLITE_OK && now == value
    }

    func limit(_ category: Int32, to value: Int32) {
        unsafe sqlite3_limit(handle, category, value)
    }

    /// Whether the path now leads to another file, or to no file.
    func hasMoved() throws(LayoutFileError) -> Bool {
        if isInMemory { return false }
        var moved: Int32 = 0
        let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        if code != SQLITE_OK { throw failure(code) }
        return moved != 0
    }

    /// Whether the file could be opened for reading only.
    var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

    /// The error for a write through a read-only connection.
    var readOnlyRefusal: LayoutFileError { failure(SQLITE_READONLY) }

    /// Whether a transaction is open.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// The number of rows written by INSERT, UPDATE and DELETE since the connection was opened.
    var rowsWritten: Int { Int(unsafe sqlite3_total_changes64(handle)) }
}

extension Connection {
    /// Runs `body` on one state of the file: in the open transaction, or in a new read transaction.
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

    /// Begins a write transaction. Waits for the lock up to the limits of `LockWait`.
    func beginWriting() throws(LayoutFileError) {
        try sideFiles?.checkRoom()
        leaveLockToOthers()
        try run("BEGIN IMMEDIATE")
    }

    func commit() throws(LayoutFileError) {
        try undisturbed { () throws(LayoutFileError) in try run("COMMIT") }
    }

    /// Rolls the transaction back, unless SQLite has done so after an error. If this fails, the
    /// next access to the file rolls it back from its journal.
    func rollBack() {
        guard isInTransaction else { return }
        try? undisturbed { () throws(LayoutFileError) in try run("ROLLBACK") }
    }
}
