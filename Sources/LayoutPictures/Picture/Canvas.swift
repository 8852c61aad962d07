import StackCore

/// The drawing commands of a picture, and a cache of the fonts that it uses.
struct Canvas {
    private(set) var commands: [DrawingCommand] = []
    private var fonts: [Typed: LaidType] = [:]
    /// The traits for measuring texts.
    let traits: MeasurementTraits
    /// The version of Xcode whose system, such as iOS 26 for Xcode 26, determines the look of bars
    /// and controls.
    let era: Era

    private struct Typed: Hashable {
        let font: Font
        let paragraph: ParagraphStyle
    }

    /// - Parameter era: the version of Xcode whose system determines the look of bars and controls;
    ///   nil for the version in `traits`
    init(_ traits: MeasurementTraits, era: Era? = nil) {
        self.traits = traits
        self.era = era ?? traits.era
    }

    mutating func add(_ command: DrawingCommand) { commands.append(command) }

    /// Removes all commands from the index `count` on.
    mutating func drop(from count: Int) {
        precondition(0...commands.count ~= count, "there is no command \(count) to drop")
        commands.removeSubrange(count...)
    }

    mutating func fill(_ shape: Outline, _ paint: Paint) {
        if paint.alpha > 0 { commands.append(.fill(shape, paint)) }
    }

    mutating func stroke(
        _ shape: Outline, _ paint: Paint, width: Double = 1, dashes: [Double] = [],
        isRound: Bool = false
    ) {
        guard paint.alpha > 0, width > 0 else { return }
        commands.append(
            .stroke(shape, paint, Pen(width: width, dashes: dashes, isRound: isRound)))
    }

    /// Fills a rectangle like a translucent bar. UIKit blurs the content behind a bar until nothing
    /// in it is legible. The fill is therefore one opaque colour: `paint` over the colour behind
    /// the middle of the rectangle.
    mutating func fillMaterial(
        _ frame: Rect, radius: Double = 0, _ paint: Paint, _ palette: Palette
    ) {
        if paint.alpha == 0 { return }
        let behind = self.paint(atX: frame.midX, y: frame.midY)
        fill(.rect(frame, radius: radius), paint.over(behind ?? palette[.systemBackground]))
    }

    /// Strokes an outline whose outer edge is the frame, like the border of a layer.
    mutating func border(_ frame: Rect, radius: Double, _ paint: Paint, width: Double) {
        stroke(
            .rect(frame.inset(width / 2), radius: max(0, radius - width / 2)), paint, width: width)
    }

    mutating func clip(_ shape: Outline, _ body: (inout Canvas) -> Void) {
        commands.append(.beginClip(shape))
        body(&self)
        commands.append(.endClip)
    }

    /// Returns the colour of the topmost rectangle at a point. Returns nil if there is no
    /// rectangle, if its opacity is at most 0.5, or if an image is over it. Ignores what is drawn
    /// in opacity groups, and in clips whose shape does not contain the point.
    func paint(atX x: Double, y: Double) -> Paint? {
        var result: Paint?
        // For each clip and opacity group that has begun and not ended: whether its commands are
        // ignored.
        var groups: [Bool] = []
        for command in commands {
            switch command {
            case .beginClip(let outline): groups.append(!outline.bounds.contains(x, y))
            case .beginOpacity: groups.append(true)
            case .endClip, .endOpacity: groups.removeLast()
            case .fill(.rect(let frame, _), let paint)
            where frame.contains(x, y) && !groups.contains(true):
                result = paint.alpha > 0.5 ? paint : nil
            case .image(let image) where image.frame.contains(x, y) && !groups.contains(true):
                result = nil
            default: break
            }
        }
        return result
    }

    /// Returns the metrics and style of the font. They are cached for each pair of a font and a
    /// paragraph style.
    mutating func type(_ font: Font, _ paragraph: ParagraphStyle = .natural) -> LaidType {
        let key = Typed(font: font, paragraph: paragraph)
        if let known = fonts[key] { return known }
        let type = LaidType(font, traits, paragraph)
        fonts[key] = type
        return type
    }
}

/// A font's metrics, which are the same as in the layout, and its style for drawing.
struct LaidType {
    let metrics: TextMetrics
    let style: TypeStyle

    init(
        _ font: Font, _ traits: MeasurementTraits, _ paragraph: ParagraphStyle = .natural
    ) {
        metrics = TextMetrics(font: font, traits: traits, paragraph: paragraph)
        var style = TypeStyle(size: metrics.pointSize)
        switch font {
        case .system(_, let weight, let design):
            style.weight = weight.number
            style.isItalic = design == .italic
            style.isMonospaced = design == .monospaced
        case .style(let text): style.weight = text.weight.number
        case .custom(let name, _):
            style.family = name.family
            style.file = metrics.fontFile
            style.weight = FontWeight.number(ofFace: name.rawValue)
            style.isItalic =
                name.rawValue.contains("Italic") || name.rawValue.contains("Oblique")
        }
        self.style = style
    }
}

extension FontWeight {
    /// The weight as a number on the scale of font files, from 100 to 900.
    var number: Int { (Self.allCases.firstIndex(of: self)! + 1) * 100 }

    /// Returns the weight that the PostScript name of a font states, such as 800 for
    /// `Avenir-Heavy`; 400 if the name states none.
    static func number(ofFace name: String) -> Int {
        let face = name.split(separator: "-").dropFirst().joined()
        return faces.first { face.contains($0.word) }?.number ?? 400
    }

    private static let faces: [(word: String, number: Int)] = [
        ("UltraLight", 100), ("ExtraLight", 200), ("Thin", 200), ("Light", 300), ("Medium", 500),
        ("Semi", 600), ("Demi", 600), ("ExtraBold", 800), ("Heavy", 800), ("Bold", 700),
        ("Black", 900),
    ]
}

extension Rect {
    /// Returns the rectangle shrunk by `distance` points on each side.
    func inset(_ distance: Double) -> Rect { inset(distance, distance) }

    func inset(_ x: Double, _ y: Double) -> Rect {
        Rect(
            x: self.x + x, y: self.y + y, width: max(0, width - 2 * x),
            height: max(0, height - 2 * y))
    }

    /// Returns the rectangle shrunk by the insets. The leading side is the left one, or the right
    /// one if `isMirrored`.
    func inset(by insets: Insets, isMirrored: Bool = false) -> Rect {
        let left = isMirrored ? insets.trailing : insets.leading
        let right = isMirrored ? insets.leading : insets.trailing
        return Rect(
            x: x + left, y: y + insets.top, width: max(0, width - left - right),
            height: max(0, height - insets.top - insets.bottom))
    }

    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns a rectangle of the given size with the same centre.
    func centred(_ width: Double, _ height: Double) -> Rect {
        Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    func resized(height: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }

    func offset(_ x: Double, _ y: Double) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        self.x <= x && x < maxX && self.y <= y && y < maxY
    }

    /// Returns the common area of this rectangle and `other`; it has size 0 if they do not overlap.
    func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }
}
