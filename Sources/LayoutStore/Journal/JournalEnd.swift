internal import StackCore

/// The summary of the journal that its table `journal_end` stores: the number of operations, the
/// current operation (the head), and checksums of the rows in the journal's tables.
///
/// The chain hash of each operation is computed from the operation and from the chain hash of the
/// operation before it. The rows of the other tables are covered by checksums instead, which a
/// command updates in constant time. The *seal* is a hash of all properties of this structure, and
/// is stored with them. It shows whether the stored end is damaged or outdated, which is checked
/// when a file is opened.
struct JournalEnd: Equatable {
    /// The number of operations on all branches.
    var operations = 0
    /// The chain hash of the last operation.
    var chain: [UInt8] = []
    /// The number of the current operation: replaying the operations up to it leads to the current
    /// documents.
    var head = 0
    var moves = 0
    var moveSum = SetChecksum()
    var branchSum = SetChecksum()
    var checkpointSum = SetChecksum()
    /// The version of the rules for encoding operations as text and for computing digests.
    var digestVersion = 1

    /// The hash of all properties of this end. The file stores it in the table `journal_end`.
    var seal: [UInt8] {
        var bytes = CanonicalBytes()
        bytes.append(operations)
        bytes.append(chain)
        bytes.append(head)
        bytes.append(moves)
        for sum in [moveSum, branchSum, checkpointSum] { bytes.append(sum.bytes) }
        // Files of version 1 do not contain their digest version, so the hash of the row (`seal`)
        // does not cover it either.
        if digestVersion > 1 { bytes.append(digestVersion) }
        return Blake2b.hash(bytes.bytes)
    }
}

/// Functions that update a checksum when a row of the journal's tables is added or removed.
extension SetChecksum {
    mutating func add(_ move: MoveRow) { add(move.bytes) }
    mutating func add(_ checkpoint: Checkpoint) { add(checkpoint.bytes) }
    mutating func remove(_ checkpoint: Checkpoint) { remove(checkpoint.bytes) }
    mutating func add(_ branch: BranchRow) { add(branch.bytes) }
    mutating func remove(_ branch: BranchRow) { remove(branch.bytes) }
}

/// A row of the table `head_move`: one move of the head (the current operation) from operation
/// `origin` to `target`, by a command, undo, redo or goto.
struct MoveRow: Equatable {
    let id: Int
    let origin: Int
    let target: Int
    let time: Int

    fileprivate var bytes: [UInt8] { CanonicalBytes(id, origin, target, time).bytes }
}

/// A row of the table `branch`. It states where redo leads after an undo: from the operation `fork`
/// to its child `child`.
struct BranchRow {
    let fork: Int
    let child: Int

    fileprivate var bytes: [UInt8] { CanonicalBytes(fork, child).bytes }
}

extension Checkpoint {
    fileprivate var bytes: [UInt8] {
        var bytes = CanonicalBytes(operation)
        bytes.append(name)
        return bytes.bytes
    }
}

extension Connection {
    /// The range of valid numbers of operations and moves. It contains far more numbers than a file
    /// needs, and adding to them cannot overflow.
    private static let limit = 0...1 << 40

    /// Reads and checks the end of the journal. The duration does not depend on the journal's
    /// length.
    func journalEnd() throws(LayoutFileError) -> JournalEnd {
        var end = JournalEnd()
        end.digestVersion = spelling.version
        (end.operations, end.chain) = try lastOperation()
        let seal = try readEnd(into: &end)
        guard Self.limit.contains(end.operations), Self.limit.contains(end.moves),
            end.seal == seal, 0...end.operations ~= end.head, try lastMove(fits: end)
        else {
            throw damaged("the end of the journal is damaged")
        }
        return end
    }

    /// Reads the row of the table `journal_end` into `end`, and returns the hash (`seal`) in that
    /// row; nil if there is no such row or it is damaged.
    private func readEnd(into end: inout JournalEnd) throws(LayoutFileError) -> [UInt8]? {
        var rows = try query(
            """
            SELECT head, moves, move_sum, branch_sum, checkpoint_sum, seal FROM journal_end
            WHERE id = 0
            """)
        guard try rows.next(), let moves = SetChecksum(bytes: rows.blob(2)),
            let branches = SetChecksum(bytes: rows.blob(3)),
            let checkpoints = SetChecksum(bytes: rows.blob(4))
        else { return nil }
        (end.head, end.moves) = (rows.integer(0), rows.integer(1))
        (end.moveSum, end.branchSum, end.checkpointSum) = (moves, branches, checkpoints)
        return rows.blob(5)
    }

    private func lastOperation() throws(LayoutFileError) -> (Int, chain: [UInt8]) {
        var rows = try query("SELECT id, chain FROM operation ORDER BY id DESC LIMIT 1")
        guard try rows.next() else { throw damaged("operation 0 is missing") }
        return (rows.integer(0), rows.blob(1))
    }

    private func lastMove(fits end: JournalEnd) throws(LayoutFileError) -> Bool {
        var rows = try query("SELECT id, target FROM head_move ORDER BY id DESC LIMIT 1")
        guard try rows.next() else { return end.moves == 0 && end.head == 0 }
        return rows.integer(0) == end.moves && rows.integer(1) == end.head
    }

    func write(_ end: JournalEnd) throws(LayoutFileError) {
        try run(
            "INSERT OR REPLACE INTO journal_end VALUES (0, ?, ?, ?, ?, ?, ?)",
            .integer(end.head), .integer(end.moves), .blob(end.moveSum.bytes),
            .blob(end.branchSum.bytes), .blob(end.checkpointSum.bytes), .blob(end.seal))
    }
}
