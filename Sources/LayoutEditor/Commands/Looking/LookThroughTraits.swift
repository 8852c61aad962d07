import CommandLanguage
import LayoutSession
import StackCore

/// The `traits` command: sets the size classes in which the shell shows layouts, in place of those
/// of the device.
struct LookThroughTraits: LookingCommand {
    static let usage = Usage(
        .environment,
        ["traits", "default"], ["traits", Argument.traits.once],
        summary: "looks through other size classes than the device's own",
        discussion: """
            `default` goes back to the document's and the device's. Nothing is changed: \
            `set document.traits` does that.
            """,
        examples: ["traits w=compact,h=regular", "traits default"])

    private let traits: SizeClasses?

    init(_ match: Match) throws(CommandError) { traits = try match[optional: .traits] }

    func look(_ request: inout LayoutRequest, own: LayoutEnvironment?) { request.traits = traits }

    func edit(of document: Document) -> String {
        traits.map { "set document.traits " + $0.spelling } ?? "reset document.traits"
    }
}
