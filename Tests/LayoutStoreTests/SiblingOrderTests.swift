import StackCore
import TestKit
import Testing

@testable import LayoutStore

@Suite struct SiblingOrders {
    /// Inserts `count` views at indices that `place` chooses. Returns how many order numbers were
    /// assigned, and whether they are sorted at the end.
    private func run(_ count: Int, _ place: (Int) -> Int) -> (given: Int, sorted: Bool) {
        var order = SiblingOrder()
        var siblings: [ViewID] = []
        var given = 0
        for number in 0..<count {
            let index = place(siblings.count)
            siblings.insert(ViewID(number), at: index)
            let moved = order.assignments(inserting: index, of: siblings, in: .root)
            for entry in moved { order[entry.view] = entry.place }
            given += moved.count
        }
        InvariantChecks.$areOn.withValue(true) { order.checkInvariants() }
        let numbers = siblings.map { order[$0]!.number }
        return (given, zip(numbers, numbers.dropFirst()).allSatisfy(<))
    }

    @Test func `front and end insertions move nobody`() {
        #expect(run(10_000) { _ in 0 } == (10_000, true))
        #expect(run(10_000) { $0 } == (10_000, true))
    }

    @Test(arguments: [1, 2, 100])
    func `insertions at one crowded place move few`(_ place: Int) {
        let (given, sorted) = run(10_000) { min($0, place) }
        print("\(given) numbers for 10,000 insertions at \(place)")
        #expect(sorted && given < 60_000)
    }

    @Test(arguments: 1...3)
    func `random insertions keep the order`(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (given, sorted) = run(5_000) { Int.random(in: 0...$0, using: &random) }
        #expect(sorted && given < 10_000)
    }

    @Test func `one view among 10,000 siblings writes one row`() throws {
        let folder = TemporaryFolder()
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin + (1...10_000).flatMap { addition(of: ViewID($0), at: $0 - 1) })
        for (next, place) in [(10_001, 0), (10_002, 5_000), (10_003, 10_002)] {
            let before = file.connection!.rowsWritten
            try file.perform(addition(of: ViewID(next), at: place))
            // The view, its document's sum, the operation and the move.
            #expect(file.connection!.rowsWritten - before == 5)
        }
        let read = try LayoutFile(path: folder.file(), access: .readOnly).document(login)
        #expect(read[.root].subviews == (try file.document(login))[.root].subviews)
    }
}
