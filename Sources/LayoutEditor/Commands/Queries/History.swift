import LayoutFormats
import LayoutStore

/// Every step ever made, on all branches.
struct History: QueryCommand {
    static let usage = Usage(
        .history, ["history"],
        summary: "lists the operations on all branches; * is where the file stands",
        examples: ["history"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let listing = HistoryListing(
            operations: try view.history(), checkpoints: try view.checkpoints(), head: view.head)
        return .data(listing.text, listing.members)
    }
}
