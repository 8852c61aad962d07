/// Breaks a paragraph into lines, as word wrapping in UILabel does. Each line takes as many words
/// as fit. Lines break after spaces and hyphens, before and after Chinese and Japanese characters,
/// and between any two characters of a word wider than a line.
///
/// If a line ends with spaces, the first space counts in the width of the line, as far as it fits;
/// the other spaces have no width (72 of 72 labels, 29 projects). At the end of the text, all
/// spaces count if they fit; otherwise none of them does.
struct LineBreaker {
    let width: Double

    /// A range of glyphs with its width in points.
    struct Line: Hashable {
        var range: Range<Int>
        var width: Double
    }

    /// Breaks the glyphs of a paragraph into lines: at least one, and at most one per glyph.
    ///
    /// - Parameter isWholeText: whether the text has no other paragraph
    func lines(_ glyphs: [Glyph], isWholeText: Bool) -> [Line] {
        let lines = filledLines(glyphs)
        guard lines.count == 2, isWholeText else { return lines }
        return linesWithoutOrphan(lines[0].range, glyphs) ?? lines
    }

    /// Returns the two lines of a text whose second line would contain only one word: UIKit then
    /// moves the end of the first line to the second line (observed in 4 of 4 labels, 3 projects).
    /// Returns nil if nothing is moved.
    ///
    /// The moved part begins at the last possible break of the first line, which may be inside a
    /// word with hyphens (3 of 3 labels, 2 projects). If a text has three or more lines, a single
    /// word stays alone on the last one (4 of 4 labels).
    private func linesWithoutOrphan(_ first: Range<Int>, _ glyphs: [Glyph]) -> [Line]? {
        func startsWord(_ index: Int) -> Bool {
            glyphs[index - 1].kind == .space && glyphs[index].kind != .space
        }
        guard glyphs[first.upperBound - 1].kind == .space,
            !glyphs.indices.dropFirst(first.upperBound + 1).contains(where: startsWord),
            let start = first.dropFirst().last(where: {
                Self.mayBreak(glyphs[$0 - 1], glyphs[$0])
            })
        else { return nil }
        let second = line(glyphs, from: start)
        guard second.range.upperBound == glyphs.count else { return nil }
        let shorter = first.lowerBound..<start
        let width = shorter.reduce(0) { sum, index in
            let isFurtherSpace =
                index > 0 && glyphs[index].kind == .space && glyphs[index - 1].kind == .space
            return isFurtherSpace ? sum : sum + glyphs[index].advance + glyphs[index].kern
        }
        return [Line(range: shorter, width: min(width, self.width)), second]
    }

    private func filledLines(_ glyphs: [Glyph]) -> [Line] {
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
        // The limit has a tolerance, because sums of fractions have rounding errors and a label as
        // wide as its text must not wrap.
        let limit = width + 1e-6
        var total = 0.0
        var inked = 0.0
        // The width up to and including the first space after the last word, in points.
        var spaced = 0.0
        var fit = Line(range: start..<start, width: 0)
        for index in start..<glyphs.count {
            let glyph = glyphs[index]
            if index > start, Self.mayBreak(glyphs[index - 1], glyph) {
                fit = Line(range: start..<index, width: min(spaced, width))
            }
            total += glyph.advance + (index > start ? glyph.kern : 0)
            if glyph.kind == .space {
                if spaced == inked { spaced = total }
                continue
            }
            if total > limit, index > start {
                return fit.range.isEmpty ? Line(range: start..<index, width: inked) : fit
            }
            inked = total
            spaced = total
        }
        return Line(range: start..<glyphs.count, width: total > limit ? inked : total)
    }

    /// Returns whether a line may break between two adjacent glyphs.
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
        // Checked first because it is fast and most texts are a single line.
        if isSingle(text) { return [text[...]] }
        let scalars = text.unicodeScalars
        var lines: [Substring] = []
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            let next = scalars.index(after: index)
            if scalars[index].isNewline {
                lines.append(text[start..<index])
                let isPair = text.utf8[index...].starts(with: "\r\n".utf8)
                start = isPair ? scalars.index(after: next) : next
                index = start
            } else {
                index = next
            }
        }
        lines.append(text[start...])
        return lines
    }

    /// Returns whether a text has no line break. Looks at scalars, because a line break is never
    /// part of a larger character, and finding characters is slow.
    static func isSingle(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 }
            || !text.unicodeScalars.contains(where: \.isNewline)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a line break, as in `Character.isNewline`.
    fileprivate var isNewline: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

/// The measured size of a text: its number of lines, and its width and height in points, rounded up
/// to pixels.
package struct TextBlock: Hashable, Sendable {
    package var lineCount: Int
    package var width: Double
    package var height: Double
}
