extension ResolvedView {
    /// Appends the view's `NSContentSizeLayoutConstraint`s to `constraints`. For each dimension with a length, the
    /// size is at most that length at the hugging priority, and at least that length at the
    /// compression resistance (docs/auto-layout-rules.md, "Content sizes"). If the length is the
    /// designed one (`DesignedSizes`), the two priorities differ slightly from the view's own.
    func addContentSizeConstraints(
        _ measure: ContentMeasure, to constraints: inout [BoxConstraint]
    ) {
        for axis in [Axis.horizontal, .vertical] {
            guard let length = measure.length(axis) else { continue }
            let anchor = BoxAnchor(.view(id), axis.size)
            let origin =
                measure.usesDesignedLength(axis)
                ? ConstraintOrigin.designedSize(id) : .contentSize(id)
            constraints.append(
                BoxConstraint(
                    origin, anchor, .lessThanOrEqual, constant: length,
                    priority: measure.hugging(axis, hugging[axis], of: kind)))
            constraints.append(
                BoxConstraint(
                    origin, anchor, .greaterThanOrEqual, constant: length,
                    priority: measure.resistance(axis, compression[axis], of: kind)))
        }
    }
}

/// The measured size of a view's content. UIKit gets the same values from properties of the view.
package struct ContentMeasure: Hashable, Sendable {
    /// The `intrinsicContentSize` in points; nil for a dimension without one.
    var size: IntrinsicSize
    /// The `alignmentRectInsets`, in points: the distances from the frame inwards to the alignment
    /// rectangle, which constraints place.
    package var alignmentInsets: Insets
    /// The baselines inside the alignment rectangle. Nil for content without text; layout then uses
    /// the top and bottom edges.
    package var baselines: Baselines?
    /// The size of the view's stored frame, in points, if the view keeps it (`DesignedSizes`). Its
    /// width replaces the content's width if the content has no width or width 0. The same applies
    /// to its height.
    var designed = IntrinsicSize.none
    /// The priority that is added to the view's compression resistance if the designed length
    /// replaces the content's length.
    var designedExtra = Priorities.designedExtra
    /// Whether the view keeps the height of its content if a stack beside it competes for height at
    /// equal priorities.
    var heldHeight = HeldHeight.none

    /// Whether a view keeps the height of its content against other views at equal priorities
    /// (`LayoutEnvironment.heldHeights`).
    enum HeldHeight: Sendable {
        case none
        /// The view is not compressed below the height of its content.
        case atLeast
        /// The view is neither compressed below the height of its content nor stretched above it.
        case exactly
    }

    package init(
        size: IntrinsicSize, alignmentInsets: Insets = .zero, baselines: Baselines? = nil
    ) {
        assert(
            size.width ?? 0 >= 0 && size.height ?? 0 >= 0,
            "a view's content has a negative length")
        self.size = size
        self.alignmentInsets = alignmentInsets
        self.baselines = baselines
    }

    /// Returns the length in points to which hugging and compression resistance apply: the designed
    /// length if `usesDesignedLength` is true, or else the content's length. Nil if the view has
    /// neither.
    func length(_ axis: Axis) -> Double? {
        usesDesignedLength(axis) ? designed[axis] : size[axis]
    }

    /// Returns whether the designed length replaces the content's length. It does if the view has a
    /// designed length, and its content has no length or length 0.
    func usesDesignedLength(_ axis: Axis) -> Bool {
        designed[axis] != nil && (size[axis] ?? 0) == 0
    }

    /// Returns the priority at which a view of this kind resists compression. `compression` is the
    /// view's own compression resistance. The result is above 0 even if `designedExtra` is
    /// negative.
    func resistance(_ axis: Axis, _ compression: Double, of kind: ViewKind) -> Double {
        let extra = isStronger(axis, kind) ? designedExtra : 0
        let sum = min(max(compression + extra, compression / 2), Priorities.required)
        return axis == .vertical && heldHeight != .none ? Priorities.held(sum) : sum
    }

    /// Returns the priority at which a view of this kind hugs its length. `hugging` is the view's
    /// own hugging priority.
    func hugging(_ axis: Axis, _ hugging: Double, of kind: ViewKind) -> Double {
        let extra = isStronger(axis, kind) ? Priorities.designedHugging : 0
        let sum = min(hugging + extra, Priorities.required)
        return axis == .vertical && heldHeight == .exactly ? Priorities.held(sum) : sum
    }

    /// Returns whether the designed length has other priorities than the view's own hugging and
    /// compression resistance. False for labels, because an empty label resists and hugs like a
    /// label with text (38 stacks agree).
    private func isStronger(_ axis: Axis, _ kind: ViewKind) -> Bool {
        usesDesignedLength(axis) && kind != .label
    }

    /// The measurement of a view that has no content: no size, no insets and no baselines.
    static let none = ContentMeasure(size: .none)
}
