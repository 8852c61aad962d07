/// An identity that systems share if their rows differ only in constants, priorities and weights.
/// Corresponding rows have the same terms, and are required equalities in all of these systems or
/// in none.
final class RowStructure: Sendable {}

/// A constant with the sum of the absolute values of its summands.
struct ReducedConstant: Sendable {
    var value = 0.0
    var magnitude = 0.0
}

/// The steps of elimination and reduction, with their effects on the constants of the rows. With
/// this log, a system of the same structure (`RowStructure`) is reduced without reading its
/// coefficients. The result is the same to the last bit.
struct ReductionLog: Sendable {
    /// A step of the reduction. Each step changes one or both of two constants: `row`, the constant
    /// of the current row, and `size`, the constant of the size that was last expressed in free
    /// variables (expanded). If a step does not fit the constants of the new system, the log
    /// *fails*: `Reduction.repeated` returns nil.
    enum Step: Sendable {
        /// Sets `row` to the constant of a row of the system and substitutes definitions.
        case row(Int)
        /// Solves the row for the variable of the next definition. The constant of this definition
        /// is `row`.
        case definition
        /// The row has no terms left, so it is a combination of earlier rows. The log fails if
        /// `row` is not zero.
        case redundancy
        /// Sets `size` to the constant of a size after substituting definitions.
        case size
        /// Sets `size` to the constant of a size that was expanded before.
        case known(Int)
        /// Sets `size` to the constant of the size that `definition` defines as a multiple of the
        /// last expanded size.
        case multiple(definition: Int)
        /// Sets `size` to `row`, and `row` to zero.
        case whole
        /// Sets `row` to zero. The log fails if the size needs an explicit lower bound although it
        /// did not need one when the log was made (`isNeeded` is false), or the reverse.
        case bound(hasNonnegativeTerms: Bool, isNeeded: Bool)
        /// The constant of the next demand is `row` plus a multiple of `size`.
        case demand(coefficient: Double)
        /// The constraint has no variables left, and its constant is `row` plus a multiple of
        /// `size`. The log fails if the constraint is required and not satisfied.
        case constant(Int, coefficient: Double)
    }

    /// The steps. The substitutions of each step are the elements of `substitutions` from the
    /// previous step's `end` up to its own `end`.
    private(set) var steps: [(step: Step, end: Int)] = []
    private(set) var substitutions: [Elimination.Substitution] = []

    mutating func append(_ step: Step, _ substitutions: [Elimination.Substitution] = []) {
        self.substitutions += substitutions
        steps.append((step, self.substitutions.count))
    }
}

/// A reduced system, with the elimination that it was made from and the log of both.
struct Reduction: Sendable {
    let structure: RowStructure
    private let log: ReductionLog
    private let elimination: Elimination
    private let system: ReducedSystem

    init(
        _ structure: RowStructure, _ log: ReductionLog, _ elimination: Elimination,
        _ system: ReducedSystem
    ) {
        self.structure = structure
        self.log = log
        self.elimination = elimination
        self.system = system
    }

    /// Repeats the reduction for constraints with the same structure. Returns nil if their
    /// constants would lead to other steps, or if the reduction would exceed the work limit.
    func repeated(
        for constraints: [LinearConstraint?], workLimit: Int
    ) -> (elimination: Elimination, system: ReducedSystem)? {
        guard elimination.work <= workLimit else { return nil }
        let definitions = elimination.definitions
        var defined: [ReducedConstant] = []
        defined.reserveCapacity(definitions.count)
        var sizes: [ReducedConstant] = []
        var demands: [ReducedConstant] = []
        demands.reserveCapacity(system.demands.count)
        var (row, size) = (ReducedConstant(), ReducedConstant())
        var start = 0
        func substituted(_ constant: Double, _ end: Int) -> ReducedConstant {
            var result = ReducedConstant(value: 0 + constant, magnitude: 0 + abs(constant))
            for use in log.substitutions[start..<end] {
                let definition = defined[use.definition]
                result.value += use.coefficient * definition.value
                result.magnitude += abs(use.coefficient) * definition.magnitude
            }
            return result
        }
        func sum(_ coefficient: Double) -> ReducedConstant {
            ReducedConstant(
                value: row.value + coefficient * size.value,
                magnitude: row.magnitude + abs(coefficient) * size.magnitude)
        }
        for (step, end) in log.steps {
            defer { start = end }
            switch step {
            case .row(let place):
                guard let constraint = constraints[place] else { return nil }
                row = substituted(constraint.constant, end)
            case .definition:
                let divisor = -definitions[defined.count].pivotCoefficient
                row.value /= divisor
                row.magnitude /= abs(divisor)
                defined.append(row)
            case .redundancy:
                if abs(row.value) > Tolerance.feasibility(row.magnitude) { return nil }
            case .size:
                size = substituted(0, end)
                sizes.append(size)
            case .known(let place): size = sizes[place]
            case .multiple(let definition):
                let coefficient = definitions[definition].expression.terms[0].coefficient
                let addend = defined[definition]
                size.value = addend.value + coefficient * size.value
                size.magnitude = addend.magnitude + abs(coefficient) * size.magnitude
                sizes.append(size)
            case .whole: (row, size) = (ReducedConstant(), row)
            case .bound(let hasNonnegativeTerms, let isNeeded):
                row = ReducedConstant()
                if isNeeded == (size.value >= 0 && hasNonnegativeTerms) { return nil }
            case .demand(let coefficient): demands.append(sum(coefficient))
            case .constant(let place, let coefficient):
                let sum = sum(coefficient)
                guard let constraint = constraints[place],
                    constraint.permits(sum.value, Tolerance.feasibility(sum.magnitude))
                else { return nil }
            }
        }
        return (
            elimination.repeated(for: constraints, defined),
            system.repeated(for: constraints, demands)
        )
    }
}

extension LinearConstraint {
    /// Returns whether the constraint is not required, or is satisfied up to `tolerance` when its
    /// expression has the value `constant`.
    func permits(_ constant: Double, _ tolerance: Double) -> Bool {
        !isRequired
            || LinearConstraint([], constant: constant, relation).violation(at: []) <= tolerance
    }
}
