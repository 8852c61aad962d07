import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `diff` command: lists the differences between two points of the history.
struct Diff: QueryCommand {
    private static let other = Argument.point("OTHER")

    static let usage = Usage(
        .history,
        ["diff", Argument.point.once, .optional([other.once])],
        summary: "lists the differences between two points of history, or one and now",
        discussion: """
            The points may be on different branches: items that were made on one of them alone are \
            matched by name and kind. The current point of history stays. Inside a script, a group \
            or a dry run, now includes what it has changed so far.
            """,
        examples: ["diff 3", "diff before-redesign 17"])

    private let point: PointReference
    private let other: PointReference?

    init(_ match: Match) throws(CommandError) {
        point = try match[.point]
        other = try match[optional: Self.other]
    }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let first = try view.operation(at: point)
        let second = try other.map { point throws(CommandError) in try view.operation(at: point) }
        let difference = try view.difference(from: first, to: second)
        let point = second ?? view.presentPoint
        return .data(
            difference.text,
            [
                ("from", .integer(first)), ("to", point.map(JSONValue.integer) ?? .null),
                ("changes", difference.json),
            ])
    }
}
