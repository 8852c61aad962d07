/// The constraints that remain after elimination, and the lower bounds of defined sizes. Each is a
/// demand (`Demand`) on an expression in *free* variables, which have no definition.
///
/// Activities are free variables and rows of several free variables. They have global numbers: the
/// number of a free variable is its index, and the number of row `r` is `variableCount + r`.
struct ReducedSystem: Sendable {
    let variableCount: Int
    private(set) var rows: [[Term]] = []
    private(set) var demands: [Demand] = []
    private(set) var origins: [DemandOrigin] = []

    /// The required constraints that contain no variables after elimination and are violated.
    private(set) var violatedConstants: [Elimination.Multiple] = []

    private var termCount = 0

    /// The defined sizes that were expressed in free variables so far.
    private var expansions: [Expanded] = []
    /// For each variable, its index in `expansions`; -1 if it was not expanded.
    private var expansionOf: [Int]

    /// An expression in free variables: `factor · activity + constant`, or only the constant if
    /// `activity` is nil.
    private struct Expanded {
        var activity: Int?
        var factor: Double
        var constant: Double
        /// The sum of the absolute values of the numbers that were added up to `constant`. It
        /// bounds the rounding error of `constant`.
        var magnitude: Double
        /// Whether each term except the constant is a free size with a nonnegative factor.
        var hasNonnegativeTerms: Bool

        /// Whether the expression is certainly nonnegative, so that no explicit lower bound is
        /// needed.
        var isNonnegative: Bool { constant >= 0 && hasNonnegativeTerms }

        /// Multiplies the expression by `coefficient` and adds the constant of `addend`. The terms
        /// of `addend` are ignored.
        mutating func multiply(
            by coefficient: Double, adding addend: Elimination.Expression
        ) {
            factor *= coefficient
            constant = addend.constant + coefficient * constant
            magnitude = addend.magnitude + abs(coefficient) * magnitude
            if coefficient < 0 && activity != nil { hasNonnegativeTerms = false }
        }
    }

    /// The index of each row by its scaled terms. Used only for lookups and never iterated.
    private var rowIndices: [[Term]: Int] = [:]

    /// Whether some constraints were skipped because the limit of work or memory was reached.
    private(set) var isCut = false

    /// Expresses in free variables each constraint that did not become a definition, in order of
    /// creation, and then the lower bounds of the defined sizes. Stops when the elimination's work
    /// limit is reached.
    init(_ elimination: inout Elimination) {
        variableCount = elimination.isSize.count
        expansionOf = Array(repeating: -1, count: variableCount)
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
        expansions = []
        expansionOf = []
    }

    /// Returns whether no more rows may be added, because the work limit or the memory limit is
    /// reached. Rows may take at most 64 MiB.
    private mutating func isFull(_ elimination: Elimination) -> Bool {
        isCut = isCut || elimination.isOutOfWork || termCount > 4 << 20
        return isCut
    }

    private mutating func addBound(of size: Int, _ elimination: inout Elimination) {
        let known = known(size, &elimination)
        elimination.log?.append(
            .bound(
                hasNonnegativeTerms: known.hasNonnegativeTerms, isNeeded: !known.isNonnegative))
        if known.isNonnegative { return }
        let bound = Elimination.Source.bound(size).row(of: elimination.constraints)
        add(
            bound, known, times: 1, constant: 0, magnitude: 0, from: .bound(size),
            &elimination.log)
    }

    private mutating func add(
        _ constraint: LinearConstraint, _ elimination: inout Elimination,
        from source: Elimination.Source
    ) {
        let terms = constraint.terms
        if let multiple = elimination.sizeMultiple(terms, constant: constraint.constant) {
            elimination.logRow(source)
            let known = known(multiple.size, &elimination)
            add(
                constraint, known, times: multiple.coefficient, constant: multiple.constant,
                magnitude: multiple.magnitude, from: source, &elimination.log)
        } else {
            let row = elimination.expandLoaded()
            elimination.logRow(source)
            elimination.log?.append(.whole)
            add(
                constraint, expanded(row, elimination.isSize), times: 1, constant: 0, magnitude: 0,
                from: source, &elimination.log)
        }
    }

    /// Returns a defined size expressed in free variables. Results are cached, because an
    /// expression may have as many terms as a stack has views, and many rows may contain the same
    /// size, for example the common length of equal gaps. A size may be defined by another defined
    /// size, in chains of any length.
    private mutating func known(_ size: Int, _ elimination: inout Elimination) -> Expanded {
        var chain: [(size: Int, definition: Elimination.Expression)] = []
        var last = size
        while expansionOf[last] < 0,
            let definition = elimination.definition(of: last)?.expression,
            definition.terms.count == 1, !elimination.isFree(definition.terms[0].variable.index)
        {
            chain.append((last, definition))
            last = definition.terms[0].variable.index
        }
        var result: Expanded
        if expansionOf[last] >= 0 {
            result = expansions[expansionOf[last]]
            elimination.log?.append(.known(expansionOf[last]))
        } else {
            result = expanded(
                elimination.expand(Variable(index: last)), elimination.isSize)
            elimination.log?.append(.size, elimination.substitutions)
            store(result, of: last)
        }
        for link in chain.reversed() {
            result.multiply(by: link.definition.terms[0].coefficient, adding: link.definition)
            elimination.log?.append(.multiple(definition: elimination.definitionOf[link.size]))
            store(result, of: link.size)
        }
        return result
    }

