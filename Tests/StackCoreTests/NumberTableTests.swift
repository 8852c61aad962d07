import StackCore
import TestKit
import Testing

@Suite struct NumberTables {
    /// Returns a random number: dense, sparse, or larger than in any document.
    private func number(_ random: inout SeededGenerator) -> Int {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: Int.random(in: 0..<100, using: &random)
        case 1: Int.random(in: 0..<10_000, using: &random)
        default: 1 << Int.random(in: 20...40, using: &random)
        }
    }

    private func expectSame(_ table: NumberTable<Int>, _ model: [Int: Int]) {
        #expect(table.numbers == model.keys.sorted())
        #expect(Array(table.values) == model.sorted { $0.key < $1.key }.map(\.value))
        #expect(table.count == model.count && table.isEmpty == model.isEmpty)
        #expect(table.nextNumber == (model.keys.max() ?? -1) + 1)
        #expect(table.invariantViolations() == [])
    }

    @Test(arguments: 0..<8)
    func `a table holds what a dictionary holds, in order`(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        var table = NumberTable<Int>()
        var model: [Int: Int] = [:]
        for step in 0..<800 {
            let number = number(&random)
            if random.once(in: 3) {
                table.remove(number)
                model[number] = nil
            } else if let old = model[number], random.once(in: 2) {
                table.update(number) { $0 += 1 }
                model[number] = old + 1
            } else {
                table.set(number, to: step)
                model[number] = step
            }
            if table[number] != model[number] { Issue.record("\(number)") }
            if step.isMultiple(of: 100) { expectSame(table, model) }
        }
        expectSame(table, model)
    }

    @Test(arguments: 0..<8)
    func `two tables differ in the numbers whose values differ`(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        var table = NumberTable<Int>()
        for _ in 0..<300 { table.set(number(&random), to: 0) }
        var other = table
        #expect(table.numbers(differingFrom: other).isEmpty)
        for _ in 0..<30 {
            other.set(number(&random), to: 1)
            other.remove(number(&random))
        }
        let all = Set(table.numbers).union(other.numbers)
        let expected = all.filter { table[$0] != other[$0] }.sorted()
        #expect(table.numbers(differingFrom: other) == expected)
        #expect(other.numbers(differingFrom: table) == expected)
    }

    @Test func `numbers that cannot be have no value`() {
        var table = NumberTable<Int>()
        table.set(64, to: 1)
        #expect(table[-1] == nil && table[0] == nil && table[65] == nil && table[.max] == nil)
        table.remove(-1)
        table.remove(.max)
        #expect(table.numbers == [64])
    }
}
