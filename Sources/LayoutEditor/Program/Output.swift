import LayoutReplies
import Platform

/// The output of the program. Data goes to standard output, buffered until it is flushed; messages
/// go to standard error at once.
final class Output {
    private var buffer: [UInt8] = []
    /// The `errno` of a failed write to standard output; nil if none has failed.
    private var failure: Int32?

    /// Whether data is held in the buffer until `endHolding` is called.
    private var isHeld = false

    /// Whether `--quiet` suppresses messages. Errors are still printed.
    var isQuiet = false

    private static let fullBuffer = 1 << 16

    /// Appends text to standard output unchanged. The text must be in a format that escapes control
    /// characters itself, such as JSON.
    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.fullBuffer, !isHeld { try? flush() }
    }

    /// Appends text for people to standard output, followed by a line end. Control characters are
    /// replaced by escapes. A long text is converted and written in parts.
    ///
    /// - Parameter drawn: converts each part before control characters are replaced
    func print(_ text: String, drawn: (String) -> String = { $0 }) {
        if text.isEmpty { return }
        var rest = text[...]
        while !rest.isEmpty {
            let part = rest.firstLines(bytes: Self.fullBuffer)
            write(VisibleText.escaped(drawn(String(part))))
            rest = rest[part.endIndex...]
        }
        write("\n")
    }

    /// Flushes earlier output, then calls `show` with the text, in which control characters are
    /// replaced by escapes. If `show` returns false, writes the text to standard output. While
    /// output is held, adds the text to the buffer instead of calling `show`.
    func page(_ text: String, through show: ([UInt8]) -> Bool) {
        try? flush()
        let shown = VisibleText.escaped(text) + "\n"
        if isHeld || !show(Array(shown.utf8)) { write(shown) }
    }

    /// Prints a report about a command to standard error, unless `--quiet` was given.
    func report(_ lines: [String], style: Style? = nil) {
        if !isQuiet { printError(lines, style: style) }
    }

    /// Flushes earlier output, then prints lines to standard error.
    ///
    /// - Parameter style: the style of the first line; nil for plain text
    func printError(_ lines: [String], style: Style? = nil) {
        if lines.isEmpty { return }
        try? flush()
        Self.printError(lines, style: style)
    }

    /// Prints lines to standard error. Any thread may call it.
    static func printError(_ lines: [String], style: Style? = nil) {
        precondition(!lines.isEmpty, "an empty message is printed")
        var shown = lines.map(VisibleText.escaped)
        if let style { shown[0] = style.applied(to: shown[0]) }
        let text = shown.map { $0 + "\n" }.joined()
        _ = put(Array(text.utf8), on: STDERR_FILENO)
    }

    /// Flushes earlier output. From now on, output is held in the buffer and not written to
    /// standard output.
    func beginHolding() {
        try? flush()
        isHeld = true
    }

    /// Returns the output held since `beginHolding` was called. Later output is no longer held.
    func endHolding() -> [UInt8] {
        defer { (buffer, isHeld) = ([], false) }
        return buffer
    }

    /// Writes the buffered output to standard output. Does nothing between `beginHolding` and
    /// `endHolding`.
    func flush() throws(OutputFailure) {
        if isHeld { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        if failure == nil { failure = Self.put(buffer, on: STDOUT_FILENO) }
        if let failure { throw OutputFailure(number: failure) }
    }

    /// Writes all bytes to a descriptor. Returns the error number if writing fails, otherwise nil.
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

    /// Whether the program that reads the output has closed the pipe. This is not an error, so no
    /// message is printed.
    var isClosedPipe: Bool { number == EPIPE }

    var message: String { "standard output: " + String(cString: strerror(number)) }
}

extension Substring {
    /// The lines up to the first line end after `bytes` bytes; the whole text if there is none.
    fileprivate func firstLines(bytes: Int) -> Substring {
        guard let start = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex),
            let end = utf8[start...].firstIndex(of: 0x0A)
        else { return self }
        return self[...end]
    }
}
