/// Infers how wide the texts of a font without a table are, relative to the same texts in Helvetica
/// Neue.
///
/// Uses the ratio that most labels agree on. A label that is wider or narrower than its text gives
/// another ratio, and so has no effect (docs/text-measurement.md, "Other fonts").
package struct WidthInference: Sendable {
    private var ratios: [String: Double] = [:]

    package init() {}

    /// Adds a label as a sample.
    ///
    /// - Parameters:
    ///   - text: the text of a label on one line
    ///   - size: the font size in points
    ///   - width: the stored width of the label in points
    package mutating func add(_ text: String, size: Double, width: Double) {
        let traits = MeasurementTraits()
        assert(size > 0, "a label has a font of \(size) points")
        let usual = TextMetrics(font: Self.substitute(size: size), traits: traits).width(text)
        guard text.count > 1, usual > 0, Self.possible ~= width / usual else { return }
        ratios[text] = width / usual
    }

    /// The font's width relative to Helvetica Neue on which most texts agree; nil if no two texts
    /// agree.
    package var ratio: Double? {
        let sorted = ratios.values.sorted()
        var best: [Double] = []
        for ratio in sorted {
            let agreeing = sorted.filter {
                ratio * (1 - Self.spread)...ratio * (1 + Self.spread) ~= $0
            }
            if agreeing.count > best.count { best = agreeing }
        }
        return best.count > 1 ? best[best.count / 2] : nil
    }

    private static func substitute(size: Double) -> Font {
        .custom(name: FontName(FontTables.names[FontTables.fallback])!, size: size)
    }

    private static let possible = 0.7...1.5
    private static let spread = 0.03
}
