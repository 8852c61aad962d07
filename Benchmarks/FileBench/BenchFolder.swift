import Foundation
import LayoutProgram
import LayoutStore

/// A temporary folder in TMPDIR that is deleted at the end, and the path of layoutedit in this
/// program's folder.
final class BenchFolder {
    private let folder: String
    let layoutedit: String

    init() throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        layoutedit = (own as NSString).deletingLastPathComponent + "/layoutedit"
        folder = NSTemporaryDirectory() + "/file-bench-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    /// Makes a file with one document: a stack with `labels` labels.
    func makeForm(_ name: String, labels: Int) throws {
        let script =
            "layoutscript 2\nnew A\nadd stack form in view axis=vertical\n"
            + "constrain H:|[form]|\nconstrain form.top = view.top\n"
            + (0..<labels).map { "add label v\($0) in form text=\"label \($0)\"\n" }.joined()
        let file = try write(script, to: name + ".layoutscript")
        _ = try TimedProcess.run([layoutedit, path(name), "-f", file, "--quiet"])
    }

    func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: path(name), atomically: false, encoding: .utf8)
        return path(name)
    }

    func copy(_ name: String, to other: String) throws {
        try? FileManager.default.removeItem(atPath: path(other))
        try FileManager.default.copyItem(atPath: path(name), toPath: path(other))
    }
}

/// Prints one JSON line for an operation. `times` is in seconds.
func report(_ peer: String, _ operation: String, _ views: Int, _ times: [Double]) {
    let sorted = times.sorted()
    let (median, least) = (sorted[sorted.count / 2] * 1e9, sorted[0] * 1e9)
    print(
        "{\"peer\":\"\(peer)\",\"workload\":\"file\",\"n\":\(views),\"op\":\"\(operation)\","
            + "\"median_ns\":\(Int(median)),\"min_ns\":\(Int(least)),\"runs\":\(times.count)}")
}

/// Returns the elapsed time of `body` in seconds.
func seconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
}

/// Returns the processor time of this thread in `body`, in seconds.
func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
    let start = threadTime()
    try body()
    return threadTime() - start
}

private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
