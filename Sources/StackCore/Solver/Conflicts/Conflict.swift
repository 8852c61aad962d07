/// Required constraints that cannot hold together.
package struct Conflict: Hashable, Sendable {
    /// A minimal set, ascending: without any one of its members the others can hold.
    package let constraints: [ConstraintID]

    /// Variables whose lower bound zero belongs to the minimal set as well, ascending.
    package let bounds: [Variable]

    /// The member that was given up.
    package let dropped: ConstraintID

    package init(constraints: [ConstraintID], bounds: [Variable], dropped: ConstraintID) {
        self.constraints = constraints
        self.bounds = bounds
        self.dropped = dropped
    }
}
