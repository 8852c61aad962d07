import Synchronization

/// Why a variable has its value: `value = Σ share`.
package struct Explanation: Hashable, Sendable {
    /// What holds a variable, or lets it go.
    package enum Cause: Hashable, Sendable {
        /// A constraint that holds with equality.
        case constraint(RowID)
        /// The lower bound zero of a size.
        case bound(Variable)
        /// Nothing decides this variable; it prefers zero and came as near as it could.
        case freedom(Variable)
    }

    /// What one cause adds to the value.
    package struct Part: Hashable, Sendable {
        package let cause: Cause
        /// How far the variable moves when the constraint's constant falls by one.
        package let coefficient: Double
        /// What the cause contributes to the value.
        package let share: Double
        /// Other constraints that hold with equality at the same place, highest priority first.
        package let companions: [RowID]
    }

    package let variable: Variable
    /// In the solution: the sum of the shares, but for rounding.
    package let value: Double
    /// Required equalities first, in order of creation; then what holds the final basis.
    package let parts: [Part]
}

/// A solution that is asked why its variables have their values, mostly about many of them: the last
/// basis of a component is found once.
final class ExplainedSolution: Sendable {
    let solution: Solution
    private let bases = Mutex<[Int: FinalBasis?]>([:])

    init(_ solution: Solution) { self.solution = solution }

    private var partition: Partition { solution.partition }

    /// The constraints that fix a variable's value, read off the final basis and the definitions
    /// that elimination made.
    ///
    /// The variable's row is a combination of the causes' rows, so the shares add up to the value.
    func explanation(of variable: Variable) -> Explanation {
        var elimination = solution.elimination
        let rests = rests(behind: elimination.expand([Term(1, variable)]).terms)
        let rows = rests.map { Elimination.Multiple(source: $0.source, multiplier: -$0.multiplier) }
        let difference = [Term(1, variable)] + elimination.combine(rows)
        let equalities = elimination.multiples(behind: difference).compactMap(equalityPart)
        return Explanation(
            variable: variable, value: solution.values[variable.index],
            parts: equalities + rests.map(restPart))
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

    private func restPart(_ rest: Rest) -> Explanation.Part {
        switch rest.source {
        case .constraint(let position):
            return constraintPart(position, rest.multiplier, companions: rest.companions)
        case .bound(let index):
            let variable = Variable(index: index)
            return Explanation.Part(
                cause: rest.isFree ? .freedom(variable) : .bound(variable),
                coefficient: rest.multiplier, share: rest.multiplier * solution.values[index],
                companions: rest.companions.map { solution.store.ids[$0] })
        }
    }

    /// What holds a sum of free variables, component by component.
    private func rests(behind terms: [Term]) -> [Rest] {
        let components = terms.map { partition.componentOf[$0.variable.index] }
        let order = terms.indices.sorted { (components[$0], $0) < (components[$1], $1) }
        return order.runs { components[$0] }.flatMap { part in
            rests(behind: part.map { terms[$0] }, in: components[part[part.startIndex]])
        }
    }

    private func rests(behind part: [Term], in component: Int) -> [Rest] {
        guard component >= 0, let basis = basis(of: component) else {
            return part.map {
                Rest(
                    source: .bound($0.variable.index), multiplier: $0.coefficient, isFree: true)
            }
        }
        return basis.rests(
            behind: part.map {
                Entry(
                    column: partition.localIndex[$0.variable.index],
                    coefficient: $0.coefficient)
            })
    }

    /// Nil when the component was given up, or the work is not enough.
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
    /// `ExplainedSolution.explanation`, asked once.
    package func explanation(of variable: Variable) -> Explanation {
        ExplainedSolution(self).explanation(of: variable)
    }
}
