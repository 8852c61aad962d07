import LayoutStore
import StackCore

/// Runs the commands of a source: each as its own step, or all as one.
struct CommandRunner {
    let session: Session
    let printer: ReplyPrinter
    let keepsGoing: Bool

    init(_ session: Session, _ printer: ReplyPrinter, keepsGoing: Bool) {
        self.session = session
        self.printer = printer
        self.keepsGoing = keepsGoing
    }

    // MARK: Each command a step of its own

    /// Each reply is handed over only after its command is durable.
    func runEach(_ sources: [LineSource]) throws -> ExitStatus {
        var status = ExitStatus.done
        for source in sources {
            var reader = CommandReader(source)
            while !session.isOver {
                do {
                    guard let statement = try reader.next() else { break }
                    note(source, line: statement.position.line)
                    let parsed = try session.grammar.parse(statement)
                    printer.print(try session.run(parsed))
                    try printer.flush()
                } catch let error as CommandError {
                    printer.print(reader.report(error))
                    try printer.flush()
                    if status == .done { status = error.code.exitStatus }
                    if !keepsGoing || error.code.endsEverything { return status }
                }
            }
        }
        return status
    }

    /// The journal says which line of a script a step came from.
    private func note(_ source: LineSource, line: Int) {
        if case .script = session.settings.source {
            session.settings.source = .script(source.name, line: line)
        }
    }

    // MARK: All commands as one step

    /// Says nothing of its changes before they are durable, and nothing at all of changes that
    /// were not made.
    func runAsOne(_ sources: [LineSource], named name: String) throws -> ExitStatus {
        var outcomes: [Outcome] = []
        var reader = CommandReader(sources[0])
        do {
            try session.script(named: name) {
                for source in sources {
                    reader = CommandReader(source)
                    try run(&reader, &outcomes)
                }
            }
        } catch let error as CommandError {
            for outcome in outcomes where outcome.reply.isData { printer.print(outcome) }
            printer.print(reader.report(error))
            return error.code.exitStatus
        }
        finish(outcomes)
        return .done
    }

    private func run(_ reader: inout CommandReader, _ outcomes: inout [Outcome]) throws {
        while !session.isOver, let statement = try reader.next() {
            let outcome = try session.run(session.grammar.parse(statement))
            if keeps(outcome) { outcomes.append(outcome) }
        }
    }

    /// A script's own reports are left out: what counts is that it was done.
    private func keeps(_ outcome: Outcome) -> Bool {
        outcome.reply.isData || printer.isJSON || session.settings.isDryRun
    }

    private func finish(_ outcomes: [Outcome]) {
        for var outcome in outcomes {
            if !outcome.reply.isData { outcome.operation = session.recorded }
            printer.print(outcome)
        }
        if session.settings.isDryRun, !printer.isJSON {
            printer.print(
                Outcome(command: "", reply: .report("nothing was written: this was a dry run")))
        }
    }
}
