import CommandLanguage
import LayoutSession
import StackCore

/// The `textSize` command: sets the Dynamic Type size in which the shell shows layouts.
struct SetTextSize: ViewSettingCommand {
    static let usage = Usage(
        .environment,
        ["textSize", Argument.textSize.once],
        summary: "shows the layout in a text size (UIContentSizeCategory)",
        discussion: "One of: "
            + ContentSizeCategory.allCases.map(\.rawValue).joined(separator: " ")
            + "; `default` is the document's own. The document stays unchanged; `set document.textSize` "
            + "changes it.",
        examples: ["textSize extraLarge", "textSize default"])

    private let category: ContentSizeCategory?

    init(_ match: Match) throws(CommandError) { category = try match[.textSize] }

    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?) {
        request.textSize = category
    }

    func edit(of document: Document) -> String {
        category.map { "set document.textSize " + $0.rawValue } ?? "reset document.textSize"
    }
}
