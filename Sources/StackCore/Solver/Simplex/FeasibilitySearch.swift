/// Phase 1 of one component: looks for a point that satisfies its required demands, one violated
/// activity after the other, and goes on where it stands after a demand was relaxed.
///
/// A relaxed bound only makes room, so nothing that was reached is lost: all conflicts of a component
/// cost little more than one search. Which of several conflicts is met first follows from the
/// component as it was at the start.
struct FeasibilitySearch: Sendable {
    private(set) var simplex: Simplex
    private var component: Component
    private var bounds: RequiredBounds

    /// The activities out of bounds at the start, ascending, and which of them has its turn.
    private var violated: [Int] = []
    private var turn = 0
    private var hasBegun = false
    /// Whether a certificate was returned and nothing was relaxed since.
    private var isBlocked = false
    /// Whether an activity had to be left out of its bounds.
    private var isIncomplete = false

    /// Whether a demand was relaxed: what is found then is not what a search from nothing would find.
    private(set) var isWarm = false

    init(_ component: Component) {
        self.component = component
        simplex = Simplex(component, limits: Simplex.Limits())
        bounds = RequiredBounds(component)
    }

    /// How many entries were touched so far.
    var work: Int { simplex.work }

    /// Whether it has nowhere to go on to.
    var isOver: Bool { hasBegun && turn == violated.count || !hasBegun && isIncomplete }

    /// Whether it has found a point that satisfies everything.
    var isComplete: Bool { isOver && !isIncomplete }

    /// Where it stands, whether or not that satisfies everything.
    var outcome: ComponentOutcome {
        ComponentOutcome(
            values: Array(simplex.values[..<component.structuralCount]), isExhausted: true)
    }

    /// Goes on to a feasible point; returns why there is none, if there is none. What stood in the
    /// way the last time, and was not relaxed, is left out.
    ///
    /// - Parameter limits: counted from the start of the search.
    mutating func run(limits: Simplex.Limits) -> Certificate? {
        simplex.limits = limits
        if isBlocked { skip() }
        if !hasBegun {
            if isIncomplete { return nil }
            if let crossing = bounds.crossing { return blocked(by: crossing) }
            begin()
        }
        while turn < violated.count {
            if let certificate = simplex.repair(violated[turn], bounds) {
                return blocked(by: certificate)
            }
            if !simplex.mayGoOn { return nil }
            turn += 1
        }
        return nil
    }

    /// Goes on to a point that satisfies what can be satisfied beside what was before it.
    mutating func satisfyWhatCanBe(limits: Simplex.Limits) {
        simplex.limits = limits
        if !hasBegun { begin() }
        while turn < violated.count && simplex.mayGoOn {
            _ = simplex.repair(violated[turn], bounds)
            turn += 1
        }
    }

    /// Puts a required demand just below the required ones.
    mutating func relax(_ demand: Int) {
        component.relax(demand)
        bounds = RequiredBounds(component)
        isBlocked = false
        isWarm = true
        let activity = component.demands[demand].activity
        if hasBegun && isHard(activity) { simplex.harden(activity, bounds) }
    }

    private mutating func begin() {
        violated = simplex.enter(bounds)
        hasBegun = true
    }

    private mutating func blocked(by certificate: Certificate) -> Certificate {
        isBlocked = true
        return certificate
    }

    private mutating func skip() {
        isBlocked = false
        isIncomplete = true
        if hasBegun { turn += 1 }
    }

    /// Whether an activity is held in its bounds: what was out of them is not before its turn is over.
    private func isHard(_ activity: Int) -> Bool {
        let place = violated.lowerBound { $0 < activity }
        return place >= violated.count || violated[place] != activity || place < turn
    }
}

extension Simplex {
    /// Rests the nonbasic activities in their bounds; returns the basic ones that are violated then,
    /// ascending. What holds already stays hard, and what is violated and not yet its turn is free.
    mutating func enter(_ bounds: RequiredBounds) -> [Int] {
        restNonbasics(within: bounds)
        computeBasicValues()
        var violated: [Int] = []
        for activity in values.indices where tableau.isBasic[activity] {
            if bounds.allow(values[activity], for: activity) {
                harden(activity, bounds)
            } else {
                violated.append(activity)
            }
        }
        checkInvariants()
        return violated
    }

    /// Nonbasic activities prefer zero.
    private mutating func restNonbasics(within bounds: RequiredBounds) {
        for activity in values.indices where !tableau.isBasic[activity] {
            harden(activity, bounds)
            values[activity] = min(max(0, lower[activity]), upper[activity])
        }
    }

    /// Makes an activity's required bounds hard.
    mutating func harden(_ activity: Int, _ bounds: RequiredBounds) {
        lower[activity] = bounds.lower[activity].value
        upper[activity] = max(lower[activity], bounds.upper[activity].value)
    }

    /// Moves one basic activity into its bounds while all that are hard stay kept; returns why that
    /// cannot be done, if it cannot.
    mutating func repair(_ activity: Int, _ bounds: RequiredBounds) -> Certificate? {
        if !bounds.allow(values[activity], for: activity) {
            let isLow = values[activity] < bounds.lower[activity].value
            let bound = isLow ? bounds.lower[activity] : bounds.upper[activity]
            optimize([(activity, ConvexCost(requiring: bound.value, orMore: isLow))])
            abandonLevel()
            if !mayGoOn { return nil }
            if !bounds.allow(values[activity], for: activity) {
                return blockade(of: activity, bounds)
            }
        }
        harden(activity, bounds)
        return nil
    }

    /// A basic activity short of its bound, and the bounds of the nonbasic ones that block it.
    private func blockade(of activity: Int, _ bounds: RequiredBounds) -> Certificate {
        let isLow = values[activity] < bounds.lower[activity].value
        let missed = isLow ? bounds.lower[activity] : bounds.upper[activity]
        var members: [Certificate.Member] = []
        if let source = missed.source {
            members.append(Certificate.Member(bound: source, multiplier: 1))
        }
        for entry in tableau.rows[activity] {
            let rising = (entry.coefficient > 0) == isLow
            let blocking = rising ? bounds.upper[entry.column] : bounds.lower[entry.column]
            guard abs(entry.coefficient) > Tolerance.pivot, let source = blocking.source
            else { continue }
            members.append(
                Certificate.Member(bound: source, multiplier: -entry.coefficient))
        }
        return Certificate(members: members)
    }
}
