/// Phase 1 of the simplex for one component: searches for a point that satisfies the required
/// demands (`Demand`). It repairs one violated activity after another. After a demand is relaxed
/// (made optional), the search can continue from its current point.
///
/// Relaxing a demand only enlarges the feasible set, so all repairs remain valid. Finding all
/// conflicts of a component therefore costs little more than one search. The order in which
/// conflicts are found depends only on the initial component.
struct FeasibilitySearch: Sendable {
    private(set) var simplex: Simplex
    private var component: Component
    private var bounds: RequiredBounds

    /// The activities (variables and rows) that were outside their bounds at the start, ascending.
    /// `turn` is the index in this list of the activity that is repaired next.
    private var violated: [Int] = []
    private var turn = 0
    private var hasBegun = false
    /// Whether the last call of `run` returned a certificate of infeasibility and no demand has
    /// been relaxed since.
    private var isBlocked = false
    /// Whether some activity was left outside its bounds, so that the point is not feasible.
    private var isIncomplete = false

    /// Whether a demand was relaxed after the search began. A search from scratch might then find
    /// another point.
    private(set) var isContinued = false

    init(_ component: Component) {
        self.component = component
        simplex = Simplex(component, limits: Simplex.Limits())
        bounds = RequiredBounds(component)
    }

    /// The number of tableau entries processed so far.
    var work: Int { simplex.work }

    /// Whether no violated activity is left to repair.
    var isOver: Bool { hasBegun && turn == violated.count || !hasBegun && isIncomplete }

    /// Whether the current point satisfies all required demands.
    var isComplete: Bool { isOver && !isIncomplete }

    /// The current point as an outcome, even if it does not satisfy all required demands.
    var outcome: ComponentOutcome {
        ComponentOutcome(
            values: Array(simplex.values[..<component.structuralCount]), isExhausted: true)
    }

    /// Continues to a feasible point. Returns a certificate of infeasibility if there is no
    /// feasible point. Returns nil if no violated activity is left to repair or a limit is reached.
    /// If the last call returned a certificate and no demand was relaxed since, skips the activity
    /// that could not be repaired.
    ///
    /// - Parameter limits: the limits for the whole search, from its start
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

    /// Continues to a point that satisfies as many required demands as possible. Repairs one
    /// activity after another and skips those whose repair would violate bounds that are already
    /// satisfied.
    mutating func satisfyGreedily(limits: Simplex.Limits) {
        simplex.limits = limits
        if !hasBegun { begin() }
        while turn < violated.count && simplex.mayGoOn {
            _ = simplex.repair(violated[turn], bounds)
            turn += 1
        }
    }

    /// Makes a required demand optional, at the priority just below required.
    mutating func relax(_ demand: Int) {
        component.relax(demand)
        bounds = RequiredBounds(component)
        isBlocked = false
        isContinued = true
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

    /// Returns whether the activity's required bounds are already hard bounds of the simplex. They
    /// are not if the activity was violated at the start and has not been repaired yet.
    private func isHard(_ activity: Int) -> Bool {
        let place = violated.firstSortedIndex { $0 >= activity }
        return place >= violated.count || violated[place] != activity || place < turn
    }
}

extension Simplex {
    /// Moves the nonbasic activities into their required bounds, and makes these bounds hard.
    /// Returns the basic activities that are then outside their required bounds, ascending. Only
    /// the bounds of these activities do not become hard.
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

    /// Sets each nonbasic activity to the value within its bounds that is nearest to zero.
    private mutating func restNonbasics(within bounds: RequiredBounds) {
        for activity in values.indices where !tableau.isBasic[activity] {
            harden(activity, bounds)
            values[activity] = min(max(0, lower[activity]), upper[activity])
        }
    }

    /// Turns an activity's required bounds into hard bounds of the simplex.
    mutating func harden(_ activity: Int, _ bounds: RequiredBounds) {
        lower[activity] = bounds.lower[activity].value
        upper[activity] = max(lower[activity], bounds.upper[activity].value)
    }

    /// Moves one basic activity into its required bounds without violating hard bounds. Returns a
    /// certificate of infeasibility if that is impossible.
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

    /// Returns the certificate of infeasibility for a basic activity that cannot reach its bound.
    /// The certificate consists of this bound and the bounds of the nonbasic activities that block
    /// the activity.
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
