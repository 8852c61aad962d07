internal import Glibc

/// What stands under a path, before it is opened.
enum FileProbe: Equatable {
    case missing
    case file(size: Int)

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
