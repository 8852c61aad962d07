import CommandLanguage
import LayoutCommands
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The default subcommand: runs commands on a layout file, from a terminal, from `-c` or from a
/// script.
struct EditFile: ProgramCommand {
    static let command = Argument.command("COMMAND")
    private static let script = Argument.path("SCRIPT", "a script of commands")
    private static let each = Argument.text("each", words: ["each"]).meaning("each")
    private static let color = Argument.color

    static let options =
        [
            Option("-c", taking: command.erased, isRepeatable: true, "run a command"),
            Option("-f", taking: script.erased, "run a script; - is standard input"),
            Option(
                "--commit", taking: each.erased, "make every command of a script its own step"),
            Option("--keep-going", "with --commit each: go on after errors"),
            Option("--color", taking: color.erased, "colour: auto means on a terminal only"),
            Option(
                "--mode", taking: Argument<OutputMode>.mode.erased, "the output format of listings"),
            Option("--dry-run", "show what would change and write nothing"),
            Option(
                "--set", taking: Argument.parameter.erased, isRepeatable: true,
                "the value of $NAME in commands"),
            Option(
                "--safe",
                "allow no command to read or write any file but the layout file, or to run a program"
            ),
            FontFolder.option, .quiet, .noPager, .json,
        ] + ExportOptions.layoutOnly + ProjectChoice.options

    static let usage = Usage(
        .program, [Argument.file.once, .options(options)],
        summary: "works on a layout file; the first edit creates it",
        discussion: """
            Without -c and -f commands are read from standard input, with a prompt on a terminal. \
            Answers go to standard output, messages about changes to standard error. A script is \
            one transaction and one undo step: at the first error it stops, reports where, and \
            leaves the file as it was. `$name` or `${name}` in a command, and `\\(name)` in \
            quotes, are replaced by the value of --set; a value is a text, whatever it contains. A \
            script may be executable: its first line is `#!/usr/bin/env -S layoutedit FILE -f`, or \
            `#!/usr/bin/env -S layoutedit -f` if the layout file is given when it is run. The \
            shell reads `$XDG_CONFIG_HOME/layoutedit/config`, scripts do not; with --safe it has \
            no aliases and no pipes. FILE can be a storyboard or xib, to view it: it is imported \
            in memory, nothing is written, and edits are refused.
            """,
        examples: [
            "login.layout",
            #"login.layout -c "new Login" -c "add stack form in view""#,
            "login.layout -f build.layoutscript",
            "login.layout -f row.layoutscript --set title=Name --dry-run",
            "Main.storyboard -c frames",
        ])

    private let path: String
    /// The path from which the project is found: the edited storyboard or xib if there is one,
    /// otherwise the layout file.
    private let shown: String
    private let project: ProjectChoice
    private let commands: [String]
    private let script: String?
    /// The value of the option `--color`; nil if it was not given.
    private let color: ColorChoice?
    private let mode: OutputMode?
    private let pages: Bool
    private let isCommittedEach: Bool
    private let keepsGoing: Bool
    private let isSafe: Bool
    let isJSON: Bool
    let isQuiet: Bool
    private let settings: SessionSettings

    init(_ match: Match) throws(CommandError) {
        try self.init(match, on: try match[.file].text)
    }

    /// - Parameters:
    ///   - path: the path of the layout file, used instead of the one in `match`
    ///   - source: the storyboard or xib that the layout file was imported from; nil if the user
    ///     gave the path of the layout file
    ///   - storyboard: the storyboard or xib to write after each step of the undo history; nil to
    ///     write none
    init(
        _ match: Match, on path: String, of source: SourceText? = nil,
        writing storyboard: SourceText? = nil
    ) throws(CommandError) {
        self.path = path
        shown = source?.text ?? path
        project = try ProjectChoice(match)
        commands = try match[list: Self.command].map(\.text)
        script = try match[optional: Self.script]?.text
        if let each = try match[optional: Self.each], each.text != "each" {
            throw CommandError(.usage, "the value of --commit is each, not \(each.text)")
        }
        color = try match[optional: Self.color]
        mode = try match[optional: .mode]
        pages = !match.has("--no-pager")
        isCommittedEach = match.has("--commit")
        keepsGoing = match.has("--keep-going")
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
        var settings = SessionSettings()
        settings.isDryRun = match.has("--dry-run")
        settings.parameters = try Parameter.values(match[list: .parameter])
        isSafe = match.has("--safe")
        try LayoutOptions(match).override(&settings)
        settings.fonts = try FontFolder(match).fonts
        settings.storyboard = storyboard
        self.settings = settings
        try checkCombination()
    }

