internal import StackCore

/// Applies all operations of all branches, beginning with the empty file, to check them. Throws if
/// an operation does not lead to complete documents with the recorded digest. The chain of hashes
/// must have been checked before.
///
/// The tree of operations is walked depth first without recursion. Each operation is applied once
/// and reverted at most once.
struct JournalReplay {
    private let connection: Connection
    /// The parent of each operation; 0 for operation 0.
    private var parents: [Int]
    /// The numbers of all operations but 0, sorted by their parents' numbers, then by their own.
    private let byParent: [Int]
    private var documents: DocumentSet
    /// The operations whose descendants have all been replayed, but whose edits are still applied.
    /// The edits are reverted when the replay enters another branch. So nothing is reverted in a
    /// history without branches.
    private var left: [Int] = []

    init(_ connection: Connection, operations: Int) throws(LayoutFileError) {
        self.connection = connection
        precondition(operations >= 0, "there are \(operations) operations")
        documents = DocumentSet(connection.spelling)
        parents = Array(repeating: 0, count: operations + 1)
        var rows = try connection.query("SELECT id, parent FROM operation WHERE id > 0 ORDER BY id")
        while try rows.next() {
            let (id, parent) = (rows.integer(0), rows.integer(1))
            guard parents.indices.contains(id), parent >= 0, parent < id else {
                throw LayoutFileError(
                    kind: .badData, path: connection.path,
                    message: "operation \(id) has no valid position in the history")
            }
            parents[id] = parent
        }
        byParent = parents.indices.dropFirst()
            .sorted { [parents] in (parents[$0], $0) < (parents[$1], $1) }
    }

    /// Returns the children of an operation, in ascending order.
    private func children(of id: Int) -> ArraySlice<Int> {
        let start = byParent.firstSortedIndex { parents[$0] >= id }
        let end = byParent[start...].firstSortedIndex { parents[$0] > id }
        assert(start == end || byParent[start] > id, "operation \(id) follows its own child")
        return byParent[start..<end]
    }

    /// Replays all operations and returns the documents as they were after operation `head`. Throws
    /// if an operation cannot be applied, or if the documents after it do not have its digest.
    mutating func run(returningStateAt head: Int) throws(LayoutFileError) -> DocumentSet {
        precondition(
            parents.indices ~= head, "the head is at operation \(head), which does not exist")
        var atHead = documents
        var path = [0]
        var taken = [0]
        try compare(0)
        while let current = path.last {
            let next = children(of: current).dropFirst(taken[taken.count - 1])
            if let child = next.first {
                for id in left { try leave(id) }
                left = []
                taken[taken.count - 1] += 1
                try enter(child)
                path.append(child)
                taken.append(0)
                if child == head { atHead = documents }
            } else {
                assert(path.count == taken.count, "the walk has lost its way")
                path.removeLast()
                taken.removeLast()
                if current > 0 { left.append(current) }
            }
        }
        return atHead
    }

    private mutating func enter(_ id: Int) throws(LayoutFileError) {
        let edits = try connection.uncheckedEdits(of: id)
        for edit in edits { try apply(edit, of: id) }
        if let missing = documents.unmetRequirement(after: edits) {
            throw damaged(id, "leaves a broken document: \(missing)")
        }
        try compare(id)
    }

    private mutating func leave(_ id: Int) throws(LayoutFileError) {
        for edit in try connection.uncheckedEdits(of: id).reversed() {
            try apply(edit.inverse, of: id)
        }
    }

    private mutating func apply(_ edit: FileEdit, of id: Int) throws(LayoutFileError) {
        try connection.checkInterruption()
        do {
            try documents.apply(edit)
        } catch {
            throw damaged(id, "does not fit: \(error)")
        }
    }

    private func compare(_ id: Int) throws(LayoutFileError) {
        if try connection.digest(of: id) != documents.digest {
            throw damaged(id, "does not lead to the recorded digest")
        }
    }

    private func damaged(_ id: Int, _ what: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: connection.path, message: "operation \(id) \(what)")
    }
}
