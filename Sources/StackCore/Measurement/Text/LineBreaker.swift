/// Breaks glyphs into lines of at most `width` points.
///
/// Greedy, as UILabel's word wrapping: after spaces and hyphens, around ideographs, and between
/// any two characters of a word that is wider than a line. Spaces where a line was broken do not
/// count, and those at the end of the text hang over when there is no room for them.
struct LineBreaker {
    let width: Double

    /// A line with its width in points.
    struct Line: Hashable {
        var range: Range<Int>
        var width: Double
    }

    /// At least one line, at most one a glyph.
    func lines(_ glyphs: [Glyph]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        repeat {
            let line = line(glyphs, from: start)
            lines.append(line)
            start = line.range.upperBound
        } while start < glyphs.count
        return lines
    }

    private func line(_ glyphs: [Glyph], from start: Int) -> Line {
        // Widths come from sums of fractions: a label as wide as its text must not wrap.
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

    /// Whether a line may end between two neighbours.
    private static func mayBreak(_ left: Glyph, _ right: Glyph) -> Bool {
        if right.kind == .space { return false }
        return left.kind != .other || right.kind == .ideograph
    }
}

/// The parts of a text between its line breaks.
enum Paragraphs {
    /// One part more than there are line breaks: a break at the end opens an empty line.
    static func of(_ text: String) -> [Substring] {
        // Asked first because it is cheap and most texts are one printable line.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return [text[...]] }
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}

/// The room that a text takes, in points, rounded up to the grid of text.
package struct TextBlock: Hashable, Sendable {
    package var lineCount: Int
    package var width: Double
    package var height: Double
}
