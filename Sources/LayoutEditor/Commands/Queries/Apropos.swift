import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `apropos` command: finds commands and properties whose help mentions a word.
struct Apropos: QueryCommand {
    private static let word = Argument.text("WORD")

    static let usage = Usage(
        .shell,
        ["apropos", word.once],
        summary: "lists the commands and properties whose help mentions a word",
        discussion: """
            Upper and lower case are the same. help TOPIC explains each of them.
            """,
        examples: ["apropos spacing", "apropos \"z-order\""])

    private let word: SourceText

    init(_ match: Match) throws(CommandError) { word = try match[Self.word] }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let help = HelpPage(view.grammar)
        let found = help.entries(about: word.text)
        if found.isEmpty {
            throw CommandError(
                .unknownTopic, "no help mentions \(word.text)", at: word.position,
                hint: Suggestion.hint(for: word.text, among: help.topics)
                    ?? "help all lists the commands")
        }
        let table = TextTable(found.map { [$0.topic, $0.summary] })
        let members = found.map { entry in
            JSONValue.object([
                ("topic", .string(entry.topic)), ("summary", .string(entry.summary)),
            ])
        }
        return .data(
            table.text(within: view.settings.textColumns), [("topics", .array(members))])
    }
}
