/// Why a file was not imported at all: one sentence, and the line where the trouble is.
package struct ImportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil when the trouble is with the whole file.
    package let line: Int?
    package let message: String

    package init(line: Int?, _ message: String) {
        self.line = line
        self.message = message
    }

    package var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
