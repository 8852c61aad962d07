extension ResolvedView {
    /// `NSContentSizeLayoutConstraint`: at most the intrinsic size at the hugging priority, at least
    /// at the compression resistance, for each dimension that has one
    /// (docs/auto-layout-rules.md, "Content sizes"). A designed length resists a little more.
    func contentSizeConstraints(_ measure: ContentMeasure) -> [BoxConstraint] {
        [Axis.horizontal, .vertical].flatMap { axis -> [BoxConstraint] in
            guard let length = measure.length(axis) else { return [] }
            let anchor = BoxAnchor(.view(id), axis.size)
            let origin =
                measure.keepsDesign(axis) ? ConstraintOrigin.designedSize(id) : .contentSize(id)
            return [
                BoxConstraint(
                    origin, anchor, .lessThanOrEqual, constant: length,
                    priority: hugging[axis]),
                BoxConstraint(
                    origin, anchor, .greaterThanOrEqual, constant: length,
                    priority: measure.resistance(axis, compression[axis], of: kind)),
            ]
        }
    }
}

/// What a view's content says of its size: the numbers UIKit takes from the view itself.
package struct ContentMeasure: Hashable, Sendable {
    /// `intrinsicContentSize` in points; nil where the view has none.
    package var size: IntrinsicSize
    /// `alignmentRectInsets`: from the frame inwards to the rectangle that constraints place.
    package var alignmentInsets: Insets
    /// Inside the alignment rectangle; nil for content without text, whose edges stand in.
    package var baselines: Baselines?
    /// What stands in for lengths that the content has not (`DesignedSizes`).
    package var designed = IntrinsicSize.none
    /// What a designed length adds to the view's compression resistance.
    var designedExtra = Priorities.designedExtra

    package init(
        size: IntrinsicSize, alignmentInsets: Insets = .zero, baselines: Baselines? = nil
    ) {
        self.size = size
        self.alignmentInsets = alignmentInsets
        self.baselines = baselines
    }

    /// The length that hugging and compression resistance hold on to.
    package func length(_ axis: Axis) -> Double? {
        keepsDesign(axis) ? designed[axis] : size[axis]
    }

    /// Whether the designed length stands in for a content that has none, or shows nothing.
    func keepsDesign(_ axis: Axis) -> Bool { designed[axis] != nil && (size[axis] ?? 0) == 0 }

    /// How strongly a view of the kind resists being less, whose compression resistance is this.
    func resistance(_ axis: Axis, _ compression: Double, of kind: ViewKind) -> Double {
        // An empty label's is as strong as a text's (38 stacks).
        let isSqueezing = keepsDesign(axis) && kind != .label
        return min(compression + (isSqueezing ? designedExtra : 0), Priorities.required)
    }

    /// Of a view without content.
    package static let none = ContentMeasure(size: .none)
}
