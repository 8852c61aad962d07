/// Distances in points: of the first baseline from the top, of the last from the bottom.
package struct Baselines: Hashable, Sendable {
    package var first: Double
    package var last: Double

    package init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}

extension TextMetrics {
    /// The font's own, from either edge of a label without text: its bottom stands a descender
    /// below the neighbours' baseline.
    var baselinesWithoutText: Baselines { Baselines(first: ascender, last: descender) }

    /// Baselines of lines whose box, `textHeight` points high, is centred in `height` points.
    ///
    /// A baseline lies on the first pixel edge not above it. That and the unrounded line height
    /// explain all label, field and button offsets of the baseline stacks seen: 7.0 and 6.0 @2x,
    /// 4.5 (Xcode 7.0), 3 (Xcode 7.3).
    func baselines(lines: Int, textHeight: Double, centredIn height: Double) -> Baselines {
        let first = (height - textHeight) / 2 + ascender
        let last = first + Double(max(lines, 1) - 1) * lineStep
        let grid = traits.framePixels
        return Baselines(first: grid.up(first), last: height - grid.up(last))
    }
}
