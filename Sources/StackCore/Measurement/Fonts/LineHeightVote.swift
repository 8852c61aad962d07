/// How high the lines of a font are that no table has, told by the labels of a document.
///
/// A label on one line is as high as its font's line, rounded up to a pixel, so that each leaves a range
/// for the height in em. Labels that something stretches are higher: of the heights that as many agree
/// with the least counts (docs/text-measurement.md, "Other fonts").
package struct LineHeightVote: Sendable {
    /// In em: more than `above`, at most `upTo`.
    private struct Sample: Sendable {
        let above: Double
        let upTo: Double

        func holds(_ em: Double) -> Bool { above < em && em <= upTo + LineHeightVote.slack }
    }

    private var samples: [Sample] = []

    package init() {}

    /// Whether a font has no table of its own, so that labels are asked.
    package static func concerns(_ name: FontName) -> Bool {
        FontFace(name, missing: .none) == .fallback
    }

    /// - Parameters:
    ///   - size: the font's
    ///   - height: the label's, as stored
    package mutating func add(size: Double, height: Double, pixels: PixelGrid) {
        let upTo = height / size
        guard Self.possible ~= upTo else { return }
        samples.append(Sample(above: (height - 1 / pixels.scale) / size, upTo: upTo))
    }

    /// The height of a line in em that most labels agree with, and how many they are.
    package struct Result: Hashable, Sendable {
        package let count: Int
        /// Nil where as many stand at the height of Helvetica Neue, which stands in for missing fonts.
        package let lineHeight: Double?
    }

    package var result: Result {
        let fallback = FontTables.lineHeights[FontTables.fallback]
        var best = Result(count: samples.count { $0.holds(fallback) }, lineHeight: nil)
        for sample in samples.sorted(by: { $0.upTo < $1.upTo }) {
            let agreeing = samples.filter { $0.holds(sample.upTo) }
            if agreeing.count > best.count {
                let above = agreeing.reduce(0) { max($0, $1.above) }
                best = Result(count: agreeing.count, lineHeight: (above + sample.upTo) / 2)
            }
        }
        return best
    }

    /// No font at hand has lines outside of this; two lines of any are higher.
    private static let possible = 0.9...1.65
    /// Stored thirds are rounded.
    private static let slack = 0.001
}
