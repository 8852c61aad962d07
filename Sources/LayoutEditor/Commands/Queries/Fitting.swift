import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// `systemLayoutSizeFitting`.
struct Fitting: QueryCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .queries,
        ["fitting", view.once, .optional([Argument.size.once])],
        summary: "says the size that fits a view: systemLayoutSizeFitting",
        discussion: """
            Only the view's own subtree takes part. Without a size it is the smallest that its \
            constraints allow; a size is what each dimension is wished to be, at priority 50.
            """,
        examples: ["fitting form", "fitting form 320x480"])

    private let view: ViewReference
    private let target: Size?

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        target = try match[optional: Argument<Size>.size]
    }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let document = try session.document()
        let id = try view.resolve(in: document)
        let fitting = LayoutPass.fittingSize(
            of: id, document, in: try session.environment(), target: target ?? .zero,
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
