import CommandLanguage
import LayoutSession
import StackCore

/// The `space after` command: sets a stack's spacing after one view, as
/// `setCustomSpacing(_:after:)` does.
struct SetCustomSpacing: EditCommand {
    private static let view = Argument.view("NAME")
    private static let stack = Argument.view("STACK")
    private static let spacing = Argument.spacing("20|default|system")

    static let usage = Usage(
        .order,
        ["space", "after", view.once, "in", stack.once, spacing.once],
        summary: "sets the spacing after one arranged view",
        discussion: """
            `default` makes the stack's own spacing apply again.
            """,
        examples: ["space after title in form 20", "space after title in form default"])

    private let view: ViewReference
    private let stack: ViewReference
    private let spacing: Spacing?

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        stack = try match[Self.stack]
        spacing = try match[Self.spacing]
    }

    func change(_ plan: inout EditPlan) throws {
        let stack = try stack.resolve(in: plan.document)
        let view = try view.resolve(in: plan.document)
        try plan.setCustomSpacing(spacing, after: view, in: stack)
    }
}
