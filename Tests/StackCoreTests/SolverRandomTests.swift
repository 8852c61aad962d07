import StackCore
import Testing

@Test(arguments: 0..<20)
func `random systems cost at every priority what a linear program a priority costs`(batch: Int) {
    for seed in batch * 100..<(batch + 1) * 100 {
        let random = RandomSystem(seed: seed, requiredShare: 0.15)
        guard let least = random.oracle.leastViolations() else { continue }
        var system = random.system
        let solution = system.solve()
        #expect(solution.conflicts.isEmpty && solution.isOptimal, "seed \(seed)")
        #expect(solution.brokenConstraints().isEmpty, "seed \(seed)")
        #expect(
            agree(solution.violations().map(\.total), least), "seed \(seed)")
    }
}

@Test(arguments: 0..<20)
func `what a conflict reports is minimal and what is dropped bends as little as the rest allows`(
    batch: Int
) {
    for seed in batch * 50..<(batch + 1) * 50 {
        let random = RandomSystem(seed: 100_000 + seed, requiredShare: 0.7)
        var system = random.system
        let solution = system.solve()
        #expect(
            solution.conflicts.isEmpty == random.oracle.isFeasible, "seed \(seed)")
        for conflict in solution.conflicts {
            #expect(isMinimal(conflict, in: random), "seed \(seed): \(conflict)")
        }
        var rest = random
        for conflict in solution.conflicts {
            rest.constraints[conflict.dropped.serial].priority = LinearConstraint.droppedPriority
        }
        let least = (rest.oracle.leastViolations() ?? []).dropFirst(
            solution.conflicts.isEmpty ? 0 : 1)
        #expect(agree(solution.violations().map(\.total), Array(least)), "seed \(seed)")
    }
}

@Test(arguments: 0..<10)
func `open variables have two values and no other variable has`(batch: Int) {
    for seed in batch * 25..<(batch + 1) * 25 {
        let random = RandomSystem(seed: 200_000 + seed, requiredShare: 0.1)
        guard random.oracle.isFeasible else { continue }
        var system = random.system
        let solution = system.solve()
        let open = solution.openVariables().ambiguities
        for index in random.isSize.indices {
            let alternative = open.first { $0.variable.index == index }?.alternative
            for target in [solution.values[index] - 1, solution.values[index] + 1] {
                if alternative == nil {
                    #expect(!canReach(target, index, random, solution), "seed \(seed)")
                }
            }
            if let alternative {
                #expect(abs(alternative - solution.values[index]) > 1e-7)
                #expect(canReach(alternative, index, random, solution), "seed \(seed)")
            }
        }
    }
}

@Test(arguments: 0..<200)
func `the shares of an explanation add up to the value`(seed: Int) {
    let random = RandomSystem(seed: 300_000 + seed)
    var system = random.system
    let solution = system.solve()
    for index in random.isSize.indices {
        let explanation = solution.explanation(of: Variable(index: index))
        let sum = explanation.parts.reduce(0) { $0 + $1.share }
        #expect(abs(sum - solution.values[index]) < 1e-6 * max(1, abs(sum)))
    }
}

private func agree(_ ours: [Double], _ theirs: [Double]) -> Bool {
    ours.count == theirs.count
        && zip(ours, theirs).allSatisfy { abs($0 - $1) <= 1e-5 * max(1, abs($1)) }
}

/// Whether the members and bounds conflict, and no longer do if one of them is removed. If a
/// constraint is removed, there must be no conflict even with all bounds.
private func isMinimal(_ conflict: Conflict, in random: RandomSystem) -> Bool {
    var isBounded = random.isSize.map { _ in false }
    for bound in conflict.bounds { isBounded[bound.index] = true }
    let members = conflict.constraints.map { random.constraints[$0.serial] }
    if SolverOracle(constraints: members, isSize: isBounded).isFeasible { return false }
    let withoutOneMember = members.indices.allSatisfy { index in
        var fewer = members
        fewer.remove(at: index)
        return SolverOracle(constraints: fewer, isSize: random.isSize).isFeasible
    }
    return withoutOneMember
        && conflict.bounds.allSatisfy { bound in
            var fewer = isBounded
            fewer[bound.index] = false
            return SolverOracle(constraints: members, isSize: fewer).isFeasible
        }
}

/// Whether a variable can move a hundredth of the way to `target` without increasing any violation.
private func canReach(
    _ target: Double, _ index: Int, _ random: RandomSystem, _ solution: Solution
) -> Bool {
    var pinned = random
    let shift = (target - solution.values[index]) * 1e-2
    pinned.constraints.append(
        LinearConstraint(
            [Term(1, Variable(index: index))], constant: -solution.values[index] - shift,
            shift > 0 ? .atLeast : .atMost))
    guard let costs = pinned.oracle.leastViolations() else { return false }
    return zip(costs, solution.violations()).allSatisfy { $0 <= $1.total + 1e-5 }
}
