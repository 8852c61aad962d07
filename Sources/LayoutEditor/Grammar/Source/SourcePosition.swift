/// A place in a script or a typed line. Lines and columns count from 1, columns in Unicode
/// scalars.
struct SourcePosition: Hashable, Comparable, Sendable {
    var line: Int
    var column: Int

    static let start = SourcePosition(line: 1, column: 1)

    static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }

    /// The place `count` characters further on the same line.
    func advanced(by count: Int) -> SourcePosition {
        SourcePosition(line: line, column: column + count)
    }
}

/// A part of what was typed, with the place it stands at.
struct SourceText: Hashable, Sendable {
    let text: String
    let position: SourcePosition
}
