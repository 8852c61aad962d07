internal import CSQLite
internal import Platform

/// A wait for a lock of another process.
///
/// The wait times out soon if the process that has the lock does not write. It continues while
/// transactions of other processes begin and end, even if a busy disk makes them slow.
struct LockWait {
    /// The time after which the wait times out if neither the file nor its journal changes.
    private static let idleTimeout = Duration.seconds(2)
    /// The timeout instead of `idleTimeout` while another process has a journal. On a busy disk,
    /// writing one transaction has taken more than ten seconds (measured while compilers ran).
    private static let writerTimeout = Duration.seconds(30)
    /// The time after which the wait times out in any case.
    private static let longest = Duration.seconds(120)
    /// The waiting time after which the user is notified.
    private static let notificationDelay = Duration.milliseconds(300)

    /// The signs of another process's work: the status of the file and of its journal, each nil if
    /// the file does not exist. If either status changes, another process is writing.
    private struct Traces: Equatable {
        let file: FileStatus?
        let journal: FileStatus?
    }

    private let files: SideFiles?
    private let began = ContinuousClock.now
    private var traces: Traces?
    /// The time of the last change of the file or its journal.
    private var moved = ContinuousClock.now
    private var hasNotified = false

    init(for files: SideFiles?) {
        self.files = files
        traces = Self.traces(of: files)
    }

    private static func traces(of files: SideFiles?) -> Traces? {
        files.map { Traces(file: FileStatus(at: $0.file), journal: FileStatus(at: $0.journal)) }
    }

    /// Reads the status of the files again, and returns whether the wait has timed out.
    mutating func hasTimedOut() -> Bool {
        let now = ContinuousClock.now
        let found = Self.traces(of: files)
        if found != traces { (traces, moved) = (found, now) }
        let isWriting = (found?.journal?.size ?? 0) > 0
        let idleTimeout = isWriting ? Self.writerTimeout : Self.idleTimeout
        return moved.duration(to: now) >= idleTimeout || began.duration(to: now) >= Self.longest
    }

    /// Returns whether the user is to be notified now. Returns true only once.
    mutating func shouldNotify() -> Bool {
        if hasNotified || began.duration(to: .now) < Self.notificationDelay { return false }
        hasNotified = true
        return true
    }
}

/// Waiting for locks of other processes.
///
/// The pauses are short and random, so that each of several busy processes gets the lock in turn.
/// With SQLite's own growing pauses, one process could starve. A process that had to wait also
/// pauses before its next transactions, because other processes probably wait for the lock, too.
/// Without this pause, it would often take the lock again right after releasing it, before a
/// waiting process tries again.
extension Connection {
    /// The longest pause between two attempts, in microseconds.
    private static let longestPause: UInt32 = 400
    /// The number of transactions that begin with a pause after the process had to wait for a lock.
    private static let yieldsAfterWait = 20

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

    /// Pauses once before SQLite tries again to take the lock. Returns false if the wait has timed
    /// out.
    private func waitOnce(isFirst: Bool) -> Bool {
        if isFirst { lockWait = LockWait(for: sideFiles) }
        remainingYields = Self.yieldsAfterWait
        if lockWait.hasTimedOut() { return false }
        if lockWait.shouldNotify() { lockNotice?() }
        // The pause is short, because a busy process releases the lock only for a fraction of a
        // millisecond between its commands.
        usleep(UInt32.random(in: 50...Self.longestPause))
        return true
    }

    /// Pauses before taking the lock, if this process had to wait for another one recently.
    func leaveLockToOthers() {
        guard remainingYields > 0 else { return }
        remainingYields -= 1
        usleep(UInt32.random(in: Self.longestPause...2 * Self.longestPause))
    }
}
