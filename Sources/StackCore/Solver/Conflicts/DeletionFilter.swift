/// Makes a conflict minimal while every size stays bounded.
///
/// A conflict read off a tableau is minimal among its own members. But a bound that always holds
/// may be enough where the tableau named a stronger constraint; so each constraint is left out on
/// trial, and stays out if the others and the bounds still conflict.
struct DeletionFilter {
    let isSize: [Bool]
    let constraints: [LinearConstraint?]

    /// Each trial costs at least a look at the rest of the set; what a large set may cost at most.
    private static let rowBudget = 20_000

    func minimalSubset(of found: ConflictSet, _ work: inout WorkBudget) -> ConflictSet {
        var minimal = found
        leave(out: claims(onIdleSizesOf: found), &minimal, &work)
        var budget = Self.rowBudget
        for candidate in found.constraints.reversed() {
            budget -= minimal.constraints.count
            if budget < 0 || idleSizes(of: minimal).isEmpty { break }
            if !minimal.constraints.contains(candidate) { continue }
            leave(out: [candidate], &minimal, &work)
        }
        return minimal
    }

    private func leave(
        out candidates: [Int], _ minimal: inout ConflictSet, _ work: inout WorkBudget
    ) {
        if candidates.isEmpty { return }
        let trial = Set(candidates)
        let rest = minimal.constraints.filter { !trial.contains($0) }
        if let conflict = conflict(among: rest, &work) { minimal = conflict }
    }

    /// Sizes that the set speaks of without using their bounds. Where there are none, the set's
    /// rows and bounds are dependent in one way only, and that way needs them all.
    private func idleSizes(of set: ConflictSet) -> Set<Int> {
        let sizes = variables(of: set.constraints).filter { isSize[$0] }
        return Set(sizes).subtracting(set.bounds)
    }

    /// The constraints that say something of such a size alone: the likeliest to be too strong.
    private func claims(onIdleSizesOf set: ConflictSet) -> [Int] {
        let idle = idleSizes(of: set)
        return set.constraints.filter { position in
            guard let terms = constraints[position]?.terms, terms.count == 1 else { return false }
            return idle.contains(terms[0].variable.index)
        }
    }

    private func variables(of members: [Int]) -> [Int] {
        members.flatMap { constraints[$0]?.terms ?? [] }
            .map(\.variable.index).sorted().runs(by: \.self).map { $0[$0.startIndex] }
    }

    /// The first conflict of a few constraints and all bounds, if there is one.
    private func conflict(among members: [Int], _ work: inout WorkBudget) -> ConflictSet? {
        work.spend(2_000 + 100 * members.count)

        let variables = variables(of: members)
        let local = Dictionary(
            uniqueKeysWithValues: variables.enumerated().map { ($1, Variable(index: $0)) })
        let rows = members.map { member in
            var constraint = constraints[member]
            for index in constraint?.terms.indices ?? 0..<0 {
                let variable = constraints[member]?.terms[index].variable.index ?? 0
                constraint?.terms[index].variable = local[variable] ?? Variable(index: 0)
            }
            return constraint
        }
        var trial = Relaxation(
            isSize: variables.map { isSize[$0] }, constraints: rows, until: .never)
        return trial.firstConflict(&work).map { conflict in
            ConflictSet(
                conflict.constraints.map { .constraint(members[$0]) }
                    + conflict.bounds.map { .bound(variables[$0]) })
        }
    }
}
