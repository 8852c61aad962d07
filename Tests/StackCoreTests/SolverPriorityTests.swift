import StackCore
import Testing

@Test func `three equalities of one priority settle on their median`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    for target in [10.0, 70, 30] { system.fix(width, at: target, priority: 500) }
    #expect(system.solve()[width] == 30)
}

@Test func `weights move the median`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    system.fix(width, at: 10, priority: 500)
    system.fix(width, at: 30, priority: 500)
    system.fix(width, at: 70, priority: 500, weight: 3)
    #expect(system.solve()[width] == 70)
}

@Test func `a lower priority never disturbs a higher one, however many there are of it`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    system.fix(width, at: 100, priority: 251)
    for _ in 0..<1_000 { system.fix(width, at: 50, priority: 250, weight: 1_000) }
    #expect(system.solve()[width] == 100)
}

@Test func `999.5 lies between required and 999`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let height = system.addVariable(lowerBoundZero: true)
    system.fix(width, at: 1)
    system.fix(width, at: 2, priority: 999.5)
    system.fix(height, at: 3, priority: 999)
    system.fix(height, at: 4, priority: 999.5)
    let solution = system.solve()
    #expect(solution[width] == 1)
    #expect(solution[height] == 4)
    #expect(
        solution.violations() == [
            LevelViolation(priority: 999.5, total: 1),
            LevelViolation(priority: 999, total: 1),
        ])
}

@Test func `priorities below one break ties`() {
    var system = LinearSystem()
    let widths = (0..<3).map { _ in system.addVariable(lowerBoundZero: true) }
    system.add(widths.map { Term(1, $0) }, constant: -100, .equal)
    for (index, width) in widths.enumerated() {
        system.fix(width, at: 20, priority: 250)
        system.fix(width, at: 20, priority: 0.001 * Double(index + 1))
    }
    #expect(system.solve().values == [60, 20, 20])
}

@Test func `thousands of priorities are thousands of levels`() {
    var system = LinearSystem()
    let widths = (0..<2_000).map { _ in system.addVariable(lowerBoundZero: true) }
    system.add(widths.map { Term(1, $0) }, constant: -3_000, .equal)
    for (index, width) in widths.enumerated() {
        system.fix(width, at: 2, priority: 999 - Double(index) * 0.25)
    }
    let expected = (0..<2_000).map { $0 < 1_500 ? 2.0 : 0.0 }
    #expect(system.solve().values == expected)
}

@Test func `a violated constraint stays as close as its priority allows`() {
    var system = LinearSystem()
    let left = system.addVariable(lowerBoundZero: true)
    let right = system.addVariable(lowerBoundZero: true)
    system.add([Term(1, left), Term(1, right)], constant: -50, .equal)
    system.add([Term(1, left)], constant: -40, .atLeast, priority: 750)
    system.add([Term(1, right)], constant: -30, .atLeast, priority: 751)
    let solution = system.solve()
    #expect(solution.values == [20, 30])
}

@Test func `sizes are never negative and positions may be`() {
    var system = LinearSystem()
    let position = system.addVariable(lowerBoundZero: false)
    let size = system.addVariable(lowerBoundZero: true)
    system.fix(position, at: -5, priority: 10)
    system.fix(size, at: -5, priority: 10)
    #expect(system.solve().values == [-5, 0])
}

@Test func `what nothing decides is zero`() {
    var system = LinearSystem()
    let first = system.addVariable(lowerBoundZero: false)
    let second = system.addVariable(lowerBoundZero: false)
    let idle = system.addVariable(lowerBoundZero: true)
    system.add([Term(1, second), Term(-1, first)], constant: -8, .atLeast)
    let solution = system.solve()
    #expect(solution[second] - solution[first] >= 8)
    #expect(abs(solution[second]) + abs(solution[first]) == 8)
    #expect(solution[idle] == 0)
}
