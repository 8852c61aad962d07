internal import StackCore

/// The operations that can be found in a damaged file, and those of them that prove to be what was
/// written: replayed from the empty file they lead to their digests.
struct SalvagedJournal {
    /// By number.
    private var found: [Int: StoredOperation] = [:]
    private var children: [Int: [Int]] = [:]
    /// Where the last move of the head that can be found led to.
    private(set) var head: Int?
    /// The largest number that any move speaks of.
    private var largestTarget = 0
    /// The operations that replay, in the order of their numbers.
    private(set) var sound: [StoredOperation] = []

    init(_ pages: RawPages) {
        var lastMove = 0
        pages.forEachRow { row in
            if let operation = StoredOperation(raw: row) {
                found[operation.id] = operation
            } else if let target = row.moveTarget {
                largestTarget = max(largestTarget, target)
                if row.number > lastMove { (lastMove, head) = (row.number, target) }
            }
        }
        for operation in found.values.sorted(by: { $0.id < $1.id }) {
            children[operation.parent!, default: []].append(operation.id)
        }
        findSound()
    }

    var foundCount: Int { found.count }
    /// The largest number that was ever given, as far as can be seen.
    var lastNumber: Int { max(found.keys.max() ?? 0, largestTarget) }

    /// The sound operation nearest to where the file stood: the one that led to `digest` if there is
    /// one, else the last place that is known, or the nearest it came from.
    func nearest(to digest: [UInt8]?) -> Int {
        let numbers = Set(sound.map(\.id))
        if let digest {
            if digest == DocumentSet().digest { return 0 }
            let matching = sound.filter { $0.digest == digest }.map(\.id)
            if let head, matching.contains(head) { return head }
            if let last = matching.last { return last }
        }
        var point = head
        while let current = point, current > 0 {
            if numbers.contains(current) { return current }
            point = found[current]?.parent
        }
        return head == 0 ? 0 : sound.last?.id ?? 0
    }

    /// The documents after a sound operation.
    func state(at operation: Int) -> DocumentSet {
        var path: [Int] = []
        var point = operation
        while point > 0 {
            path.append(point)
            point = found[point]!.parent!
        }
        var documents = DocumentSet()
        for id in path.reversed() {
            for edit in (try? EditText.decode(found[id]!.edits)) ?? [] {
                try? documents.apply(edit)
            }
        }
        return documents
    }

    /// Walks the tree depth first, and goes no further where an operation does not fit.
    private mutating func findSound() {
        var documents = DocumentSet()
        var path = [(id: 0, edits: [FileEdit](), taken: 0)]
        while let current = path.last {
            let next = children[current.id] ?? []
            guard current.taken < next.count else {
                path.removeLast()
                for edit in current.edits.reversed() { try? documents.apply(edit.inverse) }
                continue
            }
            path[path.count - 1].taken += 1
            let operation = found[next[current.taken]]!
            if let edits = replay(operation, on: &documents) {
                sound.append(operation)
                path.append((operation.id, edits, 0))
            }
        }
        sound.sort { $0.id < $1.id }
    }

    /// Makes the operation's edits if they lead to its digest; else changes nothing.
    private func replay(
        _ operation: StoredOperation, on documents: inout DocumentSet
    ) -> [FileEdit]? {
        guard let edits = try? EditText.decode(operation.edits),
            CommandSource(spelling: operation.source) != nil
        else { return nil }
        var made: [FileEdit] = []
        for edit in edits {
            do { try documents.apply(edit) } catch { break }
            made.append(edit)
        }
        if made.count == edits.count, documents.digest == operation.digest { return edits }
        for edit in made.reversed() { try? documents.apply(edit.inverse) }
        return nil
    }
}

extension StoredOperation {
    /// nil unless the row looks like an operation's.
    fileprivate init?(raw row: RawPages.Row) {
        let values = row.values
        guard values.count == 9, row.number > 0, case .null = values[0],
            case .integer(let parent) = values[1], case .text(let command) = values[2],
            case .text(let source) = values[3], case .integer(let time) = values[4],
            case .text(let edits) = values[6], case .blob(let digest) = values[7],
            case .blob(let chain) = values[8],
            digest.count == Blake2b.size, chain.count == Blake2b.size,
            0..<row.number ~= parent
        else { return nil }
        var message: String?
        switch values[5] {
        case .text(let text): message = text
        case .null: break
        default: return nil
        }
        self.init(
            id: row.number, parent: parent, command: command, source: source, time: time,
            message: message, edits: edits, digest: digest)
    }
}

extension RawPages.Row {
    /// Where a move of the head led; nil when the row is none.
    fileprivate var moveTarget: Int? {
        guard values.count == 4, case .null = values[0], case .integer(let origin) = values[1],
            case .integer(let target) = values[2], case .integer = values[3],
            origin >= 0, target >= 0
        else { return nil }
        return target
    }
}
