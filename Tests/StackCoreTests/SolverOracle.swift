import StackCore

/// Computes the least violation of each priority in a simple, slow way: one linear program per
/// priority on a dense tableau with Bland's rule. Shares no code with the solver.
struct SolverOracle {
    let constraints: [LinearConstraint]
    let isSize: [Bool]

    /// Returns the violations, highest optional priority first; nil if the required constraints
    /// conflict.
    func leastViolations() -> [Double]? {
        var program = feasibleRegion()
        guard program.minimum(of: [:]) != nil else { return nil }
        return optionalPriorities.map { priority in
            let cost = violationCosts(of: priority)
            let least = program.minimum(of: cost) ?? .nan
            program.rows.append(
                DenseProgram.Row(terms: cost, relation: .atMost, rightSide: least + 1e-9))
            return least
        }
    }

    var isFeasible: Bool { feasibleRegion().minimum(of: [:]) != nil }

    private var optionalPriorities: [Double] {
        Array(Set(constraints.filter { !$0.isRequired }.map(\.priority))).sorted(by: >)
    }

    /// Makes the columns: two per variable (its positive and negative part), then two per
    /// constraint (its shortfall and its excess).
    private func feasibleRegion() -> DenseProgram {
        var program = DenseProgram(columnCount: 2 * isSize.count + 2 * constraints.count)
        for (number, constraint) in constraints.enumerated() {
            var terms: [Int: Double] = [:]
            for term in constraint.terms {
                let column = 2 * term.variable.index
                terms[column, default: 0] += term.coefficient
                if !isSize[term.variable.index] {
                    terms[column + 1, default: 0] -= term.coefficient
                }
            }
            if !constraint.isRequired {
                terms[shortColumn(number)] = 1
                terms[shortColumn(number) + 1] = -1
            }
            program.rows.append(
                DenseProgram.Row(
                    terms: terms, relation: constraint.relation,
                    rightSide: -constraint.constant))
        }
        return program
    }

    private func shortColumn(_ constraint: Int) -> Int { 2 * isSize.count + 2 * constraint }

    private func violationCosts(of priority: Double) -> [Int: Double] {
        var costs: [Int: Double] = [:]
        for (number, constraint) in constraints.enumerated()
        where constraint.priority == priority {
            if constraint.relation != .atMost {
                costs[shortColumn(number)] = constraint.weight
            }
            if constraint.relation != .atLeast {
                costs[shortColumn(number) + 1] = constraint.weight
            }
        }
        return costs
    }
}

/// A linear program over nonnegative columns.
struct DenseProgram {
    struct Row {
        var terms: [Int: Double]
        var relation: LinearRelation
        var rightSide: Double
    }

    let columnCount: Int
    var rows: [Row] = []

    /// Returns the minimum of `Σ cost · column`; nil if no point satisfies the rows.
    func minimum(of costs: [Int: Double]) -> Double? {
        var tableau = DenseTableau(self)
        guard tableau.reachFeasibility() else { return nil }
        return tableau.minimize(costs)
    }
}

/// A textbook two-phase tableau: one row per constraint, with the right side last.
private struct DenseTableau {
    private var rows: [[Double]] = []
    private var basis: [Int] = []
    private let realCount: Int
    private let width: Int

    init(_ program: DenseProgram) {
        let count = program.rows.count
        realCount = program.columnCount + count
        width = realCount + count
        for (number, row) in program.rows.enumerated() {
            var dense = Array(repeating: 0.0, count: width + 1)
            for (column, coefficient) in row.terms { dense[column] = coefficient }
            if row.relation == .atMost { dense[program.columnCount + number] = 1 }
            if row.relation == .atLeast { dense[program.columnCount + number] = -1 }
            dense[width] = row.rightSide
            if row.rightSide < 0 { dense = dense.map { -$0 } }
            dense[realCount + number] = 1
            rows.append(dense)
            basis.append(realCount + number)
        }
    }

    /// Minimizes the artificial columns. Returns whether all can be zero.
    mutating func reachFeasibility() -> Bool {
        var costs = Array(repeating: 0.0, count: width)
        for column in realCount..<width { costs[column] = 1 }
        guard minimize(costs, columns: width) < 1e-6 else { return false }
        for row in basis.indices where basis[row] >= realCount {
            if let column = (0..<realCount).first(where: { abs(rows[row][$0]) > 1e-7 }) {
                pivot(row, column)
            }
        }
        return true
    }

    mutating func minimize(_ sparse: [Int: Double]) -> Double {
        var costs = Array(repeating: 0.0, count: width)
        for (column, cost) in sparse { costs[column] = cost }
        return minimize(costs, columns: realCount)
    }

    private mutating func minimize(_ costs: [Double], columns: Int) -> Double {
        while let column = (0..<columns).first(where: { reducedCost($0, costs) < -1e-9 }),
            let row = leavingRow(column)
        {
            pivot(row, column)
        }
        return basis.indices.reduce(0) { $0 + costs[basis[$1]] * rows[$1][width] }
    }

    private func reducedCost(_ column: Int, _ costs: [Double]) -> Double {
        basis.indices.reduce(costs[column]) { $0 - costs[basis[$1]] * rows[$1][column] }
    }

    private func leavingRow(_ column: Int) -> Int? {
        basis.indices.filter { rows[$0][column] > 1e-9 }.min {
            let one = rows[$0][width] / rows[$0][column]
            let other = rows[$1][width] / rows[$1][column]
            return abs(one - other) > 1e-12 ? one < other : basis[$0] < basis[$1]
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = rows[row][column]
        rows[row] = rows[row].map { $0 / divisor }
        for other in rows.indices where other != row && rows[other][column] != 0 {
            let factor = rows[other][column]
            for index in 0...width { rows[other][index] -= factor * rows[row][index] }
        }
        basis[row] = column
    }
}
