import CommandLanguage
import LayoutSession
import StackCore

/// The `traits` command: sets the size classes in which the shell shows layouts, instead of the
/// device's size classes.
struct SetSizeClasses: ViewSettingCommand {
    static let usage = Usage(
        .environment,
        ["traits", "default"], ["traits", Argument.traits.once],
        summary: "shows the layout in other size classes than the device's",
        discussion: """
            `default` goes back to those of the document and the device. The document stays \
            unchanged; `set document.traits` changes it.
            """,
        examples: ["traits w=compact,h=regular", "traits default"])

    private let traits: SizeClasses?

    init(_ match: Match) throws(CommandError) { traits = try match[optional: .traits] }

    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?) { request.traits = traits }

    func edit(of document: Document) -> String {
        traits.map { "set document.traits " + $0.spelling } ?? "reset document.traits"
    }
}
