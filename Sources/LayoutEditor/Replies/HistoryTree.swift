import LayoutStore

/// The rows of a drawn history in order. The branch that contains the head is the straight trunk.
/// Other branches are indented where they begin. Operations that are not shown are omitted, and
/// their children move up to the nearest shown ancestor.
struct HistoryTree {
    struct Row {
        let operation: OperationRecord
        /// The lines drawn in front of the operation.
        let branches: String
    }

    private(set) var rows: [Row] = []
    private let operations: [OperationRecord]
    private var children: [Int: [Int]] = [:]
    private var trunk: Set<Int> = []

    /// - Parameter shown: the operations to show, a subset of `operations` in the same order.
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

    /// Attaches each shown operation to its nearest shown ancestor.
    private mutating func hang(_ shown: Set<Int>) {
        var nearest = [0]
        for operation in operations {
            let above = nearest[operation.parent]
            if shown.contains(operation.id) { children[above, default: []].append(operation.id) }
            nearest.append(shown.contains(operation.id) ? operation.id : above)
        }
    }

    /// A row still to be drawn, and the number of branches that it is nested in.
    private struct Pending {
        let id: Int
        let depth: Int
        let isBranch: Bool
    }

    /// The maximum indentation in branches. Deeper rows would be unreadable, and a history that
    /// consists of nested branches would exceed the memory.
    private static let deepest = 32

    /// Builds the rows without recursion, because histories can be deep.
    private mutating func draw() {
        var pending: [Pending] = []
        push(behind: 0, depth: 0, to: &pending)
        while let next = pending.popLast() {
            let lead = String(repeating: "│  ", count: min(next.depth, Self.deepest))
            let branches = next.isBranch ? lead + "├─ " : lead
            rows.append(Row(operation: operations[next.id - 1], branches: branches))
            push(behind: next.id, depth: next.depth + (next.isBranch ? 1 : 0), to: &pending)
        }
    }

    /// Pushes the children of an operation so that side branches are drawn first and the straight
    /// branch continues below them.
    private func push(behind id: Int, depth: Int, to pending: inout [Pending]) {
        var next = children[id] ?? []
        guard let straight = next.first(where: trunk.contains) ?? next.last else { return }
        next.removeAll { $0 == straight }
        pending.append(Pending(id: straight, depth: depth, isBranch: false))
        for branch in next.reversed() {
            pending.append(Pending(id: branch, depth: depth, isBranch: true))
        }
    }
}
