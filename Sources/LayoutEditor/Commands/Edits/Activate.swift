import CommandLanguage
import LayoutSession
import StackCore

/// The `activate` command: sets `isActive = true` on a constraint.
struct Activate: EditCommand {
    private static let constraint = Argument.constraint("ID")

    static let usage = Usage(
        .constraints,
        ["activate", constraint.once],
        summary: "activates a constraint again",
        examples: ["activate width1"])

    private let constraint: ConstraintReference

    init(_ match: Match) throws(CommandError) { constraint = try match[Self.constraint] }

    func change(_ plan: inout EditPlan) throws {
        let id = try constraint.resolve(in: plan.document)
        let list = plan.properties(of: .constraint(id))
        // Active is the default, so activating a constraint removes its stored value. A constraint
        // that is already active is left unchanged.
        if list.value(.active) != true {
            try plan.setProperty(.active, of: .constraint(id), to: nil)
        }
    }
}
