/// A variable that the constraints leave open.
package struct Ambiguity: Hashable, Sendable {
    package let variable: Variable
    /// Its value in the solution.
    package let value: Double
    /// Its value in another solution that is as good at every priority.
    package let alternative: Double
}

extension Solution {
    /// Every variable whose value is not unique among the optimal solutions, ascending.
    ///
    /// Components do not meet, so a variable is open exactly if its share in some component is.
    package func ambiguities() -> [Ambiguity] {
        var probes = FaceProbes(self)
        var alternatives: [Double?] = Array(repeating: nil, count: values.count)
        for index in elimination.orderOfEvaluation() {
            if cancellation.isRequested() { break }
            let mayBeOpen = elimination.definition(of: index).map { definition in
                definition.expression.terms.contains { alternatives[$0.variable.index] != nil }
            }
            if mayBeOpen ?? true { alternatives[index] = probes.alternative(for: index) }
        }
        return alternatives.indices.compactMap { index in
            alternatives[index].map {
                Ambiguity(
                    variable: Variable(index: index), value: values[index], alternative: $0)
            }
        }
    }
}
