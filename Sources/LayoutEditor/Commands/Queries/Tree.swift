import CommandLanguage
import LayoutReplies
import LayoutSession
import StackCore

/// The `tree` command: draws the view hierarchy. The views of a stack are in arranged order or in
/// z-order.
struct Tree: QueryCommand {
    static let usage = Usage(
        .queries,
        [
            "tree",
            .options(
                [
                    Option("--sizes", "solve the layout and show the sizes"),
                    Option("--z-order", "list all views from the rearmost"),
                ] + ListedViews.options),
        ],
        summary: "prints the view hierarchy; [N] is the index of an arranged view",
        discussion: """
            A stack's arranged views are listed in their order, with the index in brackets; other \
            views from the rearmost. A stack with another z-order is marked `z-order differs`. A \
            stack shows its axis and the values that are not the default. Marks: unarranged, \
            hidden, not installed, `then 20` for custom spacing after a view, and what varies by \
            size class. On a terminal it also shows the sizes.
            """,
        examples: ["tree", "tree --sizes", "tree --depth 2"])

    private let tellsSizes: Bool
    private let isInZOrder: Bool
    private let listed: ListedViews

    init(_ match: Match) throws(CommandError) {
        tellsSizes = match.has("--sizes")
        isInZOrder = match.has("--z-order")
        listed = try ListedViews(match)
    }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.document()
        let shown = listed.views(of: document, in: .root)
        let tree = TreeDrawing(
            document, try view.environment().traits,
            sizes: tellsSizes || view.settings.isConversation ? try view.layout() : nil,
            isInZOrder: isInZOrder, only: shown.isWhole ? nil : Set(shown.views))
        return .data(tree.text + shown.remark, [("tree", tree.json)] + shown.members)
    }
}
