import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `info` command: reports the current values of a view, a constraint or the document.
struct InspectItem: QueryCommand {
    private static let item = Argument.item("NAME")

    static let usage = Usage(
        .queries,
        ["info", item.once, .options([.at])],
        summary: "shows the values in force of a view, a constraint or the document",
        discussion: """
            For a view: the frame in its superview, the size of its content (intrinsicContentSize, \
            - if it has none) and every property with its value, its default and where the value \
            comes from. `info document` is about the document itself. With --at it shows the \
            values at that point of history.
            """,
        examples: ["info title", "info width1", "info document", "info title --at 3"])

    private let item: ItemReference
    private let point: PointReference?

    init(_ match: Match) throws(CommandError) {
        item = try match[Self.item]
        point = try match[optional: .point]
    }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.currentDocument(at: point).document
        let layout = try point == nil ? view.layout() : view.layout(of: document)
        let report = try ItemReport(item, in: document, layout)
        return .data(report.text, report.members)
    }
}
