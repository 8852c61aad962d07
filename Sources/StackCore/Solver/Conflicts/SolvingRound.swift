/// One attempt at a system: a solution if its required constraints agree, else every conflict
/// that shows without giving up a constraint first.
enum SolvingRound {
    case settled(Elimination, Partition, [ComponentOutcome])
    case conflicting([ConflictSet])
    /// Nobody waits for it any more.
    case abandoned

    init(
        isSize: [Bool], constraints: [LinearConstraint?],
        reusing solved: inout SolvedComponents
    ) {
        var elimination = Elimination(isSize: isSize, constraints: constraints)
        var conflicts = elimination.eliminateEqualities(until: solved.cancellation)
        if solved.cancellation.isRequested() {
            self = .abandoned
            return
        }
        if !conflicts.isEmpty {
            self = .conflicting(conflicts)
            return
        }
        let reduced = ReducedSystem(&elimination)
        conflicts = reduced.violatedConstants.map { elimination.conflict(of: [$0]) }
        let partition = Partition(reduced, isSize: isSize)
        let outcomes = solved.outcomes(of: partition)
        for (outcome, place) in zip(outcomes, partition.places) {
            guard case .infeasible(let certificate) = outcome else { continue }
            let rows = certificate.members.map(place.originalRow)
            conflicts.append(elimination.conflict(of: rows))
        }
        self =
            conflicts.isEmpty
            ? .settled(elimination, partition, outcomes) : .conflicting(conflicts)
    }
}

extension Elimination {
    /// Eliminates the required equalities in order; those that contradict the ones before are
    /// left out, each with its conflict.
    fileprivate mutating func eliminateEqualities(until cancellation: Cancellation) -> [ConflictSet]
    {
        var conflicts: [ConflictSet] = []
        for (source, constraint) in constraints.enumerated() {
            if cancellation.isRequested() { break }
            guard let constraint, constraint.isRequired, constraint.relation == .equal,
                eliminate(constraint, source: source) == .contradicts
            else { continue }
            let row = Multiple(source: .constraint(source), multiplier: 1)
            conflicts.append(conflict(of: [row]))
        }
        return conflicts
    }

    /// The rows of a contradiction, completed by the eliminated equalities that it rests on.
    fileprivate mutating func conflict(of rows: [Multiple]) -> ConflictSet {
        let equalities = multiples(behind: combine(rows))
        return ConflictSet(rows.map(\.source) + equalities.map(\.source))
    }
}
