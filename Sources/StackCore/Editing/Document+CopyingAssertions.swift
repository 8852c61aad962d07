extension Document {
    /// A copy of the document without its assertions, which only this program supports.
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

    /// Adds the assertions of `other` whose views all exist in this document. Leaves out an
    /// assertion if a view or constraint of this document has its name, or if a constraint of this
    /// document has its number.
    package mutating func copyAssertions(of other: Document) throws(EditMismatch) {
        for assertion in other.assertions
        where constraint(assertion.id) == nil && item(named: assertion.name) == nil
            && assertion.views.allSatisfy({ view($0) != nil })
        {
            try apply(.createConstraint(assertion))
        }
    }
}
