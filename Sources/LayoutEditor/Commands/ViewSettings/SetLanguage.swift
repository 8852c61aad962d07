import CommandLanguage
import LayoutSession
import StackCore

/// The `language` command: sets the language whose texts the shell shows.
struct SetLanguage: ViewSettingCommand {
    static let usage = Usage(
        .environment,
        ["language", "document"], ["language", "default"],
        ["language", Argument.language.once],
        summary: "shows the layout with the app's texts in a language",
        discussion: """
            The texts come from the Xcode project around the storyboard: .strings files and string \
            catalogues. `document` is the document's own texts, and so is `default`; `pseudo` makes \
            every text 1.35 times as long. The document stays unchanged: a language is never written \
            into it.
            """,
        examples: ["language de", "language document"])

    private let language: String?

    init(_ match: Match) throws(CommandError) { language = try match[optional: .language]?.text }

    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?) {
        request.language = language
    }

    /// Returns the command `layoutscript 2`, which only selects version 2 of the command language,
    /// because version 1 has no command that chooses the language of texts.
    func edit(of document: Document) -> String { "layoutscript 2" }
}
