import StackCore
import TestKit

/// Small random systems with all features: sizes and positions, equal priorities, weights, aspect
/// ratios, equal rows, and required rows that may conflict.
struct RandomSystem {
    var isSize: [Bool] = []
    var constraints: [LinearConstraint] = []

    init(seed: Int, requiredShare: Double = 0.3) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...6, using: &random)
        isSize = (0..<count).map { _ in Bool.random(using: &random) }
        for _ in 0..<Int.random(in: 1...14, using: &random) {
            constraints.append(Self.constraint(count, requiredShare, &random))
        }
    }

    static func constraint(
        _ variableCount: Int, _ requiredShare: Double, _ random: inout SeededGenerator
    ) -> LinearConstraint {
        let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Term(
                random.pick([1, 1, 1, -1, -1, 0.5, -2, 1.5, -1.0 / 3, 0]),
                Variable(index: Int.random(in: 0..<variableCount, using: &random)))
        }
        let isRequired = Double.random(in: 0..<1, using: &random) < requiredShare
        return LinearConstraint(
            terms, constant: Double(Int.random(in: -20...20, using: &random)),
            random.pick([.equal, .atMost, .atLeast]),
            priority: isRequired ? 1000 : random.pick([999.5, 750, 250, 250, 51, 0.001]),
            weight: random.pick([1, 1, 1, 2, 0.25]),
            dropRank: random.pick([0, 0, 1]))
    }

    var oracle: SolverOracle { SolverOracle(constraints: constraints, isSize: isSize) }

    var system: LinearSystem {
        var system = LinearSystem()
        for size in isSize { _ = system.addVariable(lowerBoundZero: size) }
        for constraint in constraints { _ = system.add(constraint) }
        return system
    }
}
