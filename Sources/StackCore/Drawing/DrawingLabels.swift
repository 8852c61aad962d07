/// Which parts of the picture carry writing already, so that names do not stand on each other.
struct DrawingLabels {
    private var taken: Set<Cell> = []

    /// A part of the picture, 6 points wide and 10 high.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private static let cell = Size(width: 6, height: 10)

    mutating func reserve(_ area: Rect) { taken.formUnion(cells(of: area)) }

    /// The first line inside `frame` where a small name has room: the start of its baseline.
    mutating func place(_ name: String, in frame: Rect) -> (x: Double, y: Double)? {
        var line = Rect(
            x: frame.x + 3, y: frame.y + 1, width: min(Double(name.count), 60) * 5,
            height: Self.cell.height)
        guard frame.width > 10, line.width <= frame.width * 1.5 else { return nil }
        while line.maxY <= frame.maxY {
            let cells = cells(of: line)
            if taken.isDisjoint(with: cells) {
                taken.formUnion(cells)
                return (line.x, line.y + 8)
            }
            line.y += Self.cell.height
        }
        return nil
    }

    private func cells(of area: Rect) -> [Cell] {
        let columns = Self.span(area.x, area.maxX, Self.cell.width)
        return Self.span(area.y, area.maxY, Self.cell.height).flatMap { row in
            columns.map { Cell(column: $0, row: row) }
        }
    }

    /// The cells that a stretch touches; a frame may be far larger than any picture.
    private static func span(_ from: Double, _ to: Double, _ cell: Double) -> Range<Int> {
        let first = Int(min(max(from / cell, -2000), 2000).rounded(.down))
        return first..<max(first, Int(min(max(to / cell, -2000), 2000).rounded(.up)))
    }
}
