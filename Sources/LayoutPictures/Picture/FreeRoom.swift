import StackCore

/// Which parts of a picture carry writing already, so that names do not stand on each other.
struct FreeRoom {
    private var taken: Set<Cell> = []

    /// A part of the picture, 4 points wide and 4 high.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private static let cell = 4.0

    mutating func reserve(_ area: Rect) { taken.formUnion(cells(of: area)) }

    func isFree(_ area: Rect) -> Bool { taken.isDisjoint(with: cells(of: area)) }

    /// The first place inside `frame`, line by line from its top, where a box of that size has room.
    /// It is taken from then on.
    mutating func place(_ size: Size, in frame: Rect) -> Rect? {
        guard frame.width >= size.width, frame.height >= size.height else { return nil }
        var box = Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
        var tries = 0
        while box.maxY <= frame.maxY, tries < Self.mostTries {
            for x in [frame.x, frame.midX - size.width / 2, frame.maxX - size.width] {
                box.x = x
                tries += 1
                if isFree(box) {
                    reserve(box)
                    return box
                }
            }
            box.y += Self.cell
        }
        return nil
    }

    /// A thousand names in one place are not all looked for to the end.
    private static let mostTries = 300

    private func cells(of area: Rect) -> [Cell] {
        let columns = Self.span(area.x, area.maxX)
        return Self.span(area.y, area.maxY).flatMap { row in
            columns.map { Cell(column: $0, row: row) }
        }
    }

    /// The cells that a stretch touches; a frame may be far larger than any picture.
    private static func span(_ from: Double, _ to: Double) -> Range<Int> {
        let first = Int(min(max(from / cell, -4000), 4000).rounded(.down))
        return first..<max(first, Int(min(max(to / cell, -4000), 4000).rounded(.up)))
    }
}
