/// A sum of variables with coefficients, and a constant, in points.
struct LinearExpression: Sendable {
    /// By variable, each at most once, none with a zero coefficient.
    var terms: [(variable: Int, coefficient: Double)] = []
    var constant = 0.0

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    static func * (factor: Double, a: LinearExpression) -> LinearExpression {
        LinearExpression(
            terms: factor == 0 ? [] : a.terms.map { ($0.variable, factor * $0.coefficient) },
            constant: factor * a.constant)
    }

    /// Short sums: a linear search beats a hash.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        for term in other.terms { add(term.variable, factor * term.coefficient) }
    }

    mutating func add(_ variable: Int, _ coefficient: Double) {
        if coefficient == 0 { return }
        guard let at = terms.firstIndex(where: { $0.variable == variable }) else {
            terms.append((variable, coefficient))
            return
        }
        let sum = terms[at].coefficient + coefficient
        if sum == 0 { terms.remove(at: at) } else { terms[at].coefficient = sum }
    }
}
