/// Columns of text, as wide as their widest cell.
package struct TextTable {
    private let rows: [[String]]
    private let rightAligned: Set<Int>
    private var widths: [Int] = []

    /// A longer cell sticks out instead of pushing every other row's columns away.
    private static let widest = 40

    /// - Parameter rightAligned: the columns of numbers, counted from 0.
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

    /// Its lines, without spaces at their ends.
    package var text: String { rows.map { line($0) }.joined(separator: "\n") }

    /// The last column's cells are broken into lines below each other where they would reach further.
    package func text(within columns: Int) -> String {
        let left = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        // Where the words have no room beside the other columns, they go below.
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
    /// `1 document`, `2 documents`
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
    }
}
