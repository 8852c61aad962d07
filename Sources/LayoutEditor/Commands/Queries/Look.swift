import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `look` command: shows the screen as a picture in the terminal.
struct Look: QueryCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .queries,
        ["look", .optional([view.once]), .options(PictureOptions.single + [.at])],
        summary: "shows the screen as iOS draws it, or a view of it, in the terminal",
        discussion: """
            The picture fits the terminal. Kitty, iTerm2 and terminals with Sixel show pixels, \
            others half blocks. `export --format png` writes the picture to a file.
            """,
        examples: ["look", "look form --appearance dark", "look --overlay names,conflicts"])

    private let view: ViewReference?
    private let pictures: PictureOptions
    private let point: PointReference?

    init(_ match: Match) throws(CommandError) {
        view = try match[optional: Self.view]
        pictures = try PictureOptions(match)
        point = try match[optional: .point]
    }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let current = try session.currentDocument(at: point)
        let layout =
            try point == nil ? session.layout() : session.layout(of: current.document)
        let text = try session.terminalPicture(
            LaidOutDocument(
                name: current.name, document: try session.shown(current.document), layout: layout),
            of: try view?.resolve(in: current.document), pictures)
        var reply = Reply.data(text, [("picture", .string(text))])
        reply.isPicture = true
        return reply
    }
}
