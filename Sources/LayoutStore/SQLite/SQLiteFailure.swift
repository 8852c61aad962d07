internal import CSQLite
internal import Platform

/// An error of SQLite: its result code, its message, and the operating system's error number if
/// there is one.
struct SQLiteFailure {
    let code: Int32
    let message: String
    let systemError: Int32

    /// Returns the error to show to the user.
    func error(at path: String) -> LayoutFileError {
        if code & 0xff == SQLITE_CANTOPEN, let obstacle = FileProbe.obstacle(toWriting: path) {
            return LayoutFileError(kind: .cannotCreate, path: path, message: obstacle)
        }
        let (kind, sentence) = FileProbe.isWritable(path) ? writableVerdict : verdict
        return LayoutFileError(kind: kind, path: path, message: sentence)
    }

    /// The kind and the message of the error, for a file whose permissions allow writing. SQLite
    /// reports "cannot open" or "read-only" also if the disk failed while the file was opened, and
    /// "malformed" also if a read failed.
    private var writableVerdict: (LayoutFileError.Kind, String) {
        switch code & 0xff {
        case SQLITE_CANTOPEN, SQLITE_READONLY:
            (.ioError, "opening the file or its journal failed")
        default: verdict
        }
    }

    private var verdict: (LayoutFileError.Kind, String) {
        switch code & 0xff {
        case SQLITE_BUSY, SQLITE_LOCKED: (.busy, "another process is writing to the file")
        case SQLITE_CORRUPT where [EIO, ENXIO, ERANGE].contains(systemError):
            (.ioError, "reading failed (\(reason))")
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_TOOBIG, SQLITE_ERROR,
            // Statements write only rows that satisfy the constraints of an undamaged file. So if a
            // row conflicts with a constraint, the file is damaged.
            SQLITE_CONSTRAINT:
            (.badData, "the file is damaged (\(message))")
        case SQLITE_INTERRUPT: (.interrupted, "interrupted: nothing was changed")
        case SQLITE_FULL: (.ioError, "the disk is full")
        case SQLITE_IOERR: (.ioError, "reading or writing failed (\(reason))")
        case SQLITE_NOMEM: (.ioError, "there is not enough memory")
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: (.cannotCreate, "the file is read-only")
        case SQLITE_CANTOPEN:
            (.cannotCreate, "the file or its journal cannot be opened (\(reason))")
        default: (.internal, "SQLite refused: \(message)")
        }
    }

    private var reason: String {
        guard systemError != 0, let text = unsafe strerror(systemError) else { return message }
        return unsafe String(cString: text)
    }
}

extension Connection {
    /// Returns the error for a file whose content is damaged or inconsistent.
    func damaged(_ message: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: message)
    }
}
