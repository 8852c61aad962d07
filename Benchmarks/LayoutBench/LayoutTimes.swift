import Foundation
import LayoutTiming
import StackCore

/// Measures one workload: a cold layout, each edit and its undoing, and the sweep of widths.
struct LayoutTimes {
    private let tree: TreeFile
    private let made: TreeDocument
    private let watch: Stopwatch
    private let report: Report
    private var sink = 0.0

    init(_ tree: TreeFile, _ watch: Stopwatch) throws {
        (self.tree, self.watch) = (tree, watch)
        made = try TreeDocument(tree)
        report = Report(workload: tree.name, views: tree.nodes.count)
    }

    mutating func run() throws {
        if watch.isWanted("cold_total") { try measureCold() }
        for change in tree.changes where watch.isWanted(change.name) { try measure(change) }
        if watch.isWanted("sweep_step") { try measureSweep() }
        // Using the sum prevents the compiler from removing the reading of the frames.
        precondition(sink.isFinite, "a frame has no numbers")
    }

    private func screen() throws -> EditedScreen {
        guard let screen = EditedScreen(made.document, size: made.screen) else {
            throw TreeFile.Malformed(line: "no screen")
        }
        return screen
    }

    private mutating func measureCold() throws {
        var sum = 0.0
        let times = try watch.times {
            var screen = try screen()
            return watch.seconds { sum += screen.solve() }
        }
        sink += sum
        report.print("cold_total", times)
    }

    private mutating func measure(_ change: TreeFile.Change) throws {
        var screen = try screen()
        sink += screen.solve()
        let steps = made.steps(of: change)
        var (forward, back): ([Double], [Double]) = ([], [])
        let start = Stopwatch.wall()
        while watch.goesOn(since: start, runs: forward.count, share: 0.5) {
            forward.append(try watch.seconds { sink += try screen.make(steps.forward) })
            back.append(try watch.seconds { sink += try screen.make(steps.back) })
        }
        report.print(change.name, forward)
        report.print(change.name + "_undo", back)
    }

    /// Measures five sweeps, or as many steps as the budget allows.
    private mutating func measureSweep() throws {
        var screen = try screen()
        sink += screen.solve()
        var times: [Double] = []
        let start = Stopwatch.wall()
        for width in (0..<5).flatMap({ _ in tree.sweep }) {
            guard watch.goesOn(since: start, runs: times.count) else { break }
            times.append(try watch.seconds { sink += try screen.make(.width(width)) })
        }
        report.print("sweep_step", times)
    }
}
