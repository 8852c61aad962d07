internal import CSQLite
internal import StackCore

/// One open database. Statements are prepared once and kept until it closes.
@safe final class Connection {
    enum Opening {
        /// Writes when the file lets it, else reads.
        case existing
        case creating
        case inMemory
    }

    /// Judges by the bytes of a file and of the journal beside it.
    typealias JournalJudge = (
        _ file: [UInt8], _ journal: [UInt8]
    ) throws(LayoutFileError) -> String?

    let path: String
    /// What lies beside the file; nil for a database in memory.
    let sideFiles: SideFiles?
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// The one asked for last, which is most often asked for next: long ways write rows by thousands.
    private var latest: (sql: String, statement: Statement)?
    /// Told once when a lock has been waited for so long that a person should hear of it.
    var lockNotice: (() -> Void)?
    /// For the present lock, or the last one.
    var lockWait = LockWait(for: nil)
    /// How many of the next transactions leave the lock to others for a while first.
    var courtesies = 0
    /// Why an interrupted transaction's journal cannot be the file's; nil where it may be.
    let judge: JournalJudge
    /// How the file spells values: known once its schema has been read, or made.
    var spelling = StoredSpelling.current
    /// When what takes long is to end.
    var cancellation = Cancellation.never
    /// Whether the tables' checks of words and numbers are made, as SQLite has it at first.
    var checksRows = true
    /// Looks left under `limitWork`; nil without a limit.
    var remainingWork: Int?

    var isInMemory: Bool { sideFiles == nil }

    /// - Parameter judge: judges the journal of a transaction that was interrupted.
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
            // Whole: Debian's SQLite reads names that start with `file:` as addresses.
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

    // Statements still in use keep the database open until they go: v2 waits for them.
    deinit { unsafe sqlite3_close_v2(handle) }

    /// Gives the memory of pages back that nothing uses at the moment: they are read again when asked for.
    func releasePages() { _ = unsafe sqlite3_db_release_memory(handle) }

    /// Runs a query; the rows come one by one.
    func query(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) -> Rows {
        try Rows(statement(sql), values)
    }

    /// Runs a statement that gives no rows, or whose rows do not matter.
    func run(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) {
        var rows = try Rows(statement(sql), values)
        while try rows.next() {}
    }

    /// The first column of the first row as a whole number.
    func integer(_ sql: String, _ values: SQLiteValue...) throws(LayoutFileError) -> Int? {
        var rows = try Rows(statement(sql), values)
        return try rows.next() ? rows.optionalInteger(0) : nil
    }

    /// Runs every statement of a script.
    func runScript(_ sql: String) throws(LayoutFileError) {
        try lookBeside()
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    func failure(_ code: Int32) -> LayoutFileError {
        unsafe SQLiteFailure(on: handle, code: code).error(at: path)
    }

    /// What the disk has refused of the file or its journal; nil where it has given everything.
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

// What the settings and checks need of the raw handle.
extension Connection {
    /// Bytes of the file as they stand there, without SQLite's interpretation; nil when it is shorter.
    func readFile(_ count: Int, at offset: Int) throws(LayoutFileError) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let code = unsafe bytes.withUnsafeMutableBytes {
            unsafe layout_read_file(handle, $0.baseAddress, Int32($0.count), Int64(offset))
        }
        if code == layout_short_read { return nil }
        if code != SQLITE_OK { throw failure(code) }
        return bytes
    }

    /// Sets a switch of `sqlite3_db_config`; false when it did not take.
    func configure(_ option: Int32, _ value: Int32) -> Bool {
        var now: Int32 = -1
        let code = unsafe layout_db_config(handle, option, value, &now)
        return code == SQLITE_OK && now == value
    }

    func limit(_ category: Int32, to value: Int32) {
        unsafe sqlite3_limit(handle, category, value)
    }

    /// Whether the path now leads to another file, or to none.
    func hasMoved() throws(LayoutFileError) -> Bool {
        if isInMemory { return false }
        var moved: Int32 = 0
        let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        if code != SQLITE_OK { throw failure(code) }
        return moved != 0
    }

    /// Whether the file could only be opened for reading.
    var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

    /// The error of whoever writes through a connection that can only read.
    var readOnlyRefusal: LayoutFileError { failure(SQLITE_READONLY) }

    /// Whether a transaction is open.
    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// Rows written by INSERT, UPDATE and DELETE since the connection was opened.
    var rowsWritten: Int { Int(unsafe sqlite3_total_changes64(handle)) }
}

extension Connection {
    /// Runs `body` on one state of the file; inside a transaction, on that transaction's.
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

    /// Waits for the write lock up to the busy timeout.
    func beginWriting() throws(LayoutFileError) {
        try sideFiles?.checkRoom()
        leaveLockToOthers()
        try run("BEGIN IMMEDIATE")
    }

    func commit() throws(LayoutFileError) {
        try undisturbed { () throws(LayoutFileError) in try run("COMMIT") }
    }

    /// Ends the transaction, if SQLite has not done so itself after an error. What it cannot take
    /// back now, the next look at the file takes back from its journal.
    func rollBack() {
        guard isInTransaction else { return }
        try? undisturbed { () throws(LayoutFileError) in try run("ROLLBACK") }
    }
}
