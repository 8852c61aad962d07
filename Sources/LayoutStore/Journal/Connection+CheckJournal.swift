extension Connection {
    /// Checks that operations are numbered without gaps, that their chain holds, that the moves of
    /// the head follow each other, and that forks lead to their own branches.
    func checkJournal() throws(LayoutFileError) {
        try walkChain { _ in }
        try checkMoves()
        let astray = try integer(
            """
            SELECT fork FROM branch JOIN operation ON operation.id = branch.child
            WHERE operation.parent IS NOT branch.fork
            """)
        if let astray { throw misfit("operation \(astray) leads to a branch of another") }
    }

    /// Gives each operation to `body` once it has proved to be what was written.
    func walkChain(
        _ body: (StoredOperation) throws(LayoutFileError) -> Void
    ) throws(LayoutFileError) {
        var rows = try operations()
        var previous: [UInt8] = []
        var count = 0
        while try rows.next() {
            let operation = try Self.operation(rows)
            guard operation.id == count else { throw misfit("operation \(count) is missing") }
            previous = operation.chain(after: previous)
            if rows.blob(8) != previous {
                throw misfit("operation \(count) is not what was written")
            }
            count += 1
            try body(operation)
        }
    }

    private func checkMoves() throws(LayoutFileError) {
        var rows = try query("SELECT id, origin, target FROM head_move ORDER BY id")
        var (count, head) = (0, 0)
        while try rows.next() {
            count += 1
            guard rows.integer(0) == count, rows.integer(1) == head else {
                throw misfit("move \(count) of the head is not what was written")
            }
            head = rows.integer(2)
        }
        try checkEnd()
    }

    /// A move to an operation that is not there tells that the journal was longer.
    func checkEnd() throws(LayoutFileError) {
        let last = try integer("SELECT max(target) FROM head_move") ?? 0
        let count = try operationCount()
        if last > count { throw misfit("operation \(count + 1) is missing") }
    }

    private func misfit(_ message: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: message)
    }
}
