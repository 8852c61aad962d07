import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `preview` command: serves a web page that shows the file while the shell runs.
struct ServePage: SessionCommand {
    private static let document = Argument.document("DOCUMENT")

    static let usage = Usage(
        .shell,
        ["preview", .optional([document.once])],
        summary: "serves the file as a page that follows every change, and prints its address",
        discussion: """
            The page is served until the shell ends; if the command is repeated, it prints the \
            same address. `layoutedit preview FILE` serves the page without a shell, and has more \
            options.
            """,
        examples: ["preview", "preview Login"])

    private let document: SourceText?

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) { document = try match[optional: Self.document] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let id =
            if let document { try session.documentID(document) } else {
                try session.currentID()
            }
        let url = try session.surroundings.servePage(session.file.path, session.name(of: id))
        return .data(url, [("address", .string(url))])
    }
}
