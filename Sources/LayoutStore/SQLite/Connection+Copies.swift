internal import CSQLite

extension Connection {
    /// Opens an empty database in memory. `path` is only the file name in errors.
    convenience init(inMemory path: String) throws(LayoutFileError) {
        try self.init(path, .inMemory) { _, _ in nil }
    }

    /// Opens a database in memory with the bytes of a layout file. `path` is only the file name in
    /// errors.
    ///
    /// - Parameter withoutWriteAheadLog: whether to ignore the file's statement that it uses a
    ///   write-ahead log
    convenience init(
        _ path: String, image: [UInt8], withoutWriteAheadLog: Bool = false
    ) throws(LayoutFileError) {
        try self.init(inMemory: path)
        guard let copy = unsafe sqlite3_malloc64(UInt64(image.count)) else {
            throw failure(SQLITE_NOMEM)
        }
        unsafe image.withUnsafeBytes {
            unsafe copy.copyMemory(from: $0.baseAddress!, byteCount: $0.count)
        }
        if withoutWriteAheadLog, image.count >= DatabaseFile.headSize {
            unsafe copy.storeBytes(of: 1, toByteOffset: 18, as: UInt8.self)
            unsafe copy.storeBytes(of: 1, toByteOffset: 19, as: UInt8.self)
        }
        let size = Int64(image.count)
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        // SQLite owns the copy from here on, and frees it even if this call fails.
        let code = unsafe sqlite3_deserialize(
            handle, "main", copy.assumingMemoryBound(to: UInt8.self), size, size, flags)
        if code != SQLITE_OK { throw failure(code) }
        try applyGuards()
        try run("PRAGMA cell_size_check = ON")
    }

    /// Returns a connection to a copy of the database in memory, independent of the file.
    func copiedToMemory() throws(LayoutFileError) -> Connection {
        try Connection(path, image: serialized())
    }

    /// Returns the bytes of the file that contains this database.
    func serialized() throws(LayoutFileError) -> [UInt8] { try image().bytes }

    /// Returns a copy of the database's bytes in memory allocated by SQLite. The copy is
    /// independent of the connection.
    func image() throws(LayoutFileError) -> DatabaseImage {
        var size: sqlite3_int64 = 0
        guard let bytes = unsafe sqlite3_serialize(handle, "main", &size, 0) else {
            throw failure(SQLITE_NOMEM)
        }
        let image = unsafe DatabaseImage(bytes, count: Int(size))
        // If the disk could not read a page, SQLite fills it with zeros without reporting an error.
        if let diskFailure { throw diskFailure }
        return image
    }
}

/// The bytes of a database, in memory allocated by SQLite.
@safe struct DatabaseImage: ~Copyable {
    private let start: UnsafeMutablePointer<UInt8>
    private let count: Int

    @unsafe fileprivate init(_ start: UnsafeMutablePointer<UInt8>, count: Int) {
        unsafe (self.start, self.count) = (start, count)
    }

    deinit { unsafe sqlite3_free(start) }

    var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }
}
