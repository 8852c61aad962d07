import CommandLanguage
import LayoutSession
import StackCore

/// The `reset` command: removes a stored value, so that the property has its default again.
struct ResetProperty: EditCommand {
    private static let property = Argument.property("NAME.key")

    static let usage = Usage(
        .views,
        ["reset", property.once, .forClause],
        summary: "resets a property to its default, or removes a size-class variation",
        examples: [
            "reset form.spacing", "reset form.axis for h=compact", "reset document.device",
        ])

    private let property: PropertyReference
    private let condition: SizeClasses

    init(_ match: Match) throws(CommandError) {
        property = try match[Self.property]
        condition = try match[optional: .condition] ?? .base
    }

    func change(_ plan: inout EditPlan) throws {
        let (item, key) = try property.resolve(in: plan.document)
        try plan.setTyped(key, condition, of: item, to: nil)
    }
}
