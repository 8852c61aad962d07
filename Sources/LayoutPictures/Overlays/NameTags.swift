import StackCore

/// A drawing of the names of views, in which names do not overlap. A name that does not fit into
/// the free space of its view's frame is shortened. If even its shortest form does not fit, the
/// name is left out.
struct NameTags {
    private var room = OccupiedArea()
    /// The areas covered by names, without those covered by texts of the picture. If no other
    /// position is free, a name is placed so that it overlaps no other name but may cover a text.
    private var names = OccupiedArea()
    private let palette: Palette
    private static let font = Font.system(size: 9, weight: .medium)
    private static let least = 14.0
    private static let padding = 2.0

    init(_ palette: Palette) { self.palette = palette }

    /// Reserves the area of a text of the picture, so that a name covers the text only if it fits
    /// nowhere else.
    mutating func avoid(_ run: TextRun) {
        room.reserve(
            Rect(
                x: run.x, y: run.baseline - run.style.size * 0.8, width: run.width ?? 0,
                height: run.style.size))
    }

    mutating func draw(
        _ name: String, in frame: Rect, _ ink: Paint, isOpaque: Bool, on canvas: inout Canvas
    ) {
        let type = canvas.type(Self.font)
        let text = name.onOneLine
        for (share, overTexts) in [(1, false), (0.6, false), (1, isOpaque), (0.35, isOpaque)] {
            let wanted = type.metrics.width(text)
            let width = min(wanted, max(Self.least, wanted * share), frame.width - 4)
            guard width >= min(wanted, Self.least),
                let line = type.metrics.lines(
                    text, numberOfLines: 1, maximumWidth: width, truncation: .middle
                ).first, line.text.count > 1 || text.count == 1
            else { continue }
            let size = Size(width: line.width + 2 * Self.padding, height: 12)
            let area = frame.inset(1, 1)
            let place = overTexts ? names.place(size, in: area) : room.place(size, in: area)
            guard let box = place else { continue }
            room.reserve(box)
            names.reserve(box)
            if isOpaque {
                canvas.fill(
                    .rect(box.millipoints, radius: 2), palette[.systemBackground].opacity(0.85))
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
