internal import StackCore

/// The operations found in a damaged file, and those of them that are sound. An operation is sound
/// if a replay from the empty file leads to complete documents with its digest.
struct SalvagedJournal {
    /// The textual format of values in the operations.
    let spelling: StoredSpelling
    /// The operations found in the file, by number, whether they are sound or not.
    private let found: [Int: StoredOperation]
    /// All moves of the head from the first to the last. Empty if one of them is missing, or if one
    /// does not begin at the target of the one before.
    private(set) var moves: [MoveRow]
    /// The end of the journal; nil if it is missing or damaged.
    let end: JournalEnd?
    /// The number of the last known head; nil if no move was found.
    private let head: Int?
    /// The largest operation number found.
    let lastNumber: Int
    /// The operations that can be replayed, in the order of their numbers.
    private(set) var sound: [StoredOperation] = []
    /// The operations of `sound`, by number.
    private var soundByNumber: [Int: StoredOperation] = [:]

    init(
        _ pages: RawPages, _ spellings: [StoredSpelling], until cancellation: Cancellation,
        path: String
    ) throws(LayoutFileError) {
        let step = { () throws(LayoutFileError) in try cancellation.check(path) }
        let rows = try JournalRows(pages, versions: spellings.map(\.version), step: step)
        found = rows.operations
        end = rows.end
        moves = rows.moves
        head = end?.head ?? rows.moves.last?.target
        lastNumber = end?.operations ?? rows.largestNumber
        var children: [Int: [Int]] = [:]
        for operation in found.values.sorted(by: { $0.id < $1.id }) {
            children[operation.parent!, default: []].append(operation.id)
        }
        // The seal of the journal's end determines the version of the format. Without a seal, the
        // version by which most operations can be replayed is used.
        var chosen = spellings[0]
        for candidate in spellings where end.map({ $0.digestVersion == candidate.version }) ?? true
        {
            var replay = SalvagedReplay(
                found, children, candidate, carrying: pages.byteCount, step)
            let operations = try replay.run()
            if end != nil || operations.count > sound.count {
                (chosen, sound) = (candidate, operations)
            }
        }
        spelling = chosen
        for operation in sound { soundByNumber[operation.id] = operation }
        if lacksOperations || !movesFollow { moves = [] }
    }

    /// Whether each move begins at the target of the move before, and leads to a sound operation.
    private var movesFollow: Bool {
        var place = 0
        for move in moves {
            guard move.origin == place, move.target == 0 || soundByNumber[move.target] != nil else {
                return false
            }
            place = move.target
        }
        return true
    }

    /// Whether an operation is missing or may be missing.
    var lacksOperations: Bool {
        guard let end, sound.count == end.operations else { return true }
        var chain = StoredOperation.beginning.chain(after: [])
        for operation in sound { chain = operation.chain(after: chain) }
        return chain != end.chain
    }

    /// Whether the row makes redo go to an operation that is not a child of the fork.
    func isAstray(_ branch: BranchRow) -> Bool { found[branch.child]?.parent != branch.fork }

    /// Whether a move of the head is missing or may be missing.
    var lacksMoves: Bool {
        var sum = ContentSum()
        for move in moves { sum.add(move) }
        return sum != end?.moveSum
    }

    /// Returns the number of the sound operation nearest to the file's head. If the end of the
    /// journal is missing and a sound operation has the digest `digest`, it is that operation.
    /// Otherwise it is the last known head, or the nearest sound ancestor of it.
    func nearest(to digest: [UInt8]?) -> Int {
        if end == nil, let digest {
            if digest == DocumentSet.digestOfNothing { return 0 }
            let matching = sound.filter { $0.digest == digest }.map(\.id)
            if let head, matching.contains(head) { return head }
            if let last = matching.last { return last }
        }
        var point = head
        while let current = point, current > 0 {
            if soundByNumber[current] != nil { return current }
            point = found[current]?.parent
        }
        return head == 0 ? 0 : sound.last?.id ?? 0
    }

    /// Returns the documents after a sound operation.
    func state(at operation: Int) -> DocumentSet {
        var path: [Int] = []
        var point = operation
        while point > 0 {
            path.append(point)
            point = soundByNumber[point]!.parent!
        }
        var documents = DocumentSet(spelling)
        for id in path.reversed() {
            for edit in (try? EditText.decode(soundByNumber[id]!.edits, in: spelling)) ?? [] {
                try? documents.apply(edit)
            }
        }
        return documents
    }
}
