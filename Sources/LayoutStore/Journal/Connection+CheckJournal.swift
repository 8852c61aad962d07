extension Connection {
    /// Checks that operations are numbered without gaps, that their chain holds, that the moves of
    /// the head follow each other, that forks lead to their own branches, and that all of them are
    /// what `end` says.
    func checkJournal(_ end: JournalEnd) throws(LayoutFileError) {
        try walkChain(to: end) { _ in }
        try checkMoves(end)
        let astray = try integer(
            """
            SELECT fork FROM branch JOIN operation ON operation.id = branch.child
            WHERE operation.parent IS NOT branch.fork
            """)
        if let astray { throw misfit("operation \(astray) leads to a branch of another") }
        try branches(end)
        try checkpoints(end)
    }

    /// All forks that have a row, once they have proved to be what was written.
    @discardableResult
    func branches(_ end: JournalEnd) throws(LayoutFileError) -> [BranchRow] {
        let branches = try branches()
        var sum = ContentSum()
        for branch in branches { sum.add(branch) }
        if sum != end.branchSum { throw misfit("where redo goes is damaged") }
        return branches
    }

    /// All checkpoints, once they have proved to be what was written.
    @discardableResult
    func checkpoints(_ end: JournalEnd) throws(LayoutFileError) -> [Checkpoint] {
        let checkpoints = try checkpoints()
        var sum = ContentSum()
        for checkpoint in checkpoints { sum.add(checkpoint) }
        if sum != end.checkpointSum { throw misfit("the checkpoints are damaged") }
        return checkpoints
    }

    /// Gives each operation to `body` once it has proved to be what was written, and to come from an
    /// earlier one: whoever climbs from parent to parent gets to the beginning.
    func walkChain(
        to end: JournalEnd, _ body: (StoredOperation) throws(LayoutFileError) -> Void
    ) throws(LayoutFileError) {
        var rows = try operations()
        var previous: [UInt8] = []
        var count = 0
        while try rows.next() {
            let operation = try Self.operation(rows)
            guard operation.id == count else { throw misfit("operation \(count) is missing") }
            previous = operation.chain(after: previous)
            if rows.blob(Self.chainColumn) != previous {
                throw misfit("operation \(count) is not what was written")
            }
            guard count == 0 || 0..<count ~= operation.parent ?? -1 else {
                throw misfit("operation \(count) has no place in the history")
            }
            count += 1
            try body(operation)
        }
        if previous != end.chain { throw misfit("operation \(count) is missing") }
    }

    private func checkMoves(_ end: JournalEnd) throws(LayoutFileError) {
        var rows = try query("SELECT id, origin, target, time FROM head_move ORDER BY id")
        var (count, head, sum) = (0, 0, ContentSum())
        while try rows.next() {
            count += 1
            guard rows.integer(0) == count, rows.integer(1) == head else {
                throw misfit("move \(count) of the head is not what was written")
            }
            head = rows.integer(2)
            sum.add(
                MoveRow(id: count, origin: rows.integer(1), target: head, time: rows.integer(3)))
        }
        if sum != end.moveSum { throw misfit("the moves of the head are not what was written") }
    }
}
