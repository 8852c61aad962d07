import StackCore

extension LinearSystem {
    @discardableResult
    mutating func add(
        _ terms: [Term], constant: Double = 0, _ relation: LinearRelation, priority: Double = 1000
    ) -> RowID {
        add(LinearConstraint(terms, constant: constant, relation, priority: priority))
    }

    /// Adds the constraint `variable = value`.
    @discardableResult
    mutating func fix(
        _ variable: Variable, at value: Double, priority: Double = 1000, weight: Double = 1
    ) -> RowID {
        add(
            LinearConstraint(
                [Term(1, variable)], constant: -value, .equal, priority: priority,
                weight: weight))
    }
}
