extension ResolvedView {
    /// `NSContentSizeLayoutConstraint`: at most the intrinsic size at the hugging priority, at least
    /// at the compression resistance, for each dimension that has one
    /// (docs/auto-layout-rules.md, "Content sizes"). A designed length resists a little more.
    func contentSizeConstraints(_ measure: ContentMeasure) -> [BoxConstraint] {
        [Axis.horizontal, .vertical].flatMap { axis -> [BoxConstraint] in
            guard let length = measure.length(axis) else { return [] }
            let anchor = BoxAnchor(.view(id), axis.size)
            let keepsDesign = measure.keepsDesign(axis)
            let origin = keepsDesign ? ConstraintOrigin.designedSize(id) : .contentSize(id)
            let resistance = compression[axis] + (keepsDesign ? Priorities.designedExtra : 0)
            return [
                BoxConstraint(
                    origin, anchor, .lessThanOrEqual, constant: length,
                    priority: hugging[axis]),
                BoxConstraint(
                    origin, anchor, .greaterThanOrEqual, constant: length,
                    priority: Swift.min(resistance, Priorities.required)),
            ]
        }
    }
}
