import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The commands that an agent sends in one call.
struct AgentCommands {
    private let sequence: CommandSequence

    init(_ text: String, for session: Session) throws(CommandError) {
        sequence = try CommandSequence(text, named: "commands", grammar: session.grammar)
    }

    /// The only command that the agent has sent. Throws if the agent has sent several commands.
    var only: ParsedCommand {
        get throws(CommandError) {
            let commands = sequence.commands
            guard commands.count == 1 else {
                throw CommandError(.usage, "one question at a time, not \(commands.count)")
            }
            return commands[0]
        }
    }

    /// Runs the commands as one operation.
    ///
    /// - Parameter message: the title of the operation in the history; nil to use the command
    ///   itself or, for several commands, their number.
    func run(in session: Session, as message: String?) throws(CommandError) -> AgentAnswer {
        let before = session.snapshot()
        let outcome: Outcome
        do throws(CommandError) {
            outcome = try session.run(session.grammar.parse(sequence.step(message)))
        } catch {
            throw sequence.placed(error.forAgents)
        }
        let remarks = session.takeRemarks()
        guard let before, let after = session.snapshot(), before.isOutdated(by: after) else {
            return AgentAnswer(outcome, also: remarks)
        }
        let moves = SnapshotDifference(from: before, to: after).lines(.brief).map(\.text)
        return AgentAnswer(outcome, also: moves + remarks)
    }

    /// Returns what the commands would change. Nothing is written to the file.
    func preview(in session: Session) throws(CommandError) -> AgentAnswer {
        session.settings.isDryRun = true
        do {
            var preview: Preview?
            try session.operation("dry run") {
                for command in sequence.commands { _ = try session.run(command) }
                preview = try Preview(of: session)
            }
            let difference = try preview!.difference(in: session)
            let outcome = Outcome(
                command: "edit",
                reply: .data(difference.text, [("wouldChange", difference.json)]))
            return AgentAnswer(outcome, also: ["nothing was written: this was a dry run"])
        } catch {
            throw sequence.placed(CommandError(any: error, in: nil).forAgents)
        }
    }
}

extension CommandError {
    /// The error with another hint if its hint is `Session.hintOfOwnSteps`, which names a
    /// command-line option that agents do not have.
    fileprivate var forAgents: CommandError {
        guard hint == Session.hintOfOwnSteps else { return self }
        var error = CommandError(
            code, message, at: position, hint: "the tools undo and redo move through the history")
        error.origin = origin
        return error
    }
}
