import StackCore

/// Takes a constraint away for good; `deactivate` only lets it rest.
struct RemoveConstraint: EditCommand {
    private static let constraint = Argument.constraint("ID")

    static let usage = Usage(
        .constraints,
        ["remove", "constraint", constraint.once],
        summary: "removes a constraint",
        examples: ["remove constraint width1"])

    private let constraint: ConstraintReference

    init(_ match: Match) throws(CommandError) { constraint = try match[Self.constraint] }

    func change(_ plan: inout EditPlan) throws {
        plan.removeConstraint(try constraint.resolve(in: plan.document))
    }
}
