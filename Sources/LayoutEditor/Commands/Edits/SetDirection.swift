import StackCore

/// The direction of reading.
struct SetDirection: EditCommand {
    static let usage = Usage(
        .environment,
        ["direction", Argument.direction.once],
        summary: "sets the direction of reading",
        examples: ["direction rtl"])

    private let direction: LayoutDirection

    init(_ match: Match) throws(CommandError) { direction = try match[.direction] }

    func change(_ plan: inout EditPlan) throws {
        try plan.setProperty(.direction, of: .document, to: .direction(direction))
    }
}
