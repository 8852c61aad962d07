/// Help, from the same grammar that reads the commands.
struct ShowHelp: ProgramCommand {
    private static let topic = Argument.topic("TOPIC")

    static let usage = Usage(
        .program,
        [
            "help", .optional([topic.once]),
            .options([
                Option("--markdown", "write the whole reference, docs/commands.md"), .noPager,
            ]),
        ],
        summary: "explains the program, a command or a property",
        examples: ["help", "help add", "help stack.spacing"])

    private let topic: SourceText?
    private let isReference: Bool
    private let pages: Bool

    init(_ match: Match) throws(CommandError) {
        topic = try match[optional: Self.topic]
        isReference = match.has("--markdown")
        pages = !match.has("--no-pager")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let grammar = shell.grammar
        if isReference {
            shell.output.write(CommandReference(grammar).markdown)
            return .done
        }
        let help = HelpPage(grammar, columns: Terminal.width)
        let text = topic == nil ? help.programOverview : try help.text(for: topic)
        shell.printer(pages: pages).print(Outcome(command: "help", reply: .data(text, [])))
        return .done
    }
}
