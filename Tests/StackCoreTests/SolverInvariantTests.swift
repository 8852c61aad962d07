import TestKit
import Testing

@testable import StackCore

@Test(arguments: 0..<20)
func `what the solver works on keeps its invariants at every step`(batch: Int) {
    InvariantChecks.$areOn.withValue(true) {
        for seed in batch * 50..<(batch + 1) * 50 {
            let share = [0.1, 0.15, 0.3, 0.7][seed % 4]
            var system = RandomSystem(seed: 500_000 + seed, requiredShare: share).system
            _ = system.solve().openVariables()
        }
    }
}

@Test(arguments: 0..<20)
func `so does what layouts are solved with`(_ seed: Int) throws {
    var random = try RandomLayout(seed: seed)
    var cache = LayoutCache()
    for _ in 0..<4 {
        let environment = try #require(LayoutEnvironment(random.document))
        InvariantChecks.$areOn.withValue(true) {
            _ = LayoutPass.run(random.document, in: environment, reusing: &cache).ambiguous()
        }
        try random.edit()
    }
}

@Test(arguments: 0..<20)
func `so do the costs that trees are solved with`(_ seed: Int) throws {
    var random = try RandomScene(seed: seed)
    var cache = LayoutCache()
    for _ in 0..<4 {
        let environment = try #require(LayoutEnvironment(random.document))
        InvariantChecks.$areOn.withValue(true) {
            _ = LayoutPass.run(random.document, in: environment, reusing: &cache)
        }
        try random.edit()
    }
}

/// A component with `z2 = z0 + z1` and `z3 = z0 - z1`.
private let component = Component(
    isSize: [true, true],
    rows: [
        [Entry(column: 0, coefficient: 1), Entry(column: 1, coefficient: 1)],
        [Entry(column: 0, coefficient: 1), Entry(column: 1, coefficient: -1)],
    ])

/// An invalid tableau in which `z0` is basic but still occurs in the row of `z3`.
private var brokenTableau: Tableau {
    var tableau = Tableau(component)
    tableau.pivot(leaving: 2, entering: 0, column: [])
    return tableau
}

@Test func `a tableau that is broken is noticed`() {
    #expect(Tableau(component).invariantViolations().isEmpty)
    #expect(
        brokenTableau.invariantViolations() == [
            "z3 depends on z0, which is not nonbasic", "the column of z0 does not list z3",
        ])
}

@Test func `a step that breaks a tableau ends the program where checks are on`() async {
    await #expect(processExitsWith: .failure) {
        InvariantChecks.$areOn.withValue(true) { _ = brokenTableau }
    }
    await #expect(processExitsWith: .success) { _ = brokenTableau }
}

@Test func `values that do not follow from their rows are noticed`() {
    var simplex = Simplex(component, limits: Simplex.Limits())
    #expect(simplex.invariantViolations().isEmpty)
    simplex.values[2] = 1
    #expect(simplex.invariantViolations() == ["z2 does not follow from its row"])
    simplex.values[2] = 0
    simplex.upper[1] = -1
    simplex.reducedCosts[0] = 3
    #expect(
        simplex.invariantViolations() == [
            "z1 is out of its bounds", "z0 has a cost and is no candidate",
            "the reduced cost of z0 is not that of the definition",
        ])
}

@Test func `tableaux and components can be read`() {
    var tableau = Tableau(component)
    tableau.pivot(leaving: 2, entering: 0, column: tableau.column(0))
    #expect(
        tableau.debugDescription == """
            z0 = -1.0 z1 + 1.0 z2
            z1
            z2
            z3 = -2.0 z1 + 1.0 z2
            """)
    #expect(
        component.debugDescription == """
              z0 >= 0
              z1 >= 0
              z2 = 1.0 z0 + 1.0 z1
              z3 = 1.0 z0 - 1.0 z1
            """)
}
