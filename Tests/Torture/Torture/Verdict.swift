import Platform

/// The result of a test: the line to print, and whether the promise held.
struct Verdict {
    let line: String
    let holds: Bool

    init(_ line: String, holds: Bool) {
        self.line = (holds ? "holds: " : "BROKEN: ") + line
        self.holds = holds
    }
}

/// Prints a line immediately, because findings are most useful while the test runs.
func say(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Counts failures and prints the first ten immediately.
struct Failures {
    private(set) var count = 0

    /// Adds a failure and returns the new count.
    @discardableResult
    mutating func add(_ what: @autoclosure () -> String) -> Int {
        count += 1
        if count <= 10 { say("  " + what()) }
        return count
    }
}
