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
}

@Test func `what edits keep up is checked after each`() throws {
    var document = Document(rootName: "view")
    #expect(DocumentUpkeep(document).invariantViolations() == [])
    document.unmetRequirementCount = 1
    document.names["nobody"] = .view(.root)
    #expect(
        DocumentUpkeep(document).invariantViolations() == [
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
