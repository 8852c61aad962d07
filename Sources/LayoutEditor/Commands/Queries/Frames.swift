import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `frames` command: lists the frames that the solver has computed.
struct Frames: QueryCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .queries,
        ["frames", .optional([view.once]), .options(ListedViews.options)],
        summary: "lists the solved frames: x, y, width, height in the superview",
        discussion: """
            With a name: only that view and the views inside it.
            """,
        examples: ["frames", "frames form", "frames form --depth 2"])

    private let view: ViewReference?
    private let listed: ListedViews

    init(_ match: Match) throws(CommandError) {
        view = try match[optional: Self.view]
        listed = try ListedViews(match)
    }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let document = try session.document()
        let root = try view?.resolve(in: document) ?? .root
        let layout = try session.layout()
        let shown = listed.views(of: document, in: root)
        let rows = shown.views.compactMap { id -> (name: String, frame: Rect)? in
            let frame =
                session.settings.unrounded
                ? layout.unroundedFrame(of: id) : layout.frame(of: id)?.millipoints
            return frame.map { (document[id].name, $0) }
        }
        let table = TextTable(
            [["name", "x", "y", "width", "height"]] + rows.map { [$0.name] + $0.frame.numbers },
            rightAligned: [1, 2, 3, 4])
        let members = rows.map { row in
            JSONValue.object([("name", .string(row.name)), ("frame", row.frame.json)])
        }
        return .list(
            "frames", table.text + shown.remark, [("frames", .array(members))] + shown.members)
    }
}

extension Rect {
    fileprivate var numbers: [String] { [x, y, width, height].map(NumberSpelling.spell) }
}
