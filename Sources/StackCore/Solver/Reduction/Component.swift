/// Free variables that rows join, and everything asked of them: a problem of its own.
///
/// Activities are numbered locally: structural variables first, rows after them, each in global
/// order. So a component says nothing about where it stands, and its solution is a function of
/// its content alone: equal components have equal solutions, bit by bit.
struct Component: Hashable, Sendable {
    /// Per structural variable whether it is bounded below by zero.
    var isSize: [Bool] = []
    /// Per row its terms by ascending local variable.
    var rows: [[Entry]] = []
    var demands: [Demand] = []

    var structuralCount: Int { isSize.count }
    var activityCount: Int { isSize.count + rows.count }

    /// Puts a required demand just below the required ones.
    mutating func relax(_ demand: Int) {
        demands[demand].priority = LinearConstraint.droppedPriority
    }
}

/// Where a component stands in its system.
struct ComponentPlace: Sendable {
    /// Per structural variable its global index; ascending.
    var variables: [Int] = []
    /// Per demand its origin.
    var origins: [DemandOrigin] = []

    /// A multiple of an activity as a multiple of the row that bounds it.
    func originalRow(_ member: Certificate.Member) -> Elimination.Multiple {
        switch member.bound {
        case .size(let local):
            return Elimination.Multiple(
                source: .bound(variables[local]), multiplier: member.multiplier)
        case .demand(let index):
            return Elimination.Multiple(
                source: origins[index].source,
                multiplier: member.multiplier / origins[index].factor)
        }
    }
}
