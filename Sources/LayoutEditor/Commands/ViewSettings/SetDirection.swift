import CommandLanguage
import LayoutSession
import StackCore

/// The `direction` command: sets the layout direction in which the shell shows layouts, `ltr` or
/// `rtl`.
struct SetDirection: ViewSettingCommand {
    static let usage = Usage(
        .environment,
        ["direction", "default"], ["direction", Argument.direction.once],
        summary: "shows the layout in a reading direction",
        discussion: """
            `default` is the document's own. The document stays unchanged; `set \
            document.direction` changes it.
            """,
        examples: ["direction rtl", "direction default"])

    private let direction: LayoutDirection?

    init(_ match: Match) throws(CommandError) { direction = try match[optional: .direction] }

    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?) {
        request.direction = direction
    }

    func edit(of document: Document) -> String {
        direction.map { "set document.direction " + $0.rawValue } ?? "reset document.direction"
    }
}
