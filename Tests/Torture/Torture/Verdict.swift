import Platform

/// What a torture came to: the figure that it prints, and whether the promise held.
struct Verdict {
    let line: String
    let holds: Bool

    init(_ line: String, holds: Bool) {
        self.line = (holds ? "holds: " : "BROKEN: ") + line
        self.holds = holds
    }
}

/// Says something at once: what a torture finds is worth most while it runs.
func say(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Failures as they come, of which the first few are told at once.
struct Failures {
    private(set) var count = 0

    /// Gives how many there are now.
    @discardableResult
    mutating func add(_ what: @autoclosure () -> String) -> Int {
        count += 1
        if count <= 10 { say("  " + what()) }
        return count
    }
}
