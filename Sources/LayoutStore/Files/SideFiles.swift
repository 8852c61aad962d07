internal import Platform

/// The files beside a layout file that SQLite may use: its rollback journal and its write-ahead
/// log. SQLite finds them by their names, so they are checked before SQLite opens the file.
///
/// SQLite plays back any file that begins like a journal, and deletes the file that is named at the
/// journal's end. It reads a write-ahead log in place of the layout file. Only the journal of an
/// interrupted transaction is valid beside a layout file.
struct SideFiles {
    /// The path of the layout file, for errors.
    private let path: String
    /// The path of the layout file with symbolic links resolved, as SQLite uses it.
    let file: String
    var journal: String { file + "-journal" }
    var log: String { file + "-wal" }
    private let (journalName, logName): ([CChar], [CChar])

    init(of path: String) {
        self.path = path
        file = FileProbe.resolved(path)
        (journalName, logName) = ((file + "-journal").fileName, (file + "-wal").fileName)
    }

    /// Throws if there is a write-ahead log beside the file, or a journal that does not belong to
    /// it.
    func check() throws(LayoutFileError) {
        _ = try settled { () throws(LayoutFileError) in try look() }
    }

    /// The length of the longest absolute path that SQLite opens with its journal, in bytes.
    private static let longestPath = 504

    /// Throws if the absolute path is longer than `longestPath`, so that SQLite could not open the
    /// file with its journal.
    func checkLength(isNew: Bool) throws(LayoutFileError) {
        if file.fileNameBytes.count <= Self.longestPath { return }
        throw LayoutFileError(
            kind: isNew ? .cannotCreate : .noInput, path: path,
            message:
                "the whole path is longer than the \(Self.longestPath) bytes that can be opened")
    }

    /// Throws if the file's name is so long that its journal, whose name is longer by `-journal`,
    /// could not be created.
    func checkRoom() throws(LayoutFileError) {
        if (file.lastNameOfPath + "-journal").fileNameBytes.count <= NAME_MAX { return }
        throw LayoutFileError(
            kind: .cannotCreate, path: path,
            message: "the name is too long: the file's journal has to fit beside it")
    }

    /// Returns the journal; nil if it is missing or empty. Throws if there is a write-ahead log, or
    /// a journal that does not belong to this file.
    ///
    /// - Parameter pageSize: returns the size of the file's pages, in bytes, or nil if it is
    ///   unknown
    func look(
        pageSize: () throws(LayoutFileError) -> Int? = { nil }
    ) throws(LayoutFileError) -> RollbackJournal? {
        if FileProbe.isThere(logName) {
            throw refusal(log, "this program writes no write-ahead log")
        }
        guard FileProbe.isThere(journalName), let found = try FoundJournal.open(self),
            found.status.size > 0
        else { return nil }
        let (head, end) = (try found.read(RollbackJournal.headSize, at: 0), try found.end)
        let database = (FileStatus(at: file)?.size ?? 0, try pageSize())
        do {
            return try RollbackJournal(
                head: head, end: end, size: found.status.size, beside: database)
        } catch {
            throw refusal(journal, error.reason)
        }
    }

    /// Whether there is a journal or a write-ahead log beside the file.
    var exist: Bool { FileProbe.isThere(journalName) || FileProbe.isThere(logName) }

    /// Returns all bytes of the journal; empty if there is no journal.
    func journalBytes() throws(LayoutFileError) -> [UInt8] {
        guard let found = try FoundJournal.open(self) else { return [] }
        return try found.read(found.status.size, at: 0)
    }

    /// Returns the error for a journal whose playback would have the given consequence.
    func damaged(_ consequence: String) -> LayoutFileError { refusal(journal, consequence) }

    private func refusal(_ name: String, _ reason: String) -> LayoutFileError {
        LayoutFileError(
            kind: .badData, path: path,
            message: "\(name.lastNameOfPath) beside it does not belong to this file: \(reason)")
    }

    fileprivate func failure(_ kind: LayoutFileError.Kind) -> LayoutFileError {
        LayoutFileError(
            kind: kind, path: path,
            message: "\(journal.lastNameOfPath): \(systemReason())")
    }
}

extension SideFiles {
    private static let settlingPause: UInt32 = 10_000
    private static let mostLooks = 100

    /// Runs `body`, and repeats it while it throws `badData`, because the file and its journal may
    /// be inconsistent for a moment while another process is writing. Throws the error if neither
    /// of the two files has changed since the previous attempt.
    func settled<Result>(
        _ body: () throws(LayoutFileError) -> Result
    ) throws(LayoutFileError) -> Result {
        var seen: [FileStatus?] = []
        for _ in 0..<Self.mostLooks {
            let now = [journal, file].map { FileStatus(at: $0) }
            do {
                return try body()
            } catch {
                if error.kind != .badData || now == seen { throw error }
                seen = now
                // The pause is longer than the resolution of file times, so that a write during it
                // changes the status of a file.
                usleep(Self.settlingPause)
            }
        }
        return try body()
    }
}

/// An open journal: a regular file with no other hard link.
private struct FoundJournal: ~Copyable {
    private let descriptor: Int32
    private let files: SideFiles
    let status: FileStatus

    private init(descriptor: Int32, of files: SideFiles, status: FileStatus) {
        self.descriptor = descriptor
        self.files = files
        self.status = status
    }

    deinit { close(descriptor) }

    /// Opens the journal; nil if another process has removed it meanwhile. Throws if it is not a
    /// regular file, has another hard link, or cannot be opened.
    static func open(_ files: SideFiles) throws(LayoutFileError) -> FoundJournal? {
        // With `O_NONBLOCK`, opening a pipe does not wait for a writer.
        let descriptor = unsafe Platform.open(
            files.journal.fileName, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor >= 0, let status = FileStatus(of: descriptor) {
            let found = FoundJournal(descriptor: descriptor, of: files, status: status)
            // The link count is 0 for a journal that is just being deleted.
            if status.isRegular, status.names < 2 { return found }
            throw stranger(files)
        }
        switch errno {
        case ENOENT: return nil
        case ELOOP, ENXIO: throw stranger(files)
        case EACCES, EPERM: throw files.failure(.cannotCreate)
        default: throw files.failure(.ioError)
        }
    }

    private static func stranger(_ files: SideFiles) -> LayoutFileError {
        files.damaged("it is a link, a pipe, or otherwise not a regular file")
    }

    var end: [UInt8] {
        get throws(LayoutFileError) {
            let size = RollbackJournal.endSize
            return status.size < size ? [] : try read(size, at: status.size - size)
        }
    }

    /// Reads `count` bytes of the journal from offset `start`; fewer if the journal is shorter.
    func read(_ count: Int, at start: Int) throws(LayoutFileError) -> [UInt8] {
        if count > DatabaseFile.sizeLimit { throw files.damaged("it is too large") }
        guard let bytes = readBytes(descriptor, count, at: start) else {
            throw files.failure(.ioError)
        }
        return bytes
    }
}

/// Reads `count` bytes of an open file from offset `start`, fewer if it is shorter. Returns nil and
/// sets `errno` if reading fails.
func readBytes(_ descriptor: Int32, _ count: Int, at start: Int) -> [UInt8]? {
    precondition(count >= 0 && start >= 0, "\(count) bytes at \(start) are no part of a file")
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
        while done < count {
            let part = unsafe pread(
                descriptor, buffer.baseAddress! + done, count - done, off_t(start + done))
            if part < 0, errno == EINTR { continue }
            failed = part < 0
            if part <= 0 { return }
            done += part
        }
    }
    return failed ? nil : bytes
}
