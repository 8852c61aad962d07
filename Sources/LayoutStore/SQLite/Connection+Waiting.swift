internal import CSQLite
internal import Glibc

/// How long locks of other processes are waited for.
///
/// The pauses are short and of uneven length: of several processes that write without a break each
/// gets its turn, where SQLite's own growing pauses let one starve.
extension Connection {
    /// Microseconds until waiting ends with `busy`.
    private static let patience = 2_000_000
    /// Microseconds until a person is told.
    private static let silence = 300_000

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
        if isFirst { waited = 0 }
        if waited >= Self.patience { return false }
        let pause = Int.random(in: 300...3000)
        if waited < Self.silence, waited + pause >= Self.silence { lockNotice?() }
        waited += pause
        usleep(UInt32(pause))
        return true
    }
}
