import Glibc

/// Commands from standard input, with a prompt where a person types them.
struct Conversation {
    private let shell: Shell
    private let runner: CommandRunner
    private let isTerminal: Bool

    init(_ shell: Shell, _ runner: CommandRunner) {
        self.shell = shell
        self.runner = runner
        isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    }

    func run() throws -> ExitStatus {
        guard isTerminal else {
            return runner.session.settings.isDryRun
                ? try runner.runAsOne([.standardInput], named: "<stdin>")
                : try runner.runEach([.standardInput])
        }
        runner.session.settings.stopsWhenMoved = true
        var reader = CommandReader(.standardInput)
        while !runner.session.isOver {
            do {
                guard let statement = try reader.next(prompt: prompt) else {
                    shell.output.write("\n")
                    break
                }
                let parsed = try runner.session.grammar.parse(statement)
                runner.printer.print(try runner.session.run(parsed))
            } catch {
                runner.printer.print(reader.report(error))
                if error.code.endsEverything { return error.code.exitStatus }
            }
        }
        return .done
    }

    /// The document's name; dots where a command goes on.
    private func prompt(_ reader: CommandReader) {
        let session = runner.session
        let name = (try? session.currentID()).map(session.name) ?? "layoutedit"
        let prompt = reader.isInsideCommand ? "… " : VisibleText.escaped(name) + "> "
        shell.output.write(prompt)
        // A terminal that is gone ends the input too.
        try? shell.output.flush()
    }
}
