internal import CSQLite

extension Connection {
    /// The whole database in memory, without the file.
    func copiedToMemory() throws(LayoutFileError) -> Connection {
        let copy = try Connection(path, .inMemory)
        guard let backup = unsafe sqlite3_backup_init(copy.handle, "main", handle, "main") else {
            throw copy.failure(SQLITE_ERROR)
        }
        _ = unsafe sqlite3_backup_step(backup, -1)
        let code = unsafe sqlite3_backup_finish(backup)
        if code != SQLITE_OK { throw failure(code) }
        try copy.applyGuards()
        return copy
    }

    /// The bytes that the database has as a file.
    func serialized() throws(LayoutFileError) -> [UInt8] {
        var size: sqlite3_int64 = 0
        guard let bytes = unsafe sqlite3_serialize(handle, "main", &size, 0) else {
            throw failure(SQLITE_NOMEM)
        }
        defer { unsafe sqlite3_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
}
