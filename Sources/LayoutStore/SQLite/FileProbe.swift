internal import Glibc

/// What stands under a path, before it is opened.
enum FileProbe: Equatable {
    case missing
    case file(size: Int)

    /// Whether nothing speaks against writing the file, or making it, but the disk.
    static func isWritable(_ path: String) -> Bool {
        guard isAllowed(folder(of: path), W_OK | X_OK) else { return false }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return true }
        return isAllowed(path, R_OK | W_OK) && status.st_mode & S_IFMT == S_IFREG
    }

    /// Why no file can be made under the path, whatever the file itself is; nil where none is known.
    static func obstacle(toWriting path: String) -> String? {
        let folder = folder(of: path)
        var status = stat()
        guard unsafe stat(folder, &status) == 0 else {
            return errno == ENOENT
                ? "there is no folder \(folder)"
                : "its folder cannot be entered (\(unsafe String(cString: strerror(errno))))"
        }
        if isAllowed(folder, W_OK | X_OK) { return nil }
        return "its folder may not be written (\(unsafe String(cString: strerror(errno))))"
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    }

    /// By the rights that the process acts with.
    private static func isAllowed(_ path: String, _ mode: Int32) -> Bool {
        unsafe faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0
    }

    /// Refuses folders, devices, pipes, and what cannot be looked at.
    static func look(at path: String) throws(LayoutFileError) -> FileProbe {
        func refusal(_ kind: LayoutFileError.Kind, _ message: String) -> LayoutFileError {
            LayoutFileError(kind: kind, path: path, message: message)
        }
        if path.isEmpty || path.utf8.contains(0) { throw refusal(.noInput, "this is no file name") }
        var status = stat()
        if unsafe stat(path, &status) != 0 {
            if errno == ENOENT { return .missing }
            throw refusal(.noInput, unsafe String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw refusal(.badData, "this is not a regular file")
        }
        return .file(size: Int(status.st_size))
    }
}
