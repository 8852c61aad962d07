package import CommandLanguage
package import LayoutFormats
import StackCore

/// An error in the form shown to a person or returned to a program.
package struct ErrorReport: Sendable {
    package let error: CommandError

    package init(_ error: CommandError) { self.error = error }

    /// The script that contains the command; nil if there is no script.
    private var file: String? { error.origin?.file }

    /// Returns `FILE:LINE:COLUMN: message`, the source line, a caret under the column, and a hint.
    ///
    /// - Parameter columns: the width in columns at which sentences are wrapped; nil to leave them
    ///   unwrapped
    package func lines(within columns: Int? = nil) -> [String] {
        var lines = [(place + message).escapedLineEnds.fitted(to: columns)]
        if let position = error.position, let line = error.origin?.line {
            let (shown, column) = window(of: line, around: position.column)
            lines.append(shown)
            lines.append(caret(under: column, of: shown))
        }
        if let hint = error.hint { lines.append(hint.escapedLineEnds.fitted(to: columns)) }
        if let lesson { lines.append(lesson.fitted(to: columns)) }
        return lines
    }

    /// The message, without the rest of a very long one, such as one that repeats a value of a file.
    private var message: String {
        let longest = 1_000
        let start = error.message.unicodeScalars.prefix(longest + 1)
        return start.count > longest ? String(start.dropLast()) + "…" : error.message
    }

    /// A hint with an example and a help topic, such as
    /// `for example: hide title   (more: help hide)`; nil if the error names no help topic.
    private var lesson: String? {
        guard let topic = error.topic else { return nil }
        let more = "more: help " + topic
        return error.example.map { "for example: \($0)   (\(more))" } ?? more
    }

    private var place: String {
        guard let file, let position = error.position else { return file.map { $0 + ": " } ?? "" }
        return "\(file):\(position.line):\(position.column): "
    }

    private func caret(under column: Int, of line: String) -> String {
        precondition(column > 0, "columns are counted from 1")
        let scalars = line.unicodeScalars
        let before = scalars.prefix(column - 1).reduce(0) { $0 + $1.displayWidth }
        let beyond = max(0, column - 1 - scalars.count)
        return String(repeating: " ", count: before + beyond) + "^"
    }

    private static let widest = 160

    /// Returns the part of a long source line around `column`, and the position of the column
    /// within that part.
    private func window(of line: String, around column: Int) -> (String, Int) {
        let scalars = line.unicodeScalars
        if scalars.count <= Self.widest { return (line, column) }
        let first = max(0, column - 1 - Self.widest / 2)
        let shown = scalars.dropFirst(first).prefix(Self.widest)
        return (String(shown), column - first)
    }

    /// The error as `--json` prints it on standard output.
    package var json: JSONValue {
        .object([
            ("ok", .bool(false)),
            (
                "error",
                .object([
                    ("code", .string(error.code.rawValue)),
                    ("message", .string(error.message)),
                    ("file", .optional(file)),
                    ("line", error.position.map { .integer($0.line) } ?? .null),
                    ("column", error.position.map { .integer($0.column) } ?? .null),
                    ("hint", .optional(error.hint)),
                ])
            ),
        ])
    }
}
