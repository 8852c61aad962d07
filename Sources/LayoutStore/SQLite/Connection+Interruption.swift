internal import CSQLite
internal import StackCore

/// How statements end before they are done: when nobody waits for them (`cancellation`), or when they
/// work more than they may (`limitWork`).
extension Connection {
    /// So many steps of SQLite's machine are made between two looks: a fraction of a millisecond.
    private static let stride: Int32 = 1_000

    /// Looks up during every statement from now on.
    func lookUpWhileWorking() {
        let this = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe sqlite3_progress_handler(
            handle, Self.stride,
            {
                let connection = unsafe Unmanaged<Connection>.fromOpaque($0!).takeUnretainedValue()
                return connection.lookUp() ? 1 : 0
            }, this)
    }

    /// Whether what is being done has to end.
    private func lookUp() -> Bool {
        if let rest = remainingWork { remainingWork = rest - 1 }
        return isOverworked || cancellation.isRequested()
    }

    /// Makes statements fail with "takes too long" after about `millions` steps of SQLite's
    /// machine, counted from now over all of them; nil takes the limit away.
    func limitWork(millions: Int?) {
        remainingWork = millions.map { $0 * 1_000_000 / Int(Self.stride) }
    }

    private var isOverworked: Bool { remainingWork.map { $0 < 0 } ?? false }

    /// Runs what has to be done to its end whoever waits: what ends a transaction, and what sets
    /// things right after one. A COMMIT that is done must not be reported as interrupted.
    func undisturbed<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let before = cancellation
        cancellation = .never
        defer { cancellation = before }
        return try body()
    }

    func checkInterruption() throws(LayoutFileError) { try cancellation.check(path) }

    /// The error of statements that had to end: SQLite does not say why.
    func explained(_ error: LayoutFileError) -> LayoutFileError {
        guard error.kind == .interrupted, isOverworked else { return error }
        return LayoutFileError(
            kind: .badData, path: path, message: "checking the file takes too long")
    }
}
