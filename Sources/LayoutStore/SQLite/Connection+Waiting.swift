internal import CSQLite
internal import Glibc

/// How long locks of other processes are waited for.
///
/// The pauses are short and of uneven length: of several processes that write without a break each
/// gets its turn, where SQLite's own growing pauses let one starve.
extension Connection {
    /// Until waiting ends with `busy`.
    private static let patience = Duration.seconds(2)
    /// Until a person is told.
    private static let silence = Duration.milliseconds(300)

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
        if isFirst { (waitBegan, isNoticed) = (.now, false) }
        let waited = waitBegan.duration(to: .now)
        if waited >= Self.patience { return false }
        if waited >= Self.silence, !isNoticed {
            isNoticed = true
            lockNotice?()
        }
        // A busy process leaves the lock free for a fraction of a millisecond between its commands.
        usleep(UInt32.random(in: 50...400))
        return true
    }
}
