/// The line height and line spacing of a text (`NSParagraphStyle`), in points unless noted.
package struct ParagraphStyle: Hashable, Sendable {
    /// The multiple of the font's line height; 0 means 1.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// The maximum line height; 0 means no limit.
    package var maximumLineHeight = 0.0
    /// The extra space after each line except the last.
    package var lineSpacing = 0.0

    package init() {}

    /// Creates the style from the properties of a view. `value` returns the view's value of a
    /// property; nil if none is set.
    package init(_ value: (Property<Double>) -> Double?) {
        lineHeightMultiple = value(.lineHeightMultiple) ?? 0
        minimumLineHeight = value(.minimumLineHeight) ?? 0
        maximumLineHeight = value(.maximumLineHeight) ?? 0
        lineSpacing = value(.lineSpacing) ?? 0
    }

    /// The properties of a view that make up its paragraph style.
    package static let keys: [PropertyKey] = [
        .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .lineSpacing,
    ]

    /// The style that changes neither the line height of the font nor the spacing between lines.
    package static let natural = ParagraphStyle()

    /// Returns the line height in points of a font with line height `natural`. The multiple is
    /// applied first, then the limits.
    ///
    /// In stored frames, text in 34 pt keeps its lines of 41 points with a minimum of 40 points.
    /// With a minimum of 22 points, lines of 17 points become 22 points high. 14 lines of 16 points
    /// at a multiple of 1.2583 are 336.5 points high in total.
    func lineHeight(_ natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }
}
