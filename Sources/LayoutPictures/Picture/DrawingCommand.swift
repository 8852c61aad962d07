package import StackCore

/// A picture as drawing commands, ordered from back to front, from which SVG, PNG and PDF are
/// written. Coordinates are in points from the top left corner.
package struct Picture: Sendable {
    /// The title of the picture: the name of the first document.
    package let title: String
    /// The size of the picture in points, including the border around the screens.
    package internal(set) var size = Size.zero
    /// The colour behind the screens.
    package let page: Paint
    /// The commands in drawing order, back to front.
    package internal(set) var commands: [DrawingCommand] = []
}

/// A drawing command that every output format supports. Each `begin` has a matching `end`.
package enum DrawingCommand: Hashable, Sendable {
    case fill(Outline, Paint)
    case stroke(Outline, Paint, Pen)
    case text(TextRun)
    case image(DrawnImage)
    /// Clips the commands up to the matching `endClip` to the shape.
    case beginClip(Outline)
    case endClip
    /// Draws the commands up to the matching `endOpacity` as one group with this opacity, from 0 to
    /// 1.
    case beginOpacity(Double)
    case endOpacity
    /// Begins the commands of a view and its subviews, which end with the matching `endView`.
    case beginView(DrawnView)
    case endView
}

/// A shape for filling, stroking or clipping.
package enum Outline: Hashable, Sendable {
    /// A rectangle with corners of the given radius in points; 0 makes square corners. The radius
    /// is limited to half of the shorter side.
    case rect(Rect, radius: Double = 0)
    case ellipse(Rect)
    case path([PathStep])
}

extension Outline {
    /// The smallest rectangle that contains the outline and the control points of its curves.
    var bounds: Rect {
        switch self {
        case .rect(let frame, _), .ellipse(let frame): return frame
        case .path(let steps):
            let points = steps.flatMap { step -> [(Double, Double)] in
                switch step {
                case .move(let x, let y), .line(let x, let y): [(x, y)]
                case .curve(let a, let b, let c, let d, let e, let f): [(a, b), (c, d), (e, f)]
                case .close: []
                }
            }
            let (x, y) = (points.map(\.0), points.map(\.1))
            guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
            else { return .zero }
            return Rect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// Returns a rectangle whose upper and lower corners have different radii, in points.
    static func rounded(_ frame: Rect, top: Double, bottom: Double) -> Outline {
        // The distance of a control point from the corner that approximates a quarter of a circle.
        let (high, low) = (top * 0.4477, bottom * 0.4477)
        let (left, right, start, end) = (frame.x, frame.maxX, frame.y, frame.maxY)
        let above: [PathStep] = [
            .move(left, start + top),
            .curve(left, start + high, left + high, start, left + top, start),
            .line(right - top, start),
            .curve(right - high, start, right, start + high, right, start + top),
        ]
        let below: [PathStep] =
            bottom == 0
            ? [.line(right, end), .line(left, end)]
            : [
                .line(right, end - bottom),
                .curve(right, end - low, right - low, end, right - bottom, end),
                .line(left + bottom, end),
                .curve(left + low, end, left, end - low, left, end - bottom),
            ]
        return .path(above + below + [.close])
    }
}

/// One segment of a path of lines and curves.
package enum PathStep: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    /// A cubic Bézier curve: x and y of its two control points, then of its end.
    case curve(Double, Double, Double, Double, Double, Double)
    case close
}

/// The style of a stroked outline.
package struct Pen: Hashable, Sendable {
    /// The width of the line in points.
    package var width: Double
    /// The lengths of a dash and of the gap after it, in points; empty for a solid line.
    package var dashes: [Double] = []
    /// Whether the ends and the corners of lines are round.
    package var isRound = false
}

/// A single line of text to draw.
package struct TextRun: Hashable, Sendable {
    /// The text without line breaks, otherwise as in the document. Each output format shows control
    /// characters in its own way.
    package var text: String
    /// The left end of the text's baseline, in points.
    package var x: Double
    /// The distance from the top of the picture to the baseline, in points.
    package var baseline: Double
    /// The width that the layout has measured, in points. Nil means the font's natural width.
    package var width: Double?
    package var style: TypeStyle
    package var paint: Paint
    /// Whether the line is truncated because the text did not fit.
    var isTruncated = false
}

/// The font of a text to draw.
package struct TypeStyle: Hashable, Sendable {
    /// The font size in points.
    package var size: Double
    /// The weight from 100 to 900, as in font files.
    package var weight: Int = 400
    package var isItalic = false
    package var isMonospaced = false
    /// The family name of a custom font; nil for the system's font.
    package var family: String?
    /// The font's own file, which raster pictures are drawn with; nil if none was given.
    package var file: FontFileReference?
}

/// An image from an asset catalogue, and its frame in the picture.
package struct DrawnImage: Hashable, Sendable {
    package var image: AssetCatalogue.Image
    package var frame: Rect
}

/// The name and description of a drawn view, for output formats that can contain them.
package struct DrawnView: Hashable, Sendable {
    package var name: String
    package var kind: ViewKind
    /// The size in points.
    package var size: Size

    /// Name, kind and size in points, for example `title: label 100 × 20`.
    package var title: String {
        "\(name): \(kind.rawValue) \(NumberSpelling.spell(size.width)) × "
            + NumberSpelling.spell(size.height)
    }
}

extension Picture: InvariantChecked {
    /// Checks that clips, opacities and views end in the reverse order of their beginning.
    package func invariantViolations() -> [String] {
        var open: [DrawingCommand] = []
        for command in commands {
            switch command {
            case .beginClip, .beginOpacity, .beginView: open.append(command)
            case .endClip, .endOpacity, .endView:
                guard let last = open.popLast(), last.isEnded(by: command) else {
                    return ["\(command) ends what has not begun last"]
                }
            case .fill, .stroke, .text, .image: break
            }
        }
        return open.map { "\($0) does not end" }
    }
}

extension DrawingCommand {
    /// Whether the command begins or ends a view, and draws nothing.
    var isAboutView: Bool {
        switch self {
        case .beginView, .endView: true
        default: false
        }
    }

    fileprivate func isEnded(by end: DrawingCommand) -> Bool {
        switch (self, end) {
        case (.beginClip, .endClip), (.beginOpacity, .endOpacity), (.beginView, .endView): true
        default: false
        }
    }
}
