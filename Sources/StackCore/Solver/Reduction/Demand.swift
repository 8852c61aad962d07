/// What one constraint asks of one activity: `activity (= | ≤ | ≥) target`.
///
/// An *activity* is a structural variable or the value of a row, scaled by a power of two so that
/// its largest coefficient lies in [1, 2). Constraints on multiples of one expression meet here.
struct Demand: Hashable, Sendable {
    var activity: Int
    let relation: LinearRelation
    let target: Double
    var priority: Double
    /// The price of one unit of the activity.
    let weight: Double
    /// How far a required target may be missed.
    let tolerance: Double

    var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}

/// Where a demand comes from: `source` is `factor` times the activity, up to eliminated equalities.
struct DemandOrigin: Sendable {
    let source: Elimination.Source
    let factor: Double
}
