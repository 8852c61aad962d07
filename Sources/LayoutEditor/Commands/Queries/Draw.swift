import LayoutFormats
import StackCore

/// The layout as a picture of characters.
struct Draw: QueryCommand {
    static let usage = Usage(
        .queries, ["show"],
        summary: "draws the layout to scale in characters",
        examples: ["show"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let layout = try view.layout()
        let drawing = LayoutDrawing(try view.document(), layout, columns: view.settings.columns)
        return .data(drawing.text, [("drawing", .string(drawing.text))])
    }
}
