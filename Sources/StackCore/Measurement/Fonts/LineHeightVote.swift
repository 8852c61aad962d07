/// Infers the line height of a font from the labels of a document. This is done if the font has no
/// table, or if the document may use another version of the font than the table.
///
/// A label on one line is as high as its line, rounded up to a pixel. So the height of a label
/// gives a range for the line height in em. The line height on which most labels agree is used; if
/// several are equally frequent, the lowest one, because labels can be stretched and then are
/// higher than their line (docs/text-measurement.md, "Other fonts").
package struct LineHeightVote: Sendable {
    /// The range of line heights in em that one label allows: more than `above`, at most `upTo`.
    private struct Sample: Sendable {
        let above: Double
        let upTo: Double
        let size: Double

        func holds(_ em: Double) -> Bool { above < em && em <= upTo + LineHeightVote.slack }
    }

    private var samples: [Sample] = []
    /// The line height in em in the font's table; nil if the font has no table or every device has
    /// the font.
    private let known: Double?

    package init(_ name: FontName) {
        known = FontFace.lineHeight(ofInstallable: name)
    }

    /// Returns whether a line height can be inferred for the font, because it has no table, or the
    /// table may be of another version of the font.
    package static func concerns(_ name: FontName) -> Bool {
        switch FontFace(name, missing: .none) {
        case .fallback: true
        case .table: FontFace.lineHeight(ofInstallable: name) != nil
        case .system: false
        }
    }

    /// Adds a label on one line as a sample.
    ///
    /// - Parameters:
    ///   - size: the font size in points
    ///   - height: the stored height of the label in points
    package mutating func add(size: Double, height: Double, pixels: PixelGrid) {
        assert(size > 0, "a label has a font of \(size) points")
        let upTo = height / size
        guard Self.possible ~= upTo else { return }
        samples.append(Sample(above: (height - 1 / pixels.scale) / size, upTo: upTo, size: size))
    }

    /// The line height that most labels agree with, and the number of those labels.
    package struct Result: Hashable, Sendable {
        package let count: Int
        /// The inferred line height in em. Nil if at least as many labels agree with a known line
        /// height: that of the font's table, or that of Helvetica Neue, the substitute for missing
        /// fonts.
        package let lineHeight: Double?
    }

    package var result: Result {
        let fallback = FontTables.lineHeights[FontTables.fallback]
        let usual = [fallback] + (known.map { [$0] } ?? [])
        let most = usual.map { em in samples.count { $0.holds(em) } }.max() ?? 0
        var best = Result(count: most, lineHeight: nil)
        let others =
            known == nil
            ? samples : samples.filter { sample in !usual.contains { sample.holds($0) } }
        for sample in others.sorted(by: { $0.upTo < $1.upTo }) {
            let agreeing = others.filter { $0.holds(sample.upTo) }
            if agreeing.count > best.count, known == nil || Self.isOfTwoSizes(agreeing) {
                let above = agreeing.reduce(0) { max($0, $1.above) }
                best = Result(count: agreeing.count, lineHeight: (above + sample.upTo) / 2)
            }
        }
        return best
    }

    /// Returns whether the labels have at least two different font sizes. The heights of labels with
    /// one font size prove nothing about line heights, because layout may have stretched them all.
    private static func isOfTwoSizes(_ samples: [Sample]) -> Bool {
        samples.contains { $0.size != samples[0].size }
    }

    /// The range in em of plausible line heights. It contains the line heights of all known fonts,
    /// and excludes the height of two lines in any font.
    private static let possible = 0.9...1.65
    /// The tolerance in em, because stored thirds of a point are rounded.
    private static let slack = 0.001
}
