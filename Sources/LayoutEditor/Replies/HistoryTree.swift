import LayoutStore
import StackCore

/// The rows of the history drawn as a tree. The branch that contains the current operation (the
/// head) is not indented. Other branches are indented where they begin. Operations that are not
/// shown are omitted, and their children are attached to the nearest shown ancestor.
///
/// A history can have millions of operations, so the tree consists of a few lists of numbers.
struct HistoryTree {
    struct Row {
        /// The number of the operation.
        let id: Int
        /// The number of lines `│` drawn before the row: one for each branch that contains the row.
        fileprivate let depth: Int
        fileprivate let isBranch: Bool

        /// The lines of the tree drawn before the operation's text, such as `│  ├─ `.
        var branches: String {
            let lead = String(repeating: "│  ", count: min(depth, HistoryTree.deepest))
            return isBranch ? lead + "├─ " : lead
        }
    }

    /// The maximum number of lines `│` before a row. More would be unreadable, and in a history of
    /// nested branches they alone could exceed the memory.
    private static let deepest = 32

    /// The numbers of the operations to show, ascending.
    private let shown: [Int]
    /// The number of elements of `shown` that were passed to `add` so far.
    private var added = 0
    /// The number of each operation's parent, indexed by the number of the operation. The element 0
    /// stands for the start of the history.
    private var parents = [0]
    /// The number of each operation's nearest ancestor that is shown, indexed by the number of the
    /// operation. It is the operation's own number if the operation itself is shown, and 0 if no
    /// ancestor is shown.
    private var nearest = [0]
    /// The nearest shown ancestor of each shown operation, in the order of `shown`.
    private var above: [Int] = []

    /// - Parameters:
    ///   - count: the number of operations that will be added.
    ///   - shown: the numbers of the operations to show, ascending.
    init(of count: Int, showing shown: [Int]) {
        assert(zip(shown, shown.dropFirst()).allSatisfy(<), "the operations are not ascending")
        self.shown = shown
        parents.reserveCapacity(count + 1)
        nearest.reserveCapacity(count + 1)
        above.reserveCapacity(shown.count)
    }

    /// Adds the next operation as a child of operation `parent`. Operations are numbered from 1, in
    /// the order in which they are added; 0 is the start of the history.
    mutating func add(parent: Int) {
        let id = parents.count
        precondition(parents.indices.contains(parent), "operation \(id) precedes its parent")
        let isShown = added < shown.count && shown[added] == id
        if isShown {
            above.append(nearest[parent])
            added += 1
        }
        parents.append(parent)
        nearest.append(isShown ? id : nearest[parent])
    }

    /// Returns the rows in drawing order. The function is not recursive, because histories can be
    /// deep.
    func rows(head: Int) -> [Row] {
        let byParent = above.indices.sorted { (above[$0], $0) < (above[$1], $1) }
        let trunk = trunk(to: head)
        var rows: [Row] = []
        rows.reserveCapacity(shown.count)
        var pending: [Row] = []
        push(behind: Row(id: 0, depth: 0, isBranch: false), byParent, trunk, to: &pending)
        while let next = pending.popLast() {
            rows.append(next)
            push(behind: next, byParent, trunk, to: &pending)
        }
        return rows
    }

    /// Returns a list, indexed by operation number, that states whether the operation is the head
    /// or one of its ancestors.
    private func trunk(to head: Int) -> [Bool] {
        var trunk = [Bool](repeating: false, count: parents.count)
        var point = head
        while point > 0 {
            trunk[point] = true
            point = parents[point]
        }
        return trunk
    }

    /// Pushes the children of a row onto the stack `pending`. The child that continues the row's
    /// own branch is pushed first, so that the side branches are popped, and drawn, before it.
    ///
    /// - Parameter byParent: indices into `above` and `shown`, sorted by the parent in `above`
    private func push(
        behind row: Row, _ byParent: [Int], _ trunk: [Bool], to pending: inout [Row]
    ) {
        var index = byParent.firstSortedIndex { above[$0] >= row.id }
        var next: [Int] = []
        while index < byParent.count, above[byParent[index]] == row.id {
            next.append(shown[byParent[index]])
            index += 1
        }
        guard let straight = next.first(where: { trunk[$0] }) ?? next.last else { return }
        next.removeAll { $0 == straight }
        let depth = row.depth + (row.isBranch ? 1 : 0)
        pending.append(Row(id: straight, depth: depth, isBranch: false))
        for branch in next.reversed() {
            pending.append(Row(id: branch, depth: depth, isBranch: true))
        }
    }
}
