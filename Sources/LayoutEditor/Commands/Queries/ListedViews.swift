import CommandLanguage
import LayoutFormats
import LayoutReplies
import StackCore

/// The limits of a view listing: the depth and the number of views.
struct ListedViews {
    private static let depth = Argument.count("DEPTH", from: 1)
    private static let limit = Argument.count("LIMIT", from: 1)

    static let options = [
        Option(
            "--depth", taking: depth.erased, "the number of levels of the hierarchy; 1 is one view"),
        Option("--limit", taking: limit.erased, "the maximum number of views"),
    ]

    private let depth: Int
    private let limit: Int

    init(_ match: Match) throws(CommandError) {
        depth = try match[optional: Self.depth] ?? .max
        limit = try match[optional: Self.limit] ?? .max
    }

    /// The part of a view listing that fits the limits: the listed views, superviews before their
    /// subviews, and the number of views left out (`missing`).
    struct Shown {
        let views: [ViewID]
        let missing: Int

        var isWhole: Bool { missing == 0 }
        /// A line such as `… and 3 more views`, after a line break; empty if no view is left out.
        var remark: String { isWhole ? "" : "\n… and " + missing.counted("more view") }
        var members: [(String, JSONValue)] { isWhole ? [] : [("more", .integer(missing))] }
    }

    /// Returns `top` and views inside it, within both limits. Selects the views level by level, so
    /// that the deepest views are left out first if there are more than `limit`.
    func views(of document: Document, in top: ViewID) -> Shown {
        let all = document.subtree(of: top)
        if depth == .max, all.count <= limit { return Shown(views: all, missing: 0) }
        var kept: Set<ViewID> = []
        var level = [top]
        for _ in 0..<min(depth, all.count) where kept.count < limit {
            kept.formUnion(level.prefix(limit - kept.count))
            level = level.flatMap { document[$0].subviews }
        }
        return Shown(views: all.filter(kept.contains), missing: all.count - kept.count)
    }
}
