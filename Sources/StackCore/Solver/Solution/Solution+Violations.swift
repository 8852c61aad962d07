/// What one priority costs in a solution.
package struct LevelViolation: Hashable, Sendable {
    package let priority: Double
    /// `Σ weight · |violation|` over the constraints of this priority.
    package let total: Double

    package init(priority: Double, total: Double) {
        self.priority = priority
        self.total = total
    }
}

extension Solution {
    /// The violation of each optional priority that occurs, highest first: what the solver makes
    /// least, in lexicographic order.
    package func violations() -> [LevelViolation] {
        let optional = store.constraints.compactMap { constraint in
            constraint.flatMap { $0.isRequired ? nil : $0 }
        }
        let order = optional.indices.sorted {
            (optional[$1].priority, $0) < (optional[$0].priority, $1)
        }
        return order.runs { optional[$0].priority }.map { run in
            LevelViolation(
                priority: optional[run[run.startIndex]].priority,
                total: run.reduce(0) {
                    $0 + optional[$1].weight * optional[$1].violation(at: values)
                })
        }
    }

    /// The required constraints that do not hold, each by more than `tolerance`; the dropped ones
    /// at most.
    package func brokenConstraints(tolerance: Double = 1e-6) -> [ConstraintID] {
        zip(store.ids, store.constraints).compactMap { id, constraint in
            guard let constraint, constraint.isRequired,
                constraint.violation(at: values) > tolerance
            else { return nil }
            return id
        }
    }
}
