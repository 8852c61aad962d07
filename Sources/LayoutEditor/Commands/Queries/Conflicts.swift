import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `conflicts` command: lists required constraints that cannot all be satisfied.
struct Conflicts: QueryCommand {
    static let usage = Usage(
        .queries, ["conflicts"],
        summary: "lists constraints that cannot hold together, and which one was dropped",
        discussion: "As for `check`, the layout is that of an app, unless --canvas is chosen.",
        examples: ["conflicts"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let conflicts = try view.checkedLayout().spelledConflicts
        let blocks = conflicts.map { conflict in
            if let reason = conflict.impossibility {
                return "\(conflict.dropped) is impossible: \(reason)"
            }
            let members = conflict.constraints.map { "  " + $0 }.joined(separator: "\n")
            return "these cannot hold together:\n" + members + "\n  dropped: " + conflict.dropped
        }
        return .data(
            blocks.isEmpty ? "no conflicts" : blocks.joined(separator: "\n"),
            [("conflicts", .array(conflicts.map(\.json)))])
    }
}
