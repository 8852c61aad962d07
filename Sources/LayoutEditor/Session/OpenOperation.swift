import CommandLanguage
package import LayoutStore
import StackCore

/// An operation that is being made, and the commands that it consists of so far. `undo` and `redo` in a script
/// take its own commands back and make them again.
package final class OpenOperation {
    package var transaction: Transaction
    /// What the operation did, for the history; nil if its command is enough.
    var message: String?
    private(set) var done: [StepRecord] = []
    private(set) var undone: [StepRecord] = []

    init(_ transaction: consuming Transaction, message: String? = nil) {
        self.transaction = transaction
        self.message = message
    }

    /// Adds the command that has made the changes since the mark. A command that changed nothing is no step.
    func add(_ statement: Statement, _ command: RecordedCommand?, since mark: Transaction.Mark) {
        if transaction.mark() == mark { return }
        var step = StepRecord(mark: mark, spelling: statement.spelling, command: command)
        step.command?.changed = Set(transaction.edits(since: mark).map(\.document))
        done.append(step)
        undone = []
    }

    /// The step that is to be taken back.
    func undo() -> StepRecord? {
        guard var step = done.popLast() else { return nil }
        step.edits = transaction.edits(since: step.mark)
        undone.append(step)
        return step
    }

    /// The step that is to be made again.
    func redo() -> StepRecord? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }
}

/// One command of an open operation.
struct StepRecord: Sendable {
    let mark: Transaction.Mark
    /// The command in its canonical spelling.
    let spelling: String
    /// Nil while nobody records.
    var command: RecordedCommand?
    /// What has been taken back of it.
    var edits: [FileEdit] = []
}
