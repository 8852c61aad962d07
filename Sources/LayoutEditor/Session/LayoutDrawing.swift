import StackCore

/// A layout drawn with box characters, to scale: a cell is twice as high as it is wide.
struct LayoutDrawing {
    private var cells: [[Character]]
    private let columns: Int
    private let pointsPerColumn: Double

    init(_ document: Document, _ layout: Layout, columns: Int) {
        let size = layout.environment.size
        let fitting = min(Double(columns), size.width / 4).rounded()
        self.columns = max(8, Int(fitting))
        pointsPerColumn = max(size.width, 1) / Double(self.columns)
        let rows = min(400, max(4, Int((size.height / pointsPerColumn / 2).rounded())))
        cells = Array(repeating: Array(repeating: " ", count: self.columns), count: rows)
        draw(document, layout)
    }

    var text: String {
        cells.map { row in String(String(row).trimmingTrailingSpaces) }.joined(separator: "\n")
    }

    private mutating func draw(_ document: Document, _ layout: Layout) {
        var origins: [ViewID: (x: Double, y: Double)] = [:]
        for id in document.subtree() {
            let outer = document[id].parent.flatMap { origins[$0] } ?? (0, 0)
            guard var frame = layout.frame(of: id) else { continue }
            frame.x += outer.x
            frame.y += outer.y
            origins[id] = (frame.x, frame.y)
            let hidden = document.value(
                .hidden, of: .view(id), under: layout.environment.traits)?.value
            if hidden != .flag(true) { box(frame, named: document[id].name) }
        }
    }

    private mutating func box(_ frame: Rect, named name: String) {
        let left = column(frame.x)
        let right = max(left + 1, column(frame.maxX) - 1)
        let top = row(frame.y)
        let bottom = max(top, row(frame.maxY) - 1)
        guard frame.width > 0, frame.height > 0 else { return }
        if bottom > top {
            for x in (left + 1)..<max(right, left + 1) {
                put("─", x, top)
                put("─", x, bottom)
            }
            for y in (top + 1)..<max(bottom, top + 1) {
                put("│", left, y)
                put("│", right, y)
            }
            put("┌", left, top)
            put("┐", right, top)
            put("└", left, bottom)
            put("┘", right, bottom)
        } else {
            put("[", left, top)
            put("]", right, top)
        }
        for (offset, letter) in name.prefix(max(0, right - left - 1)).enumerated() {
            put(letter, left + 1 + offset, top)
        }
    }

    private func column(_ x: Double) -> Int { cell(x / pointsPerColumn) }
    private func row(_ y: Double) -> Int { cell(y / pointsPerColumn / 2) }

    /// Far outside the picture it does not matter where.
    private func cell(_ value: Double) -> Int { Int(min(max(value.rounded(), -1e6), 1e6)) }

    private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
        guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
        cells[y][x] = character
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: Substring {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
