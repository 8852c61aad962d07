import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
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
        let checked = try view.checked()
        let (conflicts, ambiguous) = (checked.conflicts.count, checked.ambiguous.count)
        let text =
            checked.isSound
            ? "sound"
            : conflicts + ambiguous == 0
                ? "incomplete"
                : conflicts.counted("conflict") + ", " + ambiguous.counted("ambiguous view")
        var reply = Reply.data(
            text,
            [
                ("sound", .bool(checked.isSound)),
                ("conflicts", .integer(conflicts)), ("ambiguous", .integer(ambiguous)),
            ])
        reply.isFailed = !checked.isSound
        return reply
    }
}
