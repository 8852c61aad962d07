import CommandLanguage
import LayoutSession
import StackCore

/// The `hide` command: sets `isHidden = true` on views.
struct Hide: EditCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .views,
        ["hide", view.list(atLeast: 1)],
        summary: "hides views; their stacks close up",
        discussion: """
            `show NAME` shows them again.
            """,
        examples: ["hide badge", "hide title badge"])

    private let views: [ViewReference]

    init(_ match: Match) throws(CommandError) { views = try match[list: Self.view] }

    func change(_ plan: inout EditPlan) throws {
        for view in views {
            let id = try view.resolve(in: plan.document)
            try plan.setProperty(.hidden, of: .view(id), to: .flag(true))
        }
    }
}
