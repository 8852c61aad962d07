/// A position in a script or a typed line. Lines and columns count from 1, columns in Unicode
/// scalars.
package struct SourcePosition: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        assert(line > 0, "lines are counted from 1")
        self.line = line
        self.column = column
    }

    /// The start of the first line.
    package static let start = SourcePosition(line: 1, column: 1)

    package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }

    /// Returns the position `count` characters further on the same line.
    func advanced(by count: Int) -> SourcePosition {
        SourcePosition(line: line, column: column + count)
    }
}

/// A part of a command as it was typed, with its position.
package struct SourceText: Hashable, Sendable {
    package let text: String
    /// The position of the first character. A quotation mark before it does not count.
    package let position: SourcePosition

    package init(text: String, position: SourcePosition) {
        self.text = text
        self.position = position
    }
}
