extension Elimination {
    /// The origin of a row: a constraint, identified by its position in the store, or the lower
    /// bound of zero of a variable, identified by the variable's index.
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

    /// An original row (a constraint or lower bound) multiplied by a number.
    struct Multiple: Sendable {
        let source: Source
        let multiplier: Double
    }

    /// Returns the terms of the linear combination `Σ multiplier · row`. Terms with the same
    /// variable are not added up.
    func combine(_ rows: [Multiple]) -> [Term] {
        rows.flatMap { row in
            originalTerms(row.source).map {
                Term(row.multiplier * $0.coefficient, $0.variable)
            }
        }
    }

    /// Returns the eliminated equalities, each with its multiplier, that must be subtracted from
    /// `terms` so that only free (not defined) variables remain: `terms − Σ multiplier · equality`.
    /// They are sorted by source.
    ///
    /// Elimination does not record which equalities a row depends on. So this method substitutes
    /// the definitions into `terms` again.
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

    /// Returns the substitutions that led to definition `index`: the earlier definitions that were
    /// substituted into its equality before the equality was solved for the pivot.
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

/// For each definition, the sum of the coefficients with which it was substituted into rows. Each
/// coefficient is multiplied by the factor of its row in a linear combination.
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
