package import CommandLanguage
import LayoutFormats
package import LayoutReplies
package import LayoutStore

extension Session {
    /// Moves through the history by undo, redo or goto, and updates the current document. Must not
    /// be called while an operation is in progress.
    ///
    /// - Parameters:
    ///   - nothing: the code of the error that is thrown if there is nothing to undo or redo
    ///   - position: the place of the number of steps in the command; nil if it has none
    ///   - body: changes the current operation (the head) of the file
    package func move(
        orRefuse nothing: ErrorCode = .nothingToUndo, at position: SourcePosition? = nil,
        _ body: () throws -> HeadMove
    ) throws(CommandError) -> HeadMove {
        do {
            let (move, before) = try followingOthers {
                let before = choice
                return (try body(), before)
            }
            updateCurrentDocument(since: move.origin)
            reportChange(of: before, gone: "is gone")
            writeBackIfAsked()
            return move
        } catch let error as LayoutFileError where error.kind == .nothingToMove {
            throw CommandError(nothing, error.message, at: position)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    /// Throws while an operation is in progress, because a command that moves the head cannot be
    /// part of a group or script.
    package func refuseInStep(_ statement: Statement) throws(CommandError) {
        if openOperation == nil { return }
        throw CommandError(
            .notAvailable, "\(statement.words[0].text) cannot be part of one step",
            at: statement.position, hint: Self.hintOfOwnSteps)
    }

    /// The hint of the error that `refuseInStep` throws. It names an option of the command line.
    /// Callers without options, such as agents, replace the hint.
    package static let hintOfOwnSteps = "--commit each makes every command a step of its own"

    /// Undoes the last `count` commands of the running script.
    package func undo(
        _ count: Int, in script: OpenOperation, _ statement: Statement
    ) throws(CommandError) -> Reply {
        guard script.done.count >= count else {
            let made = script.done.count
            throw CommandError(
                .nothingToUndo, "cannot undo \(count.counted("step")): the script has made \(made)",
                at: statement.position)
        }
        let steps = (0..<count).map { _ in
            let step = script.undo()!
            defer { revert(to: step.mark) }
            return StepSentence(step.spelling, step.edits, in: file)
        }
        updateCurrentDocument()
        return .report(report("undone", steps), [("undone", .array(steps.map(\.json)))])
    }

    /// Redoes commands that were undone within the running script.
    package func redo(
        _ count: Int, in script: OpenOperation, _ statement: Statement
    ) throws(CommandError) -> Reply {
        guard script.undone.count >= count else {
            let undone = script.undone.count
            throw CommandError(
                .nothingToRedo,
                "cannot redo \(count.counted("step")): the script has undone \(undone)",
                at: statement.position)
        }
        do {
            let steps = try (0..<count).map { _ in
                let step = script.redo()!
                for edit in step.edits { try apply(edit) }
                return StepSentence(step.spelling, step.edits, in: file)
            }
            updateCurrentDocument()
            return .report(report("redone", steps), [("redone", .array(steps.map(\.json)))])
        } catch {
            throw CommandError(any: error, in: statement)
        }
    }
}

extension Reply {
    /// Returns a reply that states by how many steps the current point of the history moved.
    package static func moved(_ move: HeadMove) -> Reply {
        let steps = move.undone.count + move.redone.count
        let place = move.target == 0 ? "the empty file" : "operation \(move.target)"
        let text = steps == 0 ? "already at \(place)" : "moved \(steps), now at \(place)"
        return .report(text, [("head", .integer(move.target)), ("steps", .integer(steps))])
    }
}
