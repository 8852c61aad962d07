/// What a layout file is to those who share it: some texts, a tree of operations, and a head in it.
///
/// It is written down once more here, apart from the program, and one operation at a time: what several
/// processes do at once has to be what it would be one after the other.
struct FileModel: Hashable {
    /// An operation that gave a text a new value; operation 1 made the texts.
    private struct Step: Hashable {
        let parent: Int
        let register: Int
        let value: Int
    }

    private var steps: [Step] = []
    private(set) var head = 1
    /// By operation, the child that was left last by undoing it.
    private var left: [Int: Int] = [:]

    /// What somebody can do.
    enum Action: Hashable {
        case set(register: Int, value: Int)
        case undo, redo
        /// Reads all texts.
        case read
    }

    /// What they are told.
    enum Answer: Hashable {
        /// The number of a new operation.
        case operation(Int)
        /// Where the head went.
        case head(Int)
        /// The texts, by register; nil where there is none.
        case texts([Int]?)
        /// Nothing was done: there is nothing to undo, to redo, or to change.
        case refused
    }

    static let registers = 3

    /// Does it, and says what has to be answered.
    mutating func run(_ action: Action) -> Answer {
        switch action {
        case .read: return .texts(texts)
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
