/// Where a text that finds no room ends in … (`NSLineBreakMode`).
package enum Truncation: String, CaseIterable, Hashable, Sendable {
    case head, middle, tail
    /// Cut off at the edge, without a sign.
    case clipping
}

/// A line as it is drawn.
package struct TextLine: Hashable, Sendable {
    /// What stands in it: without the spaces at which it was broken, with … where text is missing.
    package var text: String
    /// Points, unrounded, as the layout measures it.
    package var width: Double
    /// Whether text is missing.
    package var isTruncated = false
}

extension TextMetrics {
    /// The lines of a text, broken as `block` breaks it.
    ///
    /// Of more than `numberOfLines` lines (0: any number) the last one holds what is left of its
    /// paragraph, and what has no room in `maximumWidth` points is left out.
    package func lines(
        _ text: String, numberOfLines: Int = 0, maximumWidth: Double = .infinity,
        truncation: Truncation = .tail
    ) -> [TextLine] {
        guard !text.isEmpty else { return [] }
        let limit = numberOfLines > 0 ? numberOfLines : Int.max
        let breaker = LineBreaker(width: limit == 1 ? .infinity : maximumWidth)
        let shortener = LineShortener(
            room: maximumWidth, truncation: truncation, ellipsis: width(LineShortener.ellipsis))
        var lines: [TextLine] = []
        for paragraph in Paragraphs.of(text) {
            let content = GlyphLine(paragraph, glyphs(paragraph))
            for range in breaker.lines(content.glyphs).map(\.range) {
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
}

/// The characters of a paragraph with their glyphs.
struct GlyphLine {
    private let characters: [Character]
    let glyphs: [Glyph]

    init(_ text: Substring, _ glyphs: [Glyph]) {
        characters = Array(text)
        self.glyphs = glyphs
    }

    /// They are as many but for what a font's own program makes of a text.
    var count: Int { min(characters.count, glyphs.count) }

    func text(_ range: Range<Int>) -> String {
        String(characters[range.clamped(to: 0..<count)])
    }

    /// Points, without kerning at the start.
    func width(_ range: Range<Int>) -> Double {
        range.reduce(0) { sum, index in
            sum + glyphs[index].advance + (index > range.lowerBound ? glyphs[index].kern : 0)
        }
    }

    /// Without the spaces at the end, if the line was broken there.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard range.upperBound < count else { return range.clamped(to: 0..<count) }
        var end = range.upperBound
        while end > range.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }
}

/// Leaves out what has no room.
private struct LineShortener {
    static let ellipsis = "…"

    let room: Double
    let truncation: Truncation
    /// How wide … is.
    let ellipsis: Double

    func line(_ content: GlyphLine, _ range: Range<Int>) -> TextLine {
        let range = content.trimmed(range)
        let width = content.width(range)
        guard width > room + TextMetrics.widthSlack, truncation != .clipping else {
            return TextLine(text: content.text(range), width: width)
        }
        let (head, tail) = parts(content, range)
        return TextLine(
            text: content.text(head) + Self.ellipsis + content.text(tail),
            width: content.width(head) + ellipsis + content.width(tail), isTruncated: true)
    }

    /// A line behind which whole paragraphs are missing.
    func marked(_ line: TextLine) -> TextLine {
        guard truncation != .clipping, !line.text.hasSuffix(Self.ellipsis) else { return line }
        return TextLine(
            text: line.text + Self.ellipsis, width: line.width + ellipsis, isTruncated: true)
    }

    /// What is kept at the line's start and at its end.
    private func parts(_ content: GlyphLine, _ range: Range<Int>) -> (Range<Int>, Range<Int>) {
        var head = range.lowerBound
        var tail = range.upperBound
        var free = room - ellipsis
        func take(_ index: Int) -> Bool {
            free -= content.width(index..<index + 1)
            return free >= 0
        }
        switch truncation {
        case .head:
            while tail > head, take(tail - 1) { tail -= 1 }
        case .middle:
            while tail > head {
                if !take(head) { break }
                head += 1
                if tail == head || !take(tail - 1) { break }
                tail -= 1
            }
        case .tail, .clipping:
            while head < tail, take(head) { head += 1 }
            tail = range.upperBound
            return (range.lowerBound..<head, tail..<tail)
        }
        return (range.lowerBound..<head, tail..<range.upperBound)
    }
}
