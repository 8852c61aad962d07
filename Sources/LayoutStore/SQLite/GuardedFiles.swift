internal import CSQLite
internal import Platform

/// The system's files as SQLite gets them: the layout file and its journal, and no other file that a
/// journal might name. What `SideFiles` refuses cannot be slipped in behind its back either.
enum GuardedFiles {
    /// The name that connections are opened with.
    static let name: String = {
        register()
        return "layoutedit"
    }()

    private static func register() {
        guard let system = unsafe sqlite3_vfs_find(nil) else { return }
        // Registered for good.
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
        // Where it fails no file can be opened under the name.
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
    /// Looks at what lies beside the file before SQLite does, which looks whenever it takes a lock.
    ///
    /// An interrupted transaction's journal is believed when the database that it leads back to
    /// proves to be a layout file: one that belongs to another file, or to another day of this one,
    /// would destroy it.
    ///
    /// - Returns: the journal, where there is one.
    @discardableResult
    func lookBeside() throws(LayoutFileError) -> RollbackJournal? {
        guard let sideFiles, !isInTransaction, sideFiles.areThere else { return nil }
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
        let misfit = try judge(bytes, sideFiles.journalBytes())
        if let misfit { throw sideFiles.misfit(misfit) }
    }

    /// Whether a living process is writing: the journal is its own then.
    private var isReserved: Bool {
        get throws(LayoutFileError) {
            var reserved: Int32 = 0
            let code = unsafe layout_is_reserved(handle, &reserved)
            if code != SQLITE_OK { throw failure(code) }
            return reserved != 0
        }
    }
}
