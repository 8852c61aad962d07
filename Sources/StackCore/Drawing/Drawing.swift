/// A picture as shapes and texts, the earlier ones behind the later ones; SVG, PNG and PDF are
/// written from it. Points, from the top left corner.
package struct Drawing: Sendable {
    /// What a format has to be able to draw.
    package enum Element: Sendable {
        case rect(DrawnRect)
        case text(DrawnText)
    }

    /// The name of the first document.
    package let title: String
    /// The whole page, with the room around the screens.
    package private(set) var size = Size(width: 0, height: 0)
    package private(set) var elements: [Element] = []

    private init(title: String) { self.title = title }

    /// The documents side by side: views to scale with their names and texts, margins and safe area
    /// as dashed lines.
    package init(_ documents: [LaidOutDocument]) {
        self.init(title: documents.first?.name ?? "")
        var x = DrawingStyle.border
        var height = 0.0
        for document in documents {
            let size = document.layout.environment.size
            text(
                document.caption, x: x, y: DrawingStyle.border - 8, size: 12,
                fill: DrawingStyle.caption, weight: 600)
            DrawnScreen(document, x: x, y: DrawingStyle.border).draw(in: &self)
            x += size.width + DrawingStyle.border
            height = max(height, size.height)
        }
        size = Size(width: x, height: height + 2 * DrawingStyle.border)
    }

    mutating func rect(
        _ frame: Rect, fill: String, stroke: String, dash: (Double, Double)? = nil,
        radius: Double = 0, title: String? = nil
    ) {
        elements.append(
            .rect(
                DrawnRect(
                    frame: frame, fill: fill, stroke: stroke, dash: dash, radius: radius,
                    title: title)))
    }

    mutating func text(
        _ text: String, x: Double, y: Double, size: Double, fill: String, weight: Int = 400,
        isCentred: Bool = false, clippedTo clip: Rect? = nil
    ) {
        elements.append(
            .text(
                DrawnText(
                    text: text, x: x, y: y, size: size, fill: fill, weight: weight,
                    isCentred: isCentred, clip: clip)))
    }
}

/// A rectangle with an outline of one point. Colours are `none`, `#RRGGBB` or `#RRGGBBAA`.
package struct DrawnRect: Sendable {
    package let frame: Rect
    package let fill: String
    package let stroke: String
    /// The length of a dash and of the gap behind it; nil for a line without gaps.
    package let dash: (Double, Double)?
    /// Of the corners; 0 is none.
    package let radius: Double
    /// What it stands for, where the format can say so.
    package let title: String?
}

/// A line of text; `y` is its baseline. The text is what the document holds: each format shows
/// control characters in its own way.
package struct DrawnText: Sendable {
    /// Without line breaks.
    package let text: String
    package let x: Double
    package let y: Double
    /// Of the font, in points.
    package let size: Double
    package let fill: String
    /// 100 to 900, as fonts count it.
    package let weight: Int
    /// Whether `x` is the middle and not the start.
    package let isCentred: Bool
    /// What is outside is not shown.
    package let clip: Rect?
}

extension LaidOutDocument {
    /// `Login — iphone-15, 393 × 852`
    fileprivate var caption: String {
        let environment = layout.environment
        let size = environment.size
        return name + " — " + environment.device + ", " + NumberSpelling.spell(size.width) + " × "
            + NumberSpelling.spell(size.height)
    }
}
