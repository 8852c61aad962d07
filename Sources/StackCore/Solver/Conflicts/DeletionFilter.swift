/// Reduces a conflict to a minimal set, given that all sizes (variables with a lower bound of zero)
/// are nonnegative.
///
/// A conflict that the simplex finds is minimal with respect to its own constraints and bounds. But
/// the bound of a size outside the conflict may make one of the constraints unnecessary. So the
/// filter tries to leave out each constraint, and removes it if the remaining constraints and the
/// bounds of all sizes still conflict.
struct DeletionFilter {
    private let rows: ConflictRows

    init(_ rows: ConflictRows) { self.rows = rows }

    /// The maximum number of rows processed for one conflict. Each attempt to leave out a
    /// constraint counts as many rows as the conflict has constraints at that time.
    private static let rowBudget = 20_000

    /// Returns a minimal subset of a conflict. The argument and the result both refer to
    /// constraints and variables by their numbers in `rows`.
    func minimalSubset(of found: ConflictSet, _ work: inout WorkBudget) -> ConflictSet {
        var minimal = found
        var idle = idleSizes(of: found)
        if leave(out: claims(onIdleSizes: idle), &minimal, &work) { idle = idleSizes(of: minimal) }
        var budget = Self.rowBudget
        for candidate in found.constraints.reversed() {
            budget -= minimal.constraints.count
            if budget < 0 || !idle.contains(true) { break }
            if !minimal.constraints.contains(candidate) { continue }
            if leave(out: [candidate], &minimal, &work) { idle = idleSizes(of: minimal) }
        }
        assert(
            Set(minimal.constraints).isSubset(of: found.constraints),
            "a conflict is minimized to constraints that were not in it")
        return minimal
    }

    /// Tries to leave `candidates` out of the conflict `minimal`. If the remaining constraints
    /// still conflict, replaces `minimal` by a conflict among them and returns true. Otherwise
    /// changes nothing and returns false.
    private func leave(
        out candidates: [Int], _ minimal: inout ConflictSet, _ work: inout WorkBudget
    ) -> Bool {
        if candidates.isEmpty { return false }
        let rest = minimal.constraints.filter { !candidates.contains($0) }
        guard let conflict = conflict(among: rest, &work) else { return false }
        minimal = conflict
        return true
    }

    /// Returns for each variable whether it is an *idle* size. An idle size occurs in the
    /// constraints of the set, but its lower bound is not in the set. A set without idle sizes is
    /// minimal, because there is exactly one linear dependency between its rows and bounds, and all
    /// rows and bounds take part in it.
    private func idleSizes(of set: ConflictSet) -> [Bool] {
        var isIdle = Array(repeating: false, count: rows.isSize.count)
        for member in set.constraints {
            for term in rows.constraints[member]?.terms ?? [] {
                isIdle[term.variable.index] = rows.isSize[term.variable.index]
            }
        }
        for bound in set.bounds { isIdle[bound] = false }
        return isIdle
    }

    /// Returns the positions of the constraints whose only variable is an idle size (`idleSizes`).
    /// They are tried first, because the bound of the size often makes them unnecessary.
    private func claims(onIdleSizes isIdle: [Bool]) -> [Int] {
        rows.constraints.indices.filter { position in
            guard let terms = rows.constraints[position]?.terms, terms.count == 1 else {
                return false
            }
            return isIdle[terms[0].variable.index]
        }
    }

    /// Returns the first conflict among the given constraints and all size bounds; nil if there is
    /// none. Subtracts the cost of the search from `work`.
    private func conflict(among members: [Int], _ work: inout WorkBudget) -> ConflictSet? {
        work.spend(2_000 + 100 * members.count)
        var rest = members[...]
        let constraints = rows.constraints.indices.map { position -> LinearConstraint? in
            if rest.first != position { return nil }
            rest.removeFirst()
            return rows.constraints[position]
        }
        assert(rest.isEmpty, "the members of a conflict do not ascend")
        var trial = Relaxation(isSize: rows.isSize, constraints: constraints, until: .never)
        return trial.firstConflict(&work)
    }
}

/// A small system that consists of the constraints of one conflict. Its constraints and variables
/// are numbered from 0, in the order that they have in the whole system.
struct ConflictRows {
    /// The position of each constraint of this system in the constraint store of the whole system.
    private let members: [Int]
    /// The index of each variable of this system in the whole system; ascending.
    private let variables: [Int]
    let isSize: [Bool]
    let constraints: [LinearConstraint?]

    init(of conflict: ConflictSet, in constraints: [LinearConstraint?], isSize: [Bool]) {
        members = conflict.constraints
        var isUsed = Array(repeating: false, count: isSize.count)
        for bound in conflict.bounds { isUsed[bound] = true }
        for member in members {
            for term in constraints[member]?.terms ?? [] { isUsed[term.variable.index] = true }
        }
        let variables = isUsed.indices.filter { isUsed[$0] }
        var own = Array(repeating: -1, count: isSize.count)
        for (number, variable) in variables.enumerated() { own[variable] = number }
        self.variables = variables
        self.isSize = variables.map { isSize[$0] }
        self.constraints = members.map { member in
            var constraint = constraints[member]
            for index in constraint?.terms.indices ?? 0..<0 {
                constraint!.terms[index].variable = Variable(
                    index: own[constraint!.terms[index].variable.index])
            }
            return constraint
        }
    }

    /// Converts a conflict from the numbers of this system to the numbers of the whole system.
    func original(_ conflict: ConflictSet) -> ConflictSet {
        ConflictSet(
            conflict.constraints.map { .constraint(members[$0]) }
                + conflict.bounds.map { .bound(variables[$0]) })
    }

    /// Converts a conflict from the numbers of the whole system to the numbers of this system,
    /// which must contain all its constraints.
    func own(_ conflict: ConflictSet) -> ConflictSet {
        assert(
            conflict.constraints.allSatisfy(members.contains),
            "a constraint of the conflict is in another system")
        return ConflictSet(
            conflict.constraints.map { row in .constraint(members.firstSortedIndex { $0 >= row }) }
                + conflict.bounds.map { bound in .bound(variables.firstSortedIndex { $0 >= bound })
                })
    }
}
