extension Connection {
    /// Throws if the journal is damaged. Operations must have numbers without gaps and an intact
    /// chain of hashes. Each move of the head must begin at the target of the move before it. In
    /// each row of the table `branch`, `child` must be a child of `fork`. All checksums must equal
    /// those in `end`.
    func checkJournal(_ end: JournalEnd) throws(LayoutFileError) {
        try walkChain(to: end) { _ in }
        try checkMoves(end)
        let astray = try integer(
            """
            SELECT fork FROM branch JOIN operation ON operation.id = branch.child
            WHERE operation.parent IS NOT branch.fork
            """)
        if let astray { throw damaged("operation \(astray) leads to a branch of another") }
        try branches(end)
        try checkpoints(end)
    }

    /// Returns the rows of the table `branch`, after comparing their checksum with that in `end`.
    @discardableResult
    func branches(_ end: JournalEnd) throws(LayoutFileError) -> [BranchRow] {
        let branches = try branches()
        var sum = SetChecksum()
        for branch in branches { sum.add(branch) }
        if sum != end.branchSum { throw damaged("the redo branches are damaged") }
        return branches
    }

    /// Returns all checkpoints, after comparing their checksum with that in `end`.
    @discardableResult
    func checkpoints(_ end: JournalEnd) throws(LayoutFileError) -> [Checkpoint] {
        let checkpoints = try checkpoints()
        var sum = SetChecksum()
        for checkpoint in checkpoints { sum.add(checkpoint) }
        if sum != end.checkpointSum { throw damaged("the checkpoints are damaged") }
        return checkpoints
    }

    /// Calls `body` with each operation, from the first to the last. Throws if an operation has a
    /// wrong hash or number, or a parent that is not an earlier operation; so the parents of each
    /// operation lead to operation 0. At the end, throws if the chain of hashes does not end as in
    /// `end`.
    func walkChain(
        to end: JournalEnd, _ body: (StoredOperation) throws(LayoutFileError) -> Void
    ) throws(LayoutFileError) {
        var rows = try operations()
        var previous: [UInt8] = []
        var count = 0
        while try rows.next() {
            let operation = try Self.operation(rows)
            guard operation.id == count else { throw damaged("operation \(count) is missing") }
            previous = operation.chain(after: previous)
            if rows.blob(Self.chainColumn) != previous {
                throw damaged("operation \(count) differs from what was written")
            }
            guard count == 0 || 0..<count ~= operation.parent ?? -1 else {
                throw damaged("operation \(count) has no valid position in the history")
            }
            count += 1
            try body(operation)
        }
        if previous != end.chain { throw damaged("operation \(count) is missing") }
    }

    private func checkMoves(_ end: JournalEnd) throws(LayoutFileError) {
        var rows = try query("SELECT id, origin, target, time FROM head_move ORDER BY id")
        var (count, head, sum) = (0, 0, SetChecksum())
        while try rows.next() {
            count += 1
            guard rows.integer(0) == count, rows.integer(1) == head else {
                throw damaged("move \(count) of the head differs from what was written")
            }
            head = rows.integer(2)
            sum.add(
                MoveRow(id: count, origin: rows.integer(1), target: head, time: rows.integer(3)))
        }
        if sum != end.moveSum {
            throw damaged("the moves of the head differ from what was written")
        }
    }
}
