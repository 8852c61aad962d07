import LayoutReplies
import Platform

/// Data on standard output, buffered until it is flushed; messages on standard error, at once.
final class Output {
    private var buffer: [UInt8] = []
    /// Why standard output takes nothing any more.
    private var failure: Int32?

    /// What is written is kept until it is taken.
    private var isHeld = false

    /// `--quiet`: messages are left out, errors are not.
    var isQuiet = false

    private static let fullBuffer = 1 << 16

    /// Bytes of a format that escapes for itself.
    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.fullBuffer, !isHeld { try? flush() }
    }

    /// A text for people, with its line end.
    func print(_ text: String, style: Style? = nil) {
        if text.isEmpty { return }
        let shown = VisibleText.escaped(text)
        write((style?.applied(to: shown) ?? shown) + "\n")
    }

    /// Hands a text over in a pager's way, behind what was printed before; the pager gets what a
    /// terminal may get.
    func page(_ text: String, through show: ([UInt8]) -> Bool) {
        try? flush()
        let shown = VisibleText.escaped(text) + "\n"
        if isHeld || !show(Array(shown.utf8)) { write(shown) }
    }

    /// What a command did, on standard error, unless nobody wants to know.
    func tell(_ lines: [String], style: Style? = nil) {
        if !isQuiet { note(lines, style: style) }
    }

    /// Errors, on standard error, behind what was printed before them.
    ///
    /// - Parameter style: of the first line, which says what it is.
    func note(_ lines: [String], style: Style? = nil) {
        if lines.isEmpty { return }
        try? flush()
        var shown = lines.map(VisibleText.escaped)
        if let style { shown[0] = style.applied(to: shown[0]) }
        let text = shown.map { $0 + "\n" }.joined()
        _ = Self.put(Array(text.utf8), on: STDERR_FILENO)
    }

    /// Keeps what is written from now on for somebody else than standard output.
    func hold() {
        try? flush()
        isHeld = true
    }

    /// What was kept; from now on everything is written again.
    func takeHeld() -> [UInt8] {
        defer { (buffer, isHeld) = ([], false) }
        return buffer
    }

    /// Hands over everything printed so far, unless it is kept.
    func flush() throws(OutputFailure) {
        if isHeld { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        if failure == nil { failure = Self.put(buffer, on: STDOUT_FILENO) }
        if let failure { throw OutputFailure(number: failure) }
    }

    /// Writes all bytes; gives the error number when they could not be.
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

/// Standard output takes no more.
struct OutputFailure: Error {
    let number: Int32

    /// Nobody reads any more: that is no error of ours, and nothing is said.
    var isClosedPipe: Bool { number == EPIPE }

    var message: String { "standard output: " + String(cString: strerror(number)) }
}
