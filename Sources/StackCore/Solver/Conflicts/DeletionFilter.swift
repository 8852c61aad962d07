/// Reduces a conflict to a minimal set, given that all sizes stay nonnegative.
///
/// A conflict derived from a tableau is minimal among its own members. But the lower bound of a
/// size, which always holds, may suffice in place of a stronger constraint. The filter therefore
/// removes each constraint on trial, and permanently if the others and the bounds still conflict.
struct DeletionFilter {
    let isSize: [Bool]
    let constraints: [LinearConstraint?]

    /// The maximum number of rows processed for one conflict. Each trial processes at least the
    /// other rows of the set.
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
        assert(
            Set(minimal.constraints).isSubset(of: found.constraints),
            "a conflict is minimized to constraints that were not in it")
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

    /// Returns the sizes in the set's constraints whose bounds are not in the set. If there are
    /// none, the rows and bounds have exactly one linear dependency, which involves all of them, so
    /// the set is minimal.
    private func idleSizes(of set: ConflictSet) -> Set<Int> {
        let sizes = variables(of: set.constraints).filter { isSize[$0] }
        return Set(sizes).subtracting(set.bounds)
    }

    /// Returns the constraints whose only variable is a size without a bound in the set. They are
    /// the most likely to be stronger than necessary.
    private func claims(onIdleSizesOf set: ConflictSet) -> [Int] {
        let idle = idleSizes(of: set)
        return set.constraints.filter { position in
            guard let terms = constraints[position]?.terms, terms.count == 1 else { return false }
            return idle.contains(terms[0].variable.index)
        }
    }

    private func variables(of members: [Int]) -> [Int] {
        var variables: [Int] = []
        for member in members {
            for term in constraints[member]?.terms ?? [] { variables.append(term.variable.index) }
        }
        variables.sort()
        var count = 0
        for variable in variables where count == 0 || variables[count - 1] != variable {
            variables[count] = variable
            count += 1
        }
        variables.removeLast(variables.count - count)
        return variables
    }

    /// Returns the first conflict among a few constraints and all size bounds; nil if there is
    /// none. Charges the search to `work`.
    private func conflict(among members: [Int], _ work: inout WorkBudget) -> ConflictSet? {
        work.spend(2_000 + 100 * members.count)
        let rows = rows(members)
        var trial = Relaxation(isSize: rows.isSize, constraints: rows.constraints, until: .never)
        return trial.firstConflict(&work).map { rows.original($0) }
    }

    /// Returns some constraints with their variables numbered from 0, in the same order.
    func rows(_ members: [Int]) -> ConflictRows {
        let variables = variables(of: members)
        let rows = members.map { member in
            var constraint = constraints[member]
            for index in constraint?.terms.indices ?? 0..<0 {
                let variable = constraints[member]!.terms[index].variable.index
                constraint!.terms[index].variable = Variable(
                    index: variables.lowerBound { $0 < variable })
            }
            return constraint
        }
        return ConflictRows(
            members: members, variables: variables, isSize: variables.map { isSize[$0] },
            constraints: rows)
    }
}

/// Some constraints of a system as a system of their own.
struct ConflictRows {
    /// The positions of the constraints in the whole system.
    let members: [Int]
    /// The variables in the whole system, ascending.
    let variables: [Int]
    let isSize: [Bool]
    let constraints: [LinearConstraint?]

    /// Returns a conflict of these constraints with the numbers of the whole system.
    func original(_ conflict: ConflictSet) -> ConflictSet {
        ConflictSet(
            conflict.constraints.map { .constraint(members[$0]) }
                + conflict.bounds.map { .bound(variables[$0]) })
    }

    /// Returns a conflict among these constraints with their own numbers.
    func own(_ conflict: ConflictSet) -> ConflictSet {
        ConflictSet(
            conflict.constraints.map { row in .constraint(members.lowerBound { $0 < row }) }
                + conflict.bounds.map { bound in .bound(variables.lowerBound { $0 < bound }) })
    }
}
