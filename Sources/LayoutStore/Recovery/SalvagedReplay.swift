internal import StackCore

/// A replay of the operations in a damaged file, depth first from the empty file. It does not enter
/// the descendants of an operation that cannot be applied.
///
/// An operation with the correct digest that leaves an invalid document is not kept. Instead, its
/// edits are prepended to those of its children, which are then as valid as if both had been one
/// operation.
struct SalvagedReplay {
    /// An operation on the path from the empty file to the current operation.
    private struct ReplayState {
        let id: Int
        /// The number of this operation if it is kept, or else of its nearest kept ancestor.
        let kept: Int
        /// The edits made since the operation `kept`, to be prepended to those of the children.
        let carried: [FileEdit]
        /// The number of children that the replay has visited.
        var taken = 0
    }

    private let found: [Int: StoredOperation]
    private let children: [Int: [Int]]
    private let step: () throws(LayoutFileError) -> Void
    private let spelling: StoredSpelling
    private var documents: DocumentSet
    private var sound: [StoredOperation] = []
    /// The number of bytes of edits that may still be copied into children. It is limited, since
    /// every child gets a copy.
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

    /// Replays the operations, and returns those that are kept, in the order of their numbers.
    mutating func run() throws(LayoutFileError) -> [StoredOperation] {
        var path = [ReplayState(id: 0, kept: 0, carried: [])]
        while let current = path.last {
            let next = children[current.id] ?? []
            if current.taken < next.count {
                path[path.count - 1].taken += 1
                if let place = try enter(found[next[current.taken]]!, from: current) {
                    path.append(place)
                }
            } else {
                path.removeLast()
                if let operation = found[current.id] { try revert(edits(of: operation) ?? []) }
            }
        }
        return sound.sorted { $0.id < $1.id }
    }

    /// Applies the operation's edits if they lead to its digest, and returns its place on the path.
    /// Otherwise changes nothing and returns nil.
    private mutating func enter(
        _ operation: StoredOperation, from place: ReplayState
    ) throws(LayoutFileError) -> ReplayState? {
        guard let edits = edits(of: operation), CommandSource(spelling: operation.source) != nil,
            try make(edits)
        else { return nil }
        let all = place.carried + edits
        if documents.digest == operation.digest {
            if documents.unmetRequirement(after: all) == nil {
                return keep(operation, behind: place, doing: all)
            }
            room -= operation.edits.utf8.count
            if room >= 0 { return ReplayState(id: operation.id, kept: place.kept, carried: all) }
        }
        try revert(edits)
        return nil
    }

    private mutating func keep(
        _ operation: StoredOperation, behind place: ReplayState, doing edits: [FileEdit]
    ) -> ReplayState {
        let text =
            place.carried.isEmpty ? operation.edits : EditText.encode(edits, in: spelling)
        sound.append(operation.doing(text, after: place.kept))
        return ReplayState(id: operation.id, kept: operation.id, carried: [])
    }

    private func edits(of operation: StoredOperation) -> [FileEdit]? {
        try? EditText.decode(operation.edits, in: spelling)
    }

    /// Applies all edits or none. Returns false if one of them cannot be applied.
    private mutating func make(_ edits: [FileEdit]) throws(LayoutFileError) -> Bool {
        for (count, edit) in edits.enumerated() {
            try step()
            do {
                try documents.apply(edit)
            } catch {
                try revert(Array(edits.prefix(count)))
                return false
            }
        }
        return true
    }

    private mutating func revert(_ edits: [FileEdit]) throws(LayoutFileError) {
        for edit in edits.reversed() {
            try step()
            try? documents.apply(edit.inverse)
        }
    }
}

extension StoredOperation {
    /// Returns a copy of the operation with the edits and the parent replaced.
    fileprivate func doing(_ edits: String, after parent: Int) -> StoredOperation {
        StoredOperation(
            id: id, parent: parent, command: command, source: source, time: time, message: message,
            edits: edits, digest: digest, author: author)
    }
}
