import StackCore

/// A line of Apple's Visual Format Language: `H:|-[title]-8-[field(>=100@750)]-|`.
package struct VisualFormat: Hashable, Sendable {
    let axis: Axis
    /// The gap between the superview's edge and the first view, when the format starts with `|`.
    let leading: Gap?
    let views: [BoxedView]
    /// One between each pair of neighbours; nil where two views stand side by side unjoined.
    let gaps: [Gap]
    let trailing: Gap?

    struct BoxedView: Hashable, Sendable {
        let view: ViewReference
        let sizes: [Predicate]
    }

    /// What stands between two neighbours.
    enum Gap: Hashable, Sendable {
        /// Nothing: they touch.
        case none
        /// `-`: 8 points between views, the margin at the superview's edge.
        case standard
        case predicates([Predicate])
    }

    /// `>=100@750`, `==other`.
    struct Predicate: Hashable, Sendable {
        let relation: Relation
        let object: Object
        let priority: Double?
    }

    enum Object: Hashable, Sendable {
        case points(Double)
        case view(ViewReference)
    }
}