    private mutating func store(_ expansion: Expanded, of size: Int) {
        expansionOf[size] = expansions.count
        expansions.append(expansion)
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

    /// Adds the demand of a constraint whose value is `coefficient · expression + constant`.
    private mutating func add(
        _ constraint: LinearConstraint, _ expression: Expanded, times coefficient: Double,
        constant: Double, magnitude: Double, from source: Elimination.Source,
        _ log: inout ReductionLog?
    ) {
        let constant = constant + coefficient * expression.constant
        let magnitude = magnitude + abs(coefficient) * expression.magnitude
        guard let activity = expression.activity else {
            if let place = source.constraint {
                log?.append(.constant(place, coefficient: coefficient))
            } else {
                log = nil
            }
            checkConstant(constraint, constant, magnitude, from: source)
            return
        }
        log?.append(.demand(coefficient: coefficient))
        let factor = coefficient * expression.factor
        demands.append(
            Demand(
                activity, constraint, factor,
                ReducedConstant(value: constant, magnitude: magnitude)))
        origins.append(DemandOrigin(source: source, factor: factor))
    }

    private mutating func checkConstant(
        _ constraint: LinearConstraint, _ constant: Double, _ magnitude: Double,
        from source: Elimination.Source
    ) {
        if !constraint.permits(constant, Tolerance.feasibility(magnitude)) {
            violatedConstants.append(Elimination.Multiple(source: source, multiplier: 1))
        }
    }

    /// Returns a copy of this reduced system with the constants, priorities and weights of
    /// `constraints`, which must have the same structure (`RowStructure`).
    ///
    /// - Parameter constants: the constant that each demand has with the new constraints
    func repeated(
        for constraints: [LinearConstraint?], _ constants: [ReducedConstant]
    ) -> ReducedSystem {
        assert(constants.count == demands.count, "a demand has no constant")
        var result = self
        result.violatedConstants = []
        for (index, constant) in constants.enumerated() {
            result.demands[index] = Demand(
                demands[index].activity, origins[index].source.row(of: constraints),
                origins[index].factor, constant)
        }
        return result
    }

    /// Creates a reduced system without demands, which can only compute constants with
    /// `constant(of:)`.
    init(withoutDemandsOf elimination: Elimination) {
        variableCount = elimination.isSize.count
        expansionOf = Array(repeating: -1, count: variableCount)
    }

    /// Returns the constant of a constraint after elimination. It is equal to the last bit to the
    /// constant of the constraint's demand in a system that contains the constraint.
    mutating func constant(
        of constraint: LinearConstraint, _ elimination: inout Elimination
    ) -> ReducedConstant {
        let multiple = elimination.sizeMultiple(
            constraint.terms, constant: constraint.constant)
        guard let multiple else {
            let row = elimination.expandLoaded()
            return ReducedConstant(value: 0 + row.constant, magnitude: 0 + row.magnitude)
        }
        let known = known(multiple.size, &elimination)
        return ReducedConstant(
            value: multiple.constant + multiple.coefficient * known.constant,
            magnitude: multiple.magnitude + abs(multiple.coefficient) * known.magnitude)
    }

    /// Returns the number by which the terms of a row are divided. For a row of one variable, this
    /// number is the variable's coefficient; then the variable itself is the activity. For other
    /// rows it is a power of two with the sign of `sign`. It is chosen so that the largest
    /// coefficient is in [1, 2) after the division.
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

/// A constraint as a condition on one activity: `activity (= | ≤ | ≥) target`.
///
/// An *activity* is a structural variable (a free variable of the system) or the value of a row.
/// Rows are scaled by a power of two so that their largest coefficient is in [1, 2). Constraints on
/// multiples of the same expression share an activity.
struct Demand: Hashable, Sendable {
    var activity: Int
    let relation: LinearRelation
    let target: Double
    var priority: Double
    /// The cost of one unit of violation, measured in units of the activity.
    let weight: Double
    /// The greatest distance from a required target at which the demand still counts as satisfied.
    let tolerance: Double

    var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}

extension Demand {
    /// Creates the demand of a constraint whose value is `factor · activity + constant`.
    init(
        _ activity: Int, _ constraint: LinearConstraint, _ factor: Double,
        _ constant: ReducedConstant
    ) {
        self.activity = activity
        relation = factor < 0 ? constraint.relation.mirrored : constraint.relation
        target = 0 - constant.value / factor
        priority = constraint.priority
        weight = constraint.weight * abs(factor)
        tolerance = Tolerance.feasibility(constant.magnitude / abs(factor))
    }
}

extension Elimination {
    fileprivate mutating func logRow(_ source: Source) {
        if let place = source.constraint { log?.append(.row(place), substitutions) }
    }
}

extension Elimination.Source {
    /// Returns the constraint that the row comes from. For a bound, creates the constraint that the
    /// variable is at least zero.
    fileprivate func row(of constraints: [LinearConstraint?]) -> LinearConstraint {
        switch self {
        case .constraint(let position): constraints[position]!
        case .bound(let variable): LinearConstraint([Term(1, Variable(index: variable))], .atLeast)
        }
    }
}

/// The original row (`source`) that a demand comes from. After multiples of eliminated equalities
/// are subtracted, the terms of this row are `factor` times the demand's activity.
struct DemandOrigin: Sendable {
    let source: Elimination.Source
    let factor: Double
}
