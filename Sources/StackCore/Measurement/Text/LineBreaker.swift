/// Breaks glyphs into lines of at most `width` points.
///
/// Greedy, like word wrapping in UILabel. Breaks after spaces and hyphens, around ideographs, and
/// between any two characters of a word wider than a line. Spaces at a line break have no width.
/// Spaces at the end of the text may extend beyond the line.
struct LineBreaker {
    let width: Double

    /// A range of glyphs with its width in points.
    struct Line: Hashable {
        var range: Range<Int>
        var width: Double
    }

    /// Breaks the glyphs into lines: at least one, and at most one per glyph.
    func lines(_ glyphs: [Glyph]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        repeat {
            let line = line(glyphs, from: start)
            precondition(
                !line.range.isEmpty || glyphs.isEmpty,
                "a line takes no glyph, so breaking would not end")
            lines.append(line)
            start = line.range.upperBound
        } while start < glyphs.count
        return lines
    }

    private func line(_ glyphs: [Glyph], from start: Int) -> Line {
        // Sums of fractions have rounding errors, and a label as wide as its text must not wrap.
        let limit = width + 1e-6
        var total = 0.0
        var inked = 0.0
        var fit = Line(range: start..<start, width: 0)
        for index in start..<glyphs.count {
            let glyph = glyphs[index]
            if index > start, Self.mayBreak(glyphs[index - 1], glyph) {
                fit = Line(range: start..<index, width: inked)
            }
            total += glyph.advance + (index > start ? glyph.kern : 0)
            if glyph.kind == .space { continue }
            if total > limit, index > start {
                return fit.range.isEmpty ? Line(range: start..<index, width: inked) : fit
            }
            inked = total
        }
        return Line(range: start..<glyphs.count, width: total > limit ? inked : total)
    }

    /// Whether a line may break between two adjacent glyphs.
    private static func mayBreak(_ left: Glyph, _ right: Glyph) -> Bool {
        if right.kind == .space { return false }
        return left.kind != .other || right.kind == .ideograph
    }
}

/// Splits a text at its line breaks.
enum Paragraphs {
    /// Returns the lines of text between the line breaks: one more than there are breaks. A break
    /// at the end starts an empty line.
    static func of(_ text: String) -> [Substring] {
        // Checked first because it is fast and most texts are a single line of ASCII.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return [text[...]] }
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}

/// The number of lines of a text and its size in points, rounded up to the text's pixel grid.
package struct TextBlock: Hashable, Sendable {
    package var lineCount: Int
    package var width: Double
    package var height: Double
}
