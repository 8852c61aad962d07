internal import CSQLite

extension Connection {
    /// Runs `body` on one state of the file; inside a transaction, on that transaction's.
    func reading<Value>(
        _ body: () throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> Value {
        if isInTransaction { return try body() }
        try run("BEGIN")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            rollBack()
            throw explained(error)
        }
    }

    /// Waits for the write lock up to the busy timeout.
    func beginWriting() throws(LayoutFileError) {
        try sideFiles?.checkRoom()
        leaveLockToOthers()
        try run("BEGIN IMMEDIATE")
    }

    func commit() throws(LayoutFileError) {
        try undisturbed { () throws(LayoutFileError) in try run("COMMIT") }
    }

    /// Ends the transaction, if SQLite has not done so itself after an error. What it cannot take
    /// back now, the next look at the file takes back from its journal.
    func rollBack() {
        guard isInTransaction else { return }
        try? undisturbed { () throws(LayoutFileError) in try run("ROLLBACK") }
    }
}
