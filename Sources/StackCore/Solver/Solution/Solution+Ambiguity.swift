/// A variable whose value the constraints do not determine.
package struct Ambiguity: Hashable, Sendable {
    package let variable: Variable
    /// The variable's value in the solution.
    package let value: Double
    /// The variable's value in another solution with the same cost at every priority.
    package let alternative: Double
    /// The other solution. `FaceProbes` computes the value of any variable in it.
    let other: OtherSolution
}

/// Another solution with the same cost at every priority, described by its difference from the
/// solver's solution.
package enum OtherSolution: Hashable, Sendable {
    /// This variable, which no demand refers to, is greater by one. All other free variables are
    /// unchanged.
    case raised(Variable)
    /// The free variables of one component have the values `to`; all other free variables are
    /// unchanged.
    case moved(component: Int, to: OptimalPoint)
}

/// A point of a component: the values of the variables and rows at `start`, except for those in
/// `moved`.
package struct OptimalPoint: Hashable, Sendable {
    let start: [Double]
    /// The values that differ from those at `start`, each with its column; sorted by column.
    let moved: [Entry]

    subscript(column: Int) -> Double {
        let place = moved.firstSortedIndex { $0.column >= column }
        return place < moved.count && moved[place].column == column
            ? moved[place].coefficient : start[column]
    }
}

/// The result of a search for the variables that have different values in different optimal
/// solutions.
package struct OpenVariables: Sendable {
    /// The ambiguities, sorted by variable.
    package let ambiguities: [Ambiguity]
    /// Whether every variable was examined. False if the work limit was reached or the solution is
    /// not optimal.
    let isComplete: Bool
}

extension Solution {
    /// Returns all variables whose values differ among the optimal solutions, ascending.
    ///
    /// Returns no ambiguities if this solution is not optimal. A variable is ambiguous exactly if
    /// one of the components can contribute different amounts to its value, because components are
    /// independent.
    package func openVariables() -> OpenVariables {
        if !isOptimal { return OpenVariables(ambiguities: [], isComplete: false) }
        if isUnique { return OpenVariables(ambiguities: [], isComplete: true) }
        var probes = FaceProbes(self)
        var found: [Ambiguity?] = Array(repeating: nil, count: values.count)
        for index in elimination.orderOfEvaluation() {
            if cancellation.isRequested() || !probes.isComplete { break }
            let mayBeOpen = elimination.definition(of: index).map { definition in
                definition.expression.terms.contains { found[$0.variable.index] != nil }
            }
            if mayBeOpen ?? true { found[index] = probes.ambiguity(of: Variable(index: index)) }
        }
        return OpenVariables(
            ambiguities: found.compactMap(\.self), isComplete: probes.isComplete)
    }

    /// Whether the solution is unique: no component has another optimal point, and every free
    /// variable belongs to a component.
    private var isUnique: Bool {
        !isDecided.contains(false)
            && partition.componentOf.indices.allSatisfy {
                partition.componentOf[$0] >= 0 || !elimination.isFree($0)
            }
    }

    /// Returns values of variables in another optimal solution, in which `variable` is as near to
    /// `target` as possible. Only the values of one component change. If several solutions are
    /// equally near, the variables in `kept` are as near as possible to their given values.
    ///
    /// The result has one element for each of `variables`; an element is nil if that variable does
    /// not depend on the component. Returns nil if `variable` has the same value in every optimal
    /// solution, if the work limit ended the search, or if this solution is not optimal.
    func values(
        of variables: [Variable], moving variable: Variable, to target: Double,
        keeping kept: [(Variable, value: Double)]
    ) -> [Double?]? {
        if !isOptimal { return nil }
        var probes = FaceProbes(self)
        guard let other = probes.solution(moving: variable, to: target, keeping: kept) else {
            return nil
        }
        return variables.map {
            probes.differs($0, in: other) ? probes.value(of: $0, in: other) : nil
        }
    }

    /// Returns one list of values for each question. A question asks for the values of some
    /// variables (`of`) in another solution (`in`).
    func values(_ questions: [(of: [Variable], in: OtherSolution)]) -> [[Double]] {
        var probes = FaceProbes(self)
        return questions.map { question in
            question.of.map { probes.value(of: $0, in: question.in) }
        }
    }
}
