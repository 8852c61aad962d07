/// A constraint between boxes with its origin: `first REL multiplier · second + constant @ priority`.
package struct BoxConstraint: Hashable, Sendable {
    package var origin: ConstraintOrigin
    package var first: BoxAnchor
    package var relation: Relation
    package var second: BoxAnchor?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    /// How much one point of violation counts among constraints of the same priority.
    package var weight: Double

    package init(
        _ origin: ConstraintOrigin, _ first: BoxAnchor, _ relation: Relation,
        _ second: BoxAnchor? = nil, multiplier: Double = 1, constant: Double = 0,
        priority: Double = 1000, weight: Double = 1
    ) {
        self.origin = origin
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.weight = weight
    }
}
