import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The solved frames.
struct Frames: QueryCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .queries,
        ["frames", .optional([view.once])],
        summary: "lists the solved frames: x, y, width, height in the superview",
        discussion: "With a name only that view and the views inside it.",
        examples: ["frames", "frames form"])

    private let view: ViewReference?

    init(_ match: Match) throws(CommandError) { view = try match[optional: Self.view] }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let document = try session.document()
        let root = try view?.resolve(in: document) ?? .root
        let layout = try session.layout()
        let rows = document.subtree(of: root).compactMap { id -> (name: String, frame: Rect)? in
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
        return .list("frames", table.text, [("frames", .array(members))])
    }
}

extension Rect {
    fileprivate var numbers: [String] { [x, y, width, height].map(NumberSpelling.spell) }
}
