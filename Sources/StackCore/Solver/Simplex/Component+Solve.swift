extension Component {
    /// Solves the component from a point that satisfies its required demands, as far as the work
    /// goes; returns also how much was done.
    func settle(_ feasible: Simplex) -> (outcome: ComponentOutcome, work: Int) {
        var simplex = feasible
        settleLevels(&simplex)
        preferZero(&simplex)
        let outcome = ComponentOutcome(
            values: refinedValues(simplex),
            isExhausted: simplex.isExhausted || simplex.isOutOfWork)
        return (outcome, simplex.work)
    }

    /// The face of all optimal points; nil when the required demands conflict, or the work is not
    /// enough.
    func optimalFace(limits: Simplex.Limits) -> Simplex? {
        var search = FeasibilitySearch(self)
        _ = search.run(limits: limits)
        if !search.isComplete { return nil }
        var simplex = search.simplex
        settleLevels(&simplex)
        return simplex.isOutOfWork ? nil : simplex
    }

    /// Optional demands, highest priority first.
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

    /// What no demand decides prefers zero.
    func preferZero(_ simplex: inout Simplex) {
        if simplex.isDecided || !simplex.mayGoOn { return }
        simplex.optimize(
            isSize.indices.map { (activity: $0, cost: ConvexCost(distanceFrom: 0)) })
        simplex.settle()
    }

    /// The structural values, freed of what rounding the pivots left: one step of refinement with
    /// the component's own rows.
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

    /// Per nonbasic row how far the structural values miss where it rests.
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
    /// Whether every other point is worse.
    fileprivate var isDecided: Bool {
        values.indices.allSatisfy { tableau.isBasic[$0] || isFixed($0) }
    }
}

extension RandomAccessCollection {
    /// The maximal runs of neighbours with equal keys.
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

/// What solving a component alone comes to.
struct ComponentOutcome: Equatable, Sendable {
    /// The structural variables' values.
    let values: [Double]
    /// Whether the work or the iterations were not enough.
    let isExhausted: Bool

    /// A value for each variable, so that what is being solved can come to its end.
    static func abandoned(_ component: Component) -> ComponentOutcome {
        ComponentOutcome(
            values: Array(repeating: 0, count: component.structuralCount), isExhausted: true)
    }
}

/// Why a component's required demands cannot hold: activities that depend linearly on each other,
/// each held by one bound.
///
/// The activities come from one row of the tableau, so any of them without one are independent:
/// the set is minimal as it stands.
struct Certificate: Equatable, Sendable {
    struct Member: Equatable, Sendable {
        let bound: RequiredBounds.Source
        /// `Σ multiplier · activity` is zero for every point.
        let multiplier: Double
    }

    let members: [Member]
}
