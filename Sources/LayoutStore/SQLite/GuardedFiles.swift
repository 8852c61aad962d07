internal import CSQLite
internal import Platform

/// The file system (VFS) that SQLite uses. It opens and deletes only the layout file and its
/// journal, and no other file, even if a journal names one. It also refuses a journal that is not a
/// regular file. `SideFiles` checks this earlier, but such a file could appear after the check.
enum GuardedFiles {
    /// The name of the VFS, which the first use registers.
    static let name: String = {
        register()
        return "layoutedit"
    }()

    private static func register() {
        guard let system = unsafe sqlite3_vfs_find(nil) else { return }
        // The memory is never freed, because the registration is permanent.
        let files = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        unsafe files.initialize(to: system.pointee)
        unsafe files.pointee.zName = UnsafePointer(strdup("layoutedit"))
        unsafe files.pointee.pNext = nil
        unsafe files.pointee.xOpen = { _, path, file, flags, outFlags in
            unsafe file?.pointee.pMethods = nil
            guard let system = unsafe sqlite3_vfs_find(nil),
                unsafe GuardedFiles.isOurs(path, flags)
            else { return SQLITE_CANTOPEN }
            return unsafe system.pointee.xOpen(system, path, file, flags, outFlags)
        }
        unsafe files.pointee.xDelete = { _, path, syncsFolder in
            guard let system = unsafe sqlite3_vfs_find(nil), let path = unsafe path,
                unsafe String(cString: path).hasSuffix("-journal")
            else { return layout_cannot_delete }
            return unsafe system.pointee.xDelete(system, path, syncsFolder)
        }
        // If this fails, `sqlite3_open_v2` fails, because it finds no VFS with the name.
        unsafe sqlite3_vfs_register(files, 0)
    }

    private static func isOurs(_ path: UnsafePointer<CChar>?, _ flags: Int32) -> Bool {
        if flags & (SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL) != 0 { return false }
        guard flags & SQLITE_OPEN_MAIN_JOURNAL != 0, let path = unsafe path else { return true }
        var status = stat()
        return unsafe lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }
}

extension Connection {
    /// Checks the journal and the write-ahead log beside the database. Must be called before each
    /// lock, because SQLite reads both files when it takes a lock.
    ///
    /// The journal of an interrupted transaction is accepted if playing it back results in an
    /// undamaged layout file. Any other journal would destroy the file: a journal of another file,
    /// or an old journal of this file.
    ///
    /// - Returns: the journal; nil if there is no journal, or if a transaction is open
    @discardableResult
    func checkSideFiles() throws(LayoutFileError) -> RollbackJournal? {
        guard let sideFiles, !isInTransaction, sideFiles.exist else { return nil }
        return try sideFiles.settled { () throws(LayoutFileError) in
            let journal = try sideFiles.look { () throws(LayoutFileError) in
                try readFile(DatabaseFile.headSize, at: 0).flatMap(DatabaseFile.pageSize(of:))
            }
            if let journal, journal.isHot, try !isReserved { try prove(sideFiles) }
            return journal
        }
    }

    private func prove(_ sideFiles: SideFiles) throws(LayoutFileError) {
        let size = FileStatus(at: sideFiles.file)?.size ?? 0
        guard size > 0, let bytes = try readFile(size, at: 0) else { return }
        let damage = try checkInterruptedJournal(bytes, sideFiles.journalBytes())
        if let damage { throw sideFiles.damaged(damage) }
    }

    /// Whether another process has SQLite's RESERVED lock. If so, the journal belongs to that
    /// process.
    private var isReserved: Bool {
        get throws(LayoutFileError) {
            var reserved: Int32 = 0
            let code = unsafe layout_is_reserved(handle, &reserved)
            if code != SQLITE_OK { throw failure(code) }
            return reserved != 0
        }
    }
}
