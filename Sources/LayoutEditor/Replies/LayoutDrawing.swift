import CommandLanguage
package import StackCore

/// A scale drawing of a layout made of box characters. It assumes that a character cell is twice as
/// high as it is wide.
package struct LayoutDrawing {
    /// The cells by row. Each contains one character and its combining marks; the second cell of a
    /// wide character is empty.
    private var cells: [[String]]
    private let columns: Int
    private let pointsPerColumn: Double

    /// The minimum width in columns when the drawing is shrunk to fit a height, so that names
    /// remain readable.
    private static let leastColumns = 36.0
    private static let mostRows = 400.0

    /// - Parameter rows: the height in rows to which the drawing is shrunk; nil sets no limit. The
    ///   drawing keeps a width of at least `leastColumns`, even if it is then higher than `rows`.
    package init(_ document: Document, _ layout: Layout, columns: Int, rows: Int? = nil) {
        let size = layout.environment.size
        var fitting = min(Double(columns), size.width / 4)
        if let rows {
            let within = Double(rows) * 2 * size.width / max(size.height, 1)
            fitting = min(fitting, max(within, Self.leastColumns))
        }
        self.columns = max(8, Int(fitting.rounded(.down)))
        pointsPerColumn = max(size.width, 1) / Double(self.columns)
        let height = (size.height / pointsPerColumn / 2).rounded()
        cells = Array(
            repeating: Array(repeating: " ", count: self.columns),
            count: Int(min(Self.mostRows, max(4, height))))
        draw(document, layout)
    }

    /// The rows without trailing spaces, and without a final line end.
    package var text: String {
        cells.map { row in
            let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
            return row[..<end].joined()
        }.joined(separator: "\n")
    }

    /// Draws superviews before their subviews, so that views in front cover those behind.
    private mutating func draw(_ document: Document, _ layout: Layout) {
        let marks = ViewMarks(layout)
        let traits = layout.environment.traits
        var origins: [ViewID: (x: Double, y: Double)] = [:]
        var hidden: Set<ViewID> = []
        for id in document.subtree() {
            let parent = document[id].parent
            let outer = parent.flatMap { origins[$0] } ?? (0, 0)
            guard var frame = layout.frame(of: id) else { continue }
            frame.x += outer.x
            frame.y += outer.y
            origins[id] = (frame.x, frame.y)
            let isHidden = document.inForce(.hidden, of: .view(id), under: traits)
            if isHidden == true || parent.map(hidden.contains) ?? false {
                hidden.insert(id)
            } else {
                box(
                    frame, named: VisibleText.escaped(document[id].name), mark: marks[id],
                    text: document.shownText(of: id, under: traits))
            }
        }
    }

    private mutating func box(_ frame: Rect, named name: String, mark: String, text: String) {
        guard frame.width > 0, frame.height > 0 else { return }
        let left = column(frame.x)
        let top = row(frame.y)
        let right = max(left + 1, column(frame.maxX) - 1)
        let bottom = max(top, row(frame.maxY) - 1)
        if bottom > top {
            outline(left, top, right, bottom)
        } else {
            for x in clamped(left, right, columns) { put(" ", x, top) }
            put("[", left, top)
            put("]", right, top)
        }
        let room = max(0, right - left - 1)
        // The mark for a problem is omitted if the box is too narrow for both the name and the
        // mark.
        let name = (name + mark).displayWidth <= room ? name + mark : name
        write(name.shortened(to: room), left + 1, top)
        write(text, beside: name, in: room, left + 1, top, isHigh: bottom > top + 1)
    }

    /// Writes a view's text below its name if the box has more than two rows, otherwise after the
    /// name if there is space.
    private mutating func write(
        _ text: String, beside name: String, in room: Int, _ x: Int, _ y: Int, isHigh: Bool
    ) {
        if text.isEmpty { return }
        if isHigh { return write(text.shortened(to: room), x, y + 1) }
        let start = name.displayWidth + 1
        if room - start >= 4 { write(text.shortened(to: room - start), x + start, y) }
    }

    private mutating func outline(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        for x in clamped(left, right, columns) {
            put("─", x, top)
            put("─", x, bottom)
        }
        for y in clamped(top, bottom, cells.count) {
            put("│", left, y)
            put("│", right, y)
        }
        put("┌", left, top)
        put("┐", right, top)
        put("└", left, bottom)
        put("┘", right, bottom)
    }

    /// Returns the range from `first` through `last`, limited to the indices of `count` rows or
    /// columns.
    private func clamped(_ first: Int, _ last: Int, _ count: Int) -> Range<Int> {
        (first..<last + 1).clamped(to: 0..<count)
    }

    private func column(_ x: Double) -> Int { cell(x / pointsPerColumn) }
    private func row(_ y: Double) -> Int { cell(y / pointsPerColumn / 2) }

    /// Converts a coordinate, in cells, to an index. Limits it to ±1,000,000, because converting a
    /// larger value could overflow.
    private func cell(_ value: Double) -> Int { Int(min(max(value.rounded(), -1e6), 1e6)) }

    private mutating func write(_ text: String, _ x: Int, _ y: Int) {
        var x = x
        for scalar in text.unicodeScalars {
            let width = scalar.displayWidth
            if width == 0 {
                mark(scalar, x - 1, y)
                continue
            }
            put(String(Character(scalar)), x, y)
            if width == 2 { put("", x + 1, y) }
            x += width
        }
    }

    /// Appends a combining mark to the character in a cell.
    private mutating func mark(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) {
        guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
        let place = cells[y][x].isEmpty ? x - 1 : x
        if cells[y].indices.contains(place) { cells[y][place].unicodeScalars.append(scalar) }
    }

    /// Sets a cell of the drawing. If this overwrites one half of a character that is two cells
    /// wide, the other half becomes a space.
    private mutating func put(_ character: String, _ x: Int, _ y: Int) {
        guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
        if cells[y][x].isEmpty, !character.isEmpty, x > 0 { cells[y][x - 1] = " " }
        if x + 1 < columns, cells[y][x + 1].isEmpty { cells[y][x + 1] = " " }
        cells[y][x] = character
    }
}

/// The marks for views with problems: `!` if a constraint on the view was dropped because of a
/// conflict, `?` if its layout is ambiguous.
private struct ViewMarks {
    private let broken: Set<ViewID>
    private let open: Set<ViewID>

    init(_ layout: Layout) {
        broken = Set(
            layout.conflicts.flatMap { conflict in
                [conflict.dropped.first.box.owner, conflict.dropped.second?.box.owner]
                    .compactMap { $0 }
            })
        open = Set(layout.ambiguous().views)
    }

    subscript(id: ViewID) -> String { broken.contains(id) ? " !" : open.contains(id) ? " ?" : "" }
}

extension Document {
    /// Returns the text or placeholder that a view shows, in quotation marks; empty if it shows no
    /// text.
    fileprivate func shownText(of id: ViewID, under traits: SizeClasses) -> String {
        guard self[id].kind.hasText else { return "" }
        let text = [Property<String>.text, .placeholder].lazy
            .compactMap { inForce($0, of: .view(id), under: traits) }
            .first { !$0.isEmpty }
        return text.map { "“" + VisibleText.escaped($0.onOneLine) + "”" } ?? ""
    }
}
