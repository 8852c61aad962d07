import CommandLanguage
import LayoutSession
import StackCore

/// The `move` command: moves a view to another superview. If that is a stack, the view becomes an
/// arranged subview.
struct Move: EditCommand {
    private static let view = Argument.view("NAME")
    private static let parent = Argument.view("PARENT")

    static let usage = Usage(
        .order,
        ["move", view.once, "to", parent.once, .atClause],
        summary: "moves a view to another parent",
        discussion: """
            In a stack the view is arranged. Constraints between the view's subtree and the views \
            outside it are dropped, as UIKit does.
            """,
        examples: ["move badge to header", "move badge to header at 0"])

    private let view: ViewReference
    private let parent: ViewReference
    private let place: Int?

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        parent = try match[Self.parent]
        place = try match[optional: .place]
    }

    func change(_ plan: inout EditPlan) throws {
        let id = try view.resolve(in: plan.document)
        let parent = try parent.resolve(in: plan.document)
        if plan.kind(of: parent) == .stack {
            try plan.arrange(id, in: parent, at: place)
        } else {
            try plan.addSubview(id, to: parent, at: place)
        }
    }
}
