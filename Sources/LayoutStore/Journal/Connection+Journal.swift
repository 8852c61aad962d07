internal import StackCore

/// Reading and writing the rows of the journal. The caller opens and ends the transactions.
extension Connection {
    private static let columns =
        "id, parent, command, source, time, message, edits, digest, chain, author"
    static let messageColumn: Int32 = 5
    static let editsColumn: Int32 = 6
    static let digestColumn: Int32 = 7
    static let chainColumn: Int32 = 8

    /// Appends an operation to the journal, and updates `end`. The number of the operation must be
    /// the next one: 0 in an empty journal, otherwise `end.operations` plus 1.
    func insert(
        _ operation: StoredOperation, at end: inout JournalEnd
    ) throws(LayoutFileError) {
        precondition(
            operation.id == (end.chain.isEmpty ? 0 : end.operations + 1),
            "operation \(operation.id) does not follow operation \(end.operations)")
        let chain = operation.chain(after: end.chain)
        try run(
            "INSERT INTO operation (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            .integer(operation.id), .optional(operation.parent), .text(operation.command),
            .text(operation.source), .integer(operation.time), .optional(operation.message),
            .text(operation.edits), .blob(operation.digest), .blob(chain),
            .optional(operation.author))
        (end.operations, end.chain) = (operation.id, chain)
    }

