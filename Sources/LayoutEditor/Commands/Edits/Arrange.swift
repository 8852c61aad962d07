import CommandLanguage
import LayoutSession
import StackCore

/// The `arrange` command: makes a view an arranged subview of a stack, as
/// `insertArrangedSubview(_:at:)` does, or `addArrangedSubview(_:)` if no index is given.
struct Arrange: EditCommand {
    private static let view = Argument.view("NAME")
    private static let stack = Argument.view("STACK")

    static let usage = Usage(
        .order,
        ["arrange", view.once, "in", stack.once, .atClause],
        summary: "makes a stack arrange a view",
        discussion: """
            A view that the stack already arranges moves in the arranged order; the z-order stays. \
            A view of another parent is moved to the stack first.
            """,
        examples: ["arrange badge in form", "arrange badge in form at 0"])

    private let view: ViewReference
    private let stack: ViewReference
    private let place: Int?

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        stack = try match[Self.stack]
        place = try match[optional: .place]
    }

    func change(_ plan: inout EditPlan) throws {
        let stack = try stack.resolve(in: plan.document)
        try plan.arrange(try view.resolve(in: plan.document), in: stack, at: place)
    }
}
