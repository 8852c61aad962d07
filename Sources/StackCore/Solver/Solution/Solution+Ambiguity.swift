/// A variable that the constraints leave open.
package struct Ambiguity: Hashable, Sendable {
    package let variable: Variable
    /// Its value in the solution.
    package let value: Double
    /// Its value in another solution that is as good at every priority.
    package let alternative: Double
    /// The whole other solution: `FaceProbes` gives every variable's value in it.
    package let other: OtherSolution
}

/// A solution that is as good at every priority, told by what is other in it.
package enum OtherSolution: Hashable, Sendable {
    /// A variable that nothing holds is one more.
    case raised(Variable)
    /// A component stands at another point of its optimal face.
    case moved(component: Int, to: [Double])
}

/// The variables whose values are not unique.
package struct OpenVariables: Sendable {
    /// By rising variable.
    package let ambiguities: [Ambiguity]
    /// False if the work was not enough to look at every variable.
    package let isComplete: Bool
}

extension Solution {
    /// Every variable whose value is not unique among the optimal solutions, ascending.
    ///
    /// A solution that is not optimal may stand anywhere, so nothing is said of it.
    ///
    /// Components do not meet, so a variable is open exactly if its share in some component is.
    package func openVariables() -> OpenVariables {
        if !isOptimal { return OpenVariables(ambiguities: [], isComplete: false) }
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

    /// For each question the values of its variables in its other solution.
    package func values(_ questions: [(of: [Variable], in: OtherSolution)]) -> [[Double]] {
        var probes = FaceProbes(self)
        return questions.map { question in
            question.of.map { probes.value(of: $0, in: question.in) }
        }
    }
}
