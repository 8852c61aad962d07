import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `fitting` command: reports the size that `systemLayoutSizeFitting` returns for a view.
struct Fitting: QueryCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .queries,
        [
            "fitting", view.once,
            .optional([
                Argument.fittingSize.once, .optional([Argument.fittingPriorities.once]),
            ]),
        ],
        summary: "computes the size that fits a view: systemLayoutSizeFitting",
        discussion: """
            Only the view's own subtree takes part. Without a size it is the smallest that its \
            constraints allow. A size is the target for each dimension; 0 is as little as \
            possible. low (the default) is UIKit's fittingSizeLevel of 50; required makes the \
            width or the height exactly that, as for a cell of a table.
            """,
        examples: ["fitting form", "fitting form 320x0", "fitting form 393x0 required,low"])

    private let view: ViewReference
    private let target: Size?
    private let priorities: FittingPriorities

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        target = try match[optional: Argument<Size>.fittingSize]
        priorities = try match[optional: Argument<FittingPriorities>.fittingPriorities] ?? .low
    }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let document = try session.document()
        let id = try view.resolve(in: document)
        let fitting = LayoutPass.fittingSize(
            of: id, document, in: try session.environment(), target: target ?? .zero,
            horizontal: priorities.horizontal, vertical: priorities.vertical, isInWindow: true,
            until: session.cancellation)
        guard let (size, isComplete) = fitting else {
            throw CommandError(
                .notInstalled, "\(document[id].name) is not installed here",
                at: view.source.position)
        }
        session.note(isComplete: isComplete)
        let (width, height) = (size.width.millipoints, size.height.millipoints)
        return .data(
            "\(document[id].name)  \(NumberSpelling.spell(width))x\(NumberSpelling.spell(height))",
            [
                ("name", .string(document[id].name)), ("width", .number(width)),
                ("height", .number(height)),
            ])
    }
}
