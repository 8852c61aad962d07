import TestKit
import Testing

@testable import StackCore

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = Document(rootName: "view")[ViewID(7)]
    }
    #expect(result?.standardErrorContent.says("there is no view 7") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = Document(rootName: "7up")
    }
    #expect(result?.standardErrorContent.says("a view cannot be named 7up") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var table = NumberTable<Int>()
        table.set(5, to: 1)
        table.update(3) { $0 += 1 }
    }
    #expect(result?.standardErrorContent.says("number 3 has no value to change") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var system = LinearSystem()
        let foreign = Variable(index: 0)
        _ = system.add(LinearConstraint([Term(1, foreign)], .equal))
    }
    #expect(
        result?.standardErrorContent.says("a constraint has a variable of another system") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var level = Level()
        level.resize(to: 1)
        let cost = ConvexCost(distanceFrom: 0)
        level.begin([(0, cost), (0, cost)])
    }
    #expect(result?.standardErrorContent.says("two costs at one level") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = KernTable.system[0, 900]
    }
    #expect(result?.standardErrorContent.says("glyph 0 or 900 does not exist") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        let demand = Demand(
            activity: 0, relation: .equal, target: 0, priority: 1, weight: -1, tolerance: 0)
        _ = ConvexCost([demand])
    }
    #expect(result?.standardErrorContent.says("the slopes of a cost do not ascend") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = SizeCost.free.scaled(0, plus: 1)
    }
    #expect(result?.standardErrorContent.says("a size is the share of 0.0 views") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        let small = SizeCost(pieces: [SizeCost.Piece(slope: .zero, length: 5)])
        let share = SizeCost.Share(cost: small)
        _ = try TreeSolver.share(12, among: [share, share], at: .zero)
    }
    #expect(result?.standardErrorContent.says("12.0 points are shared as [5.0, 5.0]") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = LayoutEnvironment(
            Document(rootName: "view"), for: LayoutRequest(size: Size(width: -1, height: 2)))
    }
    #expect(result?.standardErrorContent.says("no size of -1.0 by 2.0 points") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = ContentMeasure(size: IntrinsicSize(width: 1, height: -2))
    }
    #expect(result?.standardErrorContent.says("a view's content has a negative length") == true)
}

@Test func `what edits keep up is checked after each`() throws {
    var document = Document(rootName: "view")
    #expect(DerivedValuesCheck(document).invariantViolations() == [])
    document.unmetRequirementCount = 1
    document.names["nobody"] = .view(.root)
    #expect(
        DerivedValuesCheck(document).invariantViolations() == [
            "0 unmet requirements are counted as 1",
            "the names are not those of the views and constraints",
        ])
}

@Test func `a table whose pages are out of order is noticed`() {
    var table = NumberTable<Int>()
    for number in [1, 100] { table.set(number, to: number) }
    table.pages.reverse()
    table.valueCount = 3
    #expect(
        table.invariantViolations() == [
            "the pages are not sorted by position", "2 values are counted as 3",
        ])
}

@Test func `a cost that is not convex is noticed`() {
    let up = Slope(1, in: 0)
    var cost = SizeCost(pieces: [
        SizeCost.Piece(slope: up, length: .infinity), SizeCost.Piece(slope: up, length: 0),
    ])
    cost.least = .nan
    #expect(
        cost.invariantViolations() == [
            "the least size is nan", "piece 1 is 0.0 long",
            "piece 1 is not steeper than the one before", "piece 1 begins at infinity",
        ])
}

@Test func `a step that makes a cost not convex ends the program where checks are on`() async {
    await #expect(processExitsWith: .failure) {
        InvariantChecks.$areOn.withValue(true) {
            var cost = SizeCost.free
            cost.add(below: Slope(1, in: 0), above: .zero, changingAt: 2)
        }
    }
}
