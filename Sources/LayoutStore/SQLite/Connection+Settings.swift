internal import CSQLite
internal import Platform

/// The settings of every connection. SQLite's defaults do not protect against hostile files
/// (docs/reliability.md, "Settings").
///
/// The settings that do not read the file are applied first, so that they protect the reading.
extension Connection {
    /// Applies the settings that take effect before anything is read from the file, so that they
    /// protect the reading.
    func applyGuards() throws(LayoutFileError) {
        _ = sqlite3_hard_heap_limit64(1 << 30)
        let switches: [(Int32, Int32)] = [
            (SQLITE_DBCONFIG_DEFENSIVE, 1),
            (SQLITE_DBCONFIG_DQS_DDL, 0),
            (SQLITE_DBCONFIG_DQS_DML, 0),
            (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
            (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
            (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
            (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
        ]
        for (option, value) in switches where !configure(option, value) {
            throw refusal("SQLite did not accept switch \(option)")
        }
        for (category, value) in Self.limits { limit(category, to: value) }
        waitForLocks()
    }

    private static let limits: [(Int32, Int32)] = [
        (SQLITE_LIMIT_LENGTH, 256 << 20),
        (SQLITE_LIMIT_SQL_LENGTH, 1 << 16),
        (SQLITE_LIMIT_COLUMN, 64),
        (SQLITE_LIMIT_EXPR_DEPTH, 200),
        (SQLITE_LIMIT_COMPOUND_SELECT, 8),
        (SQLITE_LIMIT_VARIABLE_NUMBER, 64),
        (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
        (SQLITE_LIMIT_ATTACHED, 1),
        (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]

    /// Applies the settings that read the file, and checks each by reading its value back.
    /// `applyGuards` applies the other settings.
    func applySettings() throws(LayoutFileError) {
        let settings: [(pragma: String, value: String, reads: SQLiteValue)] = [
            ("cell_size_check", "ON", .integer(1)),
            ("mmap_size", "0", .integer(0)),
            ("temp_store", "MEMORY", .integer(2)),
            ("journal_mode", "DELETE", .text("delete")),
            ("synchronous", "EXTRA", .integer(3)),
        ]
        let throughCaches = [("fullfsync", "ON", SQLiteValue.integer(1))]
        for setting in settings + (syncStopsAtDrive ? throughCaches : []) {
            // Some pragmas return their new value when they are set.
            var now = try value("PRAGMA \(setting.pragma) = \(setting.value)")
            if now == nil { now = try value("PRAGMA \(setting.pragma)") }
            if now != setting.reads {
                throw refusal("SQLite did not accept \(setting.pragma) = \(setting.value)")
            }
        }
    }

    private func value(_ pragma: String) throws(LayoutFileError) -> SQLiteValue? {
        var rows = try query(pragma)
        return try rows.next() ? rows.value(0) : nil
    }

    private func refusal(_ message: String) -> LayoutFileError {
        LayoutFileError(kind: .internal, path: path, message: message)
    }
}
