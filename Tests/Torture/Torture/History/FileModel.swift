/// A model of a shared layout file: some texts, a tree of operations, and the head in it.
///
/// It is independent of the program and executes one action at a time. Concurrent processes must
/// get the results that some sequence of these actions gives.
struct FileModel: Hashable {
    /// An operation that set a text. Operation 1 created the texts.
    private struct Step: Hashable {
        let parent: Int
        let register: Int
        let value: Int
    }

    private var steps: [Step] = []
    private(set) var head = 1
    /// For each operation, the child that was undone last.
    private var left: [Int: Int] = [:]

    /// An action of a process.
    enum Action: Hashable {
        case set(register: Int, value: Int)
        case undo, redo
        /// Reads all texts.
        case read
        /// Reads the tree of operations, the head, and what `redo` would do.
        case inspect
    }

    /// The reply to an action.
    enum Answer: Hashable {
        /// The number of a new operation.
        case operation(Int)
        /// The new position of the head.
        case head(Int)
        /// The texts by register; nil if there are none.
        case texts([Int]?)
        /// The parents of all operations from the second on, and for each operation the child that
        /// was undone last.
        case tree(head: Int, parents: [Int], undone: [Int: Int])
        /// Nothing was done: there is nothing to undo, redo or change.
        case refused
    }

    static let registers = 3

    /// Performs an action and returns the expected answer.
    mutating func run(_ action: Action) -> Answer {
        switch action {
        case .read: return .texts(texts)
        case .inspect: return .tree(head: head, parents: steps.map(\.parent), undone: left)
        case .set(let register, let value):
            if head == 0 { return .refused }
            steps.append(Step(parent: head, register: register, value: value))
            head = steps.count + 1
            return .operation(head)
        case .undo:
            if head == 0 { return .refused }
            let parent = parent(of: head)
            left[parent] = head
            head = parent
            return .head(head)
        case .redo:
            guard let child = left[head] else { return .refused }
            head = child
            return .head(head)
        }
    }

    private func parent(of operation: Int) -> Int {
        operation == 1 ? 0 : steps[operation - 2].parent
    }

    private var texts: [Int]? {
        if head == 0 { return nil }
        var values = [Int?](repeating: nil, count: Self.registers)
        var operation = head
        while operation > 1 {
            let step = steps[operation - 2]
            values[step.register] = values[step.register] ?? step.value
            operation = step.parent
        }
        return values.map { $0 ?? 0 }
    }
}
