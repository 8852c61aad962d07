/// What a view shows, as far as it decides the view's size.
package protocol IntrinsicContent: Hashable, Sendable {
    /// The size of the alignment rectangle.
    ///
    /// Pass no `maximumWidth` at first; once the width is resolved, pass it to learn the height
    /// that wrapped text takes (docs/auto-layout-rules.md, "Labels on several lines").
    func intrinsicSize(in traits: MeasurementTraits, maximumWidth: Double?) -> IntrinsicSize

    /// How far the alignment rectangle lies inside the frame.
    func alignmentInsets(in traits: MeasurementTraits) -> Insets

    /// Baselines inside an alignment rectangle of `size`, nil when there is no text.
    func baselines(in size: Size, traits: MeasurementTraits) -> Baselines?

    /// The font that text is measured in; nil for what never shows any.
    func textFont(in traits: MeasurementTraits) -> Font?
}

extension IntrinsicContent {
    package func intrinsicSize(in traits: MeasurementTraits) -> IntrinsicSize {
        intrinsicSize(in: traits, maximumWidth: nil)
    }

    package func alignmentInsets(in traits: MeasurementTraits) -> Insets { .zero }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? { nil }

    package func textFont(in traits: MeasurementTraits) -> Font? { nil }
}

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

/// A picture (`UIImageView`).
package enum ImageContent: IntrinsicContent {
    case empty
    /// The size in points that the document's resources give (39 of 44 views).
    case asset(Size)
    /// A system symbol at a point size, of which only the proportions are known.
    case symbol(proportions: Size, pointSize: Double)

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        switch self {
        case .empty: return IntrinsicSize()
        case .asset(let size): return IntrinsicSize(size)
        case .symbol(let proportions, let pointSize):
            let longest = max(proportions.width, proportions.height)
            guard longest > 0 else { return IntrinsicSize() }
            // A guess: symbols differ, and their sizes are nowhere in the document.
            let factor = 1.2 * pointSize / longest
            return IntrinsicSize(
                width: traits.framePixels.up(proportions.width * factor),
                height: traits.framePixels.up(proportions.height * factor))
        }
    }
}
