import StackCore

/// A cache of the widths of single-line texts, shared by all layouts of a document.
///
/// Widths do not depend on the pixel density of a screen.
final class TextWidths {
    private var widths: [Key: Double] = [:]

    private struct Key: Hashable {
        let text: String
        let font: Font
        let traits: MeasurementTraits
    }

    /// Returns the width of the text's widest paragraph in points, not rounded to pixels.
    func width(of text: String, _ font: Font, _ traits: MeasurementTraits) -> Double {
        var anyScreen = traits
        anyScreen.scale = 1
        let key = Key(text: text, font: font, traits: anyScreen)
        if let width = widths[key] { return width }
        let metrics = TextMetrics(font: font, traits: traits)
        let width = text.split(whereSeparator: \.isNewline)
            .reduce(0) { max($0, metrics.width(String($1))) }
        widths[key] = width
        return width
    }
}
