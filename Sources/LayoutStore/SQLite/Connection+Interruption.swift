internal import CSQLite
internal import StackCore

/// Interruption of running statements: by cancellation (`cancellation`), or by a limit for their
/// work (`limitWork`).
extension Connection {
    /// The number of steps of SQLite's virtual machine between two checks: a fraction of a
    /// millisecond.
    private static let stride: Int32 = 1_000

    /// Checks for an interruption during every statement from now on.
    func lookUpWhileWorking() {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe sqlite3_progress_handler(
            handle, Self.stride,
            {
                let connection = unsafe Unmanaged<Connection>.fromOpaque($0!).takeUnretainedValue()
                return connection.lookUp() ? 1 : 0
            }, this)
    }

    /// Whether the running statement has to end.
    private func lookUp() -> Bool {
        if let rest = remainingWork { remainingWork = rest - 1 }
        return isOverworked || cancellation.isRequested()
    }

    /// Makes statements fail with "takes too long" after about `millions` million steps of SQLite's
    /// virtual machine, counted from now over all statements. Nil removes the limit.
    func limitWork(millions: Int?) {
        remainingWork = millions.map { $0 * 1_000_000 / Int(Self.stride) }
    }

    private var isOverworked: Bool { remainingWork.map { $0 < 0 } ?? false }

    /// Runs `body` with cancellation disabled: for the end of a transaction, and for restoring
    /// settings after it. A COMMIT that has succeeded must not be reported as interrupted.
    func undisturbed<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let before = cancellation
        cancellation = .never
        defer { cancellation = before }
        return try body()
    }

    func checkInterruption() throws(LayoutFileError) { try cancellation.check(path) }

    /// Returns the error of an interrupted statement, since SQLite does not report the reason.
    func explained(_ error: LayoutFileError) -> LayoutFileError {
        guard error.kind == .interrupted, isOverworked else { return error }
        return LayoutFileError(
            kind: .badData, path: path, message: "checking the file takes too long")
    }
}
