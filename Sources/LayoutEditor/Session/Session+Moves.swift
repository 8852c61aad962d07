package import CommandLanguage
import LayoutFormats
package import LayoutReplies
package import LayoutStore

extension Session {
    /// Moves the head by undo, redo or goto. Must not be called inside a step.
    ///
    /// - Parameter nothing: the error code if there is nothing to move.
    package func move(
        orRefuse nothing: ErrorCode = .nothingToUndo, _ body: () throws -> HeadMove
    ) throws(CommandError) -> HeadMove {
        do {
            let (move, before) = try followingOthers {
                let before = choice
                return (try body(), before)
            }
            stay(since: move.origin)
            tellFate(of: before, gone: "is gone")
            writeBackIfAsked()
            return move
        } catch let error as LayoutFileError where error.kind == .nothingToMove {
            throw CommandError(nothing, error.message)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    /// Throws inside a step or script, because commands that move the head cannot be part of one.
    package func refuseInStep(_ statement: Statement) throws(CommandError) {
        guard isInTransaction || script != nil else { return }
        throw CommandError(
            .notAvailable, "\(statement.words[0].text) cannot be part of one step",
            at: statement.position, hint: "--commit each makes every command a step of its own")
    }

    /// Undoes the last commands of the running script.
    package func undoInScript(_ count: Int, _ statement: Statement) throws(CommandError) -> Reply {
        if isInTransaction { try refuseInStep(statement) }
        guard script!.done.count >= count else {
            throw CommandError(
                .nothingToUndo,
                "the script has made " + script!.done.count.counted("step")
                    + " that could be undone",
                at: statement.position)
        }
        var steps: [StepSentence] = []
        for _ in 0..<count {
            let step = script!.undo()!
            steps.append(StepSentence(step.spelling, step.edits, in: file))
            takeBack(to: step.mark)
        }
        stay()
        return .report(report("undone", steps), [("undone", .array(steps.map(\.json)))])
    }

    /// Redoes commands that were undone within the running script.
    package func redoInScript(_ count: Int, _ statement: Statement) throws(CommandError) -> Reply {
        if isInTransaction { try refuseInStep(statement) }
        guard script!.undone.count >= count else {
            throw CommandError(
                .nothingToRedo,
                "the script has undone " + script!.undone.count.counted("step")
                    + " that could be redone",
                at: statement.position)
        }
        var steps: [StepSentence] = []
        do {
            for _ in 0..<count {
                let step = script!.redo()!
                for edit in step.edits { try apply(edit) }
                steps.append(StepSentence(step.spelling, step.edits, in: file))
            }
        } catch {
            throw CommandError(any: error, in: statement)
        }
        stay()
        return .report(report("redone", steps), [("redone", .array(steps.map(\.json)))])
    }
}

extension Reply {
    /// Returns a reply about how far the head moved.
    package static func moved(_ move: HeadMove) -> Reply {
        let steps = move.undone.count + move.redone.count
        let place = move.target == 0 ? "the empty file" : "operation \(move.target)"
        let text = steps == 0 ? "already at \(place)" : "moved \(steps), now at \(place)"
        return .report(text, [("head", .integer(move.target)), ("steps", .integer(steps))])
    }
}
