import StackCore
import Testing

@Test func `of two equal claims the one added last is dropped`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let first = system.fix(width, at: 100)
    let second = system.fix(width, at: 200)
    let solution = system.solve()
    #expect(solution[width] == 100)
    #expect(solution.conflicts == [Conflict([first, second], dropped: second)])
}

@Test func `a higher rank is dropped before a later constraint`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let first = system.add(
        LinearConstraint([Term(1, width)], constant: -100, .equal, dropRank: 1))
    let second = system.fix(width, at: 200)
    let solution = system.solve()
    #expect(solution[width] == 200)
    #expect(solution.conflicts == [Conflict([first, second], dropped: first)])
}

@Test func `constraints beside a conflict are not accused`() {
    var system = LinearSystem()
    let widths = (0..<3).map { _ in system.addVariable(lowerBoundZero: true) }
    let total = system.add(widths.map { Term(1, $0) }, constant: -90, .equal)
    let equal = system.add([Term(1, widths[0]), Term(-1, widths[1])], .equal)
    let small = system.add([Term(1, widths[0])], constant: -50, .atLeast)
    system.add([Term(1, widths[2])], constant: -10, .atLeast)
    system.fix(widths[2], at: 40, priority: 999)
    let solution = system.solve()
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts[0].constraints == [total, equal, small])
    #expect(solution.conflicts[0].dropped == small)
    #expect(solution.conflicts[0].bounds == [widths[2]])
    #expect(solution.values == [40, 40, 10])
}

@Test func `a size bound takes part in a conflict and is never dropped`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let negative = system.fix(width, at: -10)
    let solution = system.solve()
    #expect(
        solution.conflicts == [Conflict([negative], bounds: [width], dropped: negative)])
    #expect(solution[width] == 0)
}

@Test func `independent conflicts are reported one by one`() {
    var system = LinearSystem()
    var expected: [Conflict] = []
    for offset in 0..<5 {
        let width = system.addVariable(lowerBoundZero: true)
        let low = system.add([Term(1, width)], constant: -100, .atLeast)
        let high = system.add([Term(1, width)], constant: Double(offset) - 50, .atMost)
        expected.append(Conflict([low, high], dropped: high))
    }
    let solution = system.solve()
    #expect(solution.conflicts == expected)
    #expect(solution.values == [100, 100, 100, 100, 100])
}

@Test func `dropping goes on until the rest holds`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let claims = [10.0, 20, 30].map { system.fix(width, at: $0) }
    let solution = system.solve()
    #expect(solution.conflicts.map(\.dropped) == [claims[1], claims[2]])
    #expect(solution.brokenConstraints() == [claims[1], claims[2]])
    #expect(solution[width] == 10)
}

@Test func `a conflict through a chain names its whole chain and nothing else`() {
    var system = LinearSystem()
    let xs = (0..<20).map { _ in system.addVariable(lowerBoundZero: false) }
    var links: [RowID] = []
    for (left, right) in zip(xs, xs.dropFirst()) {
        links.append(
            system.add([Term(1, right), Term(-1, left)], constant: -10, .equal))
    }
    let start = system.add([Term(1, xs[3])], .equal)
    let end = system.add([Term(1, xs[8])], constant: -49, .equal)
    let conflict = system.solve().conflicts
    #expect(conflict == [Conflict(links[3..<8] + [start, end], dropped: end)])
}

@Test func `redundant constraints are no conflict`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    for _ in 0..<3 { system.fix(width, at: 0.1 + 0.2) }
    system.add([Term(3, width)], constant: -0.9, .equal)
    system.add([Term(0, width)], .equal)
    #expect(system.solve().conflicts.isEmpty)
}

@Test func `a constraint without variables can only be dropped`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let equal = system.add([Term(0, width)], constant: 1, .equal)
    let atMost = system.add([Term(1, width), Term(-1, width)], constant: 1, .atMost)
    let solution = system.solve()
    #expect(
        solution.conflicts == [
            Conflict([equal], dropped: equal), Conflict([atMost], dropped: atMost),
        ])
}

@Test func `widths are not accused where the gaps alone are too wide`() {
    var system = LinearSystem()
    let xs = (0..<300).map { _ in system.addVariable(lowerBoundZero: false) }
    let widths = xs.map { _ in system.addVariable(lowerBoundZero: true) }
    var gaps: [RowID] = []
    for index in 1..<300 {
        system.fix(widths[index - 1], at: 50)
        let end = [Term(-1, xs[index - 1]), Term(-1, widths[index - 1])]
        gaps.append(system.add([Term(1, xs[index])] + end, constant: -8, .atLeast))
    }
    let start = system.add([Term(1, xs[0])], .equal)
    let end = system.add([Term(1, xs[299])], constant: -1_000, .equal)
    let conflicts = system.solve().conflicts
    #expect(
        conflicts.first
            == Conflict(gaps + [start, end], bounds: widths.dropLast(), dropped: end))
    #expect(conflicts.count == 1)
}

extension Conflict {
    init(
        _ constraints: some Sequence<RowID>, bounds: [Variable] = [],
        dropped: RowID
    ) {
        self.init(constraints: Array(constraints), bounds: bounds, dropped: dropped)
    }
}