    private func checkCombination() throws(CommandError) {
        if script != nil, !commands.isEmpty {
            throw CommandError(.usage, "-c and -f cannot be combined")
        }
        if keepsGoing, script != nil, !isCommittedEach {
            throw CommandError(
                .usage, "--keep-going needs --commit each: a script is all or nothing")
        }
        if settings.isDryRun, isCommittedEach {
            throw CommandError(.usage, "--dry-run and --commit each cannot be combined")
        }
    }

    func run(in shell: Shell) throws -> ExitStatus { try run(in: shell, seen: nil) }

    /// Runs the commands.
    ///
    /// - Parameter seen: the contents of the storyboard or xib when it was last pulled (merged into
    ///   the layout file); nil if no storyboard or xib is written after each step
    func run(in shell: Shell, seen: [UInt8]?) throws -> ExitStatus {
        let newFile = NewFile(path)
        try announce(newFile, in: shell)
        let file = try shell.openOrShow(path, .readWrite)
        var settings = settings
        settings.project = shell.project(around: shown, project)
        settings.listsNewestFirst = !isJSON && Terminal.showsOutput
        settings.needsMembers = isJSON
        let configuration = configuration(in: shell)
        let color = color ?? configuration.color ?? .automatic
        settings.mode = mode ?? configuration.mode ?? .table
        let terminal = isJSON ? Terminal.none : Terminal(color: color)
        settings.terminal = terminal.pictures
        if !isJSON, Terminal.showsOutput {
            (settings.columns, settings.rows) = (Terminal.width, Terminal.height - 2)
        }
        let session = shell.session(on: file, settings, safeFor: isSafe ? "--safe" : nil)
        session.see(seen)
        let printer = shell.printer(isJSON: isJSON, color: color, pages: pages)
        var runner = CommandRunner(session, printer, keepsGoing: keepsGoing, Progress())
        for error in configuration.errors { printer.print(ErrorReport(error)) }
        let status = try run(&runner, in: shell, on: terminal, configuration.aliases)
        if let (path, count) = try session.endRecording() {
            shell.output.report(["wrote \(path.escapedLineEnds): " + count.counted("command")])
        }
        if !readsInput, !isJSON, !settings.isDryRun { newFile?.reportMissing(in: shell) }
        return status
    }

    /// Whether commands are read from a terminal or standard input, because neither `-c` nor a
    /// script was given.
    private var readsInput: Bool { commands.isEmpty && script == nil }

    /// If commands are read from input, prints that the file does not exist yet. Throws if its path
    /// resembles a command.
    private func announce(_ file: NewFile?, in shell: Shell) throws(CommandError) {
        guard let file, readsInput else { return }
        try file.refuseCommand(in: shell.grammar)
        if !isJSON { file.announce(in: shell) }
    }

    /// Returns the user's configuration of the shell; an empty one if this is not an interactive
    /// shell.
    private func configuration(in shell: Shell) -> ShellConfiguration {
        let isShell = commands.isEmpty && script == nil && !isJSON
        guard isShell, Terminal(color: .automatic).isInteractive else {
            return ShellConfiguration()
        }
        return ShellConfiguration(in: shell.grammar, isSafe: isSafe)
    }

    private func run(
        _ runner: inout CommandRunner, in shell: Shell, on terminal: Terminal, _ aliases: Aliases
    ) throws -> ExitStatus {
        if !commands.isEmpty { return try run(commands, &runner) }
        if let script { return try run(script: script, in: shell, &runner) }
        if terminal.isInteractive {
            return try Conversation(shell, runner, on: terminal, aliases: aliases, pipes: !isSafe)
                .run()
        }
        return settings.isDryRun
            ? try runner.runAsOne([.standardInput], named: "<stdin>")
            : try runner.runEach([.standardInput])
    }

    private func run(_ commands: [String], _ runner: inout CommandRunner) throws -> ExitStatus {
        runner.session.settings.source = .argument
        let sources = commands.map { LineSource(name: "-c", text: $0) }
        return settings.isDryRun
            ? try runner.runAsOne(sources, named: "-c") : try runner.runEach(sources)
    }

    private func run(
        script path: String, in shell: Shell, _ runner: inout CommandRunner
    ) throws -> ExitStatus {
        let source = try path == "-" ? LineSource.standardInput : LineSource(path: path)
        runner.session.settings.source = .script(source.name, line: 1)
        if path != "-" { runner.session.scriptPaths = [path] }
        return isCommittedEach
            ? try runner.runEach([source]) : try runner.runAsOne([source], named: source.name)
    }
}

extension Argument where Value == SourceText {
    fileprivate static func command(_ label: String) -> Self {
        Argument(label, .command) { word in word.source }
    }
}

extension Argument where Value == ColorChoice {
    /// The argument of the option `--color`.
    static var color: Self {
        .oneOf("auto|always|never", kind: .color, noun: "colour choice")
    }
}
