package import CommandLanguage
import LayoutStore
package import StackCore

extension Session {
    /// Applies one edit as part of the operation in progress.
    package func apply(_ edit: FileEdit) throws {
        try checkInterruption()
        // The cached layout is discarded, because it has a reference to the document, so that the
        // edit would copy the document.
        layouts.last = nil
        guard let openOperation else { preconditionFailure("an edit is in no operation") }
        try openOperation.transaction.apply(edit)
    }

    /// Adds the bytes of an imported file to the operation in progress, which stores them in the
    /// layout file. Returns their hash in hexadecimal digits; empty if no operation is in progress.
    func keep(_ bytes: [UInt8]) -> String { openOperation?.transaction.keep(bytes) ?? "" }

    /// Undoes every change that the operation in progress has made since `mark`.
    func revert(to mark: Transaction.Mark) {
        layouts.last = nil
        openOperation?.transaction.rewind(to: mark)
    }

    /// Runs `body` as one step: as an operation of its own or, inside a group or script, as a part
    /// of the operation in progress. If `body` throws, its changes are undone.
    package func step<Result>(
        _ statement: Statement, message: String? = nil, _ body: () throws -> Result
    ) throws(CommandError) -> Result {
        let command = recorded(statement)
        do {
            if let openOperation { return try part(of: openOperation, statement, command, body) }
            return try operation(statement.spelling, message: message) {
                try part(of: openOperation!, statement, command, body)
            }
        } catch {
            throw CommandError(any: error, in: statement)
        }
    }

    private func part<Result>(
        of operation: OpenOperation, _ statement: Statement, _ command: RecordedCommand?,
        _ body: () throws -> Result
    ) throws -> Result {
        let (outer, before) = (activity, (choice, settings.request))
        let mark = operation.transaction.mark()
        activity = .step(operation)
        defer { activity = outer }
        do {
            let result = try body()
            try checkInterruption()
            if case .operation = outer { operation.add(statement, command, since: mark) }
            return result
        } catch {
            revert(to: mark)
            (choice, settings.request) = before
            throw error
        }
    }

    /// Records all changes that `body` makes as one operation.
    package func operation<Result>(
        _ command: String, message: String? = nil, _ body: () throws -> Result
    ) throws -> Result {
        let before = (choice, settings.request)
        do {
            defer {
                notePendingExports()
                updateCurrentDocument()
            }
            let result = try followingOthers { try perform(command, message, body) }
            writeBackIfAsked()
            return result
        } catch {
            (choice, settings.request) = before
            throw error
        }
    }

    /// Begins an operation, runs `body`, and ends the operation.
    private func perform<Result>(
        _ command: String, _ message: String?, _ body: () throws -> Result
    ) throws -> Result {
        let (source, time) = (settings.source, surroundings.now())
        precondition(openOperation == nil, "an operation is open")
        let operation = OpenOperation(try Transaction(file), message: message)
        (activity, recorded) = (.operation(operation), nil)
        defer {
            activity = .idle
            operation.transaction.end()
        }
        let result = try body()
        if !settings.isDryRun {
            recorded = try operation.transaction.commit(
                command: command, source: source, time: time, message: operation.message)
            updateCurrentDocument()
            recordMade(operation.done.compactMap(\.command))
        }
        return result
    }

    /// Runs a change. If another process has written since the last read, `body` throws `headMoved`
    /// before it changes anything. This function then reads the changes of that process and runs
    /// `body` again, unless `stopsWhenMoved` is set.
    ///
    /// From the second attempt on, the changes of others are read under the write lock. Otherwise
    /// processes that write continuously could make every attempt fail.
    package func followingOthers<Result>(_ body: () throws -> Result) throws -> Result {
        defer { file.catchUp = nil }
        while true {
            do {
                return try body()
            } catch let error as LayoutFileError where error.kind == .headMoved {
                if settings.stopsWhenMoved { throw error }
                let head = file.head
                _ = try file.refresh()
                updateCurrentDocument(since: head)
                file.catchUp = { [unowned self, head = file.head] in
                    updateCurrentDocument(since: head)
                }
            }
        }
    }
}
