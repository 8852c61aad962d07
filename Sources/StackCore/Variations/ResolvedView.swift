/// An installed view with its property values that are in force in given size classes.
package struct ResolvedView: Sendable {
    package let id: ViewID
    package let kind: ViewKind
    /// The superview; nil for the root.
    package let parent: ViewID?
    /// The installed subviews in z-order, back to front.
    package var subviews: [ViewID] = []
    /// The installed arranged subviews in the stack's order, including hidden ones.
    package var arranged: [ViewID] = []
    /// Whether the view itself is hidden. False if only a superview is hidden.
    package let isHidden: Bool
    /// The content hugging priorities, from 1 to 1000 like all priorities.
    package let hugging: PerAxis
    /// The compression resistance priorities.
    package let compression: PerAxis
    /// The margins set on the view, in points. They do not include the safe area or the superview's
    /// margins.
    package let margins: Insets
    let preservesSuperviewMargins: Bool
    let insetsMarginsFromSafeArea: Bool
    let followsReadableWidth: Bool
    /// The layout direction: the view's own, or the document's.
    package let direction: LayoutDirection
    /// The intrinsic size that the document sets in place of the content's size; nil if it sets
    /// none.
    package let intrinsic: IntrinsicSize?
    /// The autoresizing mask, if the mask and `designedFrame` determine the view's frame in place
    /// of constraints; else nil.
    package let autoresizing: AutoresizingMask?
    /// The frame that the document stores for the view, in the superview's coordinates.
    let designedFrame: Rect?
    /// The custom spacing after the view; nil if the stack's spacing applies.
    package let spacingAfter: Spacing?
    package let style: ControlStyle?
    /// The settings of a stack; nil for other views.
    package let stack: StackSettings?

    /// A priority for each axis.
    package struct PerAxis: Hashable, Sendable {
        let horizontal: Double
        let vertical: Double

        /// The value for the given axis.
        package subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
    }
}

/// The settings of a stack view.
package struct StackSettings: Hashable, Sendable {
    package var axis: Axis
    package var distribution: Distribution
    package var alignment: Alignment
    package var spacing: Spacing
    /// Whether spacing is measured from baseline to baseline (`isBaselineRelativeArrangement`).
    package var baselineRelative: Bool
    /// Whether arranged views stay inside the margins (`isLayoutMarginsRelativeArrangement`).
    package var marginsRelative: Bool
}
