/// Solves a system, dropping a required constraint from each minimal conflict until the rest holds;
/// what was dropped is then broken as little as the rest allows.
///
/// A round is a fixed function of the constraints still active, and each starts afresh.
struct ConflictResolution {
    private let isSize: [Bool]
    private let store: ConstraintStore
    private var active: [LinearConstraint?]
    private var conflicts: [Conflict] = []

    init(isSize: [Bool], store: ConstraintStore) {
        self.isSize = isSize
        self.store = store
        active = store.constraints
    }

    mutating func run(reusing solved: inout SolvedComponents) -> Solution {
        while true {
            let round = SolvingRound(isSize: isSize, constraints: active, reusing: &solved)
            switch round {
            case .settled(let elimination, let partition, let outcomes):
                return Solution(
                    store: store, elimination: elimination, partition: partition,
                    outcomes: outcomes, conflicts: conflicts,
                    cancellation: solved.cancellation)
            case .conflicting(let sets):
                for set in sets where !solved.cancellation.isRequested() { resolve(set) }
            case .abandoned: return .abandoned(isSize: isSize, store: store)
            }
        }
    }

    /// Drops one member. A conflict that lost a member in this round may be gone: if it is not,
    /// the next round finds it again.
    private mutating func resolve(_ found: ConflictSet) {
        if !found.constraints.allSatisfy({ active[$0]?.isRequired ?? false }) { return }
        let suspects = found.constraints.isEmpty ? allRequired : found
        let set = DeletionFilter(isSize: isSize, constraints: active)
            .minimalSubset(of: suspects)
        guard let dropped = set.constraints.max(by: isKeptBefore) else {
            preconditionFailure("size bounds alone never conflict")
        }
        active[dropped]?.priority = LinearConstraint.droppedPriority
        conflicts.append(
            Conflict(
                constraints: set.constraints.map { store.ids[$0] },
                bounds: set.bounds.map { Variable(index: $0) },
                dropped: store.ids[dropped]))
    }

    /// The suspects when rounding left nothing of a conflict but its bounds.
    private var allRequired: ConflictSet {
        ConflictSet(
            active.indices.filter { active[$0]?.isRequired ?? false }.map { .constraint($0) })
    }

    /// Lower rank is kept first, then the one added earlier.
    private func isKeptBefore(_ one: Int, _ other: Int) -> Bool {
        let rank = { store.constraints[$0]?.dropRank ?? 0 }
        return (rank(one), one) < (rank(other), other)
    }
}
