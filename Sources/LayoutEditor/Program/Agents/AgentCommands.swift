import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The commands that an agent sends in one call. All of them are parsed before the first one runs.
struct AgentCommands {
    private let reader: CommandReader
    private let statements: [Statement]
    private let grammar: Grammar

    init(_ text: String, for session: Session) throws(CommandError) {
        grammar = session.grammar
        var reader = CommandReader(
            LineSource(name: "commands", bytes: Array(text.utf8)), parameters: [:])
        var statements: [Statement] = []
        do throws(CommandError) {
            while let statement = try reader.next() {
                _ = try grammar.parse(statement)
                statements.append(statement)
            }
        } catch {
            throw reader.report(error).error
        }
        if statements.isEmpty { throw CommandError(.usage, "there is no command") }
        (self.reader, self.statements) = (reader, statements)
    }

    /// The agent's command. Throws if the agent has sent several.
    var only: ParsedCommand {
        get throws(CommandError) {
            guard statements.count == 1 else {
                throw CommandError(.usage, "one question at a time, not \(statements.count)")
            }
            return try grammar.parse(statements[0])
        }
    }

    /// Runs the commands as one operation.
    ///
    /// - Parameter message: the title of the operation in the history; nil to use the commands
    ///   themselves.
    func run(in session: Session, as message: String?) throws(CommandError) -> AgentAnswer {
        let before = session.snapshot()
        let outcome: Outcome
        do throws(CommandError) {
            outcome = try session.run(grammar.parse(step(message)))
        } catch {
            throw reader.report(error).error
        }
        let remarks = session.takeRemarks()
        guard let before, let after = session.snapshot(), before.isOutdated(by: after) else {
            return AgentAnswer(outcome, also: remarks)
        }
        let moves = SnapshotDifference(from: before, to: after).lines(.brief).map(\.text)
        return AgentAnswer(outcome, also: moves + remarks)
    }

    private func step(_ message: String?) -> Statement {
        if message == nil, statements.count == 1 { return statements[0] }
        let name = message ?? statements.count.counted("command")
        let place = statements[0].position
        let literal = Word(
            name, at: place, literals: [0..<name.unicodeScalars.count], end: place)
        return Statement(words: [Word("group", at: place), literal], block: statements)
    }

    /// Returns what the commands would change. Nothing is written to the file.
    func preview(in session: Session) throws(CommandError) -> AgentAnswer {
        session.settings.isDryRun = true
        do {
            var preview: Preview?
            try session.operation("dry run") {
                for statement in statements { _ = try session.run(grammar.parse(statement)) }
                preview = try Preview(of: session)
            }
            let difference = try preview!.difference(in: session)
            let outcome = Outcome(
                command: "edit",
                reply: .data(difference.text, [("wouldChange", difference.json)]))
            return AgentAnswer(outcome, also: ["nothing was written: this was a dry run"])
        } catch {
            throw reader.report(CommandError(any: error, in: nil)).error
        }
    }
}
