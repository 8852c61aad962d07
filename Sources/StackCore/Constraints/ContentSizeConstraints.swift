extension ResolvedView {
    /// `NSContentSizeLayoutConstraint`: at most the intrinsic size at the hugging priority, at least
    /// at the compression resistance, for each dimension that has one (MODEL.md 5.2).
    func contentSizeConstraints(_ size: IntrinsicSize) -> [BoxConstraint] {
        [Axis.horizontal, .vertical].flatMap { axis -> [BoxConstraint] in
            guard let length = size[axis] else { return [] }
            let anchor = BoxAnchor(.view(id), axis.size)
            return [
                BoxConstraint(
                    .contentSize(id), anchor, .lessThanOrEqual, constant: length,
                    priority: hugging[axis]),
                BoxConstraint(
                    .contentSize(id), anchor, .greaterThanOrEqual, constant: length,
                    priority: compression[axis]),
            ]
        }
    }
}
