internal import Platform

/// What lies beside a layout file under a name that SQLite acts on: looked at by us before SQLite
/// gets to see it.
///
/// SQLite plays back whatever begins like a journal, deletes the file that a journal names at its
/// end, and reads a write-ahead log in the file's place. Of all that only the journal of an
/// interrupted transaction is ours.
struct SideFiles {
    /// As errors name it.
    private let path: String
    /// Behind symbolic links, as SQLite sees it.
    let file: String
    var journal: String { file + "-journal" }
    var log: String { file + "-wal" }
    private let (journalName, logName): ([CChar], [CChar])

    init(of path: String) {
        self.path = path
        file = FileProbe.resolved(path)
        (journalName, logName) = ((file + "-journal").fileName, (file + "-wal").fileName)
    }

    /// Refuses what is no journal of a layout file's, and every write-ahead log.
    func check() throws(LayoutFileError) {
        _ = try settled { () throws(LayoutFileError) in try look() }
    }

    /// What SQLite opens is a whole path with room for the journal's name behind it.
    private static let longestPath = 504

    /// Refuses a path that SQLite cannot open.
    func checkLength(isNew: Bool) throws(LayoutFileError) {
        if file.fileNameBytes.count <= Self.longestPath { return }
        throw LayoutFileError(
            kind: isNew ? .cannotCreate : .noInput, path: path,
            message:
                "the whole path is longer than the \(Self.longestPath) bytes that can be opened")
    }

    /// Refuses to write a file beside which no journal can be made.
    func checkRoom() throws(LayoutFileError) {
        if (file.lastNameOfPath + "-journal").fileNameBytes.count <= NAME_MAX { return }
        throw LayoutFileError(
            kind: .cannotCreate, path: path,
            message: "the name is too long: the file's journal has to fit beside it")
    }

    /// The journal; nil where there is none, or an empty one. Refuses what is no journal of this
    /// file's, and every write-ahead log.
    ///
    /// - Parameter pageSize: gives that of the file's pages, where it is known.
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

    /// Whether there is anything to look at.
    var areThere: Bool { FileProbe.isThere(journalName) || FileProbe.isThere(logName) }

    /// All of the journal.
    func journalBytes() throws(LayoutFileError) -> [UInt8] {
        guard let found = try FoundJournal.open(self) else { return [] }
        return try found.read(found.status.size, at: 0)
    }

    /// The refusal of the journal for what would come of it.
    func misfit(_ consequence: String) -> LayoutFileError { refusal(journal, consequence) }

    private func refusal(_ name: String, _ reason: String) -> LayoutFileError {
        LayoutFileError(
            kind: .badData, path: path,
            message: "\(name.lastNameOfPath) beside it is not this file's: \(reason)")
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

    /// Runs `body` until it succeeds or refuses twice with the file and its journal unchanged: a
    /// process that is writing may show half of what it is about to.
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
                // Longer than the clock that files are stamped by takes to tick.
                usleep(Self.settlingPause)
            }
        }
        return try body()
    }
}

/// A journal that has been opened: a regular file under one name.
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

    /// nil when it has gone meanwhile.
    static func open(_ files: SideFiles) throws(LayoutFileError) -> FoundJournal? {
        // Opening a pipe must not wait for somebody to write into it.
        let descriptor = unsafe Platform.open(
            files.journal.fileName, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor >= 0, let status = FileStatus(of: descriptor) {
            let found = FoundJournal(descriptor: descriptor, of: files, status: status)
            // One that is just being deleted has no name any more.
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
        files.misfit("it is a link, a pipe, or no regular file at all")
    }

    var end: [UInt8] {
        get throws(LayoutFileError) {
            let size = RollbackJournal.endSize
            return status.size < size ? [] : try read(size, at: status.size - size)
        }
    }

    /// Fewer bytes where it is shorter.
    func read(_ count: Int, at start: Int) throws(LayoutFileError) -> [UInt8] {
        if count > DatabaseFile.sizeLimit { throw files.misfit("it is too large") }
        guard let bytes = readBytes(descriptor, count, at: start) else {
            throw files.failure(.ioError)
        }
        return bytes
    }
}

/// Bytes of an open file, fewer where it is shorter; nil, with `errno`, when reading fails.
func readBytes(_ descriptor: Int32, _ count: Int, at start: Int) -> [UInt8]? {
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
