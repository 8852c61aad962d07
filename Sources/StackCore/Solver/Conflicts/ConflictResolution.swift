/// A minimal set of required constraints that cannot be satisfied together.
package struct Conflict: Hashable, Sendable {
    /// The constraints of the set, ascending by id. If any one of them were removed, the rest could
    /// be satisfied.
    package let constraints: [RowID]

    /// The variables whose lower bound of zero is part of the conflict, in addition to the
    /// constraints; ascending.
    package let bounds: [Variable]

    /// The constraint of the set that was dropped.
    package let dropped: RowID

    package init(constraints: [RowID], bounds: [Variable], dropped: RowID) {
        assert(constraints.contains(dropped), "the dropped constraint is in no conflict")
        assert(
            zip(constraints, constraints.dropFirst()).allSatisfy { $0 < $1 },
            "the constraints of a conflict do not ascend")
        self.constraints = constraints
        self.bounds = bounds
        self.dropped = dropped
    }
}

/// A conflict whose constraints are given as positions in the constraint store (`ConstraintStore`),
/// ascending.
struct ConflictSet: Equatable, Sendable {
    let constraints: [Int]
    /// The variables whose lower bound of zero belongs to the conflict, ascending.
    let bounds: [Int]

    init(_ sources: [Elimination.Source]) {
        constraints = sources.compactMap(\.constraint).sorted()
        bounds = sources.compactMap(\.bound).sorted()
    }
}

/// Solves a system of constraints. Drops one required constraint from each minimal conflict until
/// the remaining required constraints can be satisfied. The violations of dropped constraints are
/// then as small as the remaining constraints allow.
struct ConflictResolution {
    private let isSize: [Bool]
    private let store: ConstraintStore
    private var relaxation: Relaxation
    private var conflicts: [Conflict] = []
    /// The work budget for each later query about the solution, such as a search for ambiguous
    /// variables. It is as large as the budget for solving.
    private let probeBudget: WorkBudget

    /// Whether too little work is left to minimize and report further conflicts.
    private var isCut = false

    init(
        isSize: [Bool], store: ConstraintStore, structure: RowStructure?,
        until cancellation: Cancellation, probeBudget: WorkBudget
    ) {
        self.probeBudget = probeBudget
        self.isSize = isSize
        self.store = store
        relaxation = Relaxation(
            isSize: isSize, constraints: store.constraints, structure: structure,
            until: cancellation)
    }

    /// Solves the system within the work budget. When less than 35 % of the budget is left,
    /// conflicts are resolved without being minimized. Below 20 %, the remaining conflicts are
    /// ignored, so that enough work is left for a layout.
    mutating func run(reusing solved: inout SolvedComponents) -> Solution {
        let (careful, hasty) = (solved.budget.share(0.35), solved.budget.share(0.2))
        while true {
            let sets = relaxation.conflicts(reusing: &solved)
            if solved.cancellation.isRequested() { return .abandoned(isSize: isSize, store: store) }
            if sets.isEmpty { return solution(until: solved.cancellation) }
            if solved.budget.remaining < hasty {
                relaxation.ignoreRemainingConflicts(reusing: &solved)
                return solution(until: solved.cancellation)
            }
            for set in sets where !solved.cancellation.isRequested() {
                if solved.budget.remaining < careful { isCut = true }
                resolve(set, reusing: &solved)
            }
        }
    }

    private func solution(until cancellation: Cancellation) -> Solution {
        Solution(
            store: store, elimination: relaxation.elimination, partition: relaxation.partition,
            outcomes: relaxation.solvedOutcomes, conflicts: conflicts,
            isCut: isCut || relaxation.isCut, cancellation: cancellation, probeBudget: probeBudget)
    }

    /// Drops one constraint of a conflict. Does nothing if a constraint of this conflict has been
    /// dropped since the conflict was found. If the other constraints still conflict, the next
    /// search finds them.
    private mutating func resolve(
        _ found: ConflictSet, reusing solved: inout SolvedComponents
    ) {
        if !found.constraints.allSatisfy(relaxation.isRequired) { return }
        var set = found.constraints.isEmpty ? allRequired : found
        if !isCut {
            set = solved.minimalSubset(
                of: set, in: relaxation.elimination.constraints, isSize: isSize)
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

    /// A conflict that contains all required constraints. It is used if a found conflict contains
    /// no constraint at all. Rounding errors can produce such a conflict, although the bounds of
    /// sizes alone never conflict.
    private var allRequired: ConflictSet {
        ConflictSet(
            store.constraints.indices.filter(relaxation.isRequired).map { .constraint($0) })
    }

    /// Returns whether `other` is the one to drop if a conflict contains both constraints. It is if
    /// its drop rank is higher, or if the ranks are equal and `other` was added later.
    private func isKeptBefore(_ one: Int, _ other: Int) -> Bool {
        let rank = { store.constraints[$0]?.dropRank ?? 0 }
        return (rank(one), one) < (rank(other), other)
    }
}
