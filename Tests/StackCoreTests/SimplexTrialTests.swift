import TestKit
import Testing

@testable import StackCore

/// Another optimal point is searched for in a trial, which moves the simplex and back again.
@Test(arguments: 0..<20)
func `a trial reaches the point that a copy reaches, and leaves the simplex as it was`(
    batch: Int
) throws {
    var random = SeededGenerator(seed: 700_000 + batch)
    var count = 0
    for seed in batch * 50..<(batch + 1) * 50 {
        let share = [0.1, 0.15, 0.3, 0.7][seed % 4]
        var system = RandomSystem(seed: 600_000 + seed, requiredShare: share).system
        count += try compareTrials(of: system.solve(), &random)
    }
    #expect(count > 50)
}

@Test func `so it does with the components of layouts`() throws {
    var random = SeededGenerator(seed: 710_000)
    var count = 0
    for seed in 0..<20 {
        var layout = try RandomLayout(seed: 710_000 + seed)
        for _ in 0..<4 {
            let environment = try #require(LayoutEnvironment(layout.document))
            var problem = LayoutPass.run(layout.document, in: environment).problem
            count += try compareTrials(of: problem.solution(), &random)
            try layout.edit()
        }
    }
    #expect(count > 100)
}

/// Moves each component of a solution towards random targets, in a trial and in a copy. Returns the
/// number of trials that changed a value.
private func compareTrials(of solution: Solution, _ random: inout SeededGenerator) throws -> Int {
    var count = 0
    for component in solution.partition.components {
        let limits = Simplex.Limits(work: random.pick([.max, .max, 1_000]))
        guard let face = component.optimalFace(limits: limits) else { continue }
        var simplex = face
        let columns = 0..<component.structuralCount
        for _ in 0..<min(12, 2 * columns.count) {
            let entries = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                Entry(
                    column: Int.random(in: columns, using: &random),
                    coefficient: random.pick([1, 1, -1, 0.5]))
            }
            let target = Double(Int.random(in: -40...400, using: &random)) / 4
            let kept =
                random.pick([true, false, false])
                ? [(entries: [Entry(column: columns.lowerBound, coefficient: 1)], value: target)]
                : []
            var copy = face
            copy.move(nearest: target, for: entries, keeping: kept)
            let (moved, work) = simplex.trial {
                $0.move(nearest: target, for: entries, keeping: kept)
            }
            let point = OptimalPoint(start: face.values, moved: moved)
            try #require(
                face.values.indices.map { point[$0] }
                    == Array(copy.values.prefix(face.values.count)))
            try #require(work == copy.work - face.work)
            try #require(simplex.debugDescription == face.debugDescription)
            try #require(simplex.tableau.columns == face.tableau.columns)
            try #require(simplex.tableau.listedCount == face.tableau.listedCount)
            try #require(simplex.work == face.work && simplex.pricingCursor == face.pricingCursor)
            try #require(simplex.invariantViolations().isEmpty)
            count += moved.isEmpty ? 0 : 1
        }
    }
    return count
}
