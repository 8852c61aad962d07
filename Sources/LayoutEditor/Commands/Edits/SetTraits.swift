import StackCore

/// Size classes instead of those of the device.
struct SetTraits: EditCommand {
    static let usage = Usage(
        .environment,
        ["traits", "default"], ["traits", Argument.traits.once],
        summary: "sets the size classes instead of the device's own",
        discussion: "`default` goes back to those of the device.",
        examples: ["traits w=compact,h=regular", "traits default"])

    private let traits: SizeClasses?

    init(_ match: Match) throws(CommandError) {
        traits = try match[optional: .traits]
    }

    func change(_ plan: inout EditPlan) throws {
        try plan.setProperty(.traits, of: .document, to: traits.map(PropertyValue.sizeClasses))
    }
}
