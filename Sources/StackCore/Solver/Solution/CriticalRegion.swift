/// The constants for which every constraint of a solution stays on its side: among them the solution is
/// an affine function of the constants, and another one costs two passes over short rows.
///
/// Which point is best, priority by priority, follows from which constraints hold exactly and on which side
/// the others are missed or held, and from nothing else of the constants: the slopes of all costs are the
/// same there, so what proves one point best proves the other. Multiparametric programming calls the set a
/// critical region (docs/solver.md, "Critical regions").
struct CriticalRegion: Sendable {
    /// The constraints, then `variable = 0` for each size and for what prefers zero.
    private var rows = TermRows()
    /// By row; those of constraints are the system's.
    private var constants: [Double] = []
    /// By row whether its sum is negative, zero or positive.
    private var sides: [Int8] = []
    /// The system's constraints; the rows behind them are single variables.
    private let constraintCount: Int
    private let steps: Steps

    /// Nil where the solution's way shows in it: where constraints conflict, something is open, the work was
    /// not enough, or a sum is so near zero that rounding decides its side.
    init?(of solution: Solution) {
        guard solution.isOptimal, solution.isUnique, solution.conflicts.isEmpty else { return nil }
        let constraints = solution.store.constraints
        constraintCount = constraints.count
        for constraint in constraints {
            // One that was removed says nothing: 0 = 0.
            rows.append(constraint?.terms ?? [])
            constants.append(constraint?.constant ?? 0)
        }
        for variable in solution.boundedVariables {
            rows.append([Term(1, Variable(index: variable))])
            constants.append(0)
        }
        for row in 0..<rows.count {
            guard let side = Self.side(rows.sum(row, at: solution.values) + constants[row]) else {
                return nil
            }
            sides.append(side)
        }
        guard let steps = Steps(rows, constants, sides, solution) else { return nil }
        self.steps = steps
    }

    /// Takes on another constant of a constraint, which stands at this place in its system.
    mutating func setConstant(_ constant: Double, at place: Int) {
        precondition(place < constraintCount)
        constants[place] = constant
    }

    /// The values of all variables; nil where the constants lie outside of the region.
    func values() -> [Double]? {
        let values = steps.values(constants)
        for row in 0..<rows.count {
            if Self.side(rows.sum(row, at: values) + constants[row]) != sides[row] { return nil }
        }
        return values
    }

    /// Nil where rounding decides.
    private static func side(_ sum: Double) -> Int8? {
        if abs(sum) <= Tolerance.zeroSum { return 0 }
        if abs(sum) <= 10 * Tolerance.zeroSum { return nil }
        return sum < 0 ? -1 : 1
    }
}

// MARK: - From constants to values

/// Short sums of variables, one behind the other.
private struct TermRows: Sendable {
    private var starts: [Int] = [0]
    private var terms: [Term] = []

    var count: Int { starts.count - 1 }

    mutating func append(_ row: [Term]) {
        terms += row
        starts.append(terms.count)
    }

    subscript(row: Int) -> ArraySlice<Term> { terms[starts[row]..<starts[row + 1]] }

    func sum(_ row: Int, at values: [Double]) -> Double {
        var sum = 0.0
        for at in starts[row]..<starts[row + 1] {
            sum += terms[at].coefficient * values[terms[at].variable.index]
        }
        return sum
    }
}

/// The rows whose sums are zero, eliminated once: what was done to their constants, and the variables from
/// the last definition back.
private struct Steps: Sendable {
    private struct Definition {
        let row: Int
        let divisor: Double
    }

    private var definitions: [Definition] = []
    /// By definition what others add to its constant: terms over definitions.
    private var additions = TermRows()
    /// By place in `order` the definition of a variable.
    private var order: [(variable: Int, definition: Int)] = []
    private var expressions = TermRows()

    /// Nil where they do not give every variable a value.
    init?(
        _ rows: TermRows, _ constants: [Double], _ sides: [Int8], _ solution: Solution
    ) {
        let zero = Self.byRank(sides.indices.filter { sides[$0] == 0 }, solution)
        let isSize = solution.elimination.isSize
        var elimination = Elimination(
            isSize: isSize,
            constraints: zero.map {
                LinearConstraint(Array(rows[$0]), constant: constants[$0], .equal)
            })
        for (place, row) in zero.enumerated() {
            let isDefined = elimination.eliminate(elimination.constraints[place]!, source: place)
            if isDefined != .defines { continue }
            let divisor = -elimination.definitions[definitions.count].pivotCoefficient
            definitions.append(Definition(row: row, divisor: divisor))
            additions.append(
                elimination.substitutions.map {
                    Term($0.coefficient, Variable(index: $0.definition))
                })
        }
        guard definitions.count == isSize.count else { return nil }
        for variable in elimination.orderOfEvaluation() {
            order.append((variable, elimination.definitionOf[variable]))
            expressions.append(elimination.definition(of: variable)!.expression.terms)
        }
    }

    /// What holds surely first: of rows that depend on one another, that happen to hold at once, the one
    /// that matters most is kept.
    private static func byRank(_ rows: [Int], _ solution: Solution) -> [Int] {
        let constraints = solution.store.constraints
        let priority = rows.map { $0 < constraints.count ? constraints[$0]?.priority ?? 0 : 0 }
        let isEqual = rows.map { $0 < constraints.count && constraints[$0]?.relation == .equal }
        return rows.indices.sorted { one, other in
            if priority[one] != priority[other] { return priority[one] > priority[other] }
            if isEqual[one] != isEqual[other] { return isEqual[one] }
            return one < other
        }.map { rows[$0] }
    }

    func values(_ constants: [Double]) -> [Double] {
        var defined: [Double] = []
        defined.reserveCapacity(definitions.count)
        for (index, definition) in definitions.enumerated() {
            let constant = constants[definition.row] + additions.sum(index, at: defined)
            defined.append(constant / definition.divisor)
        }
        var values = Array(repeating: 0.0, count: order.count)
        for (index, step) in order.enumerated() {
            values[step.variable] =
                defined[step.definition] + expressions.sum(index, at: values) + 0
        }
        return values
    }
}

extension Tolerance {
    /// A sum of a constraint's terms that is rounding, in points.
    fileprivate static let zeroSum = 1e-7
}

extension Solution {
    /// Sizes, which are never negative, and what nothing but the preference for zero decides.
    fileprivate var boundedVariables: [Int] {
        elimination.isSize.indices.filter { elimination.isSize[$0] || prefersZero($0) }
    }
}
