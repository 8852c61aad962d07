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
        guard frame.width > 0, frame.height > 0 else { return }
        let left = column(frame.x)
        let top = row(frame.y)
        let right = max(left + 1, column(frame.maxX) - 1)
        let bottom = max(top, row(frame.maxY) - 1)
        if bottom > top {
            outline(left, top, right, bottom)
        } else {
            put("[", left, top)
            put("]", right, top)
        }
        for (offset, letter) in name.prefix(max(0, right - left - 1)).enumerated() {
            put(letter, left + 1 + offset, top)
        }
    }

    private mutating func outline(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        for x in max(left, 0)...max(left, 0, min(right, columns)) {
            put("─", x, top)
            put("─", x, bottom)
        }
        for y in max(top, 0)...max(top, 0, min(bottom, cells.count)) {
            put("│", left, y)
            put("│", right, y)
        }
        put("┌", left, top)
        put("┐", right, top)
        put("└", left, bottom)
        put("┘", right, bottom)
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
