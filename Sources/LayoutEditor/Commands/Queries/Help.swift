import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// What the commands are, and what one of them does.
struct Help: QueryCommand {
    private static let topic = Argument.topic("TOPIC")

    static let usage = Usage(
        .shell,
        ["help", .optional([topic.once])],
        summary: "lists the commands, or explains a command or a property",
        examples: ["help", "help add", "help stack.spacing"])

    private let topic: SourceText?

    init(_ match: Match) throws(CommandError) { topic = try match[optional: Self.topic] }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let text = try HelpPage(view.grammar, columns: view.settings.textColumns).text(for: topic)
        return .data(text, [("text", .string(text))])
    }
}
