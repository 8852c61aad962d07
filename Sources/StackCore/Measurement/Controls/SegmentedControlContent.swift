/// The content of a segmented control (`UISegmentedControl`).
package struct SegmentedControlContent: IntrinsicContent {
    package enum Segment: Hashable, Sendable {
        case title(String)
        case image(Size)
    }

    var segments: [Segment]
    /// `apportionsSegmentWidthsByContent`: whether each segment is as wide as its own content.
    var isApportioned: Bool

    package init(segments: [Segment], isApportioned: Bool = false) {
        self.segments = segments
        self.isApportioned = isApportioned
    }

    /// Returns the size. All segments are as wide as the widest one, and 1 point apart. A segment
    /// is 14 points wider than its title (51 of 54 controls of 12 projects). Since Xcode 11 the
    /// title is in medium weight, and a segment is 18 points wider than its title (15 of 16
    /// controls of 3 projects).
    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let isNew = traits.era >= .xcode11
        let metrics = TextMetrics(font: titleFont(in: traits.era), traits: traits)
        let widths = segments.map { PixelGrid(scale: 1).up(width($0, metrics) + (isNew ? 18 : 14)) }
        let count = Double(segments.count)
        let sum = isApportioned ? widths.reduce(0, +) : count * (widths.max() ?? 0)
        return IntrinsicSize(
            width: segments.isEmpty ? 0 : sum + count - 1, height: isNew ? 31 : 28)
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { titleFont(in: traits.era) }

    private func titleFont(in era: Era) -> Font {
        .system(size: 13, weight: era >= .xcode11 ? .medium : .regular)
    }

    /// Returns the insets: the frame is 1 point higher than the alignment rectangle (60 of 60
    /// controls).
    package func alignmentInsets(in traits: MeasurementTraits) -> Insets {
        Insets(top: 0, leading: 0, bottom: 1, trailing: 0)
    }

    private func width(_ segment: Segment, _ metrics: TextMetrics) -> Double {
        switch segment {
        case .title(let title): metrics.width(title)
        case .image(let size): size.width
        }
    }
}
