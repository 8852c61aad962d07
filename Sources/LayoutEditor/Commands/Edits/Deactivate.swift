import CommandLanguage
import LayoutSession
import StackCore

/// The `deactivate` command: sets `isActive = false` on a constraint.
struct Deactivate: EditCommand {
    private static let constraint = Argument.constraint("ID")

    static let usage = Usage(
        .constraints,
        ["deactivate", constraint.once],
        summary: "deactivates a constraint without removing it",
        examples: ["deactivate width1"])

    private let constraint: ConstraintReference

    init(_ match: Match) throws(CommandError) { constraint = try match[Self.constraint] }

    func change(_ plan: inout EditPlan) throws {
        let id = try constraint.resolve(in: plan.document)
        try plan.setProperty(.active, of: .constraint(id), to: .flag(false))
    }
}
