/// A character as it is shown on the screen.
package struct Cell: Hashable, Sendable {
    package let text: String
    /// The width in terminal columns: 0 for a combining mark without a base character, 2 for wide
    /// East Asian characters.
    let width: Int
    let ink: Ink
}

/// The rows of cells that show an edited line on the screen, beginning with the row of its prompt.
package struct Frame: Equatable, Sendable {
    package var rows: [[Cell]]
    /// The row of the cursor, counted from 0. The cursor's column, `cursorColumn`, is the sum of
    /// the widths of the cells before the cursor.
    var cursorRow: Int
    var cursorColumn: Int

    package init(rows: [[Cell]] = [[]], cursorRow: Int = 0, cursorColumn: Int = 0) {
        self.rows = rows
        self.cursorRow = cursorRow
        self.cursorColumn = cursorColumn
    }
}

extension [Cell] {
    var width: Int { reduce(0) { $0 + $1.width } }
}
