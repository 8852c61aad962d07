import StackCore

extension LinearSystem {
    @discardableResult
    mutating func add(
        _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = 1000
    ) -> ConstraintID {
        add(LinearConstraint(terms, constant: constant, relation, priority: priority))
    }

    /// `variable = value`.
    @discardableResult
    mutating func fix(
        _ variable: Variable, at value: Double, priority: Double = 1000, weight: Double = 1
    ) -> ConstraintID {
        add(
            LinearConstraint(
                [Term(1, variable)], constant: -value, .equal, priority: priority,
                weight: weight))
    }
}
