/// The solution of a linear system: a value for each variable, and the conflicts. It is a class,
/// because each copy of a structure would retain dozens of references.
package final class Solution: Sendable {
    /// The value of each variable, unrounded.
    package let values: [Double]

    /// The conflicts among required constraints, in the order in which they were found. The
    /// solution treats each dropped constraint as optional, at the priority just below required.
    package let conflicts: [Conflict]

    /// Whether the solution is known to be optimal. False if the work limit or the iteration limit
    /// was reached. Then violations may be larger than necessary, required constraints that could
    /// be satisfied may be violated, and conflicts may be missing or not minimal.
    package let isOptimal: Bool

    let store: ConstraintStore
    let elimination: Elimination
    let partition: Partition
    /// For each component, whether its solution is known to be its only optimal point.
    let isDecided: [Bool]
    /// The caller's request to stop, which also applies to later queries about the solution.
    let cancellation: Cancellation
    /// The work limit for each query about the solution, such as a search for ambiguous variables.
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
        isDecided = outcomes.map(\.isDecided)
        isOptimal = !isCut && outcomes.allSatisfy { !$0.isExhausted }
        precondition(
            outcomes.count == partition.places.count, "the outcomes are not one for each component")
        var values = Array(repeating: 0.0, count: elimination.isSize.count)
        for (outcome, place) in zip(outcomes, partition.places) {
            assert(place.variables.count == outcome.values.count, "a variable has no outcome")
            for (variable, value) in zip(place.variables, outcome.values) {
                let isSize = elimination.isSize[variable]
                values[variable] = isSize ? Elimination.nonnegative(value) : value
            }
        }
        elimination.backSubstitute(into: &values)
        self.values = values.map { $0 + 0 }
    }

    /// Creates the solution of the same constraints with other constants of optional constraints.
    ///
    /// - Parameters:
    ///   - constants: the constants that differ, with the positions of their constraints
    ///   - components: the components that differ, with their indices
    init(
        _ other: Solution, _ constants: [ConstantChange], _ components: [ChangedComponent],
        values: [Double]
    ) {
        self.values = values
        conflicts = other.conflicts
        isOptimal = other.isOptimal
        var (store, elimination, partition) = (other.store, other.elimination, other.partition)
        var isDecided = other.isDecided
        for change in constants {
            _ = store.setConstant(change.constant, of: store.ids[change.position])
            elimination.setConstant(change.constant, of: change.position)
        }
        for changed in components {
            partition.replace(changed.index, by: changed.component)
            isDecided[changed.index] = changed.isDecided
        }
        (self.store, self.elimination, self.partition) = (store, elimination, partition)
        self.isDecided = isDecided
        cancellation = other.cancellation
        probeBudget = other.probeBudget
    }

    /// Returns the result of a cancelled solve, in which all variables are zero.
    static func abandoned(isSize: [Bool], store: ConstraintStore) -> Solution {
        Solution(
            store: store, elimination: Elimination(isSize: isSize, constraints: []),
            partition: Partition(variableCount: isSize.count), outcomes: [], conflicts: [],
            cancellation: .never)
    }

    /// Returns whether this is known to be the only optimal solution. Variables that occur in no
    /// constraint are ignored, unless `variables` contains them.
    func isUnique(forAll variables: Range<Int>) -> Bool {
        isOptimal && isDecided.allSatisfy { $0 }
            && elimination.isSize.indices.allSatisfy { variable in
                !elimination.isFree(variable) || partition.componentOf[variable] >= 0
                    || elimination.degrees[variable] == 0 && !variables.contains(variable)
            }
    }

    /// The value of the variable. There is a value even if no constraint determines it.
    package subscript(variable: Variable) -> Double { values[variable.index] }
}

/// The total violation at one priority.
package struct LevelViolation: Hashable, Sendable {
    package let priority: Double
    /// The sum `Σ weight · |violation|` over the constraints of this priority.
    package let total: Double

    package init(priority: Double, total: Double) {
        self.priority = priority
        self.total = total
    }
}

extension Solution {
    /// Returns the total violation at each optional priority in use, from the highest priority to
    /// the lowest. The solver minimizes these totals lexicographically.
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

    /// Returns the required constraints that are violated by more than `tolerance`. If the solution
    /// is optimal, only dropped constraints can be among them.
    package func brokenConstraints(tolerance: Double = 1e-6) -> [RowID] {
        zip(store.ids, store.constraints).compactMap { id, constraint in
            guard let constraint, constraint.isRequired,
                constraint.violation(at: values) > tolerance
            else { return nil }
            return id
        }
    }
}
