package import StackCore

/// The argument of `assert`: `[ID:] ITEM.attribute REL …` as for `constrain` but without a
/// priority, or `[ID:] NAME untruncated`.
package struct AssertionExpression: Hashable, Sendable {
    private let claim: AssertionClaim

    /// The keyword for an assertion about a text. After a view's name, it asserts that the view's
    /// text is not truncated.
    package static let wholeText = "untruncated"

    /// Parses the words after `assert`, without a `for` clause for size classes.
    package init(_ words: [Word]) throws(CommandError) {
        if let last = words.last, last.text == Self.wholeText {
            var cursor = Cursor(Array(words.dropLast()))
            claim = try cursor.wholeTextClaim()
            return
        }
        var cursor = Cursor(words)
        let expression = try cursor.expression()
        if expression.properties[.priority] != nil {
            throw CommandError(
                .syntax, "an assertion has no priority: it holds or fails",
                at: words.first?.start)
        }
        claim = .relation(expression)
    }

    /// Adds the assertion to the plan. Throws if the document does not contain one of its items, or
    /// if the assertion is about the text of a view that shows no text.
    package func assert(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        switch claim {
        case .relation(let expression): try expression.assert(&plan, only: condition)
        case .wholeText(let view, let name):
            let id = try view.resolve(in: plan.document)
            let kind = plan.kind(of: id)
            guard PropertyKey.text.definition.owner.includes(kind) else {
                throw EditRefusal(
                    .wrongProperty,
                    "\(plan.name(of: id)) is a \(kind.rawValue), which has no text",
                    about: view.source.text)
            }
            let name = try name.map { try plan.free($0) }
            try plan.assertWholeText(
                of: id, named: name, properties: PropertyList().installed(only: condition))
        }
    }
}

extension Cursor {
    fileprivate mutating func wholeTextClaim() throws(CommandError) -> AssertionClaim {
        let name = expressionName()
        skipSpaces()
        let view = try ViewReference(itemName())
        skipSpaces()
        guard isAtEnd else { throw expected(AssertionExpression.wholeText) }
        return .wholeText(of: view, named: name)
    }
}

private enum AssertionClaim: Hashable, Sendable {
    case relation(ConstraintExpression)
    case wholeText(of: ViewReference, named: SourceText?)
}
