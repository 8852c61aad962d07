import Foundation

/// Measures operations repeatedly.
package struct Stopwatch {
    /// The total time for the runs of one operation, in seconds.
    package let budget: Double
    private let clock: clockid_t
    /// The only operation to run, for a profiler; nil for all.
    private let only: String?

    /// Reads the environment: BUDGET is the seconds per operation (1), CLOCK=cpu measures the
    /// thread's time and not elapsed time, ONLY=OPERATION selects one operation.
    package init() {
        let environment = ProcessInfo.processInfo.environment
        budget = environment["BUDGET"].flatMap(Double.init) ?? 1
        clock = environment["CLOCK"] == "cpu" ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
        only = environment["ONLY"]
    }

    package func isWanted(_ operation: String) -> Bool { only == nil || only == operation }

    package static let leastRuns = 5
    package static let mostRuns = 5_000

    /// Returns the clock's time in seconds.
    package func now() -> Double { Self.read(clock) }

    /// Returns whether an operation that began at `start` (elapsed time) and ran `runs` times must
    /// run again.
    package func goesOn(since start: Double, runs: Int, share: Double = 1) -> Bool {
        if runs < Self.leastRuns { return true }
        return runs < Self.mostRuns && Self.wall() - start < budget * share
    }

    package static func wall() -> Double { read(CLOCK_MONOTONIC) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Runs an operation until the budget is used up.
    ///
    /// - Parameter body: runs the operation once and returns its time in seconds
    package func times(_ body: () throws -> Double) rethrows -> [Double] {
        let start = Self.wall()
        var times: [Double] = []
        while goesOn(since: start, runs: times.count) { times.append(try body()) }
        return times
    }

    package func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = now()
        try body()
        return now() - start
    }
}
