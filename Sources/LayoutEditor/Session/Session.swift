import LayoutStore
import StackCore

/// A layout file being worked on: which document is the current one, and the step that is open.
///
/// Every change goes through `step`, so that it is an operation of its own, a part of a group, or a
/// part of a script, without the command knowing which.
final class Session {
    let file: LayoutFile
    let grammar: Grammar
    let surroundings: Surroundings
    var settings: SessionSettings
    /// `quit` was given.
    private(set) var isOver = false
    /// The operation that the command being run has recorded.
    private(set) var recorded: Int?

    /// The changes of the script that is being run as one operation; nil outside one.
    var script: ScriptSteps?
    private var transaction: Transaction?
    private var depth = 0

    private var choice = DocumentChoice.automatic
    private var automatic: DocumentID?
    private var lastLayout: Layout?

    init(
        _ file: LayoutFile, grammar: Grammar = .layoutedit, settings: SessionSettings,
        surroundings: Surroundings
    ) {
        self.file = file
        self.grammar = grammar
        self.settings = settings
        self.surroundings = surroundings
    }

    func quit() { isOver = true }
}

/// How the current document was chosen.
private enum DocumentChoice {
    /// The one that the last operation touched, else the first.
    case automatic
    case opened(DocumentID)
    case closed
}

// MARK: - The current document

extension Session {
    func open(_ id: DocumentID) {
        choice = .opened(id)
        lastLayout = nil
    }

    func closeDocument() {
        choice = .closed
        lastLayout = nil
    }

    var hasDocument: Bool { (try? currentID()) != nil }

    func currentID() throws(CommandError) -> DocumentID {
        switch choice {
        case .opened(let id) where file.documents.contains { $0.id == id }: return id
        case .closed: throw CommandError(.noDocument, "no document is open", hint: "open NAME")
        default: return try automaticID()
        }
    }

    private func automaticID() throws(CommandError) -> DocumentID {
        let documents = file.documents
        if let automatic, documents.contains(where: { $0.id == automatic }) { return automatic }
        guard let first = documents.first else {
            throw CommandError(
                .noDocument, "there is no document yet", hint: "new NAME makes one")
        }
        var id = first.id
        if documents.count > 1, file.head > 0 {
            let touched = try reading { try file.operationEdits(file.head) }.last?.document
            if let touched, documents.contains(where: { $0.id == touched }) { id = touched }
        }
        automatic = id
        return id
    }

    func document(_ id: DocumentID) throws(CommandError) -> Document {
        try reading { try file.document(id) }
    }

    func name(of id: DocumentID) -> String {
        file.documents.first { $0.id == id }?.name ?? ""
    }

    func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        if let id = file.documentID(named: name.text) { return id }
        throw CommandError(
            .unknownDocument, "there is no document named \(name.text)", at: name.position,
            hint: Suggestion.hint(for: name.text, among: file.documents.map(\.name)))
    }

    /// Reads from the file, with its errors turned into a command's.
    func reading<Result>(
        _ body: () throws(LayoutFileError) -> Result
    ) throws(CommandError) -> Result {
        do { return try body() } catch { throw CommandError(error) }
    }
}

// MARK: - Layout

extension Session {
    /// The current document's layout, solved when it is asked for and not before.
    func layout() throws(CommandError) -> Layout {
        if let lastLayout { return lastLayout }
        let layout = try layout(of: try document(try currentID()))
        lastLayout = layout
        return layout
    }

    func layout(of document: Document) throws(CommandError) -> Layout {
        LayoutPass.run(document, in: try environment(of: document))
    }

    func environment(of document: Document) throws(CommandError) -> LayoutEnvironment {
        let environment = LayoutEnvironment(
            document, device: settings.device, orientation: settings.orientation,
            size: settings.size)
        if let environment { return environment }
        throw CommandError(.unknownDevice, "there is no device for this document")
    }
}

// MARK: - Changes

extension Session {
    var isInTransaction: Bool { depth > 0 }

