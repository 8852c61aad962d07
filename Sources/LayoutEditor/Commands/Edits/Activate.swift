import CommandLanguage
import LayoutSession
import StackCore

/// `isActive = true`.
struct Activate: EditCommand {
    private static let constraint = Argument.constraint("ID")

    static let usage = Usage(
        .constraints,
        ["activate", constraint.once],
        summary: "lets a constraint hold again",
        examples: ["activate width1"])

    private let constraint: ConstraintReference

    init(_ match: Match) throws(CommandError) { constraint = try match[Self.constraint] }

    func change(_ plan: inout EditPlan) throws {
        let id = try constraint.resolve(in: plan.document)
        let list = plan.properties(of: .constraint(id))
        // Active is the default: nothing is left behind, and an active constraint stays as it is.
        if list.value(.active) != true {
            try plan.setProperty(.active, of: .constraint(id), to: nil)
        }
    }
}
