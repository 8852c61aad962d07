internal import StackCore

/// The journal's rows found on the pages of a damaged file, including pages that are not in use.
/// One operation may have several rows, some of them outdated.
struct JournalRows {
    /// The operations by number. If several rows have the same number, the one that matches the
    /// chain of hashes is used.
    private(set) var operations: [Int: StoredOperation] = [:]
    /// The moves of the head from the first to the last; empty if one of them is missing.
    private(set) var moves: [MoveRow] = []
    /// The end of the journal; nil if no found row has a seal that matches an operation.
    private(set) var end: JournalEnd?
    /// The largest operation number in any row.
    private(set) var largestNumber = 0

    private var chained: [Int: [(operation: StoredOperation, chain: [UInt8])]] = [:]

    /// - Parameters:
    ///   - versions: the digest versions to try for the seal
    ///   - step: called repeatedly; it can throw to cancel
    init<Failure: Error>(
        _ pages: RawPages, versions: [Int], step: () throws(Failure) -> Void
    ) throws(Failure) {
        var ends: [(end: JournalEnd, seal: [UInt8])] = []
        var movesByNumber: [Int: MoveRow] = [:]
        try pages.forEachRow(step: step) { row in
            if let (operation, chain) = row.operation {
                chained[operation.id, default: []].append((operation, chain))
            } else if let move = row.move {
                movesByNumber[move.id] = move
                largestNumber = max(largestNumber, move.target)
            } else if let found = row.end {
                ends.append(found)
            }
        }
        choose()
        largestNumber = max(largestNumber, operations.keys.max() ?? 0)
        try findEnd(among: ends, versions, step)
        let last = movesByNumber.keys.max() ?? 0
        if movesByNumber.count == last, last > 0 { moves = (1...last).map { movesByNumber[$0]! } }
    }

    /// Chooses one row for each operation number: the one that matches the chain of hashes if there
    /// is one.
    private mutating func choose() {
        var last: (id: Int, chain: [UInt8]) = (0, StoredOperation.beginning.chain(after: []))
        for id in chained.keys.sorted() {
            let choices = chained[id]!
            let chosen =
                choices.first {
                    last.id == id - 1 && $0.operation.chain(after: last.chain) == $0.chain
                }
                ?? choices.last!
            operations[id] = chosen.operation
            last = (id, chosen.chain)
        }
    }

    /// Sets `end` to the first candidate whose seal matches some operation as the last one. A file
    /// has one row for the end, and perhaps a few outdated ones on unused pages. More than
    /// `mostEnds` rows are an attack and are ignored.
    private mutating func findEnd<Failure: Error>(
        among ends: [(end: JournalEnd, seal: [UInt8])], _ versions: [Int],
        _ step: () throws(Failure) -> Void
    ) throws(Failure) {
        let candidates =
            chained.keys.sorted(by: >).flatMap { id in chained[id]!.map { (id, $0.chain) } }
            + [(0, StoredOperation.beginning.chain(after: []))]
        for candidate in ends.prefix(Self.mostEnds) {
            var stated = candidate.end
            for (id, chain) in candidates {
                try step()
                (stated.operations, stated.chain) = (id, chain)
                for version in versions {
                    stated.digestVersion = version
                    if stated.seal == candidate.seal {
                        end = stated
                        return
                    }
                }
            }
        }
    }

    private static let mostEnds = 16
}

extension RawPages.Row {
    /// The operation in the row, and its chain hash; nil if the row does not have the columns of an
    /// operation.
    fileprivate var operation: (operation: StoredOperation, chain: [UInt8])? {
        guard values.count == 9 || values.count == 10, number > 0, case .null = values[0],
            case .integer(let parent) = values[1], case .text(let command) = values[2],
            case .text(let source) = values[3], case .integer(let time) = values[4],
            case .text(let edits) = values[6], case .blob(let digest) = values[7],
            case .blob(let chain) = values[8],
            digest.count == Blake2b.size, chain.count == Blake2b.size,
            0..<number ~= parent
        else { return nil }
        // Rows written before the column `author` was introduced do not have it.
        guard let message = Self.optionalText(values[5]),
            let author = values.count == 9 ? .some(nil) : Self.optionalText(values[9])
        else { return nil }
        let operation = StoredOperation(
            id: number, parent: parent, command: command, source: source, time: time,
            message: message, edits: edits, digest: digest, author: author)
        return (operation, chain)
    }

    /// Returns the text of a column, or `.some(nil)` for NULL. Returns nil if the column has
    /// another type.
    private static func optionalText(_ value: SQLiteValue) -> String?? {
        switch value {
        case .text(let text): .some(text)
        case .null: .some(nil)
        default: nil
        }
    }

    /// The move of the head in the row; nil if the row does not have the columns of a move.
    fileprivate var move: MoveRow? {
        guard values.count == 4, number > 0, case .null = values[0],
            case .integer(let origin) = values[1], case .integer(let target) = values[2],
            case .integer(let time) = values[3], origin >= 0, target >= 0
        else { return nil }
        return MoveRow(id: number, origin: origin, target: target, time: time)
    }

    /// The end of the journal in the row, without its last operation; nil if the row does not have
    /// the columns of an end.
    fileprivate var end: (end: JournalEnd, seal: [UInt8])? {
        guard values.count == 7, number == 0, case .null = values[0],
            case .integer(let head) = values[1], case .integer(let moves) = values[2],
            case .blob(let moveSum) = values[3], case .blob(let branchSum) = values[4],
            case .blob(let checkpointSum) = values[5], case .blob(let seal) = values[6],
            let moveSum = ContentSum(bytes: moveSum), let branchSum = ContentSum(bytes: branchSum),
            let checkpointSum = ContentSum(bytes: checkpointSum), head >= 0, moves >= 0
        else { return nil }
        var end = JournalEnd()
        (end.head, end.moves) = (head, moves)
        (end.moveSum, end.branchSum, end.checkpointSum) = (moveSum, branchSum, checkpointSum)
        return (end, seal)
    }
}
