/// How high the lines of a text are, and how far apart (`NSParagraphStyle`); in points.
package struct ParagraphStyle: Hashable, Sendable {
    /// How often its font's height a line has; 0 is once.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// 0 bounds nothing.
    package var maximumLineHeight = 0.0
    /// Behind each line but the last.
    package var lineSpacing = 0.0

    package init() {}

    /// Of a view, by what its properties are.
    package init(_ value: (Property<Double>) -> Double?) {
        lineHeightMultiple = value(.lineHeightMultiple) ?? 0
        minimumLineHeight = value(.minimumLineHeight) ?? 0
        maximumLineHeight = value(.maximumLineHeight) ?? 0
        lineSpacing = value(.lineSpacing) ?? 0
    }

    /// What a view says of it.
    package static let keys: [PropertyKey] = [
        .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .lineSpacing,
    ]

    /// Lines as their font has them.
    package static let natural = ParagraphStyle()

    /// The multiple first, then the bounds: 34-point lines of 41 points with at least 40 stay so, 17-point
    /// ones with at least 22 are 22 high, 14 lines of 16 points at 1.2583 are 336.5 together.
    func lineHeight(_ natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }
}
