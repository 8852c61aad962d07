/// The rows that elimination left, over free variables, with what is asked of each.
///
/// Activities are numbered globally here: a free variable by its own index, row `r` by
/// `variableCount + r`.
struct ReducedSystem: Sendable {
    let variableCount: Int
    private(set) var rows: [[Term]] = []
    private(set) var demands: [Demand] = []
    private(set) var origins: [DemandOrigin] = []

    /// Required demands on expressions without variables that do not hold.
    private(set) var violatedConstants: [Elimination.Multiple] = []

    /// Finds a row again by its scaled terms; only ever looked up, never iterated.
    private var rowIndices: [[Term]: Int] = [:]

    /// Expands every constraint that did not become a definition, in order of creation, then the
    /// bounds of the sizes that did.
    init(_ elimination: inout Elimination) {
        variableCount = elimination.isSize.count
        for (source, constraint) in elimination.constraints.enumerated() {
            guard let constraint else { continue }
            if constraint.isRequired && constraint.relation == .equal { continue }
            let expression = elimination.expand(
                constraint.terms, constant: constraint.constant)
            add(constraint, expression, from: .constraint(source))
        }
        for definition in elimination.definitions where elimination.isSize[definition.pivot] {
            addBound(of: definition.pivot, &elimination)
        }
        rowIndices = [:]
    }

    private mutating func addBound(of size: Int, _ elimination: inout Elimination) {
        let term = Term(1, Variable(index: size))
        let expression = elimination.expand([term])
        if Self.isImplied(expression, elimination.isSize) { return }
        add(LinearConstraint([term], .atLeast), expression, from: .bound(size))
    }

    /// A sum of nonnegative multiples of free sizes is nonnegative without being told.
    private static func isImplied(
        _ expression: Elimination.Expression, _ isSize: [Bool]
    ) -> Bool {
        expression.constant >= 0
            && expression.terms.allSatisfy {
                $0.coefficient > 0 && isSize[$0.variable.index]
            }
    }

    private mutating func add(
        _ constraint: LinearConstraint, _ expression: Elimination.Expression,
        from source: Elimination.Source
    ) {
        guard let first = expression.terms.first else {
            checkConstant(constraint, expression, from: source)
            return
        }
        let factor = Self.scale(of: expression.terms, sign: first.coefficient)
        demands.append(
            Demand(
                activity: activity(for: expression.terms, factor: factor),
                relation: factor < 0 ? constraint.relation.mirrored : constraint.relation,
                target: 0 - expression.constant / factor,
                priority: constraint.priority,
                weight: constraint.weight * abs(factor),
                tolerance: Tolerance.feasibility(expression.magnitude / abs(factor))))
        origins.append(DemandOrigin(source: source, factor: factor))
    }

    private mutating func checkConstant(
        _ constraint: LinearConstraint, _ expression: Elimination.Expression,
        from source: Elimination.Source
    ) {
        guard constraint.isRequired else { return }
        let constant = LinearConstraint(
            [], constant: expression.constant, constraint.relation)
        if constant.violation(at: []) > Tolerance.feasibility(expression.magnitude) {
            violatedConstants.append(Elimination.Multiple(source: source, multiplier: 1))
        }
    }

    /// A single variable is its own activity; so its factor is exactly its coefficient.
    private static func scale(of terms: [Term], sign: Double) -> Double {
        if terms.count == 1 { return sign }
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        return Double(signOf: sign, magnitudeOf: largest.binade)
    }

    private mutating func activity(for terms: [Term], factor: Double) -> Int {
        if terms.count == 1 { return terms[0].variable.index }
        let scaled = terms.map { Term($0.coefficient / factor, $0.variable) }
        if let known = rowIndices[scaled] { return variableCount + known }
        rowIndices[scaled] = rows.count
        rows.append(scaled)
        return variableCount + rows.count - 1
    }
}
