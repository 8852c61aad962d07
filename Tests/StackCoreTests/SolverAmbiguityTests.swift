import StackCore
import Testing

@Test func `two views that share a width may share it in two ways`() {
    var system = LinearSystem()
    let widths = (0..<2).map { _ in system.addVariable(lowerBoundZero: true) }
    system.add(widths.map { Term(1, $0) }, constant: -100, .equal)
    for width in widths { system.fix(width, at: 30, priority: 250) }
    let solution = system.solve()
    let open = solution.openVariables().ambiguities
    #expect(open.map(\.variable) == widths)
    for ambiguity in open {
        #expect(ambiguity.value == solution[ambiguity.variable])
        #expect(ambiguity.alternative != ambiguity.value)
        #expect((30...70).contains(ambiguity.alternative))
    }
}

@Test func `what is fixed is not open, though a neighbour is`() {
    var system = LinearSystem()
    let x = system.addVariable(lowerBoundZero: false)
    let width = system.addVariable(lowerBoundZero: true)
    let maxX = system.addVariable(lowerBoundZero: false)
    system.fix(width, at: 20, priority: 750)
    system.add([Term(1, maxX), Term(-1, x), Term(-1, width)], .equal)
    let open = system.solve().openVariables().ambiguities
    #expect(open.map(\.variable) == [x, maxX])
}

@Test func `a sum can be unique where its parts are not`() {
    var system = LinearSystem()
    let widths = (0..<2).map { _ in system.addVariable(lowerBoundZero: true) }
    let total = system.addVariable(lowerBoundZero: true)
    system.add([Term(1, widths[0]), Term(1, widths[1]), Term(-1, total)], .equal)
    system.add([Term(1, widths[0]), Term(1, widths[1])], constant: -9, .equal, priority: 5)
    #expect(system.solve().openVariables().ambiguities.map(\.variable) == widths)
}

@Test func `a full constraint set leaves nothing open`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let height = system.addVariable(lowerBoundZero: true)
    system.fix(width, at: 3, priority: 0.5)
    system.add([Term(1, width), Term(-1.5, height)], .equal)
    #expect(system.solve().openVariables().ambiguities.isEmpty)
}
