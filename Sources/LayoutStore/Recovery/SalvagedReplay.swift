internal import StackCore

/// Makes the operations of a damaged file once more, depth first from the empty file, and goes no
/// further where one does not fit.
///
/// One that adds up, but leaves what is no document, is not kept. Those that hang on it take over
/// what it did: where they lead to is as sound as if it had been done at once.
struct SalvagedReplay {
    /// An operation on the way down.
    private struct Place {
        let id: Int
        /// The nearest that is kept, itself or above it.
        let kept: Int
        /// What was done since that one.
        let carried: [FileEdit]
        /// How many of its children have been entered.
        var taken = 0
    }

    private let found: [Int: StoredOperation]
    private let children: [Int: [Int]]
    private let step: () throws(LayoutFileError) -> Void
    private let spelling: StoredSpelling
    private var documents: DocumentSet
    private var sound: [StoredOperation] = []
    /// Bytes of edits that may still be carried: what hangs on one operation all carries the same.
    private var room: Int

    init(
        _ found: [Int: StoredOperation], _ children: [Int: [Int]], _ spelling: StoredSpelling,
        carrying room: Int,
        _ step: @escaping () throws(LayoutFileError) -> Void
    ) {
        (self.found, self.children, self.room, self.step) = (found, children, room, step)
        self.spelling = spelling
        documents = DocumentSet(spelling)
    }

    /// The operations that are kept, in the order of their numbers.
    mutating func run() throws(LayoutFileError) -> [StoredOperation] {
        var path = [Place(id: 0, kept: 0, carried: [])]
        while let current = path.last {
            let next = children[current.id] ?? []
            if current.taken < next.count {
                path[path.count - 1].taken += 1
                if let place = try enter(found[next[current.taken]]!, from: current) {
                    path.append(place)
                }
            } else {
                path.removeLast()
                if let operation = found[current.id] { try takeBack(edits(of: operation) ?? []) }
            }
        }
        return sound.sorted { $0.id < $1.id }
    }

    /// Makes the operation's edits if they lead to its digest; else changes nothing.
    private mutating func enter(
        _ operation: StoredOperation, from place: Place
    ) throws(LayoutFileError) -> Place? {
        guard let edits = edits(of: operation), CommandSource(spelling: operation.source) != nil,
            try make(edits)
        else { return nil }
        let all = place.carried + edits
        if documents.digest == operation.digest {
            if documents.looseEnd(after: all) == nil {
                return keep(operation, behind: place, doing: all)
            }
            room -= operation.edits.utf8.count
            if room >= 0 { return Place(id: operation.id, kept: place.kept, carried: all) }
        }
        try takeBack(edits)
        return nil
    }

    private mutating func keep(
        _ operation: StoredOperation, behind place: Place, doing edits: [FileEdit]
    ) -> Place {
        let text =
            place.carried.isEmpty ? operation.edits : EditText.encode(edits, in: spelling)
        sound.append(operation.doing(text, after: place.kept))
        return Place(id: operation.id, kept: operation.id, carried: [])
    }

    private func edits(of operation: StoredOperation) -> [FileEdit]? {
        try? EditText.decode(operation.edits, in: spelling)
    }

    /// Makes all of them or none.
    private mutating func make(_ edits: [FileEdit]) throws(LayoutFileError) -> Bool {
        for (count, edit) in edits.enumerated() {
            try step()
            do {
                try documents.apply(edit)
            } catch {
                try takeBack(Array(edits.prefix(count)))
                return false
            }
        }
        return true
    }

    private mutating func takeBack(_ edits: [FileEdit]) throws(LayoutFileError) {
        for edit in edits.reversed() {
            try step()
            try? documents.apply(edit.inverse)
        }
    }
}

extension StoredOperation {
    /// The same at the end of another way.
    fileprivate func doing(_ edits: String, after parent: Int) -> StoredOperation {
        StoredOperation(
            id: id, parent: parent, command: command, source: source, time: time, message: message,
            edits: edits, digest: digest, author: author)
    }
}
