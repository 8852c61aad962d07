import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// A runner for the commands of a script or of standard input. Each command is a step of its own,
/// or all commands are one undo step.
struct CommandRunner {
    let session: Session
    let printer: ReplyPrinter
    let keepsGoing: Bool
    let progress: Progress

    init(
        _ session: Session, _ printer: ReplyPrinter, keepsGoing: Bool, _ progress: Progress
    ) {
        self.session = session
        self.printer = printer
        self.keepsGoing = keepsGoing
        self.progress = progress
    }

    // MARK: Each command as an undo step

    /// Runs each command as its own undo step. A command's reply is printed only after its change
    /// is durable on disk.
    func runEach(_ sources: [LineSource]) throws -> ExitStatus {
        var status = ExitStatus.done
        for source in sources {
            var reader = self.reader(of: source)
            while !session.isOver {
                do {
                    guard let statement = try reader.next() else { break }
                    note(source, line: statement.position.line)
                    let parsed = try session.grammar.parse(statement)
                    let outcome = try session.run(parsed)
                    printer.print(remarks: session.takeRemarks())
                    printer.print(outcome)
                    try printer.flush()
                    if outcome.reply.isFailed, status == .done { status = .checkFailed }
                } catch let error as CommandError {
                    printer.print(remarks: session.takeRemarks())
                    printer.print(reader.report(error))
                    try printer.flush()
                    if status == .done || status == .checkFailed { status = error.code.exitStatus }
                    if !keepsGoing || error.isFatal { return status }
                }
            }
        }
        return status
    }

    /// Stores the script's name and the line number in the session. The session records them as the
    /// origin of its next operation.
    private func note(_ source: LineSource, line: Int) {
        if case .script = session.settings.source {
            session.settings.source = .script(source.name, line: line)
        }
    }

    private func reader(of source: LineSource) -> CommandReader {
        CommandReader(source, parameters: session.settings.parameters)
    }

    // MARK: All commands as one undo step

    /// Runs all commands as one undo step. Changes are reported only after they are durable on
    /// disk. If a command fails, nothing is changed and no change is reported.
    func runAsOne(_ sources: [LineSource], named name: String) throws -> ExitStatus {
        var outcomes: [Outcome] = []
        var preview: Preview?
        var reader = self.reader(of: sources[0])
        defer { progress.end() }
        do {
            defer { printer.print(remarks: session.takeRemarks()) }
            try session.operation("script " + name) {
                for source in sources {
                    reader = self.reader(of: source)
                    try run(&reader, &outcomes, of: name)
                }
                if session.settings.isDryRun { preview = try Preview(of: session) }
            }
        } catch let error as CommandError {
            progress.end()
            for outcome in outcomes where outcome.reply.isData { printer.print(outcome) }
            printer.print(reader.report(error))
            return error.code.exitStatus
        }
        progress.end()
        finish(outcomes, try preview?.difference(in: session))
        return outcomes.contains(where: \.reply.isFailed) ? .checkFailed : .done
    }

    private func run(
        _ reader: inout CommandReader, _ outcomes: inout [Outcome], of name: String
    ) throws {
        var count = 0
        while !session.isOver, let statement = try reader.next() {
            let outcome = try session.run(session.grammar.parse(statement))
            if keeps(outcome) { outcomes.append(outcome) }
            count += 1
            progress.report("\(name): \(count.counted("command"))")
        }
    }

    /// Returns whether to print the outcome of one command in a script. A reply to a query is
    /// always printed; a report about a change only with `--json` or in a dry run.
    private func keeps(_ outcome: Outcome) -> Bool {
        outcome.reply.isData || printer.isJSON || session.settings.isDryRun
    }

    private func finish(_ outcomes: [Outcome], _ difference: DifferenceReport?) {
        for (number, var outcome) in outcomes.enumerated() {
            if !outcome.reply.isData { outcome.operation = session.recorded }
            if let difference, number == outcomes.count - 1 {
                outcome.reply.members.append(("wouldChange", difference.json))
            }
            printer.print(outcome)
        }
        guard let difference, !printer.isJSON else { return }
        printer.print(Outcome(command: "", reply: .data(difference.previewText, [])))
        printer.print(
            Outcome(command: "", reply: .report("nothing was written: this was a dry run")))
    }
}
