import CommandLanguage
import LayoutReplies
import LayoutSession

/// The `history` command: lists all operations on all branches.
struct History: QueryCommand {
    static let usage = Usage(
        .history, ["history", .options([.newest])],
        summary: "lists the operations on all branches; * is the current one",
        discussion: "On a terminal the newest comes first.",
        examples: ["history", "history -n 10"])

    private let count: Int?

    init(_ match: Match) throws(CommandError) { count = try match[optional: .newest] }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        try view.historyListing(newest: count).reply
    }
}
