import StackCore

/// The content size category of Dynamic Type.
struct SetTextSize: EditCommand {
    static let usage = Usage(
        .environment,
        ["textSize", Argument.textSize.once],
        summary: "sets the text size (UIContentSizeCategory)",
        discussion: "One of: "
            + ContentSizeCategory.allCases.map(\.rawValue).joined(separator: " ")
            + "; `default` takes it away.",
        examples: ["textSize extraLarge", "textSize default"])

    private let category: ContentSizeCategory?

    init(_ match: Match) throws(CommandError) { category = try match[.textSize] }

    func change(_ plan: inout EditPlan) throws {
        try plan.setProperty(
            .textSize, of: .document, to: category.map { .text($0.rawValue) })
    }
}
