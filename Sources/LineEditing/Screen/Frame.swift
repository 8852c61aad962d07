/// What stands in one place of a row.
package struct Cell: Hashable, Sendable {
    package let text: String
    /// In columns: 0 for a mark alone, 2 for what East Asian fonts draw in a square.
    package let width: Int
    package let ink: Ink
}

/// What is shown of a line, row by row, from the one where its prompt begins.
package struct Frame: Equatable, Sendable {
    package var rows: [[Cell]]
    /// Counted from 0; a cell's column is the sum of the widths before it.
    package var cursorRow: Int
    package var cursorColumn: Int

    package init(rows: [[Cell]] = [[]], cursorRow: Int = 0, cursorColumn: Int = 0) {
        self.rows = rows
        self.cursorRow = cursorRow
        self.cursorColumn = cursorColumn
    }
}

extension [Cell] {
    var width: Int { reduce(0) { $0 + $1.width } }
}
