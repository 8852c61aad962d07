import CommandLanguage
import LayoutCommands
import LayoutFormats
import LayoutReplies

/// The `help` subcommand: prints help, which is generated from the grammar of the parser.
struct ShowHelp: ProgramCommand {
    private static let topic = Argument.topic("TOPIC")

    static let usage = Usage(
        .program,
        [
            "help", .optional([topic.once]),
            .options([
                Option("--markdown", "write the whole reference, docs/commands.md"),
                Option("--version", "print the version of the program"),
                Option("--man", "write the manual page, layoutedit.1"),
                Option(
                    "--completion", taking: Argument.completionShell.erased,
                    "write the completion script of a shell"),
                Option(
                    "--syntax", taking: Argument.editorSyntax.erased,
                    "write the syntax file of an editor for scripts of commands"),
                .noPager, .json,
            ]),
        ],
        summary: "shows the first steps, or explains a command, a property or a topic",
        discussion: "`help all` lists everything.",
        examples: ["help", "help all", "help add", "help stack.spacing", "help rtl"])

    private let help: Help
    private let content: Content
    private let pages: Bool
    let isJSON: Bool

    private enum Content {
        case page, reference, manual, version
        case completion(CompletionShell)
        case syntax(EditorSyntax)
    }

    init(_ match: Match) throws(CommandError) {
        help = try Help(match)
        pages = !match.has("--no-pager")
        isJSON = match.has("--json")
        if let shell = try match[optional: .completionShell] {
            content = .completion(shell)
        } else if let editor = try match[optional: .editorSyntax] {
            content = .syntax(editor)
        } else if match.has("--man") {
            content = .manual
        } else if match.has("--version") {
            content = .version
        } else {
            content = match.has("--markdown") ? .reference : .page
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let reply = try reply(shell.grammar, commit: shell.commit)
        if isJSON || isPage {
            shell.printer(isJSON: isJSON, pages: pages).print(
                Outcome(command: "help", reply: reply))
        } else {
            shell.output.write(reply.text)
        }
        return .done
    }

    /// Whether the output is a help page for people, instead of the text of a file such as a
    /// completion script.
    private var isPage: Bool { if case .page = content { true } else { false } }

    private func reply(_ grammar: Grammar, commit: String?) throws(CommandError) -> Reply {
        let text: String
        switch content {
        case .page:
            let page = HelpPage(grammar, columns: Terminal.width)
            return try help.reply(from: page, isProgram: true)
        case .reference: text = CommandReference(grammar).markdown
        case .version: text = ProgramVersion.line(commit: commit)
        case .manual: text = ManualPage(grammar).roff
        case .completion(let shell): text = shell.script
        case .syntax(let editor): text = editor.file(for: grammar)
        }
        return .data(text, [("text", .string(text))])
    }
}
