/// One installed view with every property's value in force.
package struct ResolvedView: Sendable {
    package let id: ViewID
    package let kind: ViewKind
    /// Nil for the root.
    package let parent: ViewID?
    /// The installed subviews, back to front.
    package var subviews: [ViewID] = []
    /// The installed arranged subviews, hidden ones included, in the stack's order.
    package var arranged: [ViewID] = []
    /// The view's own: what stands in a hidden view need not be hidden itself.
    package let isHidden: Bool
    /// From 1 to 1000, like all priorities.
    package let hugging: PerAxis
    package let compression: PerAxis
    /// As set on the view, before safe area and superview add to them.
    package let margins: Insets
    package let preservesSuperviewMargins: Bool
    package let insetsMarginsFromSafeArea: Bool
    package let followsReadableWidth: Bool
    /// Of reading: the view's own, or the document's.
    package let direction: LayoutDirection
    /// What the document says in place of the content's own size; nil where it says nothing.
    package let intrinsic: IntrinsicSize?
    /// The designed frame and mask, where they and not constraints place the view.
    package let autoresizing: AutoresizingMask?
    /// In the superview's coordinates.
    package let designedFrame: Rect?
    /// Nil where the stack's own spacing holds.
    package let spacingAfter: Spacing?
    package let style: ControlStyle?
    /// Nil for whatever is no stack.
    package let stack: StackSettings?

    /// A priority for each axis.
    package struct PerAxis: Hashable, Sendable {
        package let horizontal: Double
        package let vertical: Double

        package subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
    }
}

/// What a stack view is set to.
package struct StackSettings: Hashable, Sendable {
    package var axis: Axis
    package var distribution: Distribution
    package var alignment: Alignment
    package var spacing: Spacing
    /// Whether gaps are measured from baseline to baseline (`isBaselineRelativeArrangement`).
    package var baselineRelative: Bool
    /// Whether the margins are kept free (`isLayoutMarginsRelativeArrangement`).
    package var marginsRelative: Bool
}
