import LayoutStore

/// The order and the branches of a drawn history: the branch on which the file stands goes straight
/// down, those that were left hang beside it where they begin.
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

    init(_ operations: [OperationRecord], head: Int) {
        self.operations = operations
        for operation in operations { children[operation.parent, default: []].append(operation.id) }
        var point = head
        while point > 0 {
            trunk.insert(point)
            point = operations[point - 1].parent
        }
        draw()
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
