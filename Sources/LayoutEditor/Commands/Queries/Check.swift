import LayoutFormats
import StackCore

/// Whether the layout is sound.
struct Check: QueryCommand {
    static let usage = Usage(
        .queries, ["check"],
        summary: "says whether the layout has conflicts or ambiguous views",
        discussion: "Where it has any, the program that ran it ends with exit status 1.",
        examples: ["check"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let layout = try view.layout()
        let (conflicts, ambiguous) = (layout.conflicts.count, layout.ambiguous().views.count)
        let text =
            conflicts + ambiguous == 0
            ? "sound"
            : conflicts.counted("conflict") + ", " + ambiguous.counted("ambiguous view")
        var reply = Reply.data(
            text,
            [
                ("sound", .bool(conflicts + ambiguous == 0)),
                ("conflicts", .integer(conflicts)), ("ambiguous", .integer(ambiguous)),
            ])
        reply.isFailed = conflicts + ambiguous > 0
        return reply
    }
}
