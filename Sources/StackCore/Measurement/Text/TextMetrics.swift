/// Measures text in one font under given traits.
package struct TextMetrics: Sendable {
    package let traits: MeasurementTraits
    private let typeface: Typeface
    private let paragraph: ParagraphStyle

    package init(
        font: Font, traits: MeasurementTraits, paragraph: ParagraphStyle = .natural
    ) {
        self.traits = traits
        self.paragraph = paragraph
        typeface = Typeface(font, traits: traits)
    }

    /// The font's size in points under the traits' content size category.
    package var pointSize: Double { typeface.size }
    /// What says how wide and high the text is.
    package var measuredBy: MeasuredBy { typeface.measuredBy }
    /// Unrounded distances of a line's edges from its baseline.
    ///
    /// What a paragraph's style adds to a line lies above it.
    package var ascender: Double { typeface.ascender + lineHeight - typeface.lineHeight }
    package var descender: Double { typeface.descender }

    /// The height of `lines` lines, rounded up to the grid of text; 0 for no line.
    ///
    /// Text styles set their baselines apart by Apple's published leading, other fonts by their
    /// line height (Body on three lines @2x: 64.5 = 20.5 + 2·22; 17 pt on eight: 162.5).
    package func height(lines: Int) -> Double {
        guard lines > 0 else { return 0 }
        return traits.framePixels.up(lineHeight + Double(lines - 1) * lineStep)
    }

    /// Points from one baseline to the next.
    package var lineStep: Double {
        paragraph.lineHeight(typeface.leading ?? typeface.lineHeight) + paragraph.lineSpacing
    }

    /// The unrounded height of one line.
    package var lineHeight: Double { paragraph.lineHeight(typeface.lineHeight) }

    /// The unrounded width of a text as one line; line breaks have no width.
    package func width(_ text: String) -> Double {
        typeface.glyphs.glyphs(text[...]).enumerated().reduce(0) { sum, item in
            sum + item.element.advance + (item.offset > 0 ? item.element.kern : 0)
        }
    }

    /// A paragraph's characters with their widths.
    func glyphs(_ text: Substring) -> [Glyph] { typeface.glyphs.glyphs(text) }

    /// The room for a text of at most `numberOfLines` lines (0: any number), wrapped at
    /// `maximumWidth` points, or only at its own line breaks without one.
    ///
    /// An empty text takes none. The width is that of the widest line shown.
    package func block(
        _ text: String, numberOfLines: Int = 0, maximumWidth: Double? = nil
    ) -> TextBlock {
        guard !text.isEmpty else { return TextBlock(lineCount: 0, width: 0, height: 0) }
        let limit = numberOfLines > 0 ? numberOfLines : Int.max
        let breaker = LineBreaker(width: maximumWidth ?? .infinity)
        var count = 0
        var width = 0.0
        for paragraph in Paragraphs.of(text) where count < limit {
            let lines = breaker.lines(typeface.glyphs.glyphs(paragraph)).prefix(limit - count)
            count += lines.count
            width = lines.reduce(width) { max($0, $1.width) }
        }
        return TextBlock(
            lineCount: count, width: traits.framePixels.up(width), height: height(lines: count))
    }
}
