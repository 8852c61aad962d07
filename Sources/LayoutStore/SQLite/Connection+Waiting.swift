internal import CSQLite
internal import Glibc

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
