internal import StackCore

/// The operations found in a damaged file. An operation is sound if a replay from the empty file
/// leads to complete documents with the operation's digest.
struct SalvagedJournal {
    /// The textual format of values in the operations.
    let spelling: StoredValueFormat
    /// All operations found in the file. Those that can be replayed correctly (the sound ones) are
    /// also in `sound`.
    private let found: FoundOperations
    /// All moves of the head (the current operation), from the first to the last. Empty if a move
    /// is missing, or if a move does not begin at the target of the move before it.
    private(set) var moves: [MoveRow]
    /// The end of the journal; nil if it is missing or damaged.
    let end: JournalEnd?
    /// The number of the last known current operation. It comes from the end of the journal or, if
    /// that is missing, from the last move. Nil if no move was found either.
    private let head: Int?
    /// The number of operations that the end of the journal states. Without an end, the largest
    /// operation number found.
    let lastNumber: Int
    /// The operations that can be replayed correctly (the sound ones), in the order of their
    /// numbers.
    let sound: [SalvagedReplay.RecoveredOperation]
    /// The edits of the operations in `sound` whose edits differ from those in the damaged file, by
    /// operation number.
    private let changedEdits: [Int: String]
    /// The documents after the operation `head`; nil unless that operation is in `sound`.
    private let documentsAtHead: DocumentSet?
    /// Whether every operation in `sound` keeps the parent and the edits that it has in the damaged
    /// file.
    let areAsWritten: Bool

    init(
        _ pages: RawPages, _ spellings: [StoredValueFormat], until cancellation: Cancellation,
        path: String
    ) throws(LayoutFileError) {
        let step = { () throws(LayoutFileError) in try cancellation.check(path) }
        let rows = try JournalRows(pages, versions: spellings.map(\.version), step: step)
        found = rows.operations
        end = rows.end
        moves = rows.moves
        head = end?.head ?? rows.moves.last?.target
        lastNumber = end?.operations ?? rows.largestNumber
        // The hash in the row of `journal_end` (its seal) depends on the version of the format, so
        // it shows which version the file has. Without that row, the version is chosen with which
        // most operations can be replayed.
        var best:
            (
                spelling: StoredValueFormat, kept: [SalvagedReplay.RecoveredOperation],
                edits: [Int: String],
                DocumentSet?
            ) = (spellings[0], [], [:], nil)
        for candidate in spellings where end.map({ $0.digestVersion == candidate.version }) ?? true
        {
            var replay = SalvagedReplay(
                found, head: head, candidate, carrying: pages.byteCount, step)
            let kept = try replay.run()
            if end != nil || kept.count > best.kept.count {
                best = (candidate, kept, replay.changedEdits, replay.documentsAtHead)
            }
        }
        (spelling, sound, changedEdits, documentsAtHead) = best
        areAsWritten = changedEdits.isEmpty
        if !movesFollow { moves = [] }
    }

    /// Whether the moves of the head in `moves` form a path from operation 0. Each move must begin
    /// at the operation to which the previous move led, and must lead to operation 0 or to a sound
    /// operation (one that can be replayed correctly).
    private var movesFollow: Bool {
        var place = 0
        for move in moves {
            guard move.origin == place, number(of: move.target) != nil else { return false }
            place = move.target
        }
        return true
    }

    /// Returns an operation that can be replayed correctly (a sound one), with the parent and the
    /// edits that the recovered file will contain.
    func operation(_ kept: SalvagedReplay.RecoveredOperation) -> StoredOperation {
        let found = found[kept.id]!
        return StoredOperation(
            id: found.id, parent: kept.parent, command: found.command, source: found.source,
            time: found.time, message: found.message, edits: changedEdits[kept.id] ?? found.edits,
            digest: found.digest, author: found.author)
    }

    /// Returns the number that an operation gets in the recovered file: its position in `sound`,
    /// counted from 1, or 0 for operation 0. Returns nil if the operation is not in `sound`.
    func number(of id: Int) -> Int? {
        if id == 0 { return 0 }
        let index = sound.firstSortedIndex { $0.id >= id }
        return index < sound.count && sound[index].id == id ? index + 1 : nil
    }

    /// Returns whether a row of the table `branch` is wrong: its operation `child`, to which redo
    /// leads from its operation `fork`, is not a child of `fork`.
    func isAstray(_ branch: BranchRow) -> Bool { found.parent(of: branch.child) != branch.fork }

    /// Returns whether a move of the head is or may be missing in `moves`: their checksum differs
    /// from the one in the end of the journal, or that end is unknown.
    func isMissing(in moves: [MoveRow]) -> Bool {
        var sum = SetChecksum()
        for move in moves { sum.add(move) }
        return sum != end?.moveSum
    }

    /// Returns the number of the sound operation nearest to the file's head. That is the first of
    /// these which exists:
    ///
    /// - if the end of the journal is missing, a sound operation with the digest `digest`
    /// - the last known head if it is sound, or else the nearest sound ancestor of the head
    /// - operation 0 if it is the last known head
    /// - the last sound operation, or operation 0 if no operation is sound
    func nearest(to digest: [UInt8]?) -> Int {
        if end == nil, let digest {
            if digest == DocumentSet.digestOfNothing { return 0 }
            let matching = sound.map(\.id).filter { found[$0]!.digest == digest }
            if let head, matching.contains(head) { return head }
            if let last = matching.last { return last }
        }
        var point = head
        while let current = point, current > 0 {
            if number(of: current) != nil { return current }
            point = found.parent(of: current)
        }
        return head == 0 ? 0 : sound.last?.id ?? 0
    }

    /// Returns the documents after an operation that can be replayed correctly (one in `sound`).
    func state(at operation: Int) -> DocumentSet {
        if operation == head, let documentsAtHead { return documentsAtHead }
        var path: [SalvagedReplay.RecoveredOperation] = []
        var point = operation
        while point > 0 {
            path.append(sound[number(of: point)! - 1])
            point = path.last!.parent
        }
        var documents = DocumentSet(spelling)
        for kept in path.reversed() {
            let edits = self.operation(kept).edits
            for edit in (try? EditText.decode(edits, in: spelling)) ?? [] {
                try? documents.apply(edit)
            }
        }
        return documents
    }
}
