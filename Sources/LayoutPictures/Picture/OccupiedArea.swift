import StackCore

/// The areas of a picture that are covered by texts and names, so that further names are not drawn
/// there.
struct OccupiedArea {
    private var taken: Set<Cell> = []

    /// A square of the picture, 4 points wide and high.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private static let cell = 4.0

    mutating func reserve(_ area: Rect) { taken.formUnion(cells(of: area)) }

    func isFree(_ area: Rect) -> Bool { taken.isDisjoint(with: cells(of: area)) }

    /// Reserves and returns the first free position for a box of the given size inside `frame`.
    /// Tries the left, the middle and the right of each row, from the top. Returns nil if none of
    /// these positions is free.
    mutating func place(_ size: Size, in frame: Rect) -> Rect? {
        assert(size.width > 0 && size.height > 0, "a box without an area covers nothing")
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

    /// The maximum number of positions that a search tries. Without a limit, a thousand names in
    /// one frame would take too long.
    private static let mostTries = 300

    private func cells(of area: Rect) -> [Cell] {
        let columns = Self.span(area.x, area.maxX)
        return Self.span(area.y, area.maxY).flatMap { row in
            columns.map { Cell(column: $0, row: row) }
        }
    }

    /// Returns the numbers of the cells that an interval of coordinates touches. The numbers are
    /// limited to ±4000, because a frame may be far larger than any picture.
    private static func span(_ from: Double, _ to: Double) -> Range<Int> {
        let first = Int(min(max(from / cell, -4000), 4000).rounded(.down))
        return first..<max(first, Int(min(max(to / cell, -4000), 4000).rounded(.up)))
    }
}
