import LayoutStore
import StackCore

extension Session {
    /// The edits that lead from the head to `target`, by way of the operation both come from.
    func edits(to target: Int) throws(CommandError) -> [FileEdit] {
        let head = try ancestry(of: file.head)
        let goal = try ancestry(of: target)
        let shared = Set(goal)
        let back = head.prefix { !shared.contains($0) }
        let reached = Set(head)
        let forth = goal.prefix { !reached.contains($0) }.reversed()
        var edits: [FileEdit] = []
        for operation in back {
            edits += try reading { try file.operationEdits(operation) }.reversed().map(\.inverse)
        }
        for operation in forth { edits += try reading { try file.operationEdits(operation) } }
        return edits
    }

    /// The operation and those it was based on, latest first, down to 0.
    private func ancestry(of operation: Int) throws(CommandError) -> [Int] {
        var result = [operation]
        while let last = result.last, last > 0 {
            result.append(try reading { try file.operation(last) }.parent)
        }
        return result
    }
}
