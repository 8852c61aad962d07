package import StackCore

/// A picture as drawing commands, ordered from back to front. SVG, PNG and PDF are written from it.
/// Coordinates are in points from the top left corner.
package struct Picture: Sendable {
    /// The name of the first document.
    package let title: String
    /// The size of the page, including the border around the screens.
    package internal(set) var size: Size
    /// The background colour of the page.
    package let page: Paint
    package internal(set) var commands: [DrawingCommand] = []

    init(title: String, size: Size = .zero, page: Paint) {
        (self.title, self.size, self.page) = (title, size, page)
    }
}

/// An operation that every output format can draw. Each `begin` has a matching `end`.
package enum DrawingCommand: Hashable, Sendable {
    case fill(Outline, Paint)
    case stroke(Outline, Paint, Pen)
    case text(TextRun)
    case image(DrawnImage)
    /// Clips the following commands to the shape.
    case beginClip(Outline)
    case endClip
    /// Draws the following commands as one group with this opacity.
    case beginOpacity(Double)
    case endOpacity
    /// Starts the commands of a view and its subviews.
    case beginView(DrawnView)
    case endView
}

/// A shape that is filled, stroked or clipped to.
package enum Outline: Hashable, Sendable {
    /// A rectangle. A radius of 0 makes square corners; the largest radius is half of a side.
    case rect(Rect, radius: Double = 0)
    case ellipse(Rect)
    case path([PathStep])
}

/// A step of a path of lines and curves.
package enum PathStep: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    /// A Bézier curve: its two control points, then its end.
    case curve(Double, Double, Double, Double, Double, Double)
    case close
}

/// The style of a stroked outline.
package struct Pen: Hashable, Sendable {
    /// In points.
    package var width: Double
    /// The lengths of a dash and of the gap after it; empty for a solid line.
    package var dashes: [Double] = []
    package var isRound = false
}

/// A line of text.
package struct TextRun: Hashable, Sendable {
    /// The text without line breaks, otherwise as in the document. Each format shows control
    /// characters in its own way.
    package var text: String
    /// The left end of the baseline.
    package var x: Double
    package var baseline: Double
    /// The width that the layout has measured, in points. Nil for the font's natural width.
    package var width: Double?
    package var style: TypeStyle
    package var paint: Paint
    /// Whether part of the text is missing because it did not fit.
    package var isTruncated = false
}

/// The font of a text.
package struct TypeStyle: Hashable, Sendable {
    /// In points.
    package var size: Double
    /// 100 to 900, as in font files.
    package var weight: Int = 400
    package var isItalic = false
    package var isMonospaced = false
    /// The family of a custom font; nil for the system's font.
    package var family: String?
}

/// An image from an asset catalogue, and its frame.
package struct DrawnImage: Hashable, Sendable {
    package var image: AssetCatalogue.Image
    package var frame: Rect
}

/// The description of a drawn view.
package struct DrawnView: Hashable, Sendable {
    package var name: String
    /// Name, kind and size, for example `title: label 100 × 20`.
    package var title: String
}
