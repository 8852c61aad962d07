internal import StackCore

/// Applies the operations found in a damaged file, depth first, beginning with the empty file.
/// Skips the descendants of an operation that cannot be applied.
///
/// An operation is kept if it has the correct digest and leads to a valid document. If its digest
/// is correct but a document is invalid, the operation is not kept, and its edits are prepended to
/// the edits of each of its children. A child is then kept if the edits of both operations together
/// lead to valid documents.
struct SalvagedReplay {
    /// An operation that the recovered file contains.
    struct RecoveredOperation {
        private let stored: (id: UInt32, parent: UInt32)

        var id: Int { Int(stored.id) }
        /// The number of the operation's nearest kept ancestor; 0 if no ancestor is kept.
        var parent: Int { Int(stored.parent) }

        /// - Parameters:
        ///   - id: the number of an operation found in the damaged file
        ///   - parent: the number of another one, or 0 for the empty file before the first
        ///     operation. Both numbers fit into 32 bits, because `FoundOperations` contains no
        ///     greater ones.
        init(id: Int, parent: Int) { stored = (UInt32(id), UInt32(parent)) }
    }

    /// An operation that was applied, and whose children are to be applied.
    private struct ReplayState {
        let id: Int
        /// The number of this operation if it is kept, or else of its nearest kept ancestor.
        let kept: Int
        /// The edits after the operation `kept` up to this operation, to be prepended to the edits
        /// of this operation's children.
        let carried: [FileEdit]
        /// The number of children that the replay has tried to apply.
        var taken = 0
    }

    private let found: FoundOperations
    private let step: () throws(LayoutFileError) -> Void
    private let spelling: StoredValueFormat
    private var documents: DocumentSet
    /// The number of the operation whose result `documents` contains. Its edits are reverted only
    /// when the replay enters another branch, so a history without branches reverts nothing.
    private var position = 0
    /// The operations that are kept, in the order of the replay.
    private var kept: [RecoveredOperation] = []
    /// The encoded edits of kept operations, by operation number. It contains only operations to
    /// which edits of ancestors were prepended.
    private(set) var changedEdits: [Int: String] = [:]
    private let head: Int?
    /// The documents after the operation `head`; nil unless it was kept.
    private(set) var documentsAtHead: DocumentSet?
    /// The number of bytes of edits that may still be prepended to the edits of children. It is
    /// limited, because each child of an operation gets its own copy of the operation's edits.
    private var room: Int

    init(
        _ found: FoundOperations, head: Int?, _ spelling: StoredValueFormat, carrying room: Int,
        _ step: @escaping () throws(LayoutFileError) -> Void
    ) {
        (self.found, self.head, self.room, self.step) = (found, head, room, step)
        self.spelling = spelling
        documents = DocumentSet(spelling)
    }

    /// Replays the operations, and returns those that are kept, in the order of their numbers.
    mutating func run() throws(LayoutFileError) -> [RecoveredOperation] {
        // An operation is on the stack only while it has children that were not tried. So the stack
        // stays short for a long history without branches.
        var stack = [ReplayState(id: 0, kept: 0, carried: [])]
        while var current = stack.popLast() {
            let children = found.children(of: current.id)
            if current.taken == children.count { continue }
            try revertOperations(after: current.id)
            let child = children[children.index(children.startIndex, offsetBy: current.taken)]
            let next = try enter(found[child]!, from: current)
            current.taken += 1
            if current.taken < children.count { stack.append(current) }
            if let next {
                position = next.id
                stack.append(next)
            }
        }
        // Frees the property's list, which takes megabytes for a long history and is not needed
        // anymore.
        defer { kept = [] }
        return kept.isSorted(by: \.id) ? kept : kept.sorted { $0.id < $1.id }
    }

    /// Applies the operation's edits if they can be applied and lead to the operation's digest, and
    /// returns the new `ReplayState` for the path. Otherwise changes nothing and returns nil.
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
        if !place.carried.isEmpty {
            changedEdits[operation.id] = EditText.encode(edits, in: spelling)
        }
        kept.append(RecoveredOperation(id: operation.id, parent: place.kept))
        if operation.id == head { documentsAtHead = documents }
        return ReplayState(id: operation.id, kept: operation.id, carried: [])
    }

    private func edits(of operation: StoredOperation) -> [FileEdit]? {
        try? EditText.decode(operation.edits, in: spelling)
    }

    /// Applies all edits, or none if any of them cannot be applied. Returns whether they were
    /// applied.
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

    /// Reverts the operations from `position` back to one of its ancestors.
    private mutating func revertOperations(after ancestor: Int) throws(LayoutFileError) {
        while position != ancestor {
            guard let operation = found[position], let parent = found.parent(of: position) else {
                preconditionFailure("operation \(position) was applied and is not found")
            }
            try revert(edits(of: operation) ?? [])
            position = parent
        }
    }

    private mutating func revert(_ edits: [FileEdit]) throws(LayoutFileError) {
        for edit in edits.reversed() {
            try step()
            try? documents.apply(edit.inverse)
        }
    }
}
