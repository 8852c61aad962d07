import LayoutStore

/// The rows of the history drawn as a tree. The branch of the head is not indented; other branches
/// are indented where they begin. Operations that are not shown are omitted, and their children are
/// attached to the nearest shown ancestor.
struct HistoryTree {
    struct Row {
        let operation: OperationRecord
        /// The lines of the tree drawn before the operation's text, such as `│  ├─ `.
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

    /// Fills `children`: each shown operation becomes a child of its nearest shown ancestor.
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

    /// The maximum number of branches by which a row is indented. Deeper rows would be unreadable,
    /// and the text of a history with nested branches only would exceed the memory.
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

    /// Pushes the children of an operation. Side branches are popped and drawn before the child
    /// that continues the operation's own branch.
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
