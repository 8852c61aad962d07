/// The members of a conflict by where they stand, both ascending.
struct ConflictSet: Equatable, Sendable {
    let constraints: [Int]
    /// Variables whose lower bound zero takes part.
    let bounds: [Int]

    init(_ sources: [Elimination.Source]) {
        constraints = sources.compactMap(\.constraint).sorted()
        bounds = sources.compactMap(\.bound).sorted()
    }
}
