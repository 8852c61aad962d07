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
}
