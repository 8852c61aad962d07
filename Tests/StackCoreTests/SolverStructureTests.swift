import StackCore
import Testing

@Test func `ratios that contradict each other leave nothing`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let height = system.addVariable(lowerBoundZero: true)
    system.add([Term(1, width), Term(-1.5, height)], .equal)
    system.add([Term(1, height), Term(-1.5, width)], .equal)
    system.fix(width, at: 100, priority: 750)
    let solution = system.solve()
    #expect(solution.values == [0, 0])
    #expect(solution.conflicts.isEmpty)
}

@Test(arguments: [4, 5], [0.5, 1, 4.0 / 3])
func `a grid of equal ratios fills its canvas as far as one side allows`(
    count: Int, ratio: Double
) {
    var grid = RatioGrid(count: count, width: 400, height: 300)
    for cell in 0..<count * count { grid.setRatio(ratio, of: cell) }
    let solution = grid.system.solve()
    let width = min(400, 300 * ratio) / Double(count)
    #expect(solution.conflicts.isEmpty && solution.isOptimal)
    for index in 0..<count {
        #expect(abs(solution[grid.widths[index]] - width) < 1e-9)
        #expect(abs(solution[grid.heights[index]] - width / ratio) < 1e-9)
    }
}

@Test func `ratios of a grid that cannot all hold shrink it to nothing`() {
    var grid = RatioGrid(count: 4, width: 400, height: 300)
    for cell in 0..<16 { grid.setRatio(1 + Double(cell % 7) / 10, of: cell) }
    let solution = grid.system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.values.allSatisfy { $0 == 0 })
}

@Test func `a chain of 10,000 siblings gives its surplus to the one that hugs least`() {
    var system = LinearSystem()
    var end = system.addVariable(lowerBoundZero: false)
    system.add([Term(1, end)], .equal)
    var widths: [Variable] = []
    for index in 0..<10_000 {
        let (x, width) = (
            system.addVariable(lowerBoundZero: false),
            system.addVariable(lowerBoundZero: true)
        )
        system.add([Term(1, x), Term(-1, end), Term(-1, width)], constant: -8, .equal)
        system.add(
            [Term(1, width)], constant: -50, .atMost, priority: index == 7 ? 249 : 250)
        system.add([Term(1, width)], constant: -50, .atLeast, priority: 750)
        widths.append(width)
        end = x
    }
    system.fix(end, at: 600_000)
    let solution = system.solve()
    #expect(solution[widths[7]] == 20_050)
    #expect(widths.allSatisfy { $0 == widths[7] || solution[$0] == 50 })
}

@Test func `256 nested insets add up`() {
    var system = LinearSystem()
    var outer = system.addVariable(lowerBoundZero: true)
    system.fix(outer, at: 10_000)
    for _ in 0..<256 {
        let inner = system.addVariable(lowerBoundZero: true)
        system.add([Term(1, outer), Term(-1, inner)], constant: -16, .equal)
        outer = inner
    }
    #expect(system.solve()[outer] == 10_000 - 256 * 16)
}

@Test(arguments: [1e-4, 1e-2, 1e2, 1e4])
func `multipliers of any size keep their proportion`(multiplier: Double) {
    var system = LinearSystem()
    let small = system.addVariable(lowerBoundZero: true)
    let large = system.addVariable(lowerBoundZero: true)
    system.add([Term(1, large), Term(-multiplier, small)], constant: -3, .equal)
    system.fix(small, at: 250, priority: 750)
    system.add([Term(1, large)], constant: -1e6, .atMost)
    let solution = system.solve()
    let expected = min(250 * multiplier + 3, 1e6)
    #expect(abs(solution[large] - expected) < 1e-6)
    #expect(abs(solution[small] - (expected - 3) / multiplier) < 1e-5)
}

/// A grid of cells with shared column widths and row heights, of limited total size.
private struct RatioGrid {
    var system = LinearSystem()
    private(set) var widths: [Variable] = []
    private(set) var heights: [Variable] = []

    init(count: Int, width: Double, height: Double) {
        for _ in 0..<count {
            widths.append(system.addVariable(lowerBoundZero: true))
            heights.append(system.addVariable(lowerBoundZero: true))
        }
        system.add(widths.map { Term(1, $0) }, constant: -width, .atMost)
        system.add(heights.map { Term(1, $0) }, constant: -height, .atMost)
        for size in widths + heights { system.fix(size, at: 1_000, priority: 250) }
    }

    mutating func setRatio(_ ratio: Double, of cell: Int) {
        let width = widths[cell % widths.count]
        let height = heights[cell / widths.count]
        system.add([Term(1, width), Term(-ratio, height)], .equal)
    }
}
