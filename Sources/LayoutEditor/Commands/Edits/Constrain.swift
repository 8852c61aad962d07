import CommandLanguage
import LayoutSession
import StackCore

/// The `constrain` command: adds constraints. Its argument is an equation, a visual format, or a
/// list of views with an attribute that is made equal in all of them.
struct Constrain: EditCommand {
    private static let expression = Argument.expression(
        """
        [ID:] ITEM.attribute =|<=|>= [M *] ITEM.attribute [* M] [+|- C] [@PRIORITY] [for w=…,h=…]
        """)
    private static let format = Argument.expression(
        "H:|-[NAME]-8-[NAME(>=100@750)]-| [for w=…,h=…]")
    private static let equal = Argument.expression("NAME NAME … equal ATTRIBUTE [for w=…,h=…]")

    static let usage = Usage(
        .constraints,
        ["constrain", expression.rest], ["constrain", format.rest], ["constrain", equal.rest],
        summary: "adds constraints",
        discussion: """
            An item is a view's name, or one of its guides: NAME.safeArea, NAME.margins, \
            NAME.readable, and a scroll view's NAME.content and NAME.frame. safeArea, \
            topLayoutGuide and bottomLayoutGuide alone are the root's. A size may be compared with \
            a number alone. A multiplier may be `50%` or `16:9`, a priority `@high`. In a visual \
            format `-` is 8 points between views, and the margin at the edge of the superview. \
            With `for` the constraints are installed in these size classes only. Without ID a \
            constraint is named constraint1, constraint2 and so on.
            """,
        examples: [
            "constrain title.leading = view.leadingMargin",
            "constrain width1: title.width >= 0.5 * view.width - 20 @750 for w=compact",
            "constrain H:|-[title]-8-[field(>=100@750)]-|",
            "constrain name email equal width",
        ])

    private enum Form: Sendable {
        case expression(ConstraintExpression)
        case format(VisualFormat)
        case equal(EqualAttribute)
    }

    private let form: Form
    private let condition: SizeClasses?

    init(_ match: Match) throws(CommandError) {
        var words = match.words(Self.expression)[...]
        condition = try SizeClasses(removingForClauseFrom: &words)
        form = try Self.form(Array(words))
    }

    func change(_ plan: inout EditPlan) throws {
        switch form {
        case .expression(let expression): try expression.constrain(&plan, only: condition)
        case .format(let format): try format.constrain(&plan, only: condition)
        case .equal(let equal): try equal.constrain(&plan, only: condition)
        }
    }

    private static func form(_ words: [Word]) throws(CommandError) -> Form {
        if words.count > 2, words[words.count - 2].text == "equal" {
            return .equal(try EqualAttribute(words))
        }
        var cursor = Cursor(words)
        return cursor.startsVisualFormat
            ? .format(try cursor.visualFormat()) : .expression(try cursor.expression())
    }
}

extension SizeClasses {
    /// Parses a clause `for w=…,h=…` at the end of `words` and removes the clause from `words`.
    /// Returns nil if the words do not end in such a clause.
    init?(removingForClauseFrom words: inout ArraySlice<Word>) throws(CommandError) {
        guard let last = words.last else { return nil }
        if last.text == "for" {
            throw CommandError(
                .syntax, "expected size classes after for",
                at: last.position(of: last.text.count))
        }
        guard words.count > 2, words[words.endIndex - 2].text == "for" else { return nil }
        words.removeLast(2)
        self = try Argument<SizeClasses>.condition.read(last)
    }
}

extension Argument where Value == SourceText {
    /// Returns an argument for a constraint's equation; `label` describes the full syntax.
    static func expression(_ label: String) -> Self {
        Argument(label, .constraintExpression) { word in word.source }
    }
}
