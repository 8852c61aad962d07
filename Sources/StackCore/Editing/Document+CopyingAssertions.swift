extension Document {
    /// The document without assertions, as other programs represent it.
    package var withoutAssertions: Document {
        var result = self
        for assertion in assertions {
            do {
                try result.apply(.destroyConstraint(assertion))
            } catch {
                preconditionFailure("an existing constraint can be removed: \(error)")
            }
        }
        return result
    }

    /// Adds the assertions of another document whose views all exist here. An assertion is left out
    /// if another item has its name or number.
    package mutating func copyAssertions(of other: Document) throws(EditMismatch) {
        for assertion in other.assertions
        where constraint(assertion.id) == nil && item(named: assertion.name) == nil
            && assertion.views.allSatisfy({ view($0) != nil })
        {
            try apply(.createConstraint(assertion))
        }
    }
}
