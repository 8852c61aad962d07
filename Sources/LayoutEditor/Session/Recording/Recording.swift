import StackCore

/// What a session has done since `record`, kept until it becomes a script.
///
/// A script holds the operations that lead from where recording began to where the file stands at
/// its end: what was undone is on no such way, and what failed is no operation.
package struct Recording: Sendable {
    /// The script's, when it is written.
    package let path: String
    /// Where the file stood when recording began.
    let start: Int
    private var steps: [Int: Step] = [:]

    /// What one operation was made by.
    struct Step: Sendable {
        let commands: [RecordedCommand]
        /// The current document behind it.
        let opening: DocumentID?
    }

    init(path: String, start: Int) {
        self.path = path
        self.start = start
    }

    mutating func add(
        _ commands: [RecordedCommand], of operation: Int, opening: DocumentID?
    ) {
        steps[operation] = Step(commands: commands, opening: opening)
    }

    mutating func forget(_ operation: Int) { steps[operation] = nil }

    /// Nil where another process made the operation, or no command of a script could.
    subscript(operation: Int) -> Step? { steps[operation] }
}
