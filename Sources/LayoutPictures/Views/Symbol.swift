import StackCore

/// A system symbol (SF Symbols), drawn as a substitute glyph in the symbol's position and size.
///
/// The symbol's name is split at its dots. The longest prefix of the name in `SymbolShapes` decides
/// the glyph. The remaining words can name a shape around the glyph, and `slash` adds a line
/// through it. A name with any other word is unknown, because the glyph alone would show another
/// symbol. An unknown symbol is a rounded square, with the name if there is space for it.
struct Symbol {
    private let glyph: String
    /// The name of the shape around the glyph, such as `circle`; nil if there is no shape.
    private let frame: String?
    private let isFilled: Bool
    private let isStruck: Bool
    /// Whether there is a glyph for the symbol's name.
    let isKnown: Bool

    init(_ name: String) {
        let words = name.split(separator: ".").map(String.init)
        isFilled = words.contains("fill") || words.contains("filled")
        isStruck = words.contains("slash")
        let own = words.filter { !["fill", "filled", "slash"].contains($0) }
        // Words from `badge` on are ignored, because badges are too small to draw.
        let shown = Array(own.prefix { !$0.hasSuffix("badge") })
        let lengths = (1...max(1, shown.count)).reversed()
        let length = lengths.first { SymbolShapes.has(shown.prefix($0).joined(separator: ".")) }
        let rest = shown.dropFirst(length ?? 0)
        guard let length, rest.allSatisfy(SymbolShapes.frames.contains) else {
            (glyph, frame, isKnown) = (Self.unknown, nil, false)
            return
        }
        glyph = shown.prefix(length).joined(separator: ".")
        frame = rest.first == glyph ? nil : rest.first
        isKnown = true
    }

    private static let unknown = "unknown"

    /// Draws the symbol with this name as a square in the middle of `frame`.
    static func draw(_ name: String, in frame: Rect, _ paint: Paint, on canvas: inout Canvas) {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return }
        Symbol(name).draw(in: frame.centred(side, side), paint, on: &canvas)
    }

    /// Draws the symbol with this name as large as `area` allows. Interface Builder's files state
    /// the size of a symbol's glyph alone, without the space around it.
    static func draw(_ name: String, filling area: Rect, _ paint: Paint, on canvas: inout Canvas) {
        let symbol = Symbol(name)
        guard let bounds = symbol.bounds, area.width > 0, area.height > 0 else { return }
        let unit = min(area.width / bounds.width, area.height / bounds.height)
        let side = unit * SymbolPen.units
        let box = Rect(
            x: area.midX - bounds.midX * unit, y: area.midY - bounds.midY * unit, width: side,
            height: side)
        symbol.draw(in: box, paint, on: &canvas)
    }

    /// The rectangle that the drawn symbol covers, in the units of the glyph's coordinates. It
    /// includes the outer half of the lines' width. Nil if the symbol has no outlines.
    private var bounds: Rect? {
        SymbolShapes.parts(frame ?? glyph).map(\.outline.bounds)
            .reduce(nil) { (all: Rect?, part) in all?.union(part) ?? part }?
            .inset(-SymbolPen.lineWidth * SymbolPen.units / 2)
    }

    private func draw(in box: Rect, _ paint: Paint, on canvas: inout Canvas) {
        // Details inside a filled shape show the background colour, which is usually light.
        let behind = paint.isLight ? Paint.black.opacity(0.75) : .white
        let width = box.width * SymbolPen.lineWidth
        let outer = SymbolPen(
            box: box, paint: paint, behind: behind, width: width, isFilled: isFilled)
        if let frame {
            outer.draw(SymbolShapes.parts(frame), on: &canvas)
            let side = box.width * 0.52
            let inside = box.centred(side, side).offset(
                0, box.width * (frame == "triangle" ? 0.1 : frame == "bubble" ? -0.05 : 0))
            SymbolPen(
                box: inside, paint: isFilled ? behind : paint, behind: paint, width: width * 0.85,
                isFilled: isFilled
            ).draw(SymbolShapes.parts(glyph), on: &canvas)
        } else {
            outer.draw(SymbolShapes.parts(glyph), on: &canvas)
        }
        if isStruck, isKnown { outer.draw(SymbolShapes.parts("slash"), on: &canvas) }
    }
}

/// A pen for the outlines of a glyph, whose coordinates are twentieths of the box's width.
struct SymbolPen {
    /// The width of the box in the units of a glyph's coordinates.
    static let units = 20.0
    /// The width of a line as a fraction of the box's width.
    static let lineWidth = 0.085

    let box: Rect
    let paint: Paint
    /// The colour of details inside a filled shape.
    let behind: Paint
    /// The width of a line, in points.
    let width: Double
    let isFilled: Bool

    func draw(_ parts: [SymbolPart], on canvas: inout Canvas) {
        for part in parts {
            let outline = part.outline.placed(in: box, unit: box.width / Self.units)
            let inner = isFilled ? behind : paint
            switch part.role {
            case .body where isFilled: canvas.fill(outline, paint)
            case .body, .line: line(outline, paint, on: &canvas)
            case .dot: canvas.fill(outline, paint)
            case .innerLine: line(outline, inner, on: &canvas)
            case .innerDot: canvas.fill(outline, inner)
            }
        }
    }

    private func line(_ outline: Outline, _ paint: Paint, on canvas: inout Canvas) {
        // Round ends apply to paths only.
        let isPath = if case .path = outline { true } else { false }
        canvas.stroke(outline, paint, width: width.millipoints, isRound: isPath)
    }
}
