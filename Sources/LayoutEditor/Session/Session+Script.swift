import LayoutStore
import StackCore

extension Session {
    /// Runs `body` so that all its commands become one operation, or none.
    ///
    /// - Parameter command: the name of the operation in the history.
    package func script<Result>(_ command: String, _ body: () throws -> Result) throws -> Result {
        var made: [RecordedCommand] = []
        let before = (choice, settings.request)
        do {
            let result = try operation(command) {
                script = ScriptSteps()
                defer {
                    made = script!.done.compactMap(\.command)
                    script = nil
                }
                return try body()
            }
            recordMade(made)
            return result
        } catch {
            (choice, settings.request) = before
            throw error
        }
    }
}

/// A command of a script that runs as a single operation.
struct StepRecord: Sendable {
    let mark: Transaction.Mark
    let edits: [FileEdit]
    /// The command in its canonical spelling.
    let spelling: String
    /// The command for a recording; nil if nothing is being recorded.
    let command: RecordedCommand?
}

/// The commands of a running script that its own `undo` and `redo` can undo and redo.
package struct ScriptSteps: Sendable {
    private(set) var done: [StepRecord] = []
    private(set) var undone: [StepRecord] = []

    /// Adds a step, unless the command changed nothing.
    mutating func add(_ step: StepRecord) {
        if step.edits.isEmpty { return }
        done.append(step)
        undone = []
    }

    mutating func undo() -> StepRecord? {
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    mutating func redo() -> StepRecord? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }
}
