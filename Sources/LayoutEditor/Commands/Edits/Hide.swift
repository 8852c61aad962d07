import StackCore

/// `isHidden = true`.
struct Hide: EditCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .views,
        ["hide", view.once],
        summary: "hides a view; its stack closes up",
        discussion: "`show NAME` brings it back.",
        examples: ["hide badge"])

    private let view: ViewReference

    init(_ match: Match) throws(CommandError) { view = try match[Self.view] }

    func change(_ plan: inout EditPlan) throws {
        let id = try view.resolve(in: plan.document)
        try plan.setProperty(.hidden, of: .view(id), to: .flag(true))
    }
}
