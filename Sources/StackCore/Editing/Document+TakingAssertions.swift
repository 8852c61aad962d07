extension Document {
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
