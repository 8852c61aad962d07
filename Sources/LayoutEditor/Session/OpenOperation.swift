import CommandLanguage
package import LayoutStore
import StackCore

/// An operation in progress, with the commands that have run in it so far. When it ends, it becomes
/// one record of the journal. `undo` and `redo` in a script undo and redo its commands.
package final class OpenOperation {
    package var transaction: Transaction
    /// The text that the history shows before the operation's command; nil for none.
    var message: String?
    private(set) var done: [StepRecord] = []
    private(set) var undone: [StepRecord] = []

    init(_ transaction: consuming Transaction, message: String? = nil) {
        self.transaction = transaction
        self.message = message
    }

    /// Records the command that made the changes since `mark`. Does nothing if there are no
    /// changes.
    func add(_ statement: Statement, _ command: RecordedCommand?, since mark: Transaction.Mark) {
        if transaction.mark() == mark { return }
        var step = StepRecord(mark: mark, spelling: statement.spelling, command: command)
        step.command?.changed = Set(transaction.edits(since: mark).map(\.document))
        done.append(step)
        undone = []
    }

    /// Moves the last command from `done` to `undone` and returns it, with its edits; nil if there
    /// is no command to undo. The caller reverts the edits.
    func undo() -> StepRecord? {
        guard var step = done.popLast() else { return nil }
        step.edits = transaction.edits(since: step.mark)
        undone.append(step)
        return step
    }

    /// Moves the command that was undone last back to `done` and returns it; nil if there is none.
    /// The caller applies the command's edits again.
    func redo() -> StepRecord? {
        guard let step = undone.popLast() else { return nil }
        assert(!step.edits.isEmpty, "a command that changed nothing was undone")
        done.append(step)
        return step
    }
}

/// A command that has run in an open operation, and that `undo` in a script can undo.
struct StepRecord: Sendable {
    let mark: Transaction.Mark
    /// The text of the command in canonical form, whichever form the user typed.
    let spelling: String
    /// The command for the script being recorded; nil if no script is recorded.
    var command: RecordedCommand?
    /// The edits to apply again when the command is redone; empty until the command is undone.
    var edits: [FileEdit] = []
}
