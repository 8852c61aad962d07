internal import CSQLite
internal import Glibc

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
