/// One installed view with every property's value in force.
package struct ResolvedView: Sendable {
    package let id: ViewID
    package let kind: ViewKind
    package let parent: ViewID?
    /// The installed subviews, back to front.
    package var subviews: [ViewID] = []
    /// The installed arranged subviews, hidden ones included, in the stack's order.
    package var arranged: [ViewID] = []
    package let isHidden: Bool
    package let hugging: PerAxis
    package let compression: PerAxis
    package let margins: Insets
    package let preservesSuperviewMargins: Bool
    package let insetsMarginsFromSafeArea: Bool
    package let followsReadableWidth: Bool
    package let direction: LayoutDirection
    package let intrinsic: IntrinsicSize?
    /// The designed frame and mask, where they and not constraints place the view.
    package let autoresizing: AutoresizingMask?
    package let designedFrame: Rect?
    package let spacingAfter: Spacing?
    package let style: ControlStyle?
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
    package var baselineRelative: Bool
    package var marginsRelative: Bool
}
