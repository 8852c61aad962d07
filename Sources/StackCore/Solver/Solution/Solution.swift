/// The layout of a linear system: a value for each variable, and what had to be given up.
package struct Solution: Sendable {
    /// Per variable its value, unrounded.
    package let values: [Double]

    /// The conflicts among required constraints, in the order they were found. Each conflict's
    /// dropped constraint counted just below the required ones in what followed.
    package let conflicts: [Conflict]

    /// False if the iteration budget ended some level early: the required constraints hold, but
    /// that level may violate more than it must.
    package let isOptimal: Bool

    let store: ConstraintStore
    let elimination: Elimination
    let partition: Partition
    /// When questions about the solution are to end.
    let cancellation: Cancellation

    init(
        store: ConstraintStore, elimination: Elimination, partition: Partition,
        outcomes: [ComponentOutcome], conflicts: [Conflict], cancellation: Cancellation
    ) {
        self.cancellation = cancellation
        self.store = store
        self.elimination = elimination
        self.partition = partition
        self.conflicts = conflicts
        isOptimal = outcomes.allSatisfy {
            if case .solved(_, isExhausted: false) = $0 { true } else { false }
        }
        var values = Array(repeating: 0.0, count: elimination.isSize.count)
        for (outcome, place) in zip(outcomes, partition.places) {
            guard case .solved(let local, _) = outcome else { continue }
            for (variable, value) in zip(place.variables, local) {
                let isSize = elimination.isSize[variable]
                values[variable] = isSize ? Elimination.nonnegative(value) : value
            }
        }
        elimination.backSubstitute(into: &values)
        self.values = values.map { $0 + 0 }
    }

    /// All zeros, for whoever no longer waits.
    static func abandoned(isSize: [Bool], store: ConstraintStore) -> Solution {
        var nothing = Elimination(isSize: isSize, constraints: [])
        let partition = Partition(ReducedSystem(&nothing), isSize: isSize)
        return Solution(
            store: store, elimination: nothing, partition: partition, outcomes: [], conflicts: [],
            cancellation: .never)
    }

    package subscript(variable: Variable) -> Double { values[variable.index] }
}
