import TestKit
import Testing

@testable import StackCore

@Test(arguments: 0..<60)
func `any history of edits gives the bytes of a fresh start`(seed: Int) {
    var random = SeededGenerator(seed: 400_000 + seed)
    let start = RandomSystem(seed: seed, requiredShare: 0.4)
    var edited = start.system
    var ids = start.constraints.indices.map { RowID(serial: $0) }
    for _ in 0..<25 {
        edit(&edited, &ids, start.isSize.count, &random)
        let solution = edited.solve()
        var fresh = LinearSystem()
        for size in start.isSize { _ = fresh.addVariable(lowerBoundZero: size) }
        let renamed = Dictionary(
            uniqueKeysWithValues: ids.map { ($0, fresh.add(edited[$0]!)) })
        let expected = fresh.solve()
        #expect(solution.values.map(\.bitPattern) == expected.values.map(\.bitPattern))
        #expect(
            solution.conflicts.map { renamed[$0.dropped] }
                == expected.conflicts.map(\.dropped))
        #expect(
            solution.conflicts.map { $0.constraints.map { renamed[$0] } }
                == expected.conflicts.map(\.constraints))
        #expect(solution.conflicts.map(\.bounds) == expected.conflicts.map(\.bounds))
    }
}

/// Systems of one structure take turns with those without some of its rows. Each of them repeats the
/// reduction of the last one with the same rows, and has the solution of a system whose structure is
/// not known.
@Test(arguments: 0..<60)
func `the rest of rows with a known structure has the solution of a fresh start`(seed: Int) {
    var random = SeededGenerator(seed: 450_000 + seed)
    let start = RandomSystem(seed: seed, requiredShare: 0.5)
    let structure = RowStructure()
    let ids = start.constraints.indices.map { RowID(serial: $0) }
    let sets = [[], ids.filter { $0.serial.isMultiple(of: 3) }, Array(ids.prefix(2))]
    for turn in 0..<9 {
        var rows: [LinearConstraint?] = start.constraints
        for row in rows.indices where turn > 2 {
            rows[row]!.constant += Double.random(in: -1...1, using: &random)
        }
        let removed = sets[turn % 3]
        var known = LinearSystem()
        known.add(rows, isSize: start.isSize, structure: structure)
        known.remove(removed)
        var fresh = LinearSystem()
        fresh.add(rows, isSize: start.isSize)
        for id in removed { fresh.remove(id) }
        let (solution, expected) = (known.solve(), fresh.solve())
        #expect(solution.values.map(\.bitPattern) == expected.values.map(\.bitPattern))
        #expect(solution.conflicts == expected.conflicts)
    }
    #expect(structure.without(sets[1]) === structure.without(sets[1]))
}

@Test func `a constant changes in place`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let id = system.fix(width, at: 10)
    _ = system.solve()
    system.setConstant(-25, of: id)
    #expect(system.solve()[width] == 25)
}

@Test func `a removed constraint is gone, and removing it again does nothing`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let id = system.fix(width, at: 10)
    system.fix(width, at: 5, priority: 1)
    system.remove(id)
    system.remove(id)
    #expect(system.solve()[width] == 5)
    #expect(system[id] == nil)
}

@Test func `a system that lost many constraints still knows the others`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let ids = (0..<500).map { system.fix(width, at: Double($0), priority: Double($0 + 1)) }
    for id in ids where id.serial % 10 != 3 { system.remove(id) }
    #expect(system.solve()[width] == 493)
    #expect(system[ids[13]]?.constant == -13)
}

private func edit(
    _ system: inout LinearSystem, _ ids: inout [RowID], _ variableCount: Int,
    _ random: inout SeededGenerator
) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where !ids.isEmpty:
        system.remove(ids.remove(at: Int.random(in: ids.indices, using: &random)))
    case 1 where !ids.isEmpty:
        let value = Double(Int.random(in: -20...20, using: &random))
        system.setConstant(value, of: random.pick(ids))
    default:
        ids.append(system.add(RandomSystem.constraint(variableCount, 0.4, &random)))
    }
}
