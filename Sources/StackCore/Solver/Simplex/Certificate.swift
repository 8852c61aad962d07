/// Why a component's required demands cannot hold: activities that depend linearly on each other,
/// each held by one bound.
///
/// The activities come from one row of the tableau, so any of them without one are independent:
/// the set is minimal as it stands.
struct Certificate: Equatable, Sendable {
    struct Member: Equatable, Sendable {
        let bound: RequiredBounds.Source
        /// `Σ multiplier · activity` is zero for every point.
        let multiplier: Double
    }

    let members: [Member]
}
