import TestKit
import Testing

@testable import StackCore

@Test func `a queue hands out its keys from the largest down`() {
    var random = SeededGenerator(seed: 1)
    let keys = Array(0..<200).shuffled(using: &random)
    var queue = KeyQueue()
    for key in keys { queue.push(key) }
    let drained = keys.map { _ in queue.popMax() }
    #expect(drained == (0..<200).reversed())
    #expect(queue.popMax() == nil)
}

@Test func `a cost adds its demands up, slope by slope`() {
    let cost = ConvexCost([
        demand(.equal, 10, weight: 1), demand(.atLeast, 20, weight: 2),
        demand(.atMost, 10, weight: 4),
    ])
    #expect(cost.breakpoints == [10, 20])
    #expect(cost.slopes == [-3, 3, 5])
    #expect(cost.pieceBelow(10) == 0)
    #expect(cost.pieceAbove(10 + 1e-12) == 1)
    #expect(cost.flattestPiece(at: 20) == 1)
}

@Test(arguments: 0..<30)
func `pivots change the basis and not what the rows say`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let component = Component(
        isSize: [true, true, true, true],
        rows: (0..<5).map { _ in
            (0..<4).map { column in
                Entry(column: column, coefficient: random.pick([1, -1, 0.5, 2, 1.5]))
            }
        })
    let point: [Double] = [3, -1, 4, 1.5]
    let activities = point + component.rows.map { dot($0, point) }
    var tableau = Tableau(component)
    for _ in 0..<20 {
        let entering = random.pick(activities.indices.filter { !tableau.isBasic[$0] })
        let column = tableau.column(entering)
        guard let leaving = column.first(where: { abs($0.coefficient) > 0.1 }) else { continue }
        tableau.pivot(leaving: leaving.column, entering: entering, column: column)
        #expect(tableau.isBasic.count { $0 } == 5)
        for row in activities.indices where tableau.isBasic[row] {
            #expect(abs(dot(tableau.rows[row], activities) - activities[row]) < 1e-9)
            #expect(tableau.rows[row].allSatisfy { !tableau.isBasic[$0.column] })
        }
    }
}

@Test func `a level ends even if it never gets anywhere`() {
    var limit = IterationLimit(size: 10)
    var iterations = 0
    while !limit.isSpent {
        limit.count(gain: 0)
        iterations += 1
    }
    #expect(limit.usesBlandsRule)
    #expect(iterations < 10_000)
}

@Test func `equal components have equal solutions wherever they stand`() {
    var system = LinearSystem()
    for _ in 0..<3 {
        let pair = (0..<2).map { _ in system.addVariable(lowerBoundZero: true) }
        system.add([Term(1, pair[0]), Term(2, pair[1])], constant: -7, .atLeast)
        system.fix(pair[0], at: 1, priority: 3)
    }
    let solution = system.solve()
    #expect(Set(solution.partition.components.map(\.demands.count)) == [2])
    #expect(solution.values == [1, 3, 1, 3, 1, 3])
}

private func demand(_ relation: LinearRelation, _ target: Double, weight: Double) -> Demand {
    Demand(
        activity: 0, relation: relation, target: target, priority: 1, weight: weight,
        tolerance: 0)
}

private func dot(_ row: [Entry], _ values: [Double]) -> Double {
    row.reduce(0) { $0 + $1.coefficient * values[$1.column] }
}

/// Each size depends on the previous one. Following such a chain must not recurse deeply.
@Test func `sizes that are defined by one another are a chain of any length`() {
    let length = 30_000
    var system = LinearSystem()
    let sizes = (0..<length).map { _ in system.addVariable(lowerBoundZero: true) }
    for (last, size) in zip(sizes, sizes.dropFirst()) {
        _ = system.add(LinearConstraint([Term(1, size), Term(-1, last)], constant: 1, .equal))
    }
    let first = LinearConstraint([Term(1, sizes[0])], constant: -40_000, .equal, priority: 250)
    _ = system.add(first)
    let solution = system.solve()
    #expect(solution.isOptimal && solution.conflicts.isEmpty)
    #expect(solution[sizes[length - 1]] == 40_000 - Double(length - 1))
}
