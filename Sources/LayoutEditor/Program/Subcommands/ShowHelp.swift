import CommandLanguage
import LayoutFormats
import LayoutReplies

/// Help, from the same grammar that reads the commands.
struct ShowHelp: ProgramCommand {
    private static let topic = Argument.topic("TOPIC")

    static let usage = Usage(
        .program,
        [
            "help", .optional([topic.once]),
            .options([
                Option("--markdown", "write the whole reference, docs/commands.md"),
                Option("--version", "say the version of the program"),
                Option("--man", "write the manual page, layoutedit.1"),
                Option(
                    "--completion", taking: Argument.completionShell.erased,
                    "write the completion of a shell"),
                .noPager, .json,
            ]),
        ],
        summary: "explains the program, a command or a property",
        examples: ["help", "help add", "help stack.spacing"])

    private let topic: SourceText?
    private let content: Content
    private let pages: Bool
    let isJSON: Bool

    private enum Content {
        case page, reference, manual, version
        case completion(CompletionShell)
    }

    init(_ match: Match) throws(CommandError) {
        topic = try match[optional: Self.topic]
        pages = !match.has("--no-pager")
        isJSON = match.has("--json")
        if let shell = try match[optional: .completionShell] {
            content = .completion(shell)
        } else if match.has("--man") {
            content = .manual
        } else if match.has("--version") {
            content = .version
        } else {
            content = match.has("--markdown") ? .reference : .page
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let text = try text(shell.grammar)
        if isJSON || isPage {
            shell.printer(isJSON: isJSON, pages: pages).print(
                Outcome(command: "help", reply: .data(text, [("text", .string(text))])))
        } else {
            shell.output.write(text)
        }
        return .done
    }

    /// Whether it is for a person to read, and not a file to be.
    private var isPage: Bool { if case .page = content { true } else { false } }

    private func text(_ grammar: Grammar) throws(CommandError) -> String {
        switch content {
        case .page:
            let page = HelpPage(grammar, columns: Terminal.width)
            return topic == nil ? page.programOverview : try page.text(for: topic)
        case .reference: return CommandReference(grammar).markdown
        case .version: return "layoutedit \(ProgramVersion.current)\n"
        case .manual: return ManualPage(grammar).roff
        case .completion(let shell): return shell.script(for: grammar)
        }
    }
}
