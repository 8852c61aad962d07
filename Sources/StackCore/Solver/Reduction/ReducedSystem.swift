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

    private var termCount = 0

    /// The sizes expanded so far; only ever looked up, never iterated.
    private var knownSizes: [Int: Expanded] = [:]

    /// An expression in free variables: `factor · activity + constant`, or the constant alone.
    private struct Expanded {
        var activity: Int?
        var factor: Double
        var constant: Double
        /// The sum of the constant's absolute parts.
        var magnitude: Double
        /// Whether it is a sum of nonnegative multiples of free sizes, but for the constant.
        var hasNonnegativeTerms: Bool

        /// Whether it is nonnegative without being told.
        var isNonnegative: Bool { constant >= 0 && hasNonnegativeTerms }

        /// `coefficient · self + addend`'s constant.
        mutating func multiply(
            by coefficient: Double, adding addend: Elimination.Expression
        ) {
            factor *= coefficient
            constant = addend.constant + coefficient * constant
            magnitude = addend.magnitude + abs(coefficient) * magnitude
            if coefficient < 0 && activity != nil { hasNonnegativeTerms = false }
        }
    }

    /// Finds a row again by its scaled terms; only ever looked up, never iterated.
    private var rowIndices: [[Term]: Int] = [:]

    /// Whether something was left out because the work was not enough.
    private(set) var isCut = false

    /// Expands every constraint that did not become a definition, in order of creation, then the
    /// bounds of the sizes that did; as many as the elimination's work allows.
    init(_ elimination: inout Elimination) {
        variableCount = elimination.isSize.count
        for (source, constraint) in elimination.constraints.enumerated() {
            guard let constraint else { continue }
            if constraint.isRequired && constraint.relation == .equal { continue }
            if isFull(elimination) { break }
            add(constraint, &elimination, from: .constraint(source))
        }
        for definition in elimination.definitions where elimination.isSize[definition.pivot] {
            if isFull(elimination) { break }
            addBound(of: definition.pivot, &elimination)
        }
        rowIndices = [:]
        knownSizes = [:]
    }

    /// Rows take 64 MiB at most.
    private mutating func isFull(_ elimination: Elimination) -> Bool {
        isCut = isCut || elimination.isOutOfWork || termCount > 4 << 20
        return isCut
    }

    private mutating func addBound(of size: Int, _ elimination: inout Elimination) {
        let known = known(size, &elimination)
        if known.isNonnegative { return }
        let bound = LinearConstraint([Term(1, Variable(index: size))], .atLeast)
        add(bound, known, times: 1, constant: 0, magnitude: 0, from: .bound(size))
    }

    private mutating func add(
        _ constraint: LinearConstraint, _ elimination: inout Elimination,
        from source: Elimination.Source
    ) {
        let terms = constraint.terms
        if let multiple = elimination.sizeMultiple(terms, constant: constraint.constant) {
            let known = known(multiple.size, &elimination)
            add(
                constraint, known, times: multiple.coefficient, constant: multiple.constant,
                magnitude: multiple.magnitude, from: source)
        } else {
            let row = elimination.expandLoaded()
            add(
                constraint, expanded(row, elimination.isSize), times: 1, constant: 0, magnitude: 0,
                from: source)
        }
    }

    /// A defined size in free variables. Equal gaps are one size to many rows: each row would be as
    /// long as the stack. Sizes that are defined by one another are a chain of any length.
    private mutating func known(_ size: Int, _ elimination: inout Elimination) -> Expanded {
        var chain: [(size: Int, definition: Elimination.Expression)] = []
        var last = size
        while knownSizes[last] == nil,
            let definition = elimination.definition(of: last)?.expression,
            definition.terms.count == 1, !elimination.isFree(definition.terms[0].variable.index)
        {
            chain.append((last, definition))
            last = definition.terms[0].variable.index
        }
        var result =
            knownSizes[last]
            ?? expanded(
                elimination.expand([Term(1, Variable(index: last))]), elimination.isSize)
        knownSizes[last] = result
        for link in chain.reversed() {
            result.multiply(by: link.definition.terms[0].coefficient, adding: link.definition)
            knownSizes[link.size] = result
        }
        return result
    }

    private mutating func expanded(
        _ expression: Elimination.Expression, _ isSize: [Bool]
    ) -> Expanded {
        var result = Expanded(
            activity: nil, factor: 0, constant: expression.constant,
            magnitude: expression.magnitude, hasNonnegativeTerms: true)
        guard let first = expression.terms.first else { return result }
        result.factor = Self.scale(of: expression.terms, sign: first.coefficient)
        result.activity = activity(for: expression.terms, factor: result.factor)
        result.hasNonnegativeTerms = expression.terms.allSatisfy {
            $0.coefficient > 0 && isSize[$0.variable.index]
        }
        return result
    }

    /// Adds what a constraint asks of `coefficient · expression + constant`.
    private mutating func add(
        _ constraint: LinearConstraint, _ expression: Expanded, times coefficient: Double,
        constant: Double, magnitude: Double, from source: Elimination.Source
    ) {
        let constant = constant + coefficient * expression.constant
        let magnitude = magnitude + abs(coefficient) * expression.magnitude
        guard let activity = expression.activity else {
            checkConstant(constraint, constant, magnitude, from: source)
            return
        }
        let factor = coefficient * expression.factor
        demands.append(
            Demand(
                activity: activity,
                relation: factor < 0 ? constraint.relation.mirrored : constraint.relation,
                target: 0 - constant / factor,
                priority: constraint.priority,
                weight: constraint.weight * abs(factor),
                tolerance: Tolerance.feasibility(magnitude / abs(factor))))
        origins.append(DemandOrigin(source: source, factor: factor))
    }

    private mutating func checkConstant(
        _ constraint: LinearConstraint, _ constant: Double, _ magnitude: Double,
        from source: Elimination.Source
    ) {
        guard constraint.isRequired else { return }
        let row = LinearConstraint([], constant: constant, constraint.relation)
        if row.violation(at: []) > Tolerance.feasibility(magnitude) {
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
        termCount += scaled.count
        return variableCount + rows.count - 1
    }
}

/// What one constraint asks of one activity: `activity (= | ≤ | ≥) target`.
///
/// An *activity* is a structural variable or the value of a row, scaled by a power of two so that
/// its largest coefficient lies in [1, 2). Constraints on multiples of one expression meet here.
struct Demand: Hashable, Sendable {
    var activity: Int
    let relation: LinearRelation
    let target: Double
    var priority: Double
    /// The price of one unit of the activity.
    let weight: Double
    /// How far a required target may be missed.
    let tolerance: Double

    var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}

/// Where a demand comes from: `source` is `factor` times the activity, up to eliminated equalities.
struct DemandOrigin: Sendable {
    let source: Elimination.Source
    let factor: Double
}
