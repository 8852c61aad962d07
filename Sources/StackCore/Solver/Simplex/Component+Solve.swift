extension Component {
    /// Optimizes the component from a point that satisfies its required demands, as far as the work
    /// limit allows. Also returns the work done.
    func settle(_ feasible: Simplex) -> (outcome: ComponentOutcome, work: Int) {
        var simplex = feasible
        settleLevels(&simplex)
        let isDecided = simplex.isDecided
        preferZero(&simplex)
        let outcome = ComponentOutcome(
            values: refinedValues(simplex),
            isExhausted: simplex.isExhausted || simplex.isOutOfWork, isDecided: isDecided)
        return (outcome, simplex.work)
    }

    /// Returns the simplex with its bounds set to the face of all optimal points; nil if the
    /// required demands conflict or the work limit is reached.
    func optimalFace(limits: Simplex.Limits) -> Simplex? {
        var search = FeasibilitySearch(self)
        _ = search.run(limits: limits)
        if !search.isComplete { return nil }
        var simplex = search.simplex
        settleLevels(&simplex)
        return simplex.isOutOfWork ? nil : simplex
    }

    /// Optimizes the optional demands, from the highest priority to the lowest.
    private func settleLevels(_ simplex: inout Simplex) {
        let optional = demands.indices.filter { !demands[$0].isRequired }.sorted {
            let (one, other) = (demands[$0], demands[$1])
            if one.priority != other.priority { return one.priority > other.priority }
            return (one.activity, $0) < (other.activity, $1)
        }
        for level in optional.runs(by: { demands[$0].priority }) {
            let costs = level.runs { demands[$0].activity }.map { run in
                (
                    activity: demands[run[run.startIndex]].activity,
                    cost: ConvexCost(run.map { demands[$0] })
                )
            }
            simplex.optimize(costs)
            if !simplex.mayGoOn { return simplex.abandonLevel() }
            simplex.settle()
        }
    }

    /// Minimizes the distance from zero of all variables that the demands do not determine.
    func preferZero(_ simplex: inout Simplex) {
        if simplex.isDecided || !simplex.mayGoOn { return }
        simplex.optimize(
            isSize.indices.map { (activity: $0, cost: ConvexCost(distanceFrom: 0)) })
        simplex.settle()
    }

    /// Returns the structural values after one step of iterative refinement with the component's
    /// own rows, which removes the rounding errors of the pivots.
    private func refinedValues(_ simplex: Simplex) -> [Double] {
        var values = Array(simplex.values[..<structuralCount])
        let errors = restErrors(simplex)
        for variable in isSize.indices where simplex.tableau.isBasic[variable] {
            for entry in simplex.tableau.rows[variable] {
                values[variable] += entry.coefficient * errors[entry.column]
            }
        }
        return values
    }

    /// Returns the rounding error of each nonbasic row: the difference between its fixed value and
    /// the sum of its structural values.
    private func restErrors(_ simplex: Simplex) -> [Double] {
        var errors = Array(repeating: 0.0, count: activityCount)
        for (number, row) in rows.enumerated() {
            let activity = structuralCount + number
            if simplex.tableau.isBasic[activity] { continue }
            errors[activity] = row.reduce(simplex.values[activity]) {
                $0 - $1.coefficient * simplex.values[$1.column]
            }
        }
        return errors
    }
}

extension Simplex {
    /// Whether the current point is the only optimal one, because the bounds fix all nonbasic
    /// activities.
    fileprivate var isDecided: Bool {
        values.indices.allSatisfy { tableau.isBasic[$0] || isFixed($0) }
    }
}

extension RandomAccessCollection {
    /// Returns the maximal runs of adjacent elements with equal keys.
    func runs<Key: Equatable>(by key: (Element) -> Key) -> [SubSequence] {
        var runs: [SubSequence] = []
        var start = startIndex
        var index = startIndex
        while index != endIndex {
            let next = self.index(after: index)
            if next == endIndex || key(self[next]) != key(self[index]) {
                runs.append(self[start..<next])
                start = next
            }
            index = next
        }
        return runs
    }
}

/// The result of solving a component.
struct ComponentOutcome: Equatable, Sendable {
    /// The values of the structural variables.
    let values: [Double]
    /// Whether the work or the iterations ran out.
    let isExhausted: Bool
    /// Whether the demands are known to have no other optimal point.
    var isDecided = false

    /// Returns zeros for all variables, so that a cancelled solve can finish.
    static func abandoned(_ component: Component) -> ComponentOutcome {
        ComponentOutcome(
            values: Array(repeating: 0, count: component.structuralCount), isExhausted: true)
    }
}

/// A proof that a component's required demands cannot be satisfied: linearly dependent activities,
/// each limited by one bound.
///
/// The activities come from one row of the tableau, so any proper subset of them is independent.
/// The set is therefore minimal.
struct Certificate: Equatable, Sendable {
    struct Member: Equatable, Sendable {
        let bound: RequiredBounds.Source
        /// The coefficient of the activity. `Σ multiplier · activity` is zero for every point.
        let multiplier: Double
    }

    let members: [Member]
}
