internal import CSQLite
internal import StackCore

/// Interruption of running statements: by cancellation (`cancellation`), or by a limit for their
/// work (`limitWork`).
extension Connection {
    /// The number of steps of SQLite's virtual machine between two checks for an interruption. They
    /// take a fraction of a millisecond.
    private static let stride: Int32 = 1_000

    /// Installs a progress handler that checks for an interruption during every statement from now
    /// on.
    func installProgressHandler() {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe sqlite3_progress_handler(
            handle, Self.stride,
            {
                let connection = unsafe Unmanaged<Connection>.fromOpaque($0!).takeUnretainedValue()
                return connection.shouldInterrupt() ? 1 : 0
            }, this)
    }

    /// Called by SQLite while a statement runs. Counts the work, and returns true if the statement
    /// must be interrupted.
    private func shouldInterrupt() -> Bool {
        if let rest = remainingWork { remainingWork = rest - 1 }
        return isOverworked || cancellation.isRequested()
    }

    /// Makes statements fail with "takes too long" after about `millions` million steps of SQLite's
    /// virtual machine, counted from now over all statements. Nil removes the limit.
    func limitWork(millions: Int?) {
        remainingWork = millions.map { $0 * 1_000_000 / Int(Self.stride) }
    }

    private var isOverworked: Bool { remainingWork.map { $0 < 0 } ?? false }

    /// Runs `body` with cancellation disabled, for COMMIT, ROLLBACK and restoring settings. A
    /// COMMIT that has succeeded must not be reported as interrupted.
    func undisturbed<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let before = cancellation
        cancellation = .never
        defer { cancellation = before }
        return try body()
    }

    func checkInterruption() throws(LayoutFileError) { try cancellation.check(path) }

    /// Returns the error to report for an interrupted statement. SQLite reports the same error for
    /// cancellation and for the limit of `limitWork`.
    func explained(_ error: LayoutFileError) -> LayoutFileError {
        guard error.kind == .interrupted, isOverworked else { return error }
        return LayoutFileError(
            kind: .badData, path: path, message: "checking the file takes too long")
    }
}