    func chain(of id: Int) throws(LayoutFileError) -> [UInt8] {
        var rows = try query("SELECT chain FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return rows.blob(0)
    }

    /// Returns the operation with this number, after checking it against the chain of hashes.
    /// Throws if it is missing or damaged.
    func operation(_ id: Int) throws(LayoutFileError) -> StoredOperation {
        let previous = id > 0 ? try chain(of: id - 1) : []
        var rows = try query(
            "SELECT \(Self.columns) FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        let operation = try Self.operation(rows)
        if operation.id != id || rows.blob(Self.chainColumn) != operation.chain(after: previous) {
            throw damaged("operation \(id) differs from what was written")
        }
        return operation
    }

    /// Returns the operation with this number without checking it against the chain of hashes.
    func uncheckedOperation(_ id: Int) throws(LayoutFileError) -> OperationBytes {
        var rows = try query(
            "SELECT \(Self.columns) FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return Self.operationBytes(rows)
    }

    /// Returns the same operation as `uncheckedOperation`, but with its texts decoded from UTF-8.
    func uncheckedRow(_ id: Int) throws(LayoutFileError) -> StoredOperation {
        var rows = try query(
            "SELECT \(Self.columns) FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return try Self.operation(rows)
    }

    /// Returns the rows of all operations in the order of their numbers, each with its chain hash.
    func operations() throws(LayoutFileError) -> Rows {
        try query("SELECT \(Self.columns) FROM operation ORDER BY id")
    }

    /// Returns the rows of the operations with number `id` or less, the largest number first.
    func operations(downFrom id: Int) throws(LayoutFileError) -> Rows {
        try query(
            "SELECT \(Self.columns) FROM operation WHERE id <= ? ORDER BY id DESC", .integer(id))
    }

    /// Replaces `bytes` by the input of the chain hash for the operation in the current row. The
    /// result is the same as in `OperationBytes.chain`, but no array is allocated for each column.
    /// Returns the range of the operation's edits in `bytes`, and whether it has a message, so that
    /// the caller need not read these columns again.
    static func spell(
        _ rows: borrowing Rows, after previous: Blake2b.Lanes, into bytes: inout CanonicalBytes
    ) -> (edits: Range<Int>, hasMessage: Bool) {
        bytes.removeAll()
        bytes.append(previous)
        bytes.append(rows.integer(0))
        bytes.append(rows.optionalInteger(1) ?? -1)
        rows.append(2, to: &bytes)
        rows.append(3, to: &bytes)
        bytes.append(rows.integer(4))
        let hasMessage = rows.appendOptional(messageColumn, to: &bytes)
        let edits = rows.append(editsColumn, to: &bytes)
        rows.append(digestColumn, to: &bytes)
        if !rows.isNull(9) { rows.append(9, to: &bytes) }
        return (edits, hasMessage)
    }

    static func operationBytes(_ rows: borrowing Rows) -> OperationBytes {
        OperationBytes(
            id: rows.integer(0), parent: rows.optionalInteger(1), command: rows.blob(2),
            source: rows.blob(3), time: rows.integer(4),
            message: rows.isNull(5) ? nil : rows.blob(5), edits: rows.blob(6),
            digest: rows.blob(7), author: rows.isNull(9) ? nil : rows.blob(9))
    }

    static func operation(_ rows: borrowing Rows) throws(LayoutFileError) -> StoredOperation {
        StoredOperation(
            id: rows.integer(0), parent: rows.optionalInteger(1), command: try rows.text(2),
            source: try rows.text(3), time: rows.integer(4), message: try rows.optionalText(5),
            edits: try rows.text(6), digest: rows.blob(7), author: try rows.optionalText(9))
    }

    /// Returns the path of the file that was imported last; nil if no file was imported. The
    /// operation that recorded the import is not checked against the chain of hashes.
    func lastImportedPath() throws(LayoutFileError) -> String? {
        let prefix = CommandSource.importing("").spelling
        var rows = try query(
            "SELECT source FROM operation WHERE substr(source, 1, length(?1)) = ?1 "
                + "ORDER BY id DESC LIMIT 1", .text(prefix))
        guard try rows.next(),
            case .importing(let path)? = CommandSource(spelling: try rows.text(0))
        else { return nil }
        return path
    }

    /// Returns the digest of the documents after the operation with this number.
    func digest(of id: Int) throws(LayoutFileError) -> [UInt8] {
        var rows = try query("SELECT digest FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return rows.blob(0)
    }

    /// Returns the digest of `digest(of:)` as four numbers; nil if the stored digest does not have
    /// the length of a hash.
    func digestLanes(of id: Int) throws(LayoutFileError) -> Blake2b.Lanes? {
        var rows = try query("SELECT digest FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return rows.lanes(0)
    }

    /// Returns whether the operation `id` only records which imported file the documents belong to,
    /// as a push does. Returns false if the operation has a message, as a pull that decided a
    /// conflict has: undo and redo treat such a pull as a step.
    func onlyRecordsOrigin(_ id: Int, after parent: Int) throws(LayoutFileError) -> Bool {
        guard try digest(of: id) == digest(of: parent) else { return false }
        let operation = try operation(id)
        if operation.message != nil { return false }
        return try edits(of: operation).allSatisfy { $0.movedOrigin != nil }
    }

    /// Returns the parent of operation `id`. Throws if the parent's number is not smaller than
    /// `id`, so that a walk along the parents always ends.
    func parent(of id: Int) throws(LayoutFileError) -> Int {
        if let parent = try operation(id).parent, 0..<id ~= parent { return parent }
        throw damaged("operation \(id) has no valid position in the history")
    }

    func moveHead(
        to target: Int, time: Timestamp, at end: inout JournalEnd
    ) throws(LayoutFileError) {
        try insert(
            MoveRow(
                id: end.moves + 1, origin: end.head, target: target, time: time.milliseconds),
            at: &end)
    }

    /// Appends a move of the head to the table `head_move`, and updates `end`. The number of the
    /// move must be 1 greater than the number of moves in `end`.
    func insert(_ move: MoveRow, at end: inout JournalEnd) throws(LayoutFileError) {
        precondition(move.id == end.moves + 1, "move \(move.id) does not follow \(end.moves)")
        try run(
            "INSERT INTO head_move VALUES (?, ?, ?, ?)", .integer(move.id),
            .integer(move.origin), .integer(move.target), .integer(move.time))
        (end.moves, end.head) = (move.id, move.target)
        end.moveSum.add(move)
    }

    /// Writes rows of the table `branch`, and updates the checksum in `end`. Each row contains an
    /// operation with an undone child (`fork`), and the child to which redo leads from there
    /// (`child`).
    ///
    /// No row is written if redo leads to the child already: either the table contains the same
    /// row, or it contains no row for the fork and the child's number is the fork's number plus 1,
    /// which is the default of `redoTarget`.
    func writeBranches(
        _ branches: [BranchRow], at end: inout JournalEnd
    ) throws(LayoutFileError) {
        guard let first = branches.lazy.map(\.fork).min() else { return }
        var known: [Int: Int] = [:]
        var rows = try query("SELECT fork, child FROM branch WHERE fork >= ?", .integer(first))
        while try rows.next() { known[rows.integer(0)] = rows.integer(1) }
        for branch in branches {
            let old = known[branch.fork]
            guard branch.child != old ?? branch.fork + 1 else { continue }
            if let old { end.branchSum.remove(BranchRow(fork: branch.fork, child: old)) }
            try insert(branch, at: &end)
        }
    }

    func insert(_ branch: BranchRow, at end: inout JournalEnd) throws(LayoutFileError) {
        try run(
            "INSERT OR REPLACE INTO branch VALUES (?, ?)", .integer(branch.fork),
            .integer(branch.child))
        end.branchSum.add(branch)
    }

    /// Returns the child operation to which redo leads if `fork` is the current operation; nil if
    /// no child of `fork` was undone.
    func redoTarget(at fork: Int) throws(LayoutFileError) -> Int? {
        let left = try integer(
            "SELECT child FROM branch WHERE fork = ? AND child > fork", .integer(fork))
        if let left { return left }
        guard try integer("SELECT id FROM operation WHERE id = ?", .integer(fork + 1)) != nil
        else { return nil }
        return try parent(of: fork + 1) == fork ? fork + 1 : nil
    }

    /// Returns all rows of the table `branch`. Each contains an operation of which a child was
    /// undone, and the child to which redo leads.
    func branches() throws(LayoutFileError) -> [BranchRow] {
        var result: [BranchRow] = []
        var rows = try query("SELECT fork, child FROM branch ORDER BY fork")
        while try rows.next() {
            result.append(BranchRow(fork: rows.integer(0), child: rows.integer(1)))
        }
        return result
    }

    /// Returns all checkpoints in the order of their names.
    func checkpoints() throws(LayoutFileError) -> [Checkpoint] {
        var result: [Checkpoint] = []
        var rows = try query("SELECT name, operation FROM checkpoint ORDER BY name")
        while try rows.next() {
            result.append(Checkpoint(name: try rows.text(0), operation: rows.integer(1)))
        }
        return result
    }

    /// Writes a checkpoint and updates the checksum in `end`. An existing checkpoint with the same
    /// name is replaced.
    func write(_ checkpoint: Checkpoint, at end: inout JournalEnd) throws(LayoutFileError) {
        try remove(checkpoint.name, at: &end)
        try run(
            "INSERT INTO checkpoint VALUES (?, ?)", .text(checkpoint.name),
            .integer(checkpoint.operation))
        end.checkpointSum.add(checkpoint)
    }

    func remove(_ checkpoint: String, at end: inout JournalEnd) throws(LayoutFileError) {
        let old = try integer(
            "SELECT operation FROM checkpoint WHERE name = ?", .text(checkpoint))
        guard let old else { return }
        try run("DELETE FROM checkpoint WHERE name = ?", .text(checkpoint))
        end.checkpointSum.remove(Checkpoint(name: checkpoint, operation: old))
    }

    private func missing(_ id: Int) -> LayoutFileError { damaged("operation \(id) is missing") }
}
