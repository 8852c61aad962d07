internal import Platform
internal import StackCore

/// The bytes of a damaged layout file, with an interrupted transaction rolled back. The file and
/// its journal are only read, without SQLite.
struct DamagedFile {
    let bytes: [UInt8]
    /// The reason why the journal beside the file was ignored; nil if it was used or there is no
    /// journal.
    let ignoredJournalReason: String?

    /// Reads the file. If another process is writing it, waits up to the limits of `LockWait`.
    init(_ path: String, _ schema: Schema = .current) throws(LayoutFileError) {
        if try FileProbe.look(at: path) == .missing {
            throw LayoutFileError(kind: .noInput, path: path, message: "there is no such file")
        }
        let descriptor = unsafe open(path.fileName, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 {
            throw Self.failure(Self.absences.contains(errno) ? .noInput : .ioError, path)
        }
        defer { close(descriptor) }
        try Self.lock(descriptor, path)
        let size = FileStatus(of: descriptor)?.size ?? 0
        if size > DatabaseFile.sizeLimit {
            throw LayoutFileError(kind: .badData, path: path, message: "the file is too large")
        }
        guard let found = readBytes(descriptor, size, at: 0) else {
            throw Self.failure(.ioError, path)
        }
        let before = try Self.takingBack(found, SideFiles(of: path), schema)
        // If another process has SQLite's RESERVED lock, the journal belongs to that process, which
        // has not changed the file yet. So the bytes of the file are used without the journal.
        (bytes, ignoredJournalReason) = FileLock.isReserved(descriptor) ? (found, nil) : before
    }

    /// The error numbers of a file that is missing or may not be opened.
    private static let absences = [ENOENT, ENOTDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG]
    private static let pause: UInt32 = 1_000

    private static func lock(_ descriptor: Int32, _ path: String) throws(LayoutFileError) {
        var wait = LockWait(for: SideFiles(of: path))
        while !FileLock.lockShared(descriptor) {
            if wait.hasTimedOut() {
                throw LayoutFileError(
                    kind: .busy, path: path, message: "another process is writing to the file")
            }
            usleep(pause)
        }
    }

    /// Returns the bytes of the file before the interrupted transaction. If the journal does not
    /// belong to the file, returns `bytes` unchanged, and the reason why it does not.
    private static func takingBack(
        _ bytes: [UInt8], _ sideFiles: SideFiles, _ schema: Schema
    ) throws(LayoutFileError) -> ([UInt8], ignoredJournalReason: String?) {
        do throws(LayoutFileError) {
            guard let journal = try sideFiles.look(pageSize: { DatabaseFile.pageSize(of: bytes) }),
                journal.isHot
            else { return (bytes, nil) }
            let rollback = try Rollback(of: bytes, by: sideFiles.journalBytes(), schema)
            if let damage = rollback.damage, rollback.isWholeWithout {
                throw sideFiles.damaged(damage)
            }
            return (rollback.bytes, nil)
        } catch {
            if error.kind != .badData { throw error }
            return (bytes, error.message)
        }
    }

    private static func failure(_ kind: LayoutFileError.Kind, _ path: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: systemReason())
    }
}

extension Connection {
    /// Opens a connection to a copy of a damaged file's bytes, without checking them. The tables
    /// are migrated to the current schema if that is possible. The documents and the journal are
    /// not converted.
    convenience init(
        salvaging file: DamagedFile, at path: String, _ schema: Schema,
        until cancellation: Cancellation
    ) throws(LayoutFileError) {
        // A database in memory cannot use a write-ahead log.
        try self.init(path, image: file.bytes, withoutWriteAheadLog: true)
        self.cancellation = cancellation
        limitWork(millions: 3000)
        // Damage can make a migration step fail. The rows are then read in the old schema.
        try? migrate(to: schema.leavingContent)
    }
}
