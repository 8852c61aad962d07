/// Anything with edges that constraints can hold on to.
package enum Box: Hashable, Sendable {
    case view(ViewID)
    /// A view's frame, where its alignment rectangle is something else: what masks speak of.
    case frame(ViewID)
    case guide(ViewID, GuideKind)
    /// A stack's alignment spanner: as large across the axis as its largest view
    /// (docs/stack-view-rules.md, "Parts").
    case spanner(ViewID)
    /// The gap guide behind a stack's n-th visible view.
    case gap(ViewID, Int)

    /// The view that the box belongs to.
    package var owner: ViewID {
        switch self {
        case .view(let id), .frame(let id), .guide(let id, _), .spanner(let id), .gap(let id, _): id
        }
    }
}

/// One edge, size or line of a box.
package struct BoxAnchor: Hashable, Sendable {
    package let box: Box
    package let attribute: LayoutAttribute

    package init(_ box: Box, _ attribute: LayoutAttribute) {
        self.box = box
        self.attribute = attribute
    }
}
