extension Elimination {
    /// A constraint of the store, or the lower bound of a variable.
    enum Source: Hashable, Sendable {
        case constraint(Int)
        case bound(Int)

        var constraint: Int? {
            if case .constraint(let position) = self { position } else { nil }
        }

        var bound: Int? {
            if case .bound(let variable) = self { variable } else { nil }
        }
    }

    /// A multiple of one original row.
    struct Multiple: Sendable {
        let source: Source
        let multiplier: Double
    }

    /// The sum of multiples of original rows.
    func combine(_ rows: [Multiple]) -> [Term] {
        rows.flatMap { row in
            originalTerms(row.source).map {
                Term(row.multiplier * $0.coefficient, $0.variable)
            }
        }
    }

    /// The multiples of eliminated equalities that turn `terms` into its expansion:
    /// `terms − Σ multiplier · equality` has free variables only. Ascending by source.
    ///
    /// Nothing is recorded while rows are eliminated; the few rows asked about are reduced again.
    mutating func multiples(behind terms: [Term]) -> [Multiple] {
        load(terms, constant: 0)
        _ = substitute(before: definitions.count, stopsAtFreePosition: false)
        work += definitions.count
        var uses = DefinitionUses(count: definitions.count)
        uses.add(substitutions, times: 1)
        var multiples: [Multiple] = []
        for index in definitions.indices.reversed() {
            let coefficient = uses.coefficient(of: index)
            if coefficient == 0 { continue }
            let multiplier = coefficient / definitions[index].pivotCoefficient
            multiples.append(
                Multiple(
                    source: .constraint(definitions[index].source), multiplier: multiplier))
            uses.add(substitutionsMaking(index), times: -multiplier)
        }
        return multiples.reversed()
    }

    /// The earlier definitions used when definition `index` was made.
    private mutating func substitutionsMaking(_ index: Int) -> [Substitution] {
        load(originalTerms(.constraint(definitions[index].source)), constant: 0)
        _ = substitute(before: index, stopsAtFreePosition: true)
        return substitutions
    }

    private func originalTerms(_ source: Source) -> [Term] {
        switch source {
        case .constraint(let position): constraints[position]?.terms ?? []
        case .bound(let variable): [Term(1, Variable(index: variable))]
        }
    }
}

/// How often each definition is used in a combination of rows.
private struct DefinitionUses {
    private var sums: [Double]
    private var magnitudes: [Double]

    init(count: Int) {
        sums = Array(repeating: 0, count: count)
        magnitudes = sums
    }

    mutating func add(_ substitutions: [Elimination.Substitution], times factor: Double) {
        for use in substitutions {
            let part = use.coefficient * factor
            sums[use.definition] += part
            magnitudes[use.definition] = max(magnitudes[use.definition], abs(part))
        }
    }

    func coefficient(of index: Int) -> Double {
        let isNoise = abs(sums[index]) <= Tolerance.multiplier * magnitudes[index]
        return isNoise ? 0 : sums[index]
    }
}
