internal import Platform
internal import StackCore

/// The bytes of a file as it stood at one moment, an interrupted transaction taken back. The file and
/// what lies beside it are only read, and not by SQLite.
struct DamagedFile {
    let bytes: [UInt8]
    /// Why the journal beside the file was left out; nil where it was not.
    let strangeJournal: String?

    /// Waits for a process that is writing, as `LockWait` does.
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
        // The journal of a living process is its own: it has changed nothing yet.
        (bytes, strangeJournal) = FileLock.isReserved(descriptor) ? (found, nil) : before
    }

    /// Why there is nothing to open, or nothing that may be opened.
    private static let absences = [ENOENT, ENOTDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG]
    private static let pause: UInt32 = 1_000

    private static func lock(_ descriptor: Int32, _ path: String) throws(LayoutFileError) {
        var wait = LockWait(for: SideFiles(of: path))
        while !FileLock.takeShared(descriptor) {
            if wait.isInVain() {
                throw LayoutFileError(
                    kind: .busy, path: path, message: "another process is writing to the file")
            }
            usleep(pause)
        }
    }

    /// The bytes before the interrupted transaction, unless its journal is not the file's.
    private static func takingBack(
        _ bytes: [UInt8], _ sideFiles: SideFiles, _ schema: Schema
    ) throws(LayoutFileError) -> ([UInt8], strangeJournal: String?) {
        do throws(LayoutFileError) {
            guard let journal = try sideFiles.look(pageSize: { DatabaseFile.pageSize(of: bytes) }),
                journal.isHot
            else { return (bytes, nil) }
            let rollback = try Rollback(of: bytes, by: sideFiles.journalBytes(), schema)
            if let misfit = rollback.misfit, rollback.isWholeWithout {
                throw sideFiles.misfit(misfit)
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
    /// A connection to the bytes of a damaged file that looks at nothing before it is asked; where
    /// that is possible, in the tables of the present schema. The content is as it was written.
    convenience init(
        salvaging file: DamagedFile, at path: String, _ schema: Schema,
        until cancellation: Cancellation
    ) throws(LayoutFileError) {
        var image = file.bytes
        // A database in memory has no write-ahead log to ask for.
        if image.count >= DatabaseFile.headSize { (image[18], image[19]) = (1, 1) }
        try self.init(path, image: image)
        self.cancellation = cancellation
        limitWork(millions: 3000)
        // Damage can keep a step from being made. Then the rows are read as they stand.
        try? migrate(to: schema.leavingContent)
    }
}
