// An assertion is a constraint that is never active: it has a name, holds on to views, and comes,
// goes and is kept as constraints are, and no layout hears of it
// (docs/decisions/0012-an-assertion-is-a-constraint-at-rest.md).

extension LayoutConstraint {
    /// Whether it says what checks test, and not what a layout obeys.
    package var isAssertion: Bool { properties.value(.asserted) == true }

    /// Whether it asserts of its first view that the text is shown whole. Its formula says nothing
    /// then.
    package var assertsWholeText: Bool { isAssertion && properties.value(.untruncated) == true }
}

extension Document {
    /// In the order of their making.
    package var assertions: [LayoutConstraint] { allConstraints.filter(\.isAssertion) }

    /// The same document as other programs know it, which have no assertions.
    package var withoutAssertions: Document {
        var result = self
        for assertion in assertions {
            do {
                try result.apply(.destroyConstraint(assertion))
            } catch {
                preconditionFailure("a constraint that is there can go: \(error)")
            }
        }
        return result
    }

    /// Adds those of another document's assertions that still speak of views that are there; one
    /// whose name or number is something else's by now is left out.
    package mutating func takeAssertions(of other: Document) throws(EditMismatch) {
        for assertion in other.assertions
        where constraint(assertion.id) == nil && item(named: assertion.name) == nil
            && assertion.views.allSatisfy({ view($0) != nil })
        {
            try apply(.createConstraint(assertion))
        }
    }
}
