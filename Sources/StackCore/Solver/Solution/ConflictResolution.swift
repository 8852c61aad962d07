/// Solves a system, dropping a required constraint from each minimal conflict until the rest holds.
///
/// Elimination and the components are a fixed function of the constraints still active, so each
/// round starts afresh with those; a round reports every conflict it can see at once.
struct ConflictResolution {
    private let isSize: [Bool]
    private let store: ConstraintStore
    private var isActive: [Bool]
    private var conflicts: [Conflict] = []

    init(isSize: [Bool], store: ConstraintStore) {
        self.isSize = isSize
        self.store = store
        isActive = store.constraints.map { $0 != nil }
    }

    mutating func run(reusing solved: inout SolvedComponents) -> Solution {
        while true {
            let known = conflicts.count
            guard var elimination = eliminateEqualities() else { continue }
            let reduced = ReducedSystem(&elimination, isActive: isActive)
            report(reduced.violatedConstants, &elimination)
            if conflicts.count > known { continue }
            let partition = Partition(reduced, isSize: isSize)
            let outcomes = solved.outcomes(of: partition)
            report(outcomes, partition, &elimination)
            if conflicts.count > known { continue }
            return Solution(
                store: store, elimination: elimination, partition: partition,
                outcomes: outcomes, conflicts: conflicts)
        }
    }

    /// Nil when an equality that had become a definition was dropped.
    private mutating func eliminateEqualities() -> Elimination? {
        var elimination = Elimination(isSize: isSize, constraints: store.constraints)
        var isStale = false
        for (source, constraint) in store.constraints.enumerated() {
            guard let constraint, isActive[source], constraint.isRequired,
                constraint.relation == .equal
            else { continue }
            let outcome = elimination.eliminate(constraint, source: source)
            guard outcome == .contradicts else { continue }
            report([.constraint(source)], &elimination)
            if isActive[source] { isStale = true }
        }
        return isStale ? nil : elimination
    }

    /// Reports rows that reduced to a false statement without variables.
    private mutating func report(
        _ sources: [Elimination.Source], _ elimination: inout Elimination
    ) {
        for source in sources {
            resolve([Elimination.Multiple(source: source, multiplier: 1)], &elimination)
        }
    }

    private mutating func report(
        _ outcomes: [ComponentOutcome], _ partition: Partition,
        _ elimination: inout Elimination
    ) {
        for (outcome, place) in zip(outcomes, partition.places) {
            guard case .infeasible(let certificate) = outcome else { continue }
            resolve(certificate.members.map(place.originalRow), &elimination)
        }
    }

    /// Completes a combination of rows by the eliminated equalities behind it, and drops one of
    /// the constraints. A conflict that lost a member in this round may be gone: it is left to
    /// the next.
    private mutating func resolve(
        _ rows: [Elimination.Multiple], _ elimination: inout Elimination
    ) {
        let equalities = elimination.multiples(behind: elimination.combine(rows))
        let sources = rows.map(\.source) + equalities.map(\.source)
        let members = sources.compactMap(\.constraint).sorted()
        if !members.allSatisfy({ isActive[$0] }) { return }
        guard let dropped = members.max(by: { dropsBefore($1, $0) }) else { return }
        isActive[dropped] = false
        conflicts.append(
            Conflict(
                constraints: members.map { store.ids[$0] },
                bounds: sources.compactMap(\.bound).sorted().map { Variable(index: $0) },
                dropped: store.ids[dropped]))
    }

    /// Higher rank first, then the one added last.
    private func dropsBefore(_ one: Int, _ other: Int) -> Bool {
        let oneRank = store.constraints[one]?.dropRank ?? 0
        let otherRank = store.constraints[other]?.dropRank ?? 0
        return (oneRank, one) > (otherRank, other)
    }
}
