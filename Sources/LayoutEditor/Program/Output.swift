import LayoutReplies
import Platform

/// The program's output: data to standard output, buffered until flushed; messages to standard
/// error, immediately.
final class Output {
    private var buffer: [UInt8] = []
    /// The `errno` of a failed write to standard output; nil if none has failed.
    private var failure: Int32?

    /// Whether output is held back until `takeHeld` is called.
    private var isHeld = false

    /// Whether `--quiet` suppresses messages. Errors are still printed.
    var isQuiet = false

    private static let fullBuffer = 1 << 16

    /// Writes text in a format that does its own escaping.
    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.fullBuffer, !isHeld { try? flush() }
    }

    /// Writes text for people, escaped and with a line end.
    func print(_ text: String, style: Style? = nil) {
        if text.isEmpty { return }
        let shown = VisibleText.escaped(text)
        write((style?.applied(to: shown) ?? shown) + "\n")
    }

    /// Flushes earlier output, then shows the text with a pager, or prints it if the pager fails.
    /// The text is escaped as for a terminal.
    func page(_ text: String, through show: ([UInt8]) -> Bool) {
        try? flush()
        let shown = VisibleText.escaped(text) + "\n"
        if isHeld || !show(Array(shown.utf8)) { write(shown) }
    }

    /// Prints a report about a command to standard error, unless `isQuiet`.
    func tell(_ lines: [String], style: Style? = nil) {
        if !isQuiet { note(lines, style: style) }
    }

    /// Flushes earlier output, then prints messages to standard error.
    ///
    /// - Parameter style: the style of the first line.
    func note(_ lines: [String], style: Style? = nil) {
        if lines.isEmpty { return }
        try? flush()
        var shown = lines.map(VisibleText.escaped)
        if let style { shown[0] = style.applied(to: shown[0]) }
        let text = shown.map { $0 + "\n" }.joined()
        _ = Self.put(Array(text.utf8), on: STDERR_FILENO)
    }

    /// Flushes, and from now on holds output back instead of writing it to standard output.
    func hold() {
        try? flush()
        isHeld = true
    }

    /// Returns the held output and ends the hold.
    func takeHeld() -> [UInt8] {
        defer { (buffer, isHeld) = ([], false) }
        return buffer
    }

    /// Writes the buffered output, unless it is held.
    func flush() throws(OutputFailure) {
        if isHeld { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        if failure == nil { failure = Self.put(buffer, on: STDOUT_FILENO) }
        if let failure { throw OutputFailure(number: failure) }
    }

    /// Writes all bytes. Returns the error number if that fails, else nil.
    static func put(_ bytes: [UInt8], on descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { bytes -> Int32? in
            var done = 0
            while done < bytes.count {
                let count = Platform.write(
                    descriptor, bytes.baseAddress! + done, bytes.count - done)
                if count >= 0 {
                    done += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }
}

/// A failed write to standard output.
struct OutputFailure: Error {
    let number: Int32

    /// Whether the reader has closed the pipe. That is not an error, and no message is printed.
    var isClosedPipe: Bool { number == EPIPE }

    var message: String { "standard output: " + String(cString: strerror(number)) }
}
