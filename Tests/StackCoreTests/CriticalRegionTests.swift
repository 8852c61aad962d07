import TestKit
import Testing

@testable import StackCore

/// Two sizes that share 100 points: the first holds on to its length more than the second.
private struct Shared {
    var system = LinearSystem()
    let first: Variable
    let second: Variable
    let length: RowID
    let whole: RowID

    init() {
        first = system.addVariable(lowerBoundZero: true)
        second = system.addVariable(lowerBoundZero: true)
        whole = system.add(
            LinearConstraint([Term(1, first), Term(1, second)], constant: -100, .equal))
        length = system.add(
            LinearConstraint([Term(1, first)], constant: -40, .equal, priority: 750))
        _ = system.add(LinearConstraint([Term(1, second)], constant: -30, .equal, priority: 250))
    }
}

@Suite struct CriticalRegionTests {
    @Test(arguments: [(40.0, 100.0), (55, 100), (69, 100), (40, 71), (10, 500)])
    func `other constants give the values of a solution`(_ length: Double, _ whole: Double) {
        var shared = Shared()
        var regions = CriticalRegions(of: shared.system.solve())
        regions.setConstant(-length, at: shared.length.serial)
        regions.setConstant(-whole, at: shared.whole.serial)
        shared.system.setConstant(-length, of: shared.length)
        shared.system.setConstant(-whole, of: shared.whole)
        let values = regions.values()
        #expect(values == shared.system.solve().values)
    }

    @Test(arguments: [(70.0, 100.0), (80, 100), (120, 100), (40, 70), (40, 20), (-1, 100)])
    func `where another constraint holds or gives way the region ends`(
        _ length: Double, _ whole: Double
    ) {
        var shared = Shared()
        var regions = CriticalRegions(of: shared.system.solve())
        regions.setConstant(-length, at: shared.length.serial)
        regions.setConstant(-whole, at: shared.whole.serial)
        let values = regions.values()
        #expect(values == nil)
    }

    @Test func `a solution beyond the end brings its own region`() {
        var shared = Shared()
        var regions = CriticalRegions(of: shared.system.solve())
        for length in [80.0, 40, 90, 20] {
            regions.setConstant(-length, at: shared.length.serial)
            shared.system.setConstant(-length, of: shared.length)
            let solution = shared.system.solve()
            if length == 80 { regions.add(solution) }
            let values = regions.values()
            #expect(values == solution.values)
        }
    }

    @Test func `there is none around what conflicts`() {
        var shared = Shared()
        _ = shared.system.add(LinearConstraint([Term(1, shared.first)], constant: 5, .equal))
        #expect(CriticalRegions(of: shared.system.solve()).isEmpty)
    }

    @Test func `there is none where another point is as good`() {
        var system = LinearSystem()
        let (one, other) = (
            system.addVariable(lowerBoundZero: true), system.addVariable(lowerBoundZero: true)
        )
        _ = system.add(LinearConstraint([Term(1, one), Term(1, other)], constant: -10, .atLeast))
        #expect(CriticalRegions(of: system.solve()).isEmpty)
    }

    @Test func `what nothing asks for stays at zero`() throws {
        var system = LinearSystem()
        let free = system.addVariable(lowerBoundZero: false)
        let held = system.addVariable(lowerBoundZero: false)
        let row = system.add(LinearConstraint([Term(1, held)], constant: -3, .equal))
        var regions = CriticalRegions(of: system.solve())
        regions.setConstant(-8, at: row.serial)
        let found = regions.values()
        let values = try #require(found)
        #expect(values[free.index] == 0 && values[held.index] == 8)
    }
}
