/// Identifies the systems whose rows differ in nothing but constants, priorities and weights: each
/// row has the same terms and is a required equality in all of them or in none.
final class RowStructure: Sendable {}

/// A constant with the sum of the absolute values that were added into it.
struct ReducedConstant: Sendable {
    var value = 0.0
    var magnitude = 0.0
}

/// What elimination and reduction did to the constants of a system's rows. From this, a system of
/// the same structure is reduced without looking at its coefficients, with bitwise the same result.
struct ReductionLog: Sendable {
    /// A step. Steps work on the constants of a row and of the last expanded size.
    enum Step: Sendable {
        /// Substitutes definitions into a row of the system.
        case row(Int)
        /// Solves the row for the next definition's variable.
        case definition
        /// The row is empty and holds.
        case redundancy
        /// Substitutes definitions into a size.
        case size
        /// Takes a size that was expanded before.
        case known(Int)
        /// Expands the size of a definition, which is a multiple of the last expanded size.
        case multiple(definition: Int)
        /// Takes the row as the expanded one, and an empty row.
        case whole
        /// Takes an empty row. The expanded size needs a bound, or not.
        case bound(hasNonnegativeTerms: Bool, isNeeded: Bool)
        /// The row and a multiple of the expanded size have the next demand.
        case demand(coefficient: Double)
        /// The row and a multiple of the expanded size are constant. If they are required, they
        /// hold.
        case constant(Int, coefficient: Double)
    }

    /// The steps, each with the end of its substitutions.
    private(set) var steps: [(step: Step, end: Int)] = []
    private(set) var substitutions: [Elimination.Substitution] = []

    mutating func append(_ step: Step, _ substitutions: [Elimination.Substitution] = []) {
        self.substitutions += substitutions
        steps.append((step, self.substitutions.count))
    }
}

/// A reduced system with what led to it.
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

    /// Returns the reduction of constraints with the same structure; nil if their constants lead to
    /// other steps, or take more work than the limit.
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
    /// Whether the constraint is not required, or satisfied by a constant up to a tolerance.
    func permits(_ constant: Double, _ tolerance: Double) -> Bool {
        !isRequired
            || LinearConstraint([], constant: constant, relation).violation(at: []) <= tolerance
    }
}
