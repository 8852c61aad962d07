/// Columns of text, as wide as their widest cell.
struct TextTable {
    private let rows: [[String]]
    private let rightAligned: Set<Int>
    private var widths: [Int] = []

    /// A longer cell sticks out instead of pushing every other row's columns away.
    private static let widest = 40

    init(_ rows: [[String]], rightAligned: Set<Int> = []) {
        self.rows = rows
        self.rightAligned = rightAligned
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], min(cell.count, Self.widest))
            }
        }
    }

    var text: String { rows.map(line).joined(separator: "\n") }

    private func line(_ row: [String]) -> String {
        var line = ""
        for (column, cell) in row.enumerated() {
            if column > 0 { line += "  " }
            let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
            line += rightAligned.contains(column) ? padding + cell : cell + padding
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
