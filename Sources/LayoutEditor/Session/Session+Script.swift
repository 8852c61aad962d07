import LayoutStore
import StackCore

extension Session {
    /// Runs `body` so that all its commands are one operation, or none.
    ///
    /// - Parameter command: how history names the operation.
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

/// One command of a script that is being run as a single operation.
struct StepRecord: Sendable {
    let mark: Transaction.Mark
    let edits: [FileEdit]
    /// The command in its canonical spelling.
    let spelling: String
    /// Nil while nobody records.
    let command: RecordedCommand?
}

/// The script's own commands, which `undo` and `redo` inside it take back and make again.
package struct ScriptSteps: Sendable {
    private(set) var done: [StepRecord] = []
    private(set) var undone: [StepRecord] = []

    /// A command that changed nothing is no step.
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
