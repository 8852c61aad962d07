package import CommandLanguage
import LayoutFormats
package import LayoutReplies
package import LayoutSession

/// What the commands are, and what one of them does.
package struct Help: QueryCommand {
    private static let topic = Argument.topic("TOPIC")

    package static let usage = Usage(
        .shell,
        ["help", .optional([topic.once])],
        summary: "lists the commands, or explains a command or a property",
        examples: ["help", "help add", "help stack.spacing"])

    private let topic: SourceText?

    package init(_ match: Match) throws(CommandError) { topic = try match[optional: Self.topic] }

    package func reply(_ view: SessionView) throws(CommandError) -> Reply {
        try reply(from: HelpPage(view.grammar, columns: view.settings.textColumns))
    }

    /// What a page says on the topic.
    ///
    /// - Parameter overview: what it says where there is no topic; nil for the language's commands.
    package func reply(
        from page: HelpPage, overview: String? = nil
    ) throws(CommandError) -> Reply {
        let text = if topic == nil, let overview { overview } else { try page.text(for: topic) }
        return .data(text, [("text", .string(text))])
    }
}
