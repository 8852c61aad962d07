import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The interactive shell. It shows a prompt, reads lines, and reports the effect of each change on
/// the layout. The user can edit a line if the terminal supports it.
struct Conversation {
    private let shell: Shell
    private let runner: CommandRunner
    private let terminal: Terminal
    private let editor: LineEditor?
    private let viewSettings: SavedViewSettings
    private let aliases: Aliases
    /// Whether a line may send its output to another program, as in `frames | head`.
    private let pipes: Bool

    private var session: Session { runner.session }
    /// The session that runs the typed commands: the session of the guided tour while it runs,
    /// otherwise the session of the file.
    private var commandSession: Session { session.commandSession }

    /// - Parameters:
    ///   - aliases: the command aliases that the user has defined
    ///   - pipes: whether a line may send its output to another program
    init(
        _ shell: Shell, _ runner: CommandRunner, on terminal: Terminal, aliases: Aliases,
        pipes: Bool
    ) {
        self.aliases = aliases
        self.pipes = pipes
        self.shell = shell
        self.runner = runner
        self.terminal = terminal
        viewSettings = SavedViewSettings(of: runner.session.file.path)
        editor = terminal.canEdit ? LineEditor(on: terminal, journal: TypedHistory()) : nil
    }

    func run() throws -> ExitStatus {
        session.settings.stopsWhenMoved = true
        session.settings.isConversation = true
        Signals.handleTerminalSignals()
        session.begin(with: viewSettings.last)
        let lines = TypedLines()
        var reader = typing(lines)
        while !session.isOver {
            do {
                let statement = try reader.next { lines.isInsideCommand = $0.isInsideCommand }
                lines.isTyping = false
                Signals.setTyping(false)
                guard let statement else {
                    shell.output.write("\n")
                    guard session.tour != nil else { break }
                    session.tour = nil
                    reader = typing(lines)
                    continue
                }
                try answer(session.grammar.parse(aliases.expanded(statement)))
            } catch  where error.code == .interrupted {
                // If Ctrl-C is pressed while a command runs, the terminal itself prints `^C`. If it
                // is pressed while a line is edited, the terminal does not, so `^C` is printed
                // here.
                if lines.program.take() != nil { _ = shell.output.endHolding() }
                if lines.isTyping { shell.output.write("^C\n") } else { reportInterruption(error) }
                reader.abandon()
                abandonText()
            } catch {
                runner.printer.print(reader.report(error))
                abandonText()
                if error.isFatal { return error.code.exitStatus }
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
        defer {
            if session.tour == nil, session.file.head > 0 {
                viewSettings.remember(session.viewState)
            }
        }
        let commandSession = commandSession
        commandSession.settings.columns = Terminal.width
        commandSession.settings.rows = Terminal.height - 2
        commandSession.settings.terminal = terminal.pictures
        let before = commandSession.settings.detail == .quiet ? nil : commandSession.snapshot()
        // During the tour, long replies are not shown in a pager, because a beginner may not know
        // how to leave it.
        let pages = session.tour == nil
        var outcome = try session.run(command)
        let lesson = outcome.lesson.take()
        runner.printer.print(outcome, pages: pages)
        if let before, let after = commandSession.snapshot(), before.isOutdated(by: after) {
            let difference = SnapshotDifference(from: before, to: after)
            runner.printer.print(
                difference.lines(
                    commandSession.settings.detail, withMoves: !outcome.reply.listsMoves))
        }
        if let lesson { runner.printer.print(lesson: lesson) }
    }

    private func reportInterruption(_ error: CommandError) {
        shell.output.write("\n")
        shell.output.printError([error.message])
    }

    // MARK: Reading lines

    private func line(_ lines: TypedLines) throws(CommandError) -> String? {
        if let line = editor?.nextWaiting() { return line }
        finishPipe(lines)
        // Errors are ignored, because reading the next line reports the end of the input if the
        // terminal is gone.
        try? shell.output.flush()
        lines.isTyping = true
        Signals.setTyping(true)
        let prompt = lines.isInsideCommand ? "…" : prompt
        runner.printer.print(remarks: commandSession.takeRemarks())
        guard let line = try read(behind: terminal.isUTF8 ? prompt : VisibleText.ascii(prompt))
        else { return nil }
        let isAlone = !lines.isInsideCommand && editor?.hasWaiting != true
        guard pipes, isAlone else { return line }
        guard let piped = PipedLine(line) else {
            guard let mistake = PipedLine.mistake(in: line) else { return line }
            shell.output.printError([mistake])
            return ""
        }
        lines.program = piped.program
        shell.output.beginHolding()
        return piped.commands
    }

    /// Runs the program after the `|` of a line, with the output of the line's commands as its
    /// input. Does nothing if the line had no `|`.
    private func finishPipe(_ lines: TypedLines) {
        guard let program = lines.program.take() else { return }
        let answers = shell.output.endHolding()
        if PipedLine.run(program, reading: answers) == nil {
            shell.output.printError(["sh cannot be started: " + systemReason()])
        }
    }

    private func read(behind prompt: String) throws(CommandError) -> String? {
        if let editor {
            let helper = LanguageHelper(commandSession, aliases: aliases, pipes: pipes)
            return try editor.line(behind: prompt, helper: helper)
        }
        Signals.forgetInterruption()
        shell.output.write(prompt + " ")
        try? shell.output.flush()
        return try plainInput.next()
    }

    private let plainInput = LineSource.standardInput

    /// The prompt, such as `Login iphone-15 [landscape]>`. It contains the document and its device
    /// or, if no document is open, the file's name. View settings that replace the document's own,
    /// such as another orientation, follow in brackets.
    private var prompt: String {
        let request = commandSession.settings.request
        let through = request == .none ? "" : " [" + request.words.joined(separator: " ") + "]"
        guard let id = try? commandSession.currentID() else {
            let name = Self.short(commandSession.file.path.lastNameOfPath)
            return VisibleText.escaped(name + through) + ">"
        }
        var words = Self.short(commandSession.name(of: id))
        if request.device == nil, let document = try? commandSession.document(id),
            let device = LayoutEnvironment(document)?.device
        {
            words += " " + device
        }
        return VisibleText.escaped(words + through) + ">"
    }

    /// Returns the name shortened to 20 characters, to leave space for the command on the line.
    private static func short(_ name: String) -> String {
        name.count <= 20 ? name : name.prefix(19) + "…"
    }

    /// Discards the remaining pasted lines after a command has failed, because they may depend on
    /// the command.
    private func abandonText() {
        guard let count = editor?.abandon(), count > 0 else { return }
        let lines = count == 1 ? "line after it was" : "\(count) lines after it were"
        shell.output.printError(["the \(lines) not run"])
    }
}

/// The state of the command being typed.
private final class TypedLines {
    var isInsideCommand = false
    /// Whether a line is being typed and no command is running.
    var isTyping = false
    /// The program that receives the output of the last line; nil if there is none.
    var program: String?
}
