/// Help, from the same grammar that reads the commands.
struct ShowHelp: ProgramCommand {
    private static let topic = Argument.topic("TOPIC")

    static let usage = Usage(
        .program,
        [
            "help", .optional([topic.once]),
            .options([
                Option("--markdown", "write the whole reference, docs/commands.md")
            ]),
        ],
        summary: "explains the program, a command or a property",
        examples: ["help", "help add", "help stack.spacing"])

    private let topic: SourceText?
    private let isReference: Bool

    init(_ match: Match) throws(CommandError) {
        topic = try match[optional: Self.topic]
        isReference = match.has("--markdown")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let grammar = shell.grammar
        if isReference {
            shell.output.write(CommandReference(grammar).markdown)
        } else if topic == nil {
            shell.output.print(HelpPage(grammar).programOverview)
        } else {
            shell.output.print(try HelpPage(grammar).text(for: topic))
        }
        return .done
    }
}
