import StackCore

/// A cache of the widths of single-line texts, shared by all layouts of a document. The widths do
/// not depend on the pixel density of a screen.
final class TextWidths {
    private var widths: [MeasurementTraits: [Key: Double]] = [:]
    /// The traits of the last request, with a scale of 1; nil before the first request.
    private var traits: MeasurementTraits?
    /// The widths measured with `traits`. They are in `widths` only when other traits are
    /// requested, because most requests have the traits of the previous one.
    private var current: [Key: Double] = [:]

    private struct Key: Hashable {
        let text: String
        let font: Font
    }

    /// Returns the width of the text's widest paragraph in points, not rounded to pixels.
    func width(of text: String, _ font: Font, _ traits: MeasurementTraits) -> Double {
        var anyScreen = traits
        anyScreen.scale = 1
        if anyScreen != self.traits {
            if let last = self.traits { widths[last] = current }
            current = widths[anyScreen] ?? [:]
            self.traits = anyScreen
        }
        let key = Key(text: text, font: font)
        if let width = current[key] { return width }
        let metrics = TextMetrics(font: font, traits: traits)
        let width = text.split(whereSeparator: \.isNewline)
            .reduce(0) { max($0, metrics.width(String($1))) }
        assert(width >= 0 && width.isFinite, "a text is \(width) points wide")
        current[key] = width
        return width
    }
}
