internal import CSQLite
internal import Glibc

/// How long locks of other processes are waited for.
///
/// The pauses are short and of uneven length: of several processes that write without a break each
/// gets its turn, where SQLite's own growing pauses let one starve. A process that has had to wait
/// also keeps away from the lock for longer than such a pause before it takes it again: else the one
/// that has just let go of it, being awake, is too often the next.
///
/// Where many processes share few processors, most of the time of waiting is waiting for a processor,
/// and two seconds hold only a few looks at the lock. So patience is counted in looks as well.
extension Connection {
    /// Until waiting ends with `busy`, if it has looked often enough by then.
    private static let patience = Duration.seconds(2)
    /// How many looks are enough: somewhat fewer than a process alone takes in that time.
    private static let looks: Int32 = 5_000
    /// Until waiting ends however few the looks were.
    private static let longestPatience = Duration.seconds(20)
    /// Until a person is told.
    private static let silence = Duration.milliseconds(300)
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
                return connection.waitOnce(after: count) ? 1 : 0
            }, this)
    }

    /// Pauses once, after `looks` looks at this lock; false when patience is at its end.
    private func waitOnce(after looks: Int32) -> Bool {
        if looks == 0 { (waitBegan, isNoticed) = (.now, false) }
        courtesies = Self.memory
        let waited = waitBegan.duration(to: .now)
        if waited >= (looks >= Self.looks ? Self.patience : Self.longestPatience) { return false }
        if waited >= Self.silence, !isNoticed {
            isNoticed = true
            lockNotice?()
        }
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
