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
        summary: "adds an assertion to the document, which checks test",
        discussion: """
            An assertion is written like a constraint of constrain, without a priority. It does \
            not affect the layout: `check` reports where it does not hold. An assertion that \
            is not satisfied yet is added, too, with a message. Assertions are listed, renamed, copied and \
            removed like constraints. An assertion about a view that is hidden or not installed is \
            not tested there. A difference of less than a pixel is accepted. With `for` it is \
            tested in these size classes only. Without ID it is named assertion1, assertion2 and \
            so on.
            """,
        examples: [
            "assert touchable: form.width >= 44", "assert header.bottom <= safeArea.bottom",
            "assert title untruncated for w=compact",
        ])

    private let assertion: AssertionExpression
    private let condition: SizeClasses?

    init(_ match: Match) throws(CommandError) {
        var words = match.words(Self.relation)[...]
        condition = try SizeClasses(removingForClauseFrom: &words)
        assertion = try AssertionExpression(Array(words))
    }

    func change(_ plan: inout EditPlan) throws { try assertion.assert(&plan, only: condition) }
}
