/// The position of the ellipsis in truncated text (`NSLineBreakMode`).
package enum Truncation: String, CaseIterable, Hashable, Sendable {
    case head, middle, tail
    /// The text is cut off at the edge, without an ellipsis.
    case clipping
}

/// A line of text as it is drawn.
package struct TextLine: Hashable, Sendable {
    /// The visible text, without the spaces at a line break. An ellipsis (…) replaces text that
    /// does not fit.
    package var text: String
    /// The unrounded width in points.
    package var width: Double
    /// Whether text is missing because the line is truncated.
    package var isTruncated = false
}

extension TextMetrics {
    /// Returns the lines of a text, with the same line breaks as in `block`.
    ///
    /// If the text has more than `numberOfLines` lines (0 means no limit), the last returned line
    /// contains the rest of its paragraph. Text beyond `maximumWidth` points is truncated.
    package func lines(
        _ text: String, numberOfLines: Int = 0, maximumWidth: Double = .infinity,
        truncation: Truncation = .tail
    ) -> [TextLine] {
        assert(numberOfLines >= 0, "a text is limited to \(numberOfLines) lines")
        guard !text.isEmpty else { return [] }
        let limit = numberOfLines > 0 ? numberOfLines : Int.max
        let breaker = LineBreaker(width: limit == 1 ? .infinity : maximumWidth)
        let shortener = LineShortener(
            room: maximumWidth, truncation: truncation, ellipsis: width(LineShortener.ellipsis))
        var lines: [TextLine] = []
        let paragraphs = Paragraphs.of(text)
        for paragraph in paragraphs {
            let content = line(paragraph, isSpelled: true)
            let ranges = breaker.lines(content.glyphs, isWholeText: paragraphs.count == 1)
                .map(\.range)
            for range in ranges {
                if lines.count == limit {
                    lines[limit - 1].isTruncated = true
                    return lines.map { $0.isTruncated ? shortener.marked($0) : $0 }
                }
                let isCrowded = lines.count == limit - 1 && range.upperBound < content.count
                let shown = isCrowded ? range.lowerBound..<content.count : range
                lines.append(shortener.line(content, shown))
                if isCrowded { return lines }
            }
        }
        return lines
    }

    /// Returns the number of lines that `lines` returns for these arguments; nil if a line is
    /// truncated. Faster than `lines`, because it does not create the texts of the lines.
    func wholeLineCount(_ text: String, numberOfLines limit: Int, maximumWidth: Double) -> Int? {
        precondition(limit > 0, "a text is limited to \(limit) lines")
        guard !text.isEmpty else { return 0 }
        let breaker = LineBreaker(width: limit == 1 ? .infinity : maximumWidth)
        var count = 0
        let paragraphs = Paragraphs.of(text)
        for paragraph in paragraphs {
            let content = line(paragraph, isSpelled: false)
            for line in breaker.lines(content.glyphs, isWholeText: paragraphs.count == 1) {
                if count == limit { return nil }
                count += 1
                let isCrowded = count == limit && line.range.upperBound < content.count
                let end = isCrowded ? content.count : line.range.upperBound
                if content.exceeds(maximumWidth, line.range.lowerBound..<end) { return nil }
                if isCrowded { return count }
            }
        }
        return count
    }
}

/// The characters of a paragraph with their glyphs.
struct GlyphLine {
    /// The characters; empty if the text of the line is not needed.
    private let characters: [Character]
    let glyphs: [Glyph]
    /// The number of characters or the number of glyphs, whichever is less. The two differ only if
    /// a font file does not return one glyph for each character. Ranges are limited to this count,
    /// so that they are valid in both lists.
    let count: Int

    /// - Parameters:
    ///   - isSpelled: whether to store the characters, which the method `text` needs
    ///   - hasGlyphForEachCharacter: whether there are as many glyphs as characters
    init(
        _ text: Substring, _ glyphs: [Glyph], isSpelled: Bool, hasGlyphForEachCharacter: Bool
    ) {
        assert(
            !hasGlyphForEachCharacter || glyphs.count == text.count,
            "a paragraph has another number of glyphs than of characters")
        characters = isSpelled ? Array(text) : []
        self.glyphs = glyphs
        count = hasGlyphForEachCharacter ? glyphs.count : min(text.count, glyphs.count)
    }

    func text(_ range: Range<Int>) -> String {
        String(characters[range.clamped(to: 0..<count)])
    }

    /// Returns whether the visible part of the range is too wide for `room` points, so that it is
    /// truncated.
    func exceeds(_ room: Double, _ range: Range<Int>) -> Bool {
        width(inked(trimmed(range))) > room + TextMetrics.widthSlack
    }

    /// Returns the width in points, without kerning before the first glyph.
    func width(_ range: Range<Int>) -> Double {
        assert(
            range.isEmpty || glyphs.indices.contains(range.upperBound - 1),
            "a range is longer than its paragraph")
        return range.reduce(0) { sum, index in
            sum + glyphs[index].advance + (index > range.lowerBound ? glyphs[index].kern : 0)
        }
    }

    /// Returns the range of a line without the spaces at the line break. The last line of a
    /// paragraph has no line break, so its whole range is returned.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        range.upperBound < count ? inked(range) : range.clamped(to: 0..<count)
    }

    /// Returns the range without its trailing spaces.
    func inked(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<count)
        var end = range.upperBound
        while end > range.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }
}

/// Truncates lines that are wider than `room` points.
private struct LineShortener {
    static let ellipsis = "…"

    let room: Double
    let truncation: Truncation
    /// The width of the ellipsis in points.
    let ellipsis: Double

    func line(_ content: GlyphLine, _ range: Range<Int>) -> TextLine {
        let range = content.trimmed(range)
        let width = content.width(range)
        guard content.exceeds(room, range), truncation != .clipping else {
            return TextLine(text: content.text(range), width: width)
        }
        let (head, tail) = parts(content, range)
        return TextLine(
            text: content.text(head) + Self.ellipsis + content.text(tail),
            width: content.width(head) + ellipsis + content.width(tail), isTruncated: true)
    }

    /// Returns the last visible line with an ellipsis at its end, because paragraphs after it are
    /// omitted.
    func marked(_ line: TextLine) -> TextLine {
        guard truncation != .clipping, !line.text.hasSuffix(Self.ellipsis) else { return line }
        return TextLine(
            text: line.text + Self.ellipsis, width: line.width + ellipsis, isTruncated: true)
    }

    /// Returns the two ranges of characters of a truncated line that stay visible: those before the
    /// ellipsis and those after it.
    private func parts(_ content: GlyphLine, _ range: Range<Int>) -> (Range<Int>, Range<Int>) {
        var head = range.lowerBound
        var tail = range.upperBound
        var free = room - ellipsis
        func fits(_ index: Int) -> Bool {
            free -= content.width(index..<index + 1)
            return free >= 0
        }
        switch truncation {
        case .head:
            while tail > head, fits(tail - 1) { tail -= 1 }
        case .middle:
            while tail > head {
                if !fits(head) { break }
                head += 1
                if tail == head || !fits(tail - 1) { break }
                tail -= 1
            }
        case .tail, .clipping:
            while head < tail, fits(head) { head += 1 }
            tail = range.upperBound
            return (range.lowerBound..<head, tail..<tail)
        }
        return (range.lowerBound..<head, tail..<range.upperBound)
    }
}
