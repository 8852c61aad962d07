import Foundation

/// Prints one line for each operation of a workload.
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
