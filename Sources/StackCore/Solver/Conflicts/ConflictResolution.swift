/// Required constraints that cannot hold together.
package struct Conflict: Hashable, Sendable {
    /// A minimal set, ascending: without any one of its members the others can hold.
    package let constraints: [RowID]

    /// Variables whose lower bound zero belongs to the minimal set as well, ascending.
    package let bounds: [Variable]

    /// The member that was given up.
    package let dropped: RowID

    package init(constraints: [RowID], bounds: [Variable], dropped: RowID) {
        self.constraints = constraints
        self.bounds = bounds
        self.dropped = dropped
    }
}

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

/// Solves a system, dropping a required constraint from each minimal conflict until the rest holds;
/// what was dropped is then broken as little as the rest allows.
struct ConflictResolution {
    private let isSize: [Bool]
    private let store: ConstraintStore
    private var relaxation: Relaxation
    private var conflicts: [Conflict] = []
    /// What questions about the solution may cost: as much as the solution.
    private let probeBudget: WorkBudget

    /// Whether conflicts are no longer made minimal and told, for want of work.
    private var isCut = false

    init(
        isSize: [Bool], store: ConstraintStore, until cancellation: Cancellation,
        probeBudget: WorkBudget
    ) {
        self.probeBudget = probeBudget
        self.isSize = isSize
        self.store = store
        relaxation = Relaxation(
            isSize: isSize, constraints: store.constraints, until: cancellation)
    }

    /// A third of the work is kept back from the search for conflicts, so that there is a layout when
    /// it ends; a part of that third resolves conflicts without making them minimal.
    mutating func run(reusing solved: inout SolvedComponents) -> Solution {
        let (careful, hasty) = (solved.budget.share(0.35), solved.budget.share(0.2))
        while true {
            let sets = relaxation.conflicts(reusing: &solved)
            if solved.cancellation.isRequested() { return .abandoned(isSize: isSize, store: store) }
            if sets.isEmpty { return solution(until: solved.cancellation) }
            if solved.budget.remaining < hasty {
                relaxation.settleForLess(reusing: &solved)
                return solution(until: solved.cancellation)
            }
            for set in sets where !solved.cancellation.isRequested() {
                if solved.budget.remaining < careful { isCut = true }
                resolve(set, &solved.budget)
            }
        }
    }

    private func solution(until cancellation: Cancellation) -> Solution {
        Solution(
            store: store, elimination: relaxation.elimination, partition: relaxation.partition,
            outcomes: relaxation.solvedOutcomes, conflicts: conflicts,
            isCut: isCut || relaxation.isCut, cancellation: cancellation, probeBudget: probeBudget)
    }

    /// Drops one member. A conflict that lost a member in this round may be gone: if it is not,
    /// the next round finds it again.
    private mutating func resolve(_ found: ConflictSet, _ budget: inout WorkBudget) {
        if !found.constraints.allSatisfy(relaxation.isRequired) { return }
        var set = found.constraints.isEmpty ? allRequired : found
        if !isCut {
            let filter = DeletionFilter(
                isSize: isSize, constraints: relaxation.elimination.constraints)
            set = filter.minimalSubset(of: set, &budget)
        }
        guard let dropped = set.constraints.max(by: isKeptBefore) else {
            preconditionFailure("size bounds alone never conflict")
        }
        relaxation.relax(dropped)
        if isCut { return }
        conflicts.append(
            Conflict(
                constraints: set.constraints.map { store.ids[$0] },
                bounds: set.bounds.map { Variable(index: $0) },
                dropped: store.ids[dropped]))
    }

    /// The suspects when rounding left nothing of a conflict but its bounds.
    private var allRequired: ConflictSet {
        ConflictSet(
            store.constraints.indices.filter(relaxation.isRequired).map { .constraint($0) })
    }

    /// Lower rank is kept first, then the one added earlier.
    private func isKeptBefore(_ one: Int, _ other: Int) -> Bool {
        let rank = { store.constraints[$0]?.dropRank ?? 0 }
        return (rank(one), one) < (rank(other), other)
    }
}
