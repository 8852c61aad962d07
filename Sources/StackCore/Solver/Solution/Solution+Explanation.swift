/// Why a variable has its value: `value = Σ share`.
package struct Explanation: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// A constraint that holds with equality.
        case constraint(ConstraintID)
        /// The lower bound zero of a size.
        case bound(Variable)
        /// Nothing decides this variable; it prefers zero and came as near as it could.
        case freedom(Variable)
    }

    package struct Part: Hashable, Sendable {
        package let cause: Cause
        /// How far the variable moves when the constraint's constant falls by one.
        package let coefficient: Double
        /// What the cause contributes to the value.
        package let share: Double
        /// Other constraints that hold with equality at the same place, highest priority first.
        package let companions: [ConstraintID]
    }

    package let variable: Variable
    package let value: Double
    /// Required equalities first, in order of creation; then what holds the final basis.
    package let parts: [Part]
}

extension Solution {
    /// The constraints that fix a variable's value, read off the final basis and the definitions
    /// that elimination made.
    ///
    /// The variable's row is a combination of the causes' rows, so the shares add up to the value.
    package func explanation(of variable: Variable) -> Explanation {
        var elimination = elimination
        let rests = rests(behind: elimination.expand([Term(1, variable)]).terms)
        let rows = rests.map { Elimination.Multiple(source: $0.source, multiplier: -$0.multiplier) }
        let difference = [Term(1, variable)] + elimination.combine(rows)
        let equalities = elimination.multiples(behind: difference).compactMap(equalityPart)
        return Explanation(
            variable: variable, value: values[variable.index],
            parts: equalities + rests.map(restPart))
    }

    private func equalityPart(_ multiple: Elimination.Multiple) -> Explanation.Part? {
        guard let position = multiple.source.constraint else { return nil }
        return constraintPart(position, multiple.multiplier, companions: [])
    }

    private func constraintPart(
        _ position: Int, _ coefficient: Double, companions: [Int]
    ) -> Explanation.Part {
        let constant = store.constraints[position]?.constant ?? 0
        return Explanation.Part(
            cause: .constraint(store.ids[position]), coefficient: coefficient,
            share: 0 - coefficient * constant, companions: companions.map { store.ids[$0] })
    }

    private func restPart(_ rest: Rest) -> Explanation.Part {
        switch rest.source {
        case .constraint(let position):
            return constraintPart(position, rest.multiplier, companions: rest.companions)
        case .bound(let index):
            let variable = Variable(index: index)
            return Explanation.Part(
                cause: rest.isFree ? .freedom(variable) : .bound(variable),
                coefficient: rest.multiplier, share: rest.multiplier * values[index],
                companions: rest.companions.map { store.ids[$0] })
        }
    }
}

/// A nonbasic activity of a final basis as a multiple of the row that holds it there.
private struct Rest {
    let source: Elimination.Source
    let multiplier: Double
    var isFree = false
    var companions: [Int] = []
}

extension Solution {
    /// The nonbasic activities that a sum of free variables depends on.
    private func rests(behind terms: [Term]) -> [Rest] {
        let ordered = terms.sorted {
            (partition.componentOf[$0.variable.index], $0.variable)
                < (partition.componentOf[$1.variable.index], $1.variable)
        }
        return ordered.runs { partition.componentOf[$0.variable.index] }.flatMap { part in
            rests(of: Array(part), in: partition.componentOf[part[part.startIndex].variable.index])
        }
    }

    private func rests(of part: [Term], in component: Int) -> [Rest] {
        guard component >= 0, let basis = partition.components[component].finalBasis() else {
            return part.map { idleRest($0) }
        }
        let entries = part.map {
            Entry(column: partition.localIndex[$0.variable.index], coefficient: $0.coefficient)
        }
        return basis.combination(entries).map { entry in
            rest(of: entry, at: basis.values[entry.column], in: component)
        }
    }

    /// A variable of which nothing is asked.
    private func idleRest(_ term: Term) -> Rest {
        Rest(
            source: .bound(term.variable.index), multiplier: term.coefficient, isFree: true)
    }

    /// The demand of highest priority that the activity meets exactly holds it there.
    private func rest(of entry: Entry, at value: Double, in component: Int) -> Rest {
        let content = partition.components[component]
        let place = partition.places[component]
        let met = content.demandsMet(by: entry.column, at: value)
        let companions = met.dropFirst().compactMap { place.origins[$0].source.constraint }
        if let first = met.first {
            let origin = place.origins[first]
            return Rest(
                source: origin.source, multiplier: entry.coefficient / origin.factor,
                companions: companions)
        }
        let isBound = value == 0 && content.isSize[entry.column]
        return Rest(
            source: .bound(place.variables[entry.column]), multiplier: entry.coefficient,
            isFree: !isBound)
    }
}

extension Component {
    /// The last basis of the solution.
    fileprivate func finalBasis() -> Simplex? {
        guard var simplex = optimalFace() else { return nil }
        preferZero(&simplex)
        return simplex
    }

    /// The demands that an activity meets with equality, highest priority first. A row only rests
    /// where a demand holds it, so the nearest counts even if rounding moved it.
    fileprivate func demandsMet(by activity: Int, at value: Double) -> [Int] {
        let own = demands.indices.filter { demands[$0].activity == activity }
        let met = own.filter { Tolerance.coincide(demands[$0].target, value) }
        if met.isEmpty && activity >= structuralCount {
            return own.min { distance($0, value) < distance($1, value) }.map { [$0] } ?? []
        }
        return met.sorted { (demands[$1].priority, $0) < (demands[$0].priority, $1) }
    }

    private func distance(_ demand: Int, _ value: Double) -> Double {
        abs(demands[demand].target - value)
    }
}

extension Simplex {
    /// A sum of activities over the nonbasic ones.
    func combination(_ entries: [Entry]) -> [Entry] {
        var tableau = tableau
        let sum = tableau.addRow(entries)
        return tableau.rows[sum]
    }
}
