package import CommandLanguage
import LayoutStore
package import StackCore

extension Session {
    var isInTransaction: Bool { depth > 0 }

    /// Applies one elementary edit inside a step.
    package func apply(_ edit: FileEdit) throws {
        try checkInterruption()
        letGoOfLayout()
        try transaction?.apply(edit)
    }

    /// Rolls back every change since the mark.
    func takeBack(to mark: Transaction.Mark) {
        letGoOfLayout()
        transaction?.rewind(to: mark)
    }

    /// Releases the layout, which retains its document: a retained document would be copied when it
    /// changes.
    private func letGoOfLayout() { lastLayout = nil }

    /// Runs `body` as one step: an operation of its own, or a part of the enclosing group or
    /// script. If it throws, nothing is changed.
    package func step<Result>(
        _ statement: Statement, message: String? = nil, _ body: () throws -> Result
    ) throws(CommandError) -> Result {
        var command = recorded(statement)
        let before = (choice, settings.request)
        do {
            if transaction != nil { return try innerStep(statement, &command, body) }
            let result = try operation(statement.spelling, message: message) {
                try innerStep(statement, &command, body)
            }
            recordMade(command.map { [$0] } ?? [])
            return result
        } catch {
            (choice, settings.request) = before
            throw CommandError(any: error, in: statement)
        }
    }

    private func innerStep<Result>(
        _ statement: Statement, _ command: inout RecordedCommand?, _ body: () throws -> Result
    ) throws -> Result {
        let mark = transaction!.mark()
        depth += 1
        defer { depth -= 1 }
        do {
            let result = try body()
            try checkInterruption()
            if depth == 1, script != nil || command != nil {
                let edits = transaction!.edits(since: mark)
                command?.changed = Set(edits.map(\.document))
                script?.add(
                    StepRecord(
                        mark: mark, edits: edits, spelling: statement.spelling, command: command))
            }
            return result
        } catch {
            takeBack(to: mark)
            throw error
        }
    }

    /// Records all changes that `body` makes as one operation.
    func operation<Result>(
        _ command: String, message: String? = nil, _ body: () throws -> Result
    ) throws -> Result {
        defer {
            notePendingExports()
            stay()
        }
        let result = try followingOthers {
            let (result, operation) = try perform(command, message, body)
            recorded = operation
            return try result.get()
        }
        writeBackIfAsked()
        return result
    }

    /// Runs a change that can start again if another process has written meanwhile. After each such
    /// conflict it reads the other changes and runs `body` again. The head is compared before
    /// `body` plans anything, so nothing needs to be rolled back.
    ///
    /// From the second attempt on, the other changes are read under the write lock. Otherwise
    /// continuous writers could win every time.
    package func followingOthers<Result>(_ body: () throws -> Result) throws -> Result {
        defer { file.catchUp = nil }
        while true {
            do {
                return try body()
            } catch let error as LayoutFileError where error.kind == .headMoved {
                if settings.stopsWhenMoved { throw error }
                let head = file.head
                _ = try file.refresh()
                stay(since: head)
                file.catchUp = { [unowned self, head = file.head] in stay(since: head) }
            }
        }
    }

    /// Runs `body` inside a transaction of the layout file.
    private func perform<Result>(
        _ command: String, _ message: String?, _ body: () throws -> Result
    ) throws -> (result: Swift.Result<Result, any Error>, operation: Int?) {
        var kept: Swift.Result<Result, any Error>?
        do {
            return try file.perform(
                command: command, source: settings.source, time: surroundings.now(),
                message: message
            ) { lent in
                transaction = consume lent
                let result = Swift.Result { try body() }
                lent = transaction.take()!
                kept = result
                _ = try result.get()
                if settings.isDryRun { throw DryRun() }
                return result
            }
        } catch is DryRun {
            return (kept!, nil)
        }
    }
}

/// Rolls back the transaction of a dry run.
private struct DryRun: Error {}
