import CommandLanguage
import LayoutReplies
import LayoutSession
import StackCore

/// The hierarchy, with the arranged order beside the z-order.
struct Tree: QueryCommand {
    static let usage = Usage(
        .queries, ["tree", .options([Option("--sizes", "solve the layout and tell the sizes")])],
        summary: "draws the hierarchy: z-order from the back, [N] is the arranged place",
        discussion: """
            Views stand in z-order, the rearmost first; the place among a stack's arranged views is \
            in brackets, and a stack whose two orders are not the same says `z-order differs`. A \
            stack tells its axis and what is not the default. Marks: unarranged, hidden, not \
            installed, `then 20` for custom spacing behind a view, and what varies by size class. On \
            a terminal the sizes are told without being asked for.
            """,
        examples: ["tree", "tree --sizes"])

    private let tellsSizes: Bool

    init(_ match: Match) throws(CommandError) { tellsSizes = match.has("--sizes") }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let tree = TreeDrawing(
            try view.document(), try view.environment().traits,
            sizes: tellsSizes || view.settings.isConversation ? try view.layout() : nil)
        return .data(tree.text, [("tree", tree.json)])
    }
}
