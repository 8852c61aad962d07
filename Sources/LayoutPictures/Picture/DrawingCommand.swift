package import StackCore

/// A picture as commands, the earlier ones behind the later ones; SVG, PNG and PDF are written from
/// it. Points, from the top left corner.
package struct Picture: Sendable {
    /// The name of the first document.
    package let title: String
    /// The whole page, with the room around the screens.
    package internal(set) var size: Size
    /// Behind everything.
    package let page: Paint
    package internal(set) var commands: [DrawingCommand] = []

    init(title: String, size: Size = .zero, page: Paint) {
        (self.title, self.size, self.page) = (title, size, page)
    }
}

/// What a format has to be able to draw. Every `begin` has its `end`.
package enum DrawingCommand: Hashable, Sendable {
    case fill(Outline, Paint)
    case stroke(Outline, Paint, Pen)
    case text(TextRun)
    case image(DrawnImage)
    /// What follows is seen inside the shape only.
    case beginClip(Outline)
    case endClip
    /// What follows is drawn together and then seen through.
    case beginOpacity(Double)
    case endOpacity
    /// What follows belongs to a view, its subviews included.
    case beginView(DrawnView)
    case endView
}

/// An outline.
package enum Outline: Hashable, Sendable {
    /// A radius of 0 is a rectangle; one larger than half a side is taken as that half.
    case rect(Rect, radius: Double = 0)
    case ellipse(Rect)
    case path([PathStep])
}

/// A step of an outline of lines and curves.
package enum PathStep: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    /// Bézier's, with its two control points first.
    case curve(Double, Double, Double, Double, Double, Double)
    case close
}

/// How an outline is drawn.
package struct Pen: Hashable, Sendable {
    /// In points.
    package var width: Double
    /// The length of a dash and of the gap behind it; empty for a line without gaps.
    package var dashes: [Double] = []
    package var isRound = false
}

/// A line of text.
package struct TextRun: Hashable, Sendable {
    /// Without line breaks. What the document holds: each format shows control characters in its own
    /// way.
    package var text: String
    /// The left end of the baseline.
    package var x: Double
    package var baseline: Double
    /// How wide it is to be: what the layout has measured. Nil for as wide as it comes.
    package var width: Double?
    package var style: TypeStyle
    package var paint: Paint
    /// Whether text is missing that had no room.
    package var isTruncated = false
}

/// What text is set in.
package struct TypeStyle: Hashable, Sendable {
    /// Points.
    package var size: Double
    /// 100 to 900, as fonts count it.
    package var weight: Int = 400
    package var isItalic = false
    package var isMonospaced = false
    /// The family of a font that is not the system's.
    package var family: String?
}

/// A picture of an asset catalogue.
package struct DrawnImage: Hashable, Sendable {
    package var image: AssetCatalogue.Image
    package var frame: Rect
}

/// A view that is drawn.
package struct DrawnView: Hashable, Sendable {
    package var name: String
    /// `title: label 100 × 20`
    package var title: String
}
