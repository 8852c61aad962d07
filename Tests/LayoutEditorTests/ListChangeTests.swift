import TestKit
import Testing

@testable import LayoutSession

@Suite struct ListChangeTests {
    /// Returns the list that the parts describe.
    private func rebuilt(_ parts: [ListChange<Int>.Part], from old: [Int]) -> [Int] {
        parts.flatMap { part in
            switch part {
            case .kept(let places): Array(old[places])
            case .new(let element): [element]
            }
        }
    }

    @Test func `a list is rebuilt from its parts after any edits`() {
        var random = SeededGenerator(seed: 41)
        for round in 0..<400 {
            let old = Array(0..<Int.random(in: 0...(round % 7 == 0 ? 300 : 12), using: &random))
            var new = old
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where !new.isEmpty:
                    new.remove(at: new.indices.randomElement(using: &random)!)
                case 1 where !new.isEmpty:
                    let moved = new.remove(at: new.indices.randomElement(using: &random)!)
                    new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
                case 2 where !new.isEmpty: new[new.indices.randomElement(using: &random)!] += 1000
                default: new.insert(-1, at: Int.random(in: 0...new.count, using: &random))
                }
            }
            #expect(rebuilt(ListChange(from: old, to: new).parts, from: old) == new)
        }
    }

    @Test func `what is unchanged is one part`() {
        let old = Array(0..<1000)
        #expect(ListChange(from: old, to: old).parts == [.kept(0..<1000)])
        var new = old
        new[500] = -1
        #expect(
            ListChange(from: old, to: new).parts == [.kept(0..<500), .new(-1), .kept(501..<1000)])
    }
}
