package import CommandLanguage
import LayoutFormats
package import LayoutReplies
package import LayoutSession

/// The `help` command: lists the commands, or explains one topic.
package struct Help: QueryCommand {
    private static let topic = Argument.topic("TOPIC")

    package static let usage = Usage(
        .shell,
        ["help", .optional([topic.once])],
        summary: "shows the first steps, or explains a command, a property or a topic",
        discussion: "`help all` lists every command.",
        examples: ["help", "help all", "help add", "help stack.spacing", "help rtl"])

    private let topic: SourceText?

    package init(_ match: Match) throws(CommandError) { topic = try match[optional: Self.topic] }

    package func reply(_ view: SessionView) throws(CommandError) -> Reply {
        try reply(from: HelpPage(view.grammar, columns: view.settings.textColumns))
    }

    /// Returns the text of `page` about the topic.
    ///
    /// - Parameter isProgram: whether help without a topic, and `help all`, are about the program's
    ///   subcommands instead of the commands of the language
    package func reply(
        from page: HelpPage, isProgram: Bool = false
    ) throws(CommandError) -> Reply {
        let text =
            switch topic?.text {
            case nil where isProgram: page.programFirstSteps
            case HelpPage.all where isProgram: page.programOverview
            default: try page.text(for: topic)
            }
        return .data(text, [("text", .string(text))])
    }
}
