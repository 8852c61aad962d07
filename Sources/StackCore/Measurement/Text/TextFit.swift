/// Decides whether a text is fully visible. Pictures, checks and assertions share this code.
extension TextMetrics {
    /// The excess width in points up to which a line still counts as fully visible.
    ///
    /// Measured widths are within a point of UIKit's for 97.9 % of texts (docs/text-measurement.md,
    /// "The system font").
    package static let widthSlack = 1.0
    /// The excess height in points up to which several lines still fit, because each line is
    /// rounded to pixels.
    private static let heightSlack = 2.0
    /// The fraction of a line's height that may be cut off. The upper part of most letters is
    /// empty.
    private static let lineSlack = 0.25

    /// Returns the lines of a text that are visible in an area of size `room`, without lines that
    /// do not fit. Decides where text is truncated, for checks and pictures.
    ///
    /// If making the lines wider by `widthSlack` avoids truncation, the text is shown in full.
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

    /// Returns whether some of `lines` lines do not fit in the given height in points. `lines` is
    /// at least 1.
    package func areCut(lines: Int, inHeight height: Double) -> Bool {
        assert(lines > 0, "a text on no lines is not cut off")
        return lines > 1
            ? lineLimit(lines, inHeight: height) < lines
            : lineHeight * (1 - Self.lineSlack) > height
    }

    /// Returns the number of lines that fit in `height`: at least 1, and at most `lines` unless
    /// that is 0.
    private func lineLimit(_ lines: Int, inHeight height: Double) -> Int {
        if lines == 1 { return 1 }
        let free = max(0, height - lineHeight + Self.heightSlack)
        let room = Int(min(free / max(1, lineStep), 1e6)) + 1
        return lines == 0 ? room : min(lines, room)
    }
}
