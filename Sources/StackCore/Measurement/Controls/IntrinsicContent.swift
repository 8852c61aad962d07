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
}

extension IntrinsicContent {
    package func intrinsicSize(in traits: MeasurementTraits) -> IntrinsicSize {
        intrinsicSize(in: traits, maximumWidth: nil)
    }

    package func alignmentInsets(in traits: MeasurementTraits) -> Insets { .zero }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? { nil }
}
