import CommandLanguage
import LayoutSession
import StackCore

/// The `remove constraint` command: deletes constraints, whereas `deactivate` keeps them in the
/// document.
struct RemoveConstraint: EditCommand {
    private static let constraint = Argument.constraint("ID")

    static let usage = Usage(
        .constraints,
        ["remove", "constraint", constraint.list(atLeast: 1)],
        summary: "removes constraints",
        examples: ["remove constraint width1"])

    private let constraints: [ConstraintReference]

    init(_ match: Match) throws(CommandError) {
        constraints = try match[list: Self.constraint]
    }

    func change(_ plan: inout EditPlan) throws {
        let ids = try constraints.map { try $0.resolve(in: plan.document) }
        for id in Set(ids).sorted() { plan.removeConstraint(id) }
    }
}
