import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// Commands typed by a person: a prompt, editing where the terminal can, what each change did.
struct Conversation {
    private let shell: Shell
    private let runner: CommandRunner
    private let terminal: Terminal
    private let editor: LineEditor?
    private let sight: RememberedSight
    private let aliases: Aliases
    /// Whether answers may go to other programs.
    private let pipes: Bool

    private var session: Session { runner.session }
    /// What is looked at: the tour's document while there is a tour.
    private var stage: Session { session.stage }

    /// - Parameters:
    ///   - aliases: what a person has given names to
    ///   - pipes: whether answers may go to other programs
    init(
        _ shell: Shell, _ runner: CommandRunner, on terminal: Terminal, aliases: Aliases,
        pipes: Bool
    ) {
        self.aliases = aliases
        self.pipes = pipes
        self.shell = shell
        self.runner = runner
        self.terminal = terminal
        sight = RememberedSight(of: runner.session.file.path)
        editor = terminal.canEdit ? LineEditor(on: terminal, journal: TypedHistory()) : nil
    }

    func run() throws -> ExitStatus {
        session.settings.stopsWhenMoved = true
        session.settings.isConversation = true
        Signals.hearTerminal()
        session.begin(with: sight.last)
        let lines = TypedLines()
        var reader = typing(lines)
        while !session.isOver {
            do {
                let statement = try reader.next { lines.isInsideCommand = $0.isInsideCommand }
                lines.isTyping = false
                Signals.listen(false)
                guard let statement else {
                    shell.output.write("\n")
                    guard session.tour != nil else { break }
                    session.tour = nil
                    reader = typing(lines)
                    continue
                }
                try answer(session.grammar.parse(aliases.expanded(statement)))
            } catch  where error.code == .interrupted {
                // While a command runs the terminal shows the key itself.
                if lines.program.take() != nil { _ = shell.output.takeHeld() }
                if lines.isTyping { shell.output.write("^C\n") } else { tellInterruption(error) }
                reader.abandon()
                abandonText()
            } catch {
                runner.printer.print(reader.report(error))
                abandonText()
                if error.code.endsEverything { return error.code.exitStatus }
            }
        }
        finishPipe(lines)
        return .done
    }

    private func typing(_ lines: TypedLines) -> CommandReader {
        CommandReader(
            LineSource(name: "<stdin>") { [self] () throws(CommandError) in try line(lines) },
            parameters: session.settings.parameters)
    }

    private func answer(_ command: ParsedCommand) throws(CommandError) {
        defer { if session.tour == nil, session.file.head > 0 { sight.remember(session.sight) } }
        let stage = stage
        stage.settings.columns = Terminal.width
        stage.settings.rows = Terminal.height - 2
        stage.settings.terminal = terminal.pictures
        let before = stage.settings.detail == .quiet ? nil : stage.snapshot()
        // Whoever takes the tour has not met a pager yet.
        let pages = session.tour == nil
        var outcome = try session.run(command)
        let lesson = outcome.lesson.take()
        runner.printer.print(outcome, pages: pages)
        if let before, let after = stage.snapshot(), before.isOutdated(by: after) {
            let difference = SnapshotDifference(from: before, to: after)
            runner.printer.print(
                difference.lines(stage.settings.detail, withMoves: !outcome.reply.tellsMoves))
        }
        if let lesson { runner.printer.print(lesson: lesson) }
    }

    private func tellInterruption(_ error: CommandError) {
        shell.output.write("\n")
        shell.output.note([error.message])
    }

    // MARK: Lines

    private func line(_ lines: TypedLines) throws(CommandError) -> String? {
        if let line = editor?.nextWaiting() { return line }
        finishPipe(lines)
        // A terminal that is gone ends the input too.
        try? shell.output.flush()
        lines.isTyping = true
        Signals.listen(true)
        let prompt = lines.isInsideCommand ? "…" : prompt
        runner.printer.print(remarks: stage.takeRemarks())
        guard let line = try read(behind: terminal.isUTF8 ? prompt : VisibleText.ascii(prompt))
        else { return nil }
        let isAlone = !lines.isInsideCommand && editor?.hasWaiting != true
        guard pipes, isAlone, let piped = PipedLine(line) else { return line }
        lines.program = piped.program
        shell.output.hold()
        return piped.commands
    }

    /// What the commands of a line have answered goes to the program behind its `|`.
    private func finishPipe(_ lines: TypedLines) {
        guard let program = lines.program.take() else { return }
        let answers = shell.output.takeHeld()
        if PipedLine.run(program, reading: answers) == nil {
            shell.output.note(["sh cannot be started: " + systemReason()])
        }
    }

    private func read(behind prompt: String) throws(CommandError) -> String? {
        if let editor {
            let helper = LanguageHelper(stage, aliases: aliases, pipes: pipes)
            return try editor.line(behind: prompt, helper: helper)
        }
        Signals.forgetInterruption()
        shell.output.write(prompt + " ")
        try? shell.output.flush()
        return try plainInput.next()
    }

    private let plainInput = LineSource.standardInput

    /// The document with its device, and in brackets what is looked through instead of its own:
    /// `Login iphone-15 [landscape]>`. The file's name while there is no document.
    private var prompt: String {
        let request = stage.settings.request
        let through = request == .none ? "" : " [" + request.words.joined(separator: " ") + "]"
        guard let id = try? stage.currentID() else {
            let name = Self.short(stage.file.path.lastNameOfPath)
            return VisibleText.escaped(name + through) + ">"
        }
        var words = Self.short(stage.name(of: id))
        if request.device == nil, let document = try? stage.document(id),
            let device = LayoutEnvironment(document)?.device
        {
            words += " " + device
        }
        return VisibleText.escaped(words + through) + ">"
    }

    /// Long names leave room for the command.
    private static func short(_ name: String) -> String {
        name.count <= 20 ? name : name.prefix(19) + "…"
    }

    /// What was typed together with a command that failed is not run: it may build on it.
    private func abandonText() {
        guard let count = editor?.abandon(), count > 0 else { return }
        let lines = count == 1 ? "line behind it was" : "\(count) lines behind it were"
        shell.output.note(["the \(lines) not run"])
    }
}

/// The lines of the command being typed.
private final class TypedLines {
    var isInsideCommand = false
    /// A line is being typed; no command runs.
    var isTyping = false
    /// What gets the answers of the line that was typed last.
    var program: String?
}
