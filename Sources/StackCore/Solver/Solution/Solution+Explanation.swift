import Synchronization

/// The explanation of a variable's value as a sum of the shares of its causes: `value = Σ share`.
package struct Explanation: Hashable, Sendable {
    /// A cause of a variable's value.
    package enum Cause: Hashable, Sendable {
        /// A constraint that is satisfied with equality.
        case constraint(RowID)
        /// The lower bound of zero of a size, which has the value zero.
        case bound(Variable)
        /// A variable whose value no constraint and no bound determines, so that the solver chose
        /// the value nearest to zero.
        case freedom(Variable)
    }

    /// The contribution of one cause to the value.
    package struct Part: Hashable, Sendable {
        package let cause: Cause
        /// The change of the variable if the constant of the cause's constraint decreases by one.
        package let coefficient: Double
        /// The part of the value that the cause contributes.
        package let share: Double
        /// Further constraints on multiples of the same expression that are also satisfied with
        /// equality, from the highest priority to the lowest.
        package let companions: [RowID]
    }

    let variable: Variable
    /// The value in the solution, which is the sum of the shares up to rounding.
    package let value: Double
    /// The parts of the value: first required equalities in order of creation, then the other
    /// constraints and bounds, grouped by component.
    package let parts: [Part]
}

/// Explains the values of a solution's variables. Caches the final basis of each component, because
/// callers usually ask for several explanations.
final class ExplainedSolution: Sendable {
    let solution: Solution
    private let bases = Mutex<[Int: FinalBasis?]>([:])

    init(_ solution: Solution) { self.solution = solution }

    private var partition: Partition { solution.partition }

    /// Returns the constraints that determine a variable's value. They are active in the final
    /// basis of a component, or are equalities that elimination turned into definitions.
    ///
    /// The variable is a linear combination of the rows of these constraints, so the shares add up
    /// to its value.
    func explanation(of variable: Variable) -> Explanation {
        var elimination = solution.elimination
        let bounds = activeBounds(of: elimination.expand(variable).terms)
        let rows = bounds.map {
            Elimination.Multiple(source: $0.source, multiplier: -$0.multiplier)
        }
        let difference = [Term(1, variable)] + elimination.combine(rows)
        let equalities = elimination.multiples(behind: difference).compactMap(equalityPart)
        return Explanation(
            variable: variable, value: solution.values[variable.index],
            parts: equalities + bounds.map(boundPart))
    }

    private func equalityPart(_ multiple: Elimination.Multiple) -> Explanation.Part? {
        guard let position = multiple.source.constraint else { return nil }
        return constraintPart(position, multiple.multiplier, companions: [])
    }

    private func constraintPart(
        _ position: Int, _ coefficient: Double, companions: [Int]
    ) -> Explanation.Part {
        let constant = solution.store.constraints[position]?.constant ?? 0
        return Explanation.Part(
            cause: .constraint(solution.store.ids[position]), coefficient: coefficient,
            share: 0 - coefficient * constant, companions: companions.map { solution.store.ids[$0] }
        )
    }

    private func boundPart(_ bound: ActiveBound) -> Explanation.Part {
        switch bound.source {
        case .constraint(let position):
            return constraintPart(position, bound.multiplier, companions: bound.companions)
        case .bound(let index):
            let variable = Variable(index: index)
            return Explanation.Part(
                cause: bound.isFree ? .freedom(variable) : .bound(variable),
                coefficient: bound.multiplier, share: bound.multiplier * solution.values[index],
                companions: bound.companions.map { solution.store.ids[$0] })
        }
    }

    /// Returns the constraints and bounds that determine a sum of free variables, grouped by
    /// component.
    private func activeBounds(of terms: [Term]) -> [ActiveBound] {
        let components = terms.map { partition.componentOf[$0.variable.index] }
        let order = terms.indices.sorted { (components[$0], $0) < (components[$1], $1) }
        return order.runs { components[$0] }.flatMap { part in
            activeBounds(of: part.map { terms[$0] }, in: components[part[part.startIndex]])
        }
    }

    private func activeBounds(of part: [Term], in component: Int) -> [ActiveBound] {
        guard component >= 0, let basis = basis(of: component) else {
            return part.map {
                ActiveBound(
                    source: .bound($0.variable.index), multiplier: $0.coefficient, isFree: true)
            }
        }
        return basis.activeBounds(
            of: part.map {
                Entry(
                    column: partition.localIndex[$0.variable.index],
                    coefficient: $0.coefficient)
            })
    }

    /// Returns the final basis of a component; nil if it is infeasible or the work limit is
    /// reached.
    private func basis(of component: Int) -> FinalBasis? {
        bases.withLock { bases in
            if let known = bases[component] { return known }
            let limits = Simplex.Limits(
                cancellation: solution.cancellation, work: solution.probeBudget.remaining)
            let made = FinalBasis(of: component, in: partition, limits: limits)
            if !solution.cancellation.isRequested() { bases[component] = .some(made) }
            return made
        }
    }
}

extension Solution {
    /// Explains one variable. To explain several variables, create one `ExplainedSolution` and call
    /// its `explanation(of:)`.
    package func explanation(of variable: Variable) -> Explanation {
        ExplainedSolution(self).explanation(of: variable)
    }
}
