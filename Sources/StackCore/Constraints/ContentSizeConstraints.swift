extension ResolvedView {
    /// Returns the view's `NSContentSizeLayoutConstraint`s. For each dimension with a length, the
    /// size is at most that length at the hugging priority, and at least that length at the
    /// compression resistance (docs/auto-layout-rules.md, "Content sizes"). For a length of the
    /// design (`DesignedSizes`), both differ slightly.
    func contentSizeConstraints(_ measure: ContentMeasure) -> [BoxConstraint] {
        [Axis.horizontal, .vertical].flatMap { axis -> [BoxConstraint] in
            guard let length = measure.length(axis) else { return [] }
            let anchor = BoxAnchor(.view(id), axis.size)
            let origin =
                measure.keepsDesign(axis) ? ConstraintOrigin.designedSize(id) : .contentSize(id)
            return [
                BoxConstraint(
                    origin, anchor, .lessThanOrEqual, constant: length,
                    priority: measure.hugging(axis, hugging[axis], of: kind)),
                BoxConstraint(
                    origin, anchor, .greaterThanOrEqual, constant: length,
                    priority: measure.resistance(axis, compression[axis], of: kind)),
            ]
        }
    }
}

/// The measured size of a view's content: the values that UIKit asks the view for.
package struct ContentMeasure: Hashable, Sendable {
    /// The `intrinsicContentSize` in points; nil for a dimension without one.
    var size: IntrinsicSize
    /// The `alignmentRectInsets`: from the frame inwards to the rectangle that constraints place,
    /// in points.
    package var alignmentInsets: Insets
    /// The baselines inside the alignment rectangle. Nil for content without text, whose edges are
    /// used instead.
    package var baselines: Baselines?
    /// The lengths of the design, which replace lengths that the content does not have
    /// (`DesignedSizes`).
    var designed = IntrinsicSize.none
    /// The addition to the compression resistance of a length of the design.
    var designedExtra = Priorities.designedExtra

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

    /// Returns the length, in points, for hugging and compression resistance; nil if there is none.
    func length(_ axis: Axis) -> Double? {
        keepsDesign(axis) ? designed[axis] : size[axis]
    }

    /// Returns whether the length of the design applies, because the content has no length or a
    /// length of 0.
    func keepsDesign(_ axis: Axis) -> Bool { designed[axis] != nil && (size[axis] ?? 0) == 0 }

    /// Returns the priority at which a view of this kind resists compression. `compression` is the
    /// view's own compression resistance. A resistance of 1 stays above 0 where the length is weaker.
    func resistance(_ axis: Axis, _ compression: Double, of kind: ViewKind) -> Double {
        let extra = isStronger(axis, kind) ? designedExtra : 0
        return min(max(compression + extra, compression / 2), Priorities.required)
    }

    /// Returns the priority at which a view of this kind hugs its length. `hugging` is the view's
    /// own hugging priority.
    func hugging(_ axis: Axis, _ hugging: Double, of kind: ViewKind) -> Double {
        let extra = isStronger(axis, kind) ? Priorities.designedHugging : 0
        return min(hugging + extra, Priorities.required)
    }

    /// Whether the length is of the design and stronger than that of content. An empty label's is
    /// as strong as that of one with text (38 stacks agree).
    private func isStronger(_ axis: Axis, _ kind: ViewKind) -> Bool {
        keepsDesign(axis) && kind != .label
    }

    /// The measure of a view without content.
    static let none = ContentMeasure(size: .none)
}
