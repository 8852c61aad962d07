/// A table of text whose columns are as wide as their widest cell.
package struct TextTable {
    private let rows: [[String]]
    private let rightAligned: Set<Int>
    private var widths: [Int] = []

    /// The maximum width to which a cell can widen its column, in terminal columns. A longer cell
    /// moves the rest of its own row to the right and does not affect other rows.
    private static let widest = 40

    /// - Parameter rightAligned: the indices of number columns, counted from 0.
    package init(_ rows: [[String]], rightAligned: Set<Int> = []) {
        self.rows = rows
        self.rightAligned = rightAligned
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], min(cell.displayWidth, Self.widest))
            }
        }
    }

    /// The lines of the table, without trailing spaces.
    package var text: String { rows.map { line($0) }.joined(separator: "\n") }

    /// Returns the table limited to a width in terminal columns. The cells of the last table column
    /// are wrapped.
    package func text(within columns: Int) -> String {
        let left = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        // If fewer than 24 columns remain for the last cell, it goes below the other cells of its
        // row.
        let room = columns - left >= 24
        return rows.map { row in
            let head = line(Array(row.dropLast()))
            let start = String(repeating: " ", count: room ? left : 6)
            let body = (row.last ?? "").wrapped(to: columns, indent: start)
            if !room || head.displayWidth > left - 2 { return head + "\n" + body }
            return head.padded(to: left) + body.dropFirst(left)
        }.joined(separator: "\n")
    }

    private func line(_ row: [String]) -> String {
        var line = ""
        for (column, cell) in row.enumerated() {
            if column > 0 { line += "  " }
            if rightAligned.contains(column) {
                line += String(repeating: " ", count: max(0, widths[column] - cell.displayWidth))
                line += cell
            } else {
                line += cell.padded(to: widths[column])
            }
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}

extension Int {
    /// Returns the number with a noun: `1 document`, `2 documents`.
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
    }
}
