internal import StackCore

/// The journal's rows found on the pages of a damaged file, including unused pages. One operation
/// may have several rows, some of them outdated.
struct JournalRows {
    /// The operations. If several rows have the same number, the one that matches the chain of
    /// hashes is used.
    let operations: FoundOperations
    /// The moves of the head (the current operation) from the first to the last; empty if any of
    /// them is missing.
    let moves: [MoveRow]
    /// The end of the journal, from a row of the table `journal_end`; nil if no row is valid. A row
    /// is valid if its hash (`seal`) is correct for one of the found operations as the journal's
    /// last operation.
    private(set) var end: JournalEnd?
    /// The largest operation number in any row.
    let largestNumber: Int

    /// - Parameters:
    ///   - versions: the values of `digestVersion` with which the hash (`seal`) of a `JournalEnd`
    ///     is computed and compared
    ///   - step: called repeatedly; it can throw to cancel
    init<Failure: Error>(
        _ pages: RawPages, versions: [Int], step: () throws(Failure) -> Void
    ) throws(Failure) {
        var ends: [(end: JournalEnd, seal: [UInt8])] = []
        var moves: [MoveRow] = []
        var places: [FoundOperations.Place] = []
        try pages.forEachRow(step: step) { row in
            if let operation = row.operation?.operation {
                let place = FoundOperations.Place(
                    number: operation.id, parent: operation.parent!, cell: row.cell)
                if let place { places.append(place) }
            } else if let move = row.move {
                moves.append(move)
            } else if let found = row.end {
                ends.append(found)
            }
        }
        places = places.inStableOrder(of: \.number)
        operations = FoundOperations(Self.chosen(places, on: pages), on: pages)
        largestNumber = max(moves.map(\.target).max() ?? 0, operations.largestNumber)
        self.moves = Self.complete(moves)
        try findEnd(among: ends, places, on: pages, versions, step)
    }

    /// Returns one row for each number, in the order of the numbers. Of several rows with the same
    /// number, the one that was found last is returned. Returns an empty array if a number is
    /// missing.
    private static func complete(_ moves: [MoveRow]) -> [MoveRow] {
        var result: [MoveRow] = []
        for move in moves.inStableOrder(of: \.id) {
            if result.last?.id == move.id { result.removeLast() }
            result.append(move)
        }
        return result.last?.id == result.count ? result : []
    }

    /// Chooses one row for each operation number: the row that matches the chain of hashes, or the
    /// last row if none does.
    private static func chosen(
        _ places: [FoundOperations.Place], on pages: RawPages
    ) -> [FoundOperations.Place] {
        let isUnique = zip(places, places.dropFirst()).allSatisfy { $0.number != $1.number }
        if isUnique { return places }
        var result: [FoundOperations.Place] = []
        var start = 0
        while start < places.count {
            let number = places[start].number
            let end = places[start...].firstIndex { $0.number != number } ?? places.count
            let choices = places[start..<end]
            // Hashes are computed only if there are several rows to choose from.
            let follows =
                choices.count > 1
                ? choices.first { matches($0, after: result.last, on: pages) } : nil
            result.append(follows ?? choices.last!)
            start = end
        }
        return result
    }

    private static func matches(
        _ place: FoundOperations.Place, after previous: FoundOperations.Place?, on pages: RawPages
    ) -> Bool {
        guard place.number == (previous?.number ?? 0) + 1,
            let (operation, chain) = pages.row(at: place.cell)?.operation
        else { return false }
        let before =
            previous.map { pages.row(at: $0.cell)?.operation?.chain ?? [] }
            ?? StoredOperation.beginning.chain(after: [])
        return operation.chain(after: before) == chain
    }

    /// Sets `end` to the first of `ends` whose stored hash (`seal`) is correct. The hash also
    /// covers the last operation of the journal, which a row of `journal_end` does not contain. So
    /// each operation that was found is tried as the last one.
    ///
    /// A file has one row for the end, and perhaps a few outdated ones on unused pages. Only the
    /// first `mostEnds` rows are examined, because only a forged file has more of them.
    ///
    /// - Parameter places: the rows of all operations in the order of their numbers
    private mutating func findEnd<Failure: Error>(
        among ends: [(end: JournalEnd, seal: [UInt8])], _ places: [FoundOperations.Place],
        on pages: RawPages, _ versions: [Int], _ step: () throws(Failure) -> Void
    ) throws(Failure) {
        for candidate in ends.prefix(Self.mostEnds) {
            for place in places.reversed() {
                try step()
                guard let chain = pages.row(at: place.cell)?.operation?.chain else { continue }
                end = Self.sealed(candidate, place.number, chain, versions)
                if end != nil { return }
            }
            end = Self.sealed(
                candidate, 0, StoredOperation.beginning.chain(after: []), versions)
            if end != nil { return }
        }
    }

    /// Returns the end of a row of `journal_end`, completed with the number and the chain hash of
    /// the journal's last operation. Returns nil if the hash of the completed end differs from the
    /// hash in the row (its seal), for each of `versions`.
    private static func sealed(
        _ candidate: (end: JournalEnd, seal: [UInt8]), _ number: Int, _ chain: [UInt8],
        _ versions: [Int]
    ) -> JournalEnd? {
        var stated = candidate.end
        (stated.operations, stated.chain) = (number, chain)
        for version in versions {
            stated.digestVersion = version
            if stated.seal == candidate.seal { return stated }
        }
        return nil
    }

    private static let mostEnds = 16
}

extension Array {
    /// Returns the elements sorted by a number. Elements with equal numbers keep their order.
    fileprivate func inStableOrder(of number: (Element) -> Int) -> [Element] {
        if isSorted(by: number) { return self }
        return indices.sorted { (number(self[$0]), $0) < (number(self[$1]), $1) }.map { self[$0] }
    }

    /// Returns whether the elements are in the order of their numbers; equal numbers may follow one
    /// another.
    func isSorted(by number: (Element) -> Int) -> Bool {
        zip(self, dropFirst()).allSatisfy { number($0) <= number($1) }
    }
}

extension RawPages.Row {
    /// The operation in the row, and its chain hash; nil if the row does not have the columns of an
    /// operation.
    var operation: (operation: StoredOperation, chain: [UInt8])? {
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

    /// The end of the journal as the row states it, and the hash (`seal`) with which the row can be
    /// checked. The row does not state the journal's last operation. Nil if the row does not have
    /// the columns of the table `journal_end`.
    fileprivate var end: (end: JournalEnd, seal: [UInt8])? {
        guard values.count == 7, number == 0, case .null = values[0],
            case .integer(let head) = values[1], case .integer(let moves) = values[2],
            case .blob(let moveSum) = values[3], case .blob(let branchSum) = values[4],
            case .blob(let checkpointSum) = values[5], case .blob(let seal) = values[6],
            let moveSum = SetChecksum(bytes: moveSum),
            let branchSum = SetChecksum(bytes: branchSum),
            let checkpointSum = SetChecksum(bytes: checkpointSum), head >= 0, moves >= 0
        else { return nil }
        var end = JournalEnd()
        (end.head, end.moves) = (head, moves)
        (end.moveSum, end.branchSum, end.checkpointSum) = (moveSum, branchSum, checkpointSum)
        return (end, seal)
    }
}
