/// Decides whether a text is fully visible. Pictures, checks and assertions all use this code.
extension TextMetrics {
    /// The width in points by which a line may exceed its area and still count as fully visible.
    ///
    /// It is a tolerance for errors: measured widths are within a point of UIKit's for 97.9 % of
    /// texts (docs/text-measurement.md, "The system font").
    package static let widthSlack = 1.0
    /// The height in points by which a text on several lines may exceed its area and still fit. It
    /// is a tolerance, because the height of each line is rounded to pixels.
    private static let heightSlack = 2.0
    /// The fraction of a single line's height that may be cut off without hiding text, because most
    /// letters leave the top of the line empty.
    private static let lineSlack = 0.25

    /// Returns the lines of a text that are visible in an area of size `room`, in points. Lines
    /// that do not fit are left out, and the last visible one is truncated.
    ///
    /// A text that would be complete in an area `widthSlack` points wider is not truncated.
    ///
    /// - Parameter numberOfLines: the maximum number of lines; 0 means no limit
    package func shownLines(
        _ text: String, numberOfLines: Int, in room: Size, truncation: Truncation = .tail
    ) -> [TextLine] {
        let limit = lineLimit(numberOfLines, inHeight: room.height)
        let shown = lines(
            text, numberOfLines: limit, maximumWidth: room.width, truncation: truncation)
        guard limit > 1, shown.contains(where: \.isTruncated) else { return shown }
        let eased = lines(
            text, numberOfLines: limit, maximumWidth: room.width + Self.widthSlack,
            truncation: truncation)
        return eased.contains(where: \.isTruncated) ? shown : eased
    }

    /// Returns the number of lines that `shownLines` returns for these arguments; nil if a line is
    /// truncated. Faster than `shownLines`.
    package func wholeLineCount(_ text: String, numberOfLines: Int, in room: Size) -> Int? {
        let limit = lineLimit(numberOfLines, inHeight: room.height)
        func count(_ width: Double) -> Int? {
            wholeLineCount(text, numberOfLines: limit, maximumWidth: width)
        }
        return count(room.width) ?? (limit > 1 ? count(room.width + Self.widthSlack) : nil)
    }

    /// Returns whether some part of a text is cut off in an area `height` points high. `lines` is
    /// the number of the text's lines, at least 1.
    package func areCut(lines: Int, inHeight height: Double) -> Bool {
        assert(lines > 0, "a text on no lines is not cut off")
        return lines > 1
            ? lineLimit(lines, inHeight: height) < lines
            : lineHeight * (1 - Self.lineSlack) > height
    }

    /// Returns the number of lines that fit in `height`: at least 1, and at most `lines` unless
    /// `lines` is 0.
    private func lineLimit(_ lines: Int, inHeight height: Double) -> Int {
        if lines == 1 { return 1 }
        let free = max(0, height - lineHeight + Self.heightSlack)
        let room = Int(min(free / max(1, lineStep), 1e6)) + 1
        return lines == 0 ? room : min(lines, room)
    }
}
