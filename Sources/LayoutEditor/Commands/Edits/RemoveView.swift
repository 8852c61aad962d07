import StackCore

/// `removeFromSuperview`, for good.
struct RemoveView: EditCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .views,
        ["remove", view.once],
        summary: "removes a view with its subtree and their constraints",
        examples: ["remove badge", "remove form[0]"])

    private let view: ViewReference

    init(_ match: Match) throws(CommandError) { view = try match[Self.view] }

    func change(_ plan: inout EditPlan) throws {
        try plan.remove(try view.resolve(in: plan.document))
    }
}
