/// Measures text in one font under given measurement traits.
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

    /// The font size in points at the traits' content size category.
    package var pointSize: Double { typeface.size }
    /// The source of the font's metrics: a table, a substitute or a font file.
    package var measuredBy: MeasuredBy { typeface.measuredBy }
    /// The font's own file; nil if the font is measured by a table.
    package var fontFile: FontFileReference? { typeface.file }
    /// The distance in points from the baseline to the top of a line, unrounded. Extra height from
    /// the paragraph style is included, because UIKit adds it above the text.
    package var ascender: Double { typeface.ascender + lineHeight - typeface.lineHeight }
    /// The distance from the last baseline to the bottom of the text, in points.
    package var descender: Double { typeface.descender }

    /// Returns the height of `lines` lines in points, rounded up to the text's pixel grid; 0 for no
    /// lines.
    ///
    /// The distance between baselines is Apple's published leading for text styles, and the line
    /// height for other fonts. For example, Body on three lines is 20.5 + 2 · 22 = 64.5 points high
    /// at 2 pixels per point. A font of 17 pt on eight lines is 162.5 points high.
    package func height(lines: Int) -> Double {
        guard lines > 0 else { return 0 }
        return traits.framePixels.up(lineHeight + Double(lines - 1) * lineStep)
    }

    /// The distance between consecutive baselines in points.
    package var lineStep: Double {
        paragraph.lineHeight(typeface.leading ?? typeface.lineHeight) + paragraph.lineSpacing
    }

    /// The unrounded height of one line in points.
    package var lineHeight: Double { paragraph.lineHeight(typeface.lineHeight) }

    /// Returns the unrounded width in points of a text on one line. A line break in the text has no
    /// width.
    package func width(_ text: String) -> Double {
        typeface.glyphs.glyphs(text[...]).enumerated().reduce(0) { sum, item in
            sum + item.element.advance + (item.offset > 0 ? item.element.kern : 0)
        }
    }

    /// Returns a paragraph with its glyphs.
    ///
    /// - Parameter isSpelled: whether the caller also needs the characters, in order to draw or
    ///   quote the lines
    func line(_ paragraph: Substring, isSpelled: Bool) -> GlyphLine {
        GlyphLine(
            paragraph, typeface.glyphs.glyphs(paragraph), isSpelled: isSpelled,
            hasGlyphForEachCharacter: typeface.glyphs.hasGlyphForEachCharacter)
    }

    /// Returns the number of lines and the size of a text on at most `numberOfLines` lines (0 means
    /// no limit), wrapped at `maximumWidth` points. If `maximumWidth` is nil, only line breaks in
    /// the text start new lines.
    ///
    /// An empty text has size zero. The width is that of the widest visible line.
    package func block(
        _ text: String, numberOfLines: Int = 0, maximumWidth: Double? = nil
    ) -> TextBlock {
        assert(numberOfLines >= 0, "a text is limited to \(numberOfLines) lines")
        guard !text.isEmpty else { return TextBlock(lineCount: 0, width: 0, height: 0) }
        let limit = numberOfLines > 0 ? numberOfLines : Int.max
        let breaker = LineBreaker(width: maximumWidth ?? .infinity)
        var count = 0
        var width = 0.0
        let paragraphs = Paragraphs.of(text)
        for paragraph in paragraphs where count < limit {
            let glyphs = typeface.glyphs.glyphs(paragraph)
            let lines = breaker.lines(glyphs, isWholeText: paragraphs.count == 1)
                .prefix(limit - count)
            count += lines.count
            width = lines.reduce(width) { max($0, $1.width) }
        }
        return TextBlock(
            lineCount: count, width: traits.framePixels.up(width), height: height(lines: count))
    }
}
