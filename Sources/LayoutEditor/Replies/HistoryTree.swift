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

    /// A row that is to be drawn, and how many branches it stands inside of.
    private struct Pending {
        let id: Int
        let depth: Int
        let isBranch: Bool
    }

    /// Branches deeper than this are drawn no further to the right: nobody could follow, and a history
    /// of nothing but branches would fill more than the memory.
    private static let deepest = 32

    /// Deep histories do not recurse.
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

    /// Side branches come first, so that the straight one goes on below them.
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
