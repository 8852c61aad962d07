/// A painter that turns one frame on the terminal into the next, writing only the differences.
///
/// Rows are addressed relative to the cursor, so the frame may be anywhere on the screen, and the
/// screen may have scrolled. The output moves to each next row explicitly and does not rely on the
/// terminal's line wrapping.
package struct FramePainter {
    private let palette: Palette
    private var output = ""
    private var row: Int
    /// The column of the terminal's cursor, counted from 0. Nil after the last column was written,
    /// because terminals then differ in where the cursor is.
    private var column: Int?
    /// The number of rows that the frame has on the screen so far.
    private var height: Int

    private init(_ palette: Palette, on old: Frame) {
        self.palette = palette
        row = old.cursorRow
        column = old.cursorColumn
        height = old.rows.count
    }

    /// Returns the output that turns the frame `old` on the screen into `new`. The cursor must be
    /// at its position in `old`.
    ///
    /// - Parameter columns: the width of the terminal, in columns
    package static func bytes(
        from old: Frame, to new: Frame, columns: Int, _ palette: Palette
    ) -> String {
        precondition(
            old.rows.isEmpty || old.rows.indices ~= old.cursorRow,
            "the cursor was in row \(old.cursorRow), which does not exist")
        precondition(
            new.rows.indices ~= new.cursorRow,
            "the cursor is in row \(new.cursorRow), which does not exist")
        var painter = FramePainter(palette, on: old)
        for row in new.rows.indices {
            painter.paint(
                new.rows[row], over: row < old.rows.count ? old.rows[row] : nil, in: row, columns)
        }
        if new.rows.count < old.rows.count {
            painter.go(to: new.rows.count, 0)
            painter.output += "\u{1B}[J"
        }
        painter.go(to: new.cursorRow, new.cursorColumn)
        return painter.output
    }

    /// Returns the output that erases a frame and moves the cursor to where the frame began.
    static func wiping(_ frame: Frame) -> String {
        "\r" + (frame.cursorRow > 0 ? "\u{1B}[\(frame.cursorRow)A" : "") + "\u{1B}[J"
    }

    private mutating func paint(_ new: [Cell], over old: [Cell]?, in row: Int, _ columns: Int) {
        let old = old ?? []
        // A row that is not on the screen yet must be created, even if it is empty.
        if row >= height { go(to: row, 0) }
        var same = zip(new, old).prefix { $0 == $1 }.count
        // A combining mark of width 0 must be written together with the cell before it.
        while same > 0, [new, old].contains(where: { same < $0.count && $0[same].width == 0 }) {
            same -= 1
        }
        if same == new.count, same == old.count { return }
        let start = new[..<same].reduce(0) { $0 + $1.width }
        go(to: row, start)
        write(new[same...])
        let width = new.width
        column = width < columns ? width : nil
        if width < old.width, width < columns { output += "\u{1B}[K" }
    }

    private mutating func write(_ cells: ArraySlice<Cell>) {
        var code = ""
        for cell in cells {
            let next = palette.code(cell.ink)
            if next != code {
                if !code.isEmpty { output += "\u{1B}[0m" }
                if !next.isEmpty { output += "\u{1B}[" + next + "m" }
                code = next
            }
            output += cell.text
        }
        if !code.isEmpty { output += "\u{1B}[0m" }
    }

    private mutating func go(to row: Int, _ column: Int) {
        if row < self.row { output += "\u{1B}[\(self.row - row)A" }
        assert(row >= 0 && column >= 0, "the cursor goes to row \(row), column \(column)")
        let last = min(row, height - 1)
        if last > self.row {
            output += "\u{1B}[\(last - self.row)B"
            self.row = last
        }
        while self.row < row {
            output += "\r\n"
            self.column = 0
            self.row += 1
            height = max(height, self.row + 1)
        }
        self.row = row
        goAlong(to: column)
    }

    private mutating func goAlong(to column: Int) {
        defer { self.column = column }
        if let from = self.column, column >= from {
            if column > from { output += "\u{1B}[\(column - from)C" }
            return
        }
        output += "\r"
        if column > 0 { output += "\u{1B}[\(column)C" }
    }
}
