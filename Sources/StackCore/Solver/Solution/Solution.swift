/// The layout of a linear system: a value for each variable, and what had to be given up.
package struct Solution: Sendable {
    /// Per variable its value, unrounded.
    package let values: [Double]

    /// The conflicts among required constraints, in the order they were found. Each conflict's
    /// dropped constraint counted just below the required ones in what followed.
    package let conflicts: [Conflict]

    /// False if the work or the iterations were not enough: then some level violates more than it
    /// must, or required constraints do not hold that could, and conflicts may be missing or larger
    /// than they must be.
    package let isOptimal: Bool

    let store: ConstraintStore
    let elimination: Elimination
    let partition: Partition
    /// When questions about the solution are to end.
    let cancellation: Cancellation
    /// What one of them may cost.
    let probeBudget: WorkBudget

    init(
        store: ConstraintStore, elimination: Elimination, partition: Partition,
        outcomes: [ComponentOutcome], conflicts: [Conflict], isCut: Bool = false,
        cancellation: Cancellation, probeBudget: WorkBudget = .unlimited
    ) {
        self.probeBudget = probeBudget
        self.cancellation = cancellation
        self.store = store
        self.elimination = elimination
        self.partition = partition
        self.conflicts = conflicts
        isOptimal = !isCut && outcomes.allSatisfy { !$0.isExhausted }
        var values = Array(repeating: 0.0, count: elimination.isSize.count)
        for (outcome, place) in zip(outcomes, partition.places) {
            for (variable, value) in zip(place.variables, outcome.values) {
                let isSize = elimination.isSize[variable]
                values[variable] = isSize ? Elimination.nonnegative(value) : value
            }
        }
        elimination.backSubstitute(into: &values)
        self.values = values.map { $0 + 0 }
    }

    /// All zeros, for whoever no longer waits.
    static func abandoned(isSize: [Bool], store: ConstraintStore) -> Solution {
        Solution(
            store: store, elimination: Elimination(isSize: isSize, constraints: []),
            partition: Partition(variableCount: isSize.count), outcomes: [], conflicts: [],
            cancellation: .never)
    }

    /// The variable's value, which every variable has, be it because nothing decides it.
    package subscript(variable: Variable) -> Double { values[variable.index] }
}

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
    package func brokenConstraints(tolerance: Double = 1e-6) -> [RowID] {
        zip(store.ids, store.constraints).compactMap { id, constraint in
            guard let constraint, constraint.isRequired,
                constraint.violation(at: values) > tolerance
            else { return nil }
            return id
        }
    }
}
