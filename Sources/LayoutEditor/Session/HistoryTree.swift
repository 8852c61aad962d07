import LayoutStore

/// The order and the branches of a drawn history: the branch on which the file stands goes straight
/// down, those that were left hang beside it where they begin. What is not shown is left out of the
/// ways that lead through it.
struct HistoryTree {
    struct Row {
        let operation: OperationRecord
        /// The lines that lead to it.
        let branches: String
    }

    private(set) var rows: [Row] = []
    private let operations: [OperationRecord]
    private var children: [Int: [Int]] = [:]
    private var trunk: Set<Int> = []

    /// - Parameter shown: some of the operations, in their order.
    init(_ operations: [OperationRecord], showing shown: [OperationRecord], head: Int) {
        self.operations = operations
        var point = head
        while point > 0 {
            trunk.insert(point)
            point = operations[point - 1].parent
        }
        hang(Set(shown.map(\.id)))
        draw()
    }

    /// Each shown operation below the nearest one above it that is shown too.
    private mutating func hang(_ shown: Set<Int>) {
        var nearest = [0]
        for operation in operations {
            let above = nearest[operation.parent]
            if shown.contains(operation.id) { children[above, default: []].append(operation.id) }
            nearest.append(shown.contains(operation.id) ? operation.id : above)
        }
    }

    /// Deep histories do not recurse.
    private mutating func draw() {
        var pending: [(id: Int, first: String, rest: String)] = []
        push(behind: 0, "", to: &pending)
        while let (id, first, rest) = pending.popLast() {
            rows.append(Row(operation: operations[id - 1], branches: first))
            push(behind: id, rest, to: &pending)
        }
    }

    /// Side branches come first, so that the straight one goes on below them.
    private func push(
        behind id: Int, _ lead: String, to pending: inout [(id: Int, first: String, rest: String)]
    ) {
        var next = children[id] ?? []
        guard let straight = next.first(where: trunk.contains) ?? next.last else { return }
        next.removeAll { $0 == straight }
        pending.append((straight, lead, lead))
        for branch in next.reversed() { pending.append((branch, lead + "├─ ", lead + "│  ")) }
    }
}
