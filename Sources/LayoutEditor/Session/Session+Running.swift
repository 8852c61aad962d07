package import CommandLanguage
import LayoutFormats
package import LayoutReplies
import LayoutStore
import StackCore

extension Session {
    /// Runs a command: as an operation of its own, or as a part of the operation in progress. If it
    /// throws, nothing is changed.
    package func run(_ parsed: ParsedCommand) throws(CommandError) -> Outcome {
        try checkInterruption()
        isIncomplete = false
        switch activity {
        case .tour(let tour):
            defer { if tour.isOver { activity = .idle } }
            return try tour.run(parsed)
        case .idle:
            recorded = nil
            settings.project?.recheck()
            try catchUp(before: parsed.command)
        case .operation, .step: break
        }
        let reply = try reply(parsed)
        var outcome = Outcome(
            command: parsed.statement.spelling, reply: reply, operation: recorded,
            isIncomplete: isIncomplete)
        outcome.mode = settings.mode
        return outcome
    }

    /// Throws if Ctrl-C was pressed. The enclosing step is then rolled back.
    package func checkInterruption() throws(CommandError) {
        try surroundings.checkInterruption()
    }

    func reply(_ parsed: ParsedCommand) throws(CommandError) -> Reply {
        switch parsed.command {
        case let command as any EditCommand: try edit(command, parsed.statement)
        case let command as any QueryCommand: try query(command)
        case let command as any ViewSettingCommand where language < LanguageVersion.viewSettings:
            try edit(command, parsed.statement)
        case let command as any ViewSettingCommand: try look(command, parsed.statement)
        case let command as any SessionCommand: try command.run(in: self, for: parsed.statement)
        default: preconditionFailure("a command is an edit, a query, a look or the session's")
        }
    }

    /// Returns the reply to a query. Throws after Ctrl-C, because the layout may then be
    /// incomplete.
    private func query(_ command: any QueryCommand) throws(CommandError) -> Reply {
        let reply = try readingAgain { () throws(CommandError) in
            try command.reply(SessionView(self))
        }
        try checkInterruption()
        return reply
    }

    private func edit(
        _ command: any EditCommand, _ statement: Statement
    ) throws(CommandError) -> Reply {
        try step(statement) {
            let id = try currentID()
            _ = try document(id)
            try command.prepare(in: SessionView(self))
            try checkInterruption()
            // `lend` passes the only reference to the document. With a second reference, the first
            // edit would copy the document's arrays.
            let (edits, summary) = try openOperation!.transaction.lend(id) { document in
                let edits = try command.edits(in: &document, of: SessionView(self))
                return (edits, ChangeSummary(edits, of: document).sentence)
            }
            for edit in edits { try apply(.edit(id, edit)) }
            let broken = try missed(edits.assertions)
            return .report(
                ([summary] + broken.map { "it does not hold yet: " + $0 }).joined(separator: "\n"),
                [("edits", .integer(edits.count))]
                    + (broken.isEmpty ? [] : [("broken", .array(broken.map(JSONValue.string)))]))
        }
    }

    /// Reads changes that other processes have made since the last command. If `stopsWhenMoved` is
    /// set, throws if the changes affect what the command depends on (`Command.basis`): the current
    /// document or the whole file.
    private func catchUp(before command: any Command) throws(CommandError) {
        let (head, moves, before) = (file.head, file.moveCount, choice)
        let seen = peekedID.flatMap(file.fingerprint)
        guard try reading({ try file.refresh() }) else { return }
        updateCurrentDocument(since: head)
        reportChange(of: before, gone: "was deleted")
        guard settings.stopsWhenMoved, file.moveCount != moves else { return }
        switch command.basis {
        case .nothing: return
        case .document:
            guard let id = peekedID, seen != nil, file.fingerprint(of: id) != seen else { return }
            throw lookAgain(at: name(of: id))
        case .file: throw lookAgain(at: "the file")
        }
    }

    private func lookAgain(at what: String) -> CommandError {
        CommandError(
            .busy, "another process has changed \(what) since you looked",
            hint: "look again, then repeat the command")
    }
}

extension [Edit] {
    /// The names of the assertions that the edits create.
    fileprivate var assertions: Set<String> {
        var names: Set<String> = []
        for case .createConstraint(let new) in self where new.isAssertion { names.insert(new.name) }
        return names
    }
}
