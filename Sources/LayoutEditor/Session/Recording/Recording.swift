import StackCore

/// The operations of a session since the command `record`, from which a script is written at the
/// end.
///
/// The script contains the operations that lead from the current operation (the head) at the start
/// of the recording to the head at its end. Undone operations and failed commands are left out.
package struct Recording: Sendable {
    /// The path of the script to write.
    package let path: String
    /// The number of the current operation (the head) when recording began.
    let start: Int
    private var steps: [Int: Step] = [:]

    /// The commands that made one operation.
    struct Step: Sendable {
        let commands: [RecordedCommand]
        /// The current document after the operation.
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

    /// The commands of an operation; nil if another process made the operation, or if no command of
    /// a script can repeat it.
    subscript(operation: Int) -> Step? { steps[operation] }
}
