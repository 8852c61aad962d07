import Foundation

/// Measures an operation again and again, and prints what came out as a line of JSON.
struct Stopwatch {
    /// Seconds for one operation's runs, all together.
    let budget: Double
    private let clock: clockid_t
    /// The one operation that a profiler is to see; nil for all.
    private let only: String?

    /// As the environment says: BUDGET seconds an operation (1), CLOCK=cpu for the thread's time in
    /// place of the wall's, ONLY=OPERATION for one of them.
    init() {
        let environment = ProcessInfo.processInfo.environment
        budget = environment["BUDGET"].flatMap(Double.init) ?? 1
        clock = environment["CLOCK"] == "cpu" ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
        only = environment["ONLY"]
    }

    func isWanted(_ operation: String) -> Bool { only == nil || only == operation }

    static let leastRuns = 5
    static let mostRuns = 5_000

    /// In seconds, from a moment of the clock's own.
    func now() -> Double { Self.read(clock) }

    /// Whether an operation with `runs` behind it, begun at `start` on the wall's clock, goes on.
    func goesOn(since start: Double, runs: Int, share: Double = 1) -> Bool {
        if runs < Self.leastRuns { return true }
        return runs < Self.mostRuns && Self.wall() - start < budget * share
    }

    static func wall() -> Double { read(CLOCK_MONOTONIC) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Runs an operation for as long as the budget lasts.
    ///
    /// - Parameter body: one run; it says how many seconds of it count.
    func times(_ body: () throws -> Double) rethrows -> [Double] {
        let start = Self.wall()
        var times: [Double] = []
        while goesOn(since: start, runs: times.count) { times.append(try body()) }
        return times
    }

    func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = now()
        try body()
        return now() - start
    }
}

/// One line for one operation of a workload.
struct Report {
    let workload: String
    let views: Int

    func print(_ operation: String, _ times: [Double]) {
        let sorted = times.sorted()
        let line =
            "{\"peer\":\"layoutedit\",\"workload\":\"\(workload)\",\"n\":\(views),"
            + "\"op\":\"\(operation)\",\"median_ns\":\(nanoseconds(sorted[sorted.count / 2])),"
            + "\"min_ns\":\(nanoseconds(sorted[0])),\"runs\":\(sorted.count)}\n"
        try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }

    private func nanoseconds(_ seconds: Double) -> Int { Int((seconds * 1e9).rounded()) }
}
