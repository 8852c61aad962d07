/// A nonbasic activity of a final basis as a multiple of the row that holds it there.
struct Rest {
    let source: Elimination.Source
    let multiplier: Double
    var isFree = false
    var companions: [Int] = []
}

extension Solution {
    /// The nonbasic activities that a sum of free variables depends on.
    func rests(behind terms: [Term]) -> [Rest] {
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
