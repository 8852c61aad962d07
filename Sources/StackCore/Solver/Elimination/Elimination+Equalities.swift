extension Elimination {
    /// What a required equality turned out to be.
    enum Outcome {
        case defines
        case redundant
        /// The row reduced to `0 = c`; the substitutions made say why.
        case contradicts
    }

    /// Reduces the equality by the definitions so far and solves what is left for one variable.
    mutating func eliminate(_ constraint: LinearConstraint, source: Int) -> Outcome {
        load(constraint.terms, constant: constraint.constant)
        let position = substitute(before: definitions.count, stopsAtFreePosition: true)
        let rest = loadedExpression()
        if let pivot = position ?? sizePivot(in: rest.terms) {
            solve(rest, for: pivot, source: source)
            return .defines
        }
        let isRedundant = abs(rest.constant) <= Tolerance.feasibility(rest.magnitude)
        return isRedundant ? .redundant : .contradicts
    }

    /// Among well-scaled sizes the one mentioned least, and of those the latest.
    ///
    /// A size that many rows mention must stay: each of them would take on this whole row.
    private func sizePivot(in terms: [Term]) -> Int? {
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        var pivot: Int?
        for term in terms where abs(term.coefficient) >= 0.01 * largest {
            let variable = term.variable.index
            if let best = pivot, degrees[best] < degrees[variable] { continue }
            pivot = variable
        }
        return pivot
    }

    private mutating func solve(_ row: Expression, for pivot: Int, source: Int) {
        let divisor = -loadedCoefficient(of: pivot)
        var expression = Expression(
            terms: [], constant: row.constant / divisor, magnitude: row.magnitude / abs(divisor))
        expression.terms.reserveCapacity(row.terms.count - 1)
        for term in row.terms where term.variable.index != pivot {
            expression.terms.append(Term(term.coefficient / divisor, term.variable))
            degrees[term.variable.index] += degrees[pivot]
        }
        define(
            Definition(
                pivot: pivot, pivotCoefficient: -divisor, expression: expression, source: source))
    }
}
