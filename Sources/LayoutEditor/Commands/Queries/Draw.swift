import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `show` command without a name: draws the layout in characters.
struct Draw: QueryCommand {
    static let usage = Usage(
        .queries, ["show", .options([.at])],
        summary: "draws the layout to scale in characters",
        discussion: """
            Boxes are frames with the views' names inside; views one line high are shown in \
            brackets. Hidden views are left out.
            """,
        examples: ["show", "show --at 3"])

    private let point: PointReference?

    init(_ match: Match) throws(CommandError) { point = try match[optional: .point] }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.currentDocument(at: point).document
        let layout = try point == nil ? view.layout() : view.layout(of: document)
        let drawing = LayoutDrawing(
            document, layout, columns: view.settings.columns,
            rows: view.settings.rows)
        return .data(drawing.text, [("drawing", .string(drawing.text))])
    }
}
