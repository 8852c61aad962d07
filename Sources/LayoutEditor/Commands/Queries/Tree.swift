import LayoutFormats
import StackCore

/// The hierarchy, with the arranged order beside the z-order.
struct Tree: QueryCommand {
    static let usage = Usage(
        .queries, ["tree"],
        summary: "draws the hierarchy: z-order from the back, [N] is the arranged place",
        examples: ["tree"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let tree = TreeDrawing(try view.document(), try view.environment().traits)
        return .data(tree.text, [("tree", tree.json)])
    }
}
