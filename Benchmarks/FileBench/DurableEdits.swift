import CSQLite
import LayoutProgram
import LayoutStore
import StackCore

/// Compares the time until an edit is durable and all frames are known with that of a bare commit
/// of one row. The two alternate.
struct DurableEdits {
    private let place: BenchFolder
    private static let views = 300

    init(_ place: BenchFolder) { self.place = place }

    func run(rounds: Int) throws {
        try place.makeForm("edits.layout", labels: Self.views)
        let file = try LayoutFile(path: place.path("edits.layout"), access: .readWrite)
        let driver = CommandDriver(file)
        let bare = try Database(place.path("bare"))
        try bare.run(
            "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; CREATE TABLE t (x)")
        let insertion = try bare.prepare("INSERT INTO t VALUES (1)")
        var (edits, frames, commits): ([Double], [Double], [Double]) = ([], [], [])
        var sum = try readFrames(driver)
        for round in 0..<rounds {
            let line = "set v\(round % Self.views).text \"text \(round)\""
            edits.append(try seconds { try driver.run(line) })
            frames.append(try seconds { sum += try readFrames(driver) })
            commits.append(try seconds { try insertion.step() })
        }
        precondition(sum.isFinite)
        report("layoutedit", "durable_edit", Self.views, edits)
        report("layoutedit", "frames_after_edit", Self.views, frames)
        report("layoutedit", "durable_edit_frames", Self.views, zip(edits, frames).map(+))
        report("sqlite", "bare_commit", Self.views, commits)
    }

    private func readFrames(_ driver: CommandDriver) throws -> Double {
        try driver.layout().frames.elements.reduce(0) { sum, frame in
            guard let frame else { return sum }
            return sum + frame.x + frame.y + frame.width + frame.height
        }
    }
}
