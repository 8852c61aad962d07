extension Component {
    /// Optimizes the component within the work limit. Returns the outcome, and the work done in
    /// tableau entries. `feasible` is a simplex at a point that satisfies the required demands.
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

    /// Returns a simplex whose bounds allow exactly the optimal points. Returns nil if the required
    /// demands conflict or the work limit is reached.
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

    /// Minimizes the sum of the absolute values of all variables, without violating the demands
    /// more. This decides the variables that the demands leave open.
    func preferZero(_ simplex: inout Simplex) {
        if simplex.isDecided || !simplex.mayGoOn { return }
        simplex.optimize(
            isSize.indices.map { (activity: $0, cost: ConvexCost(distanceFrom: 0)) })
        simplex.settle()
    }

    /// Returns the values of the structural variables after one step of iterative refinement with
    /// the component's own rows. This removes the rounding errors of the pivots.
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

    /// Returns the rounding error of each nonbasic row: the row's fixed value minus the sum of its
    /// terms at the current point.
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
    /// Whether the current point is the only optimal point, because the bounds allow only one value
    /// for each nonbasic activity.
    fileprivate var isDecided: Bool {
        values.indices.allSatisfy { tableau.isBasic[$0] || isFixed($0) }
    }
}

extension RandomAccessCollection {
    /// Returns the longest runs of adjacent elements with equal keys.
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
    /// The values of the structural variables: the component's variables without its rows.
    let values: [Double]
    /// Whether the work limit or the iteration limit was reached.
    let isExhausted: Bool
    /// Whether it is known that no other point satisfies the demands equally well.
    var isDecided = false

    /// Returns zeros for all variables, so that a cancelled solve can finish.
    static func abandoned(_ component: Component) -> ComponentOutcome {
        ComponentOutcome(
            values: Array(repeating: 0, count: component.structuralCount), isExhausted: true)
    }
}

/// A proof that a component's required demands cannot be satisfied. It consists of linearly
/// dependent activities (variables and rows), each limited by one bound, so that no values of the
/// activities satisfy all bounds.
///
/// The activities come from one row of the tableau, so any proper subset of them is linearly
/// independent. So the set is minimal.
struct Certificate: Equatable, Sendable {
    struct Member: Equatable, Sendable {
        let bound: RequiredBounds.Source
        /// The factor of the activity in the linear dependency: `Σ multiplier · activity` is zero
        /// at every point.
        let multiplier: Double
    }

    let members: [Member]
}
