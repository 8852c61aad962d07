/// An installed view with its property values that are in force in given size classes. It is a
/// class, so that reading one field of a `ResolvedView?` does not copy all of them.
package final class ResolvedView: Sendable {
    package let id: ViewID
    package let kind: ViewKind
    /// The superview; nil for the root.
    package let parent: ViewID?
    /// The installed subviews in z-order, back to front.
    package let subviews: [ViewID]
    /// The installed arranged subviews in the stack's order, including hidden ones.
    package let arranged: [ViewID]
    /// Whether the view itself is hidden. False if only a superview is hidden.
    package let isHidden: Bool
    /// The content hugging priorities, from 1 to 1000 like all priorities.
    package let hugging: PerAxis
    /// The compression resistance priorities, from 1 to 1000.
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
    /// The autoresizing mask that the document sets. With `designedFrame`, it determines the view's
    /// frame in place of constraints. Nil if the document sets none.
    package let autoresizing: AutoresizingMask?
    /// The frame that the document stores for the view, in the superview's coordinates; nil if it
    /// stores none.
    let designedFrame: Rect?
    /// The custom spacing after the view; nil if the stack's spacing applies.
    package let spacingAfter: Spacing?
    package let style: ControlStyle?
    /// The settings of a stack; nil for other views.
    package let stack: StackSettings?
    /// The content view of a cell (`ResolvedDocument.contentView`); nil for other views.
    let contentView: ViewID?

    /// - Parameters:
    ///   - values: the values that are in force for the view
    ///   - direction: the layout direction of views that set none
    ///   - contentView: the content view of a cell
    ///   - isInstalled: returns whether a subview of the view is installed
    init(
        _ view: View, _ values: ValuesInForce, _ direction: LayoutDirection,
        contentView: ViewID?, isInstalled: (ViewID) -> Bool
    ) {
        id = view.id
        kind = view.kind
        parent = view.parent
        subviews = view.subviews.filter(isInstalled)
        arranged = view.arrangedSubviews.filter(isInstalled)
        isHidden = values[.hidden] ?? false
        hugging = PerAxis(
            horizontal: values[.huggingHorizontal] ?? 0, vertical: values[.huggingVertical] ?? 0)
        compression = PerAxis(
            horizontal: values[.compressionHorizontal] ?? 0,
            vertical: values[.compressionVertical] ?? 0)
        margins = values[.margins] ?? .zero
        preservesSuperviewMargins = values[.preservesSuperviewMargins] ?? false
        insetsMarginsFromSafeArea = values[.insetsMarginsFromSafeArea] ?? false
        followsReadableWidth = values[.followsReadableWidth] ?? false
        self.direction = values[.direction] ?? direction
        intrinsic = values[.intrinsic]
        autoresizing = values[.autoresizing]
        designedFrame = values[.frame]
        spacingAfter = values[.spacingAfter]
        style = values[.style]
        stack = view.kind == .stack ? StackSettings(values) : nil
        self.contentView = contentView
    }

    /// A pair of priorities, one for each axis.
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

extension StackSettings {
    fileprivate init(_ values: ValuesInForce) {
        axis = values[.axis] ?? .horizontal
        distribution = values[.distribution] ?? .fill
        alignment = values[.alignment] ?? .fill
        spacing = values[.spacing] ?? .points(0)
        baselineRelative = values[.baselineRelative] ?? false
        marginsRelative = values[.marginsRelative] ?? false
    }
}
