/// A segmented control (`UISegmentedControl`).
package struct SegmentedControlContent: IntrinsicContent {
    package enum Segment: Hashable, Sendable {
        case title(String)
        case image(Size)
    }

    package var segments: [Segment]

    package init(segments: [Segment]) {
        self.segments = segments
    }

    /// Segments as wide as the widest one, a point between two.
    ///
    /// The 14 beside a title fits the free-standing controls of Xcode 8–10 (179 and 185 wide; the
    /// library's 121); 18 gives the library's 131 of Xcode 11 and later.
    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let isNew = traits.era >= .xcode11
        let metrics = TextMetrics(
            font: .system(size: 13, weight: isNew ? .medium : .regular), traits: traits)
        let widest = segments.map { width($0, metrics) }.max() ?? 0
        let segment = PixelGrid(scale: 1).up(widest + (isNew ? 18 : 14))
        let count = Double(segments.count)
        return IntrinsicSize(
            width: segments.isEmpty ? 0 : count * segment + count - 1, height: isNew ? 31 : 28)
    }

    /// The frame is a point higher than the alignment rectangle (60 of 60).
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
