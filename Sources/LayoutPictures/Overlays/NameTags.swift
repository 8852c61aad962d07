import StackCore

/// Names of views, none of which stands on another: where a frame has no room for a whole name it is
/// shortened, and where it has none for that it stays away.
struct NameTags {
    private var room = FreeRoom()
    private let palette: Palette
    private static let font = Font.system(size: 9, weight: .medium)
    private static let least = 14.0
    private static let padding = 2.0

    init(_ palette: Palette) { self.palette = palette }

    mutating func reserve(_ area: Rect) { room.reserve(area) }

    mutating func draw(
        _ name: String, in frame: Rect, _ ink: Paint, isOpaque: Bool, on canvas: inout Canvas
    ) {
        let type = canvas.type(Self.font)
        let text = name.onOneLine
        for share in [1, 0.6, 0.35] {
            let wanted = type.metrics.width(text)
            let width = min(wanted, max(Self.least, wanted * share), frame.width - 4)
            guard width >= min(wanted, Self.least),
                let line = type.metrics.lines(
                    text, numberOfLines: 1, maximumWidth: width, truncation: .middle
                ).first, line.text.count > 1 || text.count == 1
            else { continue }
            let size = Size(width: line.width + 2 * Self.padding, height: 12)
            guard let box = room.place(size, in: frame.inset(1, 1)) else { continue }
            if isOpaque {
                canvas.fill(.rect(box.millipoints, radius: 2), palette[.systemBackground].opacity(0.85))
            }
            return canvas.add(
                .text(
                    TextRun(
                        text: line.text, x: (box.x + Self.padding).millipoints,
                        baseline: (box.y + 9).millipoints, width: line.width.millipoints,
                        style: type.style, paint: ink)))
        }
    }
}
