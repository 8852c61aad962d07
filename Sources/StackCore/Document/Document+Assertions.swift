// An assertion is stored as a constraint that is never active. It has a name and items, and is
// created, removed and saved like any constraint, but layouts ignore it
// (docs/decisions/0012-an-assertion-is-a-constraint-at-rest.md).

extension LayoutConstraint {
    /// Whether the constraint is an assertion: checks test it, and layouts ignore it.
    package var isAssertion: Bool { properties.value(.asserted) == true }

    /// Whether the constraint asserts that the text of its first view is not truncated. The formula
    /// of the constraint is then ignored.
    package var assertsWholeText: Bool { isAssertion && properties.value(.untruncated) == true }
}

extension Document {
    /// The assertions in the order of their creation.
    package var assertions: [LayoutConstraint] { allConstraints.filter(\.isAssertion) }
}
