import Foundation

/// A histogram of waiting times with eight steps per factor of two, so that its size does not
/// depend on the number of times.
struct WaitingTimes {
    private var counts = [Int](repeating: 0, count: 512)
    private(set) var total = 0
    private(set) var longest = 0.0

    /// - Parameter seconds: one waiting time.
    mutating func add(_ seconds: Double) {
        let step = Int((log2(max(seconds, 1e-6) / 1e-6) * 8).rounded())
        counts[min(max(step, 0), counts.count - 1)] += 1
        total += 1
        longest = max(longest, seconds)
    }

    static func + (a: WaitingTimes, b: WaitingTimes) -> WaitingTimes {
        var sum = a
        for (step, count) in b.counts.enumerated() { sum.counts[step] += count }
        sum.total += b.total
        sum.longest = max(a.longest, b.longest)
        return sum
    }

    /// Returns the time in seconds that the fraction `part` of all waits did not exceed.
    func quantile(_ part: Double) -> Double {
        var left = Int((Double(total) * part).rounded(.up))
        for (step, count) in counts.enumerated() {
            left -= count
            if left <= 0 { return min(1e-6 * exp2(Double(step) / 8), longest) }
        }
        return longest
    }

    /// A summary, for example `12 ms half, 80 ms 99 %, 410 ms at most`.
    var figure: String {
        if total == 0 { return "none" }
        return [(quantile(0.5), "half"), (quantile(0.99), "99 %"), (longest, "at most")].map {
            String(format: "%.0f ms %@", $0.0 * 1000, $0.1)
        }.joined(separator: ", ")
    }
}
