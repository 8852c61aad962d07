import Foundation
import LayoutProgram
import LayoutStore

/// Measures the time to go to any of many operations, and to open and edit a file.
struct SpeedTorture {
    private let place: Workplace

    init() throws { place = try Workplace() }

    func run(operations: Int) throws -> Verdict {
        let adding = try worst(operations) { "add label v\($0) in view" }
        let setting = try worst(operations) { number in
            number < 300
                ? "add label v\(number) in view"
                : "set v\(number % 300).hugging.horizontal \(number % 999 + 1)"
        }
        let edit = try openAndEdit(views: 1000)
        return Verdict(
            String(
                format: "any of %d operations in at most %.1f ms (one document of as many views), "
                    + "%.1f ms (300 views); a process that opens 1,000 views and edits one: %.1f ms",
                operations, adding, setting, edit),
            holds: max(adding, setting) <= 50 && edit <= 12)
    }

    /// Returns the longest time in milliseconds to move between the first, the last and some middle
    /// operations, each the best of five.
    private func worst(_ operations: Int, _ line: (Int) -> String) throws -> Double {
        place.removeLayout("a.layout")
        let file = try LayoutFile(path: place.path("a.layout"), access: .readWrite)
        let driver = CommandDriver(file)
        try driver.run("new A")
        for number in 0..<operations - 1 { try driver.run(line(number)) }
        let stops = [1, operations, operations / 2, operations, 1, operations / 3, 0, operations]
        var best = [Double](repeating: .infinity, count: stops.count)
        for _ in 0..<5 {
            for (index, stop) in stops.enumerated() {
                let time = try milliseconds {
                    try file.goto(stop, time: Timestamp(milliseconds: 0))
                }
                best[index] = min(best[index], time)
            }
        }
        return best.max()!
    }

    /// Returns the time of a whole process in milliseconds, the median of fifty.
    private func openAndEdit(views: Int) throws -> Double {
        place.removeLayout("b.layout")
        let path = place.path("b.layout")
        let driver = CommandDriver(try LayoutFile(path: path, access: .readWrite))
        try driver.run(
            "new A\n" + (0..<views).map { "add label v\($0) in view" }.joined(separator: "\n"))
        let times = (0..<50).map { number in
            milliseconds {
                Child([place.layoutedit, path, "-c", "set v7.lines \(number % 7 + 1)"]).finish()
            }
        }
        return times.sorted()[25]
    }
}
