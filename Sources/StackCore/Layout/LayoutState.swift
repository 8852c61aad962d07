/// What one round of solving needs to know of the round before it: margins and safe areas follow from
/// where views stand, heights and baselines of text from how large it came out
/// (docs/auto-layout-rules.md, "Margins" and "Labels on several lines").
struct LayoutState: Hashable, Sendable {
    /// Directional, in points.
    var margins: PerView<Insets>
    var safeAreas: PerView<Insets>
    /// The size of the alignment rectangle of views with text; nil in the first round.
    var textSizes: PerView<Size?>
}
