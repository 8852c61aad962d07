import CommandLanguage
import LayoutSession
import StackCore

/// The `remove` command: deletes views, as `removeFromSuperview` does.
struct RemoveView: EditCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .views,
        ["remove", view.list(atLeast: 1)],
        summary: "removes views with their subtrees and the constraints on them",
        examples: ["remove badge", "remove form[0]", "remove title badge"])

    private let views: [ViewReference]

    init(_ match: Match) throws(CommandError) { views = try match[list: Self.view] }

    func change(_ plan: inout EditPlan) throws {
        // All references are resolved before any view is removed. Otherwise removing `form[0]` in
        // `remove form[0] form[1]` would change the view that `form[1]` means.
        let ids = try views.map { try $0.resolve(in: plan.document) }
        var gone: Set<ViewID> = []
        for id in ids where !gone.contains(id) {
            gone.formUnion(plan.subtree(of: id))
            try plan.remove(id)
        }
    }
}
