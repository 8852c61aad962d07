import Synchronization

/// An identity shared by systems whose rows differ only in constants, priorities and weights.
/// Corresponding rows have the same terms, and are required equalities in all of these systems or
/// in none.
final class RowStructure: Sendable {
    private let known = Mutex<Reduction?>(nil)
    private let rests = Mutex<[(removed: [RowID], structure: RowStructure)]>([])

    /// The last reduction of a system with this structure, which the next such system repeats; nil
    /// if there was none.
    var reduction: Reduction? {
        get { known.withLock { $0 } }
        set { known.withLock { $0 = newValue } }
    }

    /// Returns the structure of the rows that remain if these rows are removed in this order.
    func without(_ removed: [RowID]) -> RowStructure {
        rests.withLock { rests in
            if let same = rests.first(where: { $0.removed == removed }) { return same.structure }
            if rests.count == Self.mostRests { rests.removeFirst() }
            let rest = RowStructure()
            rests.append((removed, rest))
            return rest
        }
    }

    /// The maximum number of stored results of `without`. A document needs one for its tie-breaks,
    /// and one for each set of constraints that conflicts drop on some screen.
    private static let mostRests = 4
}

/// The constant of a row after substitutions (`value`). `magnitude` is the sum of the absolute
/// values of its summands, which bounds the rounding error.
struct ReducedConstant: Sendable {
    var value = 0.0
    var magnitude = 0.0
}

/// The steps of elimination and reduction, with their effects on the constants of the rows. With
/// this log, a system of the same structure (`RowStructure`) is reduced without reading its
/// coefficients. The result is the same to the last bit.
struct ReductionLog: Sendable {
    /// A step of the reduction. It changes one or both of two numbers: `row`, the constant of the
    /// current row, and `size`, the constant of the size that was last expressed in free variables.
    /// If a step does not fit the constants of the new system, the log *fails*:
    /// `Reduction.repeated` returns nil.
    enum Step: Sendable {
        /// Begins the next row of the system, from the constraint at this position. `row` becomes
        /// the constraint's constant after definitions are substituted.
        case row(Int)
        /// Solves the current row for a variable, and so makes it the next definition. `row`
        /// becomes the definition's constant.
        case definition
        /// Ends a row that has no terms left, because it is a combination of earlier rows. The log
        /// fails if `row` is not zero.
        case redundancy
        /// Expresses a defined size in free variables. `size` becomes the constant of the
        /// expression, which comes from the substituted definitions.
        case size
        /// Uses a size that was already expressed in free variables. The value is its number among
        /// these sizes; `size` becomes its constant.
        case known(Int)
        /// Expresses another size, which the definition with this index defines as a multiple of
        /// the last one. `size` becomes the constant of the new size.
        case multiple(definition: Int)
        /// Uses the whole current row as the expression of a size: `size` becomes `row`, and `row`
        /// becomes zero.
        case whole
        /// Begins the lower bound of a size: `row` becomes zero. `isNeeded` is whether the size
        /// needed an explicit lower bound when the log was made. The log fails if this is different
        /// in the new system.
        case bound(hasNonnegativeTerms: Bool, isNeeded: Bool)
        /// Adds the next demand, with the constant `row + coefficient · size`.
        case demand(coefficient: Double)
        /// Checks the constraint at this position, which has no variables left. Its value is
        /// `row + coefficient · size`. The log fails if the constraint is required and this value
        /// violates it.
        case constant(Int, coefficient: Double)
    }

    /// The steps in order. The substitutions of a step are the elements of `substitutions` from the
    /// `end` of the previous step up to, but not including, its own `end`.
    private(set) var steps: [(step: Step, end: Int)] = []
    private(set) var substitutions: [Elimination.Substitution] = []

    mutating func append(_ step: Step, _ substitutions: [Elimination.Substitution] = []) {
        self.substitutions += substitutions
        steps.append((step, self.substitutions.count))
    }
}

/// A record of how one system was reduced: the elimination, the reduced system and the log of the
/// steps that led to them. It is a class, because each copy of a structure would retain dozens of
/// references.
final class Reduction: Sendable {
    private let log: ReductionLog
    private let elimination: Elimination
    private let system: ReducedSystem

    init(_ log: ReductionLog, _ elimination: Elimination, _ system: ReducedSystem) {
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
