/// A wait for a lock of another process.
///
/// A process that holds a lock and does nothing is not waited for long. Where transactions begin and
/// end, everybody's turn comes, however long a crowd and a disk that others keep busy take for it.
struct LockWait {
    /// Without anything happening.
    private static let patience = Duration.seconds(2)
    /// While a transaction is being written: a disk that others keep busy has taken more than ten
    /// seconds to write one (measured beside compilers).
    private static let patienceWithWriters = Duration.seconds(30)
    /// Whatever happens.
    private static let longest = Duration.seconds(120)
    /// Until a person is told.
    private static let silence = Duration.milliseconds(300)

    /// What can be seen from outside of the transactions of others.
    private struct Traces: Equatable {
        let file: FileStatus?
        let journal: FileStatus?
    }

    private let files: SideFiles?
    private let began = ContinuousClock.now
    private var traces: Traces?
    /// When anything was last seen to happen.
    private var moved = ContinuousClock.now
    private var isTold = false

    init(for files: SideFiles?) {
        self.files = files
        traces = Self.traces(of: files)
    }

    private static func traces(of files: SideFiles?) -> Traces? {
        files.map { Traces(file: FileStatus(at: $0.file), journal: FileStatus(at: $0.journal)) }
    }

    /// Looks again; whether it is time to give up.
    mutating func isInVain() -> Bool {
        let now = ContinuousClock.now
        let found = Self.traces(of: files)
        if found != traces { (traces, moved) = (found, now) }
        let isWriting = (found?.journal?.size ?? 0) > 0
        let patience = isWriting ? Self.patienceWithWriters : Self.patience
        return moved.duration(to: now) >= patience || began.duration(to: now) >= Self.longest
    }

    /// Whether a person is to hear of it, which is so once.
    mutating func isToBeTold() -> Bool {
        if isTold || began.duration(to: .now) < Self.silence { return false }
        isTold = true
        return true
    }
}
