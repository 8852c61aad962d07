/// Whether a text is shown whole: decided here for pictures, checks and assertions alike.
extension TextMetrics {
    /// How much wider than its room a line may be and still counts as whole, in points.
    ///
    /// Measured widths are within a point of UIKit's for 97.9 % of texts
    /// (docs/text-measurement.md, "The system font").
    package static let widthSlack = 1.0
    /// How much higher than their room several lines may be, in points: each is put on pixels.
    private static let heightSlack = 2.0
    /// The part of a line's height that may be missing: the upper part of most letters is empty.
    private static let lineSlack = 0.25

    /// The lines that a view shows of a text in `room`, which leaves out those that do not fit.
    ///
    /// A text whose lines are too many by no more than `widthSlack` is shown whole.
    ///
    /// - Parameter numberOfLines: at most so many; 0 is any number
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

    /// Whether so many lines, at least one, are cut off in a height.
    package func areCut(lines: Int, inHeight height: Double) -> Bool {
        lines > 1
            ? lineLimit(lines, inHeight: height) < lines
            : lineHeight * (1 - Self.lineSlack) > height
    }

    /// How many lines there is room for, at least one.
    private func lineLimit(_ lines: Int, inHeight height: Double) -> Int {
        if lines == 1 { return 1 }
        let free = max(0, height - lineHeight + Self.heightSlack)
        let room = Int(min(free / max(1, lineStep), 1e6)) + 1
        return lines == 0 ? room : min(lines, room)
    }
}
