import CommandLanguage
import LayoutSession
import StackCore

/// The `assert` command: adds an assertion, a condition on the layout that the `check` command
/// tests. Assertions do not affect the layout.
struct Assert: EditCommand {
    private static let relation = Argument.expression(
        "[ID:] ITEM.attribute =|<=|>= [M *] ITEM.attribute [* M] [+|- C] [for w=…,h=…]")
    private static let wholeText = Argument.expression(
        "[ID:] NAME \(AssertionExpression.wholeText) [for w=…,h=…]")

    static let usage = Usage(
        .constraints,
        ["assert", relation.rest], ["assert", wholeText.rest],
        summary: "keeps an assertion in the document, for checks to test",
        discussion: """
            It is written as constrain writes a constraint, without a priority, and no layout obeys \
            it: `check` tells where it does not hold. One that does not hold yet is kept, and told. \
            An assertion is listed, renamed, copied and removed as constraints are. One about a view \
            that is hidden or not installed is not tested there. Less than a pixel is no miss. With \
            `for` it is tested in these size classes only. Without ID it is named assertion1, \
            assertion2 and so on.
            """,
        examples: [
            "assert touchable: form.width >= 44", "assert header.bottom <= safeArea.bottom",
            "assert title untruncated for w=compact",
        ])

    private let assertion: AssertionExpression
    private let condition: SizeClasses?

    init(_ match: Match) throws(CommandError) {
        var words = match.words(Self.relation)[...]
        condition = try SizeClasses(behindForIn: &words)
        assertion = try AssertionExpression(Array(words))
    }

    func change(_ plan: inout EditPlan) throws { try assertion.assert(&plan, only: condition) }
}
