internal import CSQLite
internal import Platform

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

/// How long locks of other processes are waited for.
///
/// The pauses are short and of uneven length: of several processes that write without a break each
/// gets its turn, where SQLite's own growing pauses let one starve. A process that has had to wait
/// also keeps away from the lock for longer than such a pause before it takes it again: else the one
/// that has just let go of it, being awake, is too often the next.
extension Connection {
    /// The longest pause between two looks, in microseconds.
    private static let longestPause: UInt32 = 400
    /// After a wait, so many transactions know of others.
    private static let memory = 20

    func waitForLocks() {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe sqlite3_busy_handler(
            handle,
            { context, count in
                let connection = unsafe Unmanaged<Connection>.fromOpaque(context!)
                    .takeUnretainedValue()
                return connection.waitOnce(isFirst: count == 0) ? 1 : 0
            }, this)
    }

    /// Pauses once; false when patience is at its end.
    private func waitOnce(isFirst: Bool) -> Bool {
        if isFirst { lockWait = LockWait(for: sideFiles) }
        courtesies = Self.memory
        if lockWait.isInVain() { return false }
        if lockWait.isToBeTold() { lockNotice?() }
        // A busy process leaves the lock free for a fraction of a millisecond between its commands.
        usleep(UInt32.random(in: 50...Self.longestPause))
        return true
    }

    /// Keeps away from the lock for a while, when others have been seen to want it.
    func leaveLockToOthers() {
        guard courtesies > 0 else { return }
        courtesies -= 1
        usleep(UInt32.random(in: Self.longestPause...2 * Self.longestPause))
    }
}