    /// Makes one elementary change inside a step.
    func apply(_ edit: FileEdit) throws {
        lastLayout = nil
        try transaction?.apply(edit)
    }

    /// Runs `body` as one step: an operation of its own, or, inside a group or script, a part of it.
    /// When it throws, everything is as before.
    func step<Result>(
        _ statement: Statement, message: String? = nil, _ body: () throws -> Result
    ) throws(CommandError) -> Result {
        do {
            if transaction != nil { return try innerStep(body) }
            return try operation(statement.spelling, message: message) { try innerStep(body) }
        } catch {
            throw CommandError(any: error, in: statement)
        }
    }

    private func innerStep<Result>(_ body: () throws -> Result) throws -> Result {
        let mark = transaction!.mark()
        depth += 1
        defer { depth -= 1 }
        do {
            let result = try body()
            if depth == 1, script != nil {
                script!.add(StepRecord(mark: mark, edits: transaction!.edits(since: mark)))
            }
            return result
        } catch {
            lastLayout = nil
            transaction!.rewind(to: mark)
            throw error
        }
    }

    /// Records everything that `body` changes as one operation.
    func operation<Result>(
        _ command: String, message: String? = nil, _ body: () throws -> Result
    ) throws -> Result {
        defer {
            automatic = nil
            lastLayout = nil
        }
        while true {
            do {
                let (result, operation) = try perform(command, message, body)
                recorded = operation
                return try result.get()
            } catch let error as LayoutFileError where error.kind == .headMoved {
                // Nothing has run yet: the head is compared before the command is planned.
                if settings.stopsWhenMoved { throw error }
                _ = try file.refresh()
            }
        }
    }

    /// Lends the store's transaction to the session while `body` runs.
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

/// Ends a transaction that was only to be looked at.
private struct DryRun: Error {}

// MARK: - The tree of history

extension Session {
    /// Moves the head by undo, redo or goto; outside every step only.
    func move(_ body: () throws -> HeadMove) throws(CommandError) -> HeadMove {
        defer {
            automatic = nil
            lastLayout = nil
        }
        do {
            return try body()
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }
}

// MARK: - Running commands

extension Session {
    func run(_ parsed: ParsedCommand) throws(CommandError) -> Outcome {
        if !isInTransaction, transaction == nil {
            recorded = nil
            try catchUp(before: parsed.command)
        }
        let reply = try reply(parsed)
        return Outcome(
            command: parsed.statement.spelling, reply: reply,
            operation: isInTransaction ? nil : recorded)
    }

    private func reply(_ parsed: ParsedCommand) throws(CommandError) -> Reply {
        switch parsed.command {
        case let command as any EditCommand: try edit(command, parsed.statement)
        case let command as any QueryCommand: try command.reply(SessionView(self))
        case let command as any SessionCommand: try command.run(in: self, for: parsed.statement)
        default: preconditionFailure("a command is an edit, a query or the session's")
        }
    }

    private func edit(
        _ command: any EditCommand, _ statement: Statement
    ) throws(CommandError) -> Reply {
        try step(statement) {
            let id = try currentID()
            let change = try PlannedChange(command, in: document(id))
            for edit in change.edits { try apply(.edit(id, edit)) }
            return .report(change.summary, [("edits", .integer(change.edits.count))])
        }
    }

    /// Takes over what another process has written since the last command.
    private func catchUp(before command: any Command) throws(CommandError) {
        guard try reading({ try file.refresh() }) else { return }
        automatic = nil
        lastLayout = nil
        if settings.stopsWhenMoved, !(command is any QueryCommand) {
            throw CommandError(
                .busy, "another process has changed the file since you looked",
                hint: "look again, then repeat the command")
        }
    }
}

/// An edit command's changes with their description; holds no copy of the document, which would make
/// applying them copy its arrays.
private struct PlannedChange {
    let edits: [Edit]
    let summary: String

    init(_ command: some EditCommand, in document: Document) throws {
        edits = try command.edits(in: document)
        summary = ChangeSummary(edits, of: document).sentence
    }
}
