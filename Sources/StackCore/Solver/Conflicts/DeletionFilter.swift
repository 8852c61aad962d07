/// Makes a conflict minimal while every size stays bounded.
///
/// A conflict read off a tableau is minimal among its own members. But a bound that always holds
/// may be enough where the tableau named a stronger constraint; so each constraint is left out on
/// trial, and stays out if the others and the bounds still conflict.
struct DeletionFilter {
    let isSize: [Bool]
    let constraints: [LinearConstraint?]

    /// Trials cost a round over the set each; beyond this many rows a set is taken as found.
    private static let rowBudget = 200_000

    func minimalSubset(of found: ConflictSet) -> ConflictSet {
        var minimal = found
        var budget = Self.rowBudget
        for candidate in found.constraints.reversed()
        where minimal.constraints.contains(candidate) {
            budget -= minimal.constraints.count
            if budget < 0 { break }
            let rest = minimal.constraints.filter { $0 != candidate }
            if let conflict = conflict(among: rest) { minimal = conflict }
        }
        return minimal
    }

    /// The first conflict of a few constraints and all bounds, if there is one.
    private func conflict(among members: [Int]) -> ConflictSet? {
        let variables = members.flatMap { constraints[$0]?.terms ?? [] }
            .map(\.variable.index).sorted().runs(by: \.self).map { $0[$0.startIndex] }
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
        var unused = SolvedComponents()
        let round = SolvingRound(
            isSize: variables.map { isSize[$0] }, constraints: rows, reusing: &unused)
        guard case .conflicting(let sets) = round, let first = sets.first else { return nil }
        return ConflictSet(
            first.constraints.map { .constraint(members[$0]) }
                + first.bounds.map { .bound(variables[$0]) })
    }
}
