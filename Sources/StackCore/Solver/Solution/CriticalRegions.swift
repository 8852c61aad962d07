/// The critical regions that a system's solutions were found in: in each the solution is an affine function
/// of the constants, and another one costs two passes over short rows.
///
/// Which point is best, priority by priority, follows from which constraints hold exactly and on which side
/// the others are missed or held, and from nothing else of the constants: the slopes of all costs are the
/// same there, so what proves one point best proves the other. Multiparametric programming calls the
/// constants of such a set of sides a critical region (docs/solver.md, "Critical regions").
struct CriticalRegions: Sendable {
    /// The constraints, then each size, which is never negative.
    private var rows = TermRows()
    /// By row; those of constraints are the system's.
    private var constants: [Double] = []
    /// The one that was of use last first.
    private var regions: [CriticalRegion] = []
    private let constraintCount: Int

    /// A value goes back and forth between a few regions; each costs a look at some rows.
    private static let most = 4

    /// Of the system of a solution, whose region it begins with.
    init(of solution: Solution) {
        let constraints = solution.store.constraints
        constraintCount = constraints.count
        for constraint in constraints {
            // One that was removed says nothing: 0 = 0.
            rows.append(constraint?.terms ?? [])
            constants.append(constraint?.constant ?? 0)
        }
        let isSize = solution.elimination.isSize
        for variable in isSize.indices where isSize[variable] {
            rows.append([Term(1, Variable(index: variable))])
            constants.append(0)
        }
        add(solution)
    }

    var isEmpty: Bool { regions.isEmpty }

    /// Takes on another constant of a constraint, which stands at this place in its system.
    mutating func setConstant(_ constant: Double, at place: Int) {
        precondition(place < constraintCount)
        constants[place] = constant
    }

    /// The values of all variables; nil where the constants lie in no region that is known.
    mutating func values() -> [Double]? {
        for number in regions.indices {
            guard let values = regions[number].values(rows, constants) else { continue }
            if number > 0 { regions.insert(regions.remove(at: number), at: 0) }
            return values
        }
        return nil
    }

    /// Adds the region of a solution of the same system with these constants, where it has one.
    mutating func add(_ solution: Solution) {
        guard let region = CriticalRegion(of: solution, rows, constants) else { return }
        regions.insert(region, at: 0)
        if regions.count > Self.most { regions.removeLast() }
    }
}

/// The constants for which every row of a system stays on its side of a solution.
private struct CriticalRegion: Sendable {
    /// By row whether its sum is negative, zero or positive.
    private var sides: [Int8] = []
    /// What nothing but the preference for zero decides, likewise.
    private var preferred: [(variable: Int, side: Int8)] = []
    private let steps: Steps

    /// Nil where the solution's way shows in it: where constraints conflict, something is open, the work was
    /// not enough, or a sum is so near zero that rounding decides its side.
    init?(of solution: Solution, _ rows: TermRows, _ constants: [Double]) {
        guard solution.isOptimal, solution.isUnique, solution.conflicts.isEmpty else { return nil }
        for row in 0..<rows.count {
            let sum = rows.sum(row, at: solution.values) + constants[row]
            guard let side = Self.side(sum) else { return nil }
            sides.append(side)
        }
        for variable in solution.values.indices where solution.prefersZero(variable) {
            guard let side = Self.side(solution.values[variable]) else { return nil }
            preferred.append((variable, side))
        }
        let zeroVariables = preferred.filter { $0.side == 0 }.map(\.variable)
        guard let steps = Steps(rows, sides, zeroVariables, solution) else { return nil }
        self.steps = steps
    }

    /// Nil where the constants lie outside of the region.
    func values(_ rows: TermRows, _ constants: [Double]) -> [Double]? {
        let values = steps.values(constants)
        for row in 0..<rows.count
        where Self.side(rows.sum(row, at: values) + constants[row]) != sides[row] {
            return nil
        }
        for (variable, side) in preferred where Self.side(values[variable]) != side { return nil }
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
        /// Nil for a variable that is zero.
        let row: Int?
        let divisor: Double
    }

    private var definitions: [Definition] = []
    /// By definition what others add to its constant: terms over definitions.
    private var additions = TermRows()
    /// By place in `order` the definition of a variable.
    private var order: [(variable: Int, definition: Int)] = []
    private var expressions = TermRows()

    /// Nil where they do not give every variable a value.
    ///
    /// - Parameter zeroVariables: beside those whose rows say so
    init?(
        _ rows: TermRows, _ sides: [Int8], _ zeroVariables: [Int], _ solution: Solution
    ) {
        let zero = Self.byRank(sides.indices.filter { sides[$0] == 0 }, solution)
        let isSize = solution.elimination.isSize
        let all =
            zero.map { LinearConstraint(Array(rows[$0]), .equal) }
            + zeroVariables.map { LinearConstraint([Term(1, Variable(index: $0))], .equal) }
        var elimination = Elimination(isSize: isSize, constraints: all)
        for (place, constraint) in all.enumerated() {
            let isDefined = elimination.eliminate(constraint, source: place)
            if isDefined != .defines { continue }
            let divisor = -elimination.definitions[definitions.count].pivotCoefficient
            definitions.append(
                Definition(row: place < zero.count ? zero[place] : nil, divisor: divisor))
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
            let constant =
                (definition.row.map { constants[$0] } ?? 0) + additions.sum(index, at: defined)
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
