/// A lexicographic simplex with bounded variables, for one component.
///
/// An *activity* corresponds to a variable of a textbook simplex. Here it is a variable, or a sum
/// of variables, that has demands (`Demand`, docs/solver.md).
///
/// Every activity has hard bounds, which its value never leaves. The values of nonbasic activities
/// are fixed and determine the values of the basic ones. A *level*, such as the demands of one
/// priority, adds convex costs of some activities and minimizes their sum (`optimize`). Then the
/// hard bounds are narrowed to the optimal points of the level (`settle`), so that later levels
/// cannot raise this minimal cost.
struct Simplex: Sendable {
    var tableau: Tableau
    var values: [Double]
    var lower: [Double]
    var upper: [Double]

    var level = Level()

    /// The reduced costs `d_j` of the nonbasic activities in the level's objective:
    /// `cost = Σ d_j z_j + …`. They include the current slopes of the basic activities, but not the
    /// slopes of the nonbasic activities' own costs.
    var reducedCosts: [Double]

    /// The nonbasic activities that may enter the basis at this level, in order of discovery.
    var candidates: [Int] = []
    var isCandidate: [Bool]

    /// The index in `candidates` at which the next pricing starts.
    var pricingCursor = 0

    /// Whether the optimization of some priority reached its iteration limit. The result is then
    /// feasible, but perhaps not optimal.
    var isExhausted = false

    /// The number of tableau entries processed so far.
    private(set) var work = 0

    /// The values and bounds that the running call of `trial` has changed, in order, so that they
    /// can be restored; nil outside such a call.
    private var replaced: [(activity: Int, value: Double, bounds: (Double, Double))]?

    var limits: Limits

    /// The conditions on which solving stops early.
    struct Limits: Sendable {
        var cancellation = Cancellation.never
        /// The maximum number of tableau entries processed.
        var work = Int.max
    }

    init(_ component: Component, limits: Limits) {
        self.limits = limits
        let count = component.activityCount
        tableau = Tableau(component)
        values = Array(repeating: 0, count: count)
        lower = Array(repeating: -.infinity, count: count)
        upper = Array(repeating: .infinity, count: count)
        reducedCosts = values
        isCandidate = Array(repeating: false, count: count)
        level.resize(to: count)
    }

    var activityCount: Int { values.count }

    mutating func count(_ entries: Int) { work += entries }

    private mutating func setValue(_ value: Double, of activity: Int) {
        remember(activity)
        values[activity] = value
    }

    private mutating func remember(_ activity: Int) {
        replaced?.append((activity, values[activity], (lower[activity], upper[activity])))
    }

    /// Adds a basic activity that is a sum of other activities and has no bounds. Returns its
    /// index.
    mutating func addActivity(_ entries: [Entry]) -> Int {
        let activity = tableau.addRow(entries)
        values.append(entries.reduce(0) { $0 + $1.coefficient * values[$1.column] })
        lower.append(-.infinity)
        upper.append(.infinity)
        reducedCosts.append(0)
        isCandidate.append(false)
        level.resize(to: activityCount)
        return activity
    }

    /// Calls `body` and then restores the simplex. `body` may add activities, optimize levels and
    /// settle them. Returns the values that `body` changed, by ascending activity, and the work
    /// that it took.
    ///
    /// The simplex is not copied. The time depends only on the rows and values that `body` changes.
    mutating func trial(_ body: (inout Simplex) -> Void) -> (moved: [Entry], work: Int) {
        let count = activityCount
        let before = (work, isExhausted, pricingCursor, limits)
        tableau.beginTrial()
        replaced = []
        body(&self)
        abandonLevel()
        tableau.endTrial()
        let changes = replaced ?? []
        replaced = nil
        let moved = Set(changes.map(\.activity)).filter { $0 < count }.sorted()
            .map { Entry(column: $0, coefficient: values[$0]) }
        for change in changes.reversed() {
            values[change.activity] = change.value
            (lower[change.activity], upper[change.activity]) = change.bounds
        }
        removeActivities(from: count)
        let spent = work - before.0
        (work, isExhausted, pricingCursor, limits) = before
        checkInvariants()
        return (moved, spent)
    }

    private mutating func removeActivities(from count: Int) {
        let added = activityCount - count
        values.removeLast(added)
        lower.removeLast(added)
        upper.removeLast(added)
        reducedCosts.removeLast(added)
        isCandidate.removeLast(added)
        level.resize(to: count)
    }

    /// Whether the work limit is reached. The simplex then stays at its current point.
    var isOutOfWork: Bool { work > limits.work || tableau.isFull }

    var mayGoOn: Bool { !isOutOfWork && !limits.cancellation.isRequested() }

    /// Returns whether the bounds of an activity are so close that its value cannot change.
    func isFixed(_ activity: Int) -> Bool {
        upper[activity] - lower[activity] <= 1e-11 * (1 + abs(values[activity]))
    }

    func canRise(_ activity: Int) -> Bool {
        upper[activity] - values[activity] > 1e-11 * (1 + abs(values[activity]))
    }

    func canFall(_ activity: Int) -> Bool {
        values[activity] - lower[activity] > 1e-11 * (1 + abs(values[activity]))
    }

    /// Computes the value of each basic activity from those of the nonbasic activities in its row
    /// of the tableau.
    mutating func computeBasicValues() {
        for activity in values.indices where tableau.isBasic[activity] {
            values[activity] = tableau.rows[activity].reduce(0) {
                $0 + $1.coefficient * values[$1.column]
            }
        }
    }
}

extension Simplex {
    /// Changes the value of the entering activity as long as the level's cost decreases. Returns
    /// the cost saved.
    ///
    /// There are two cases. The entering activity stops at one of its own breakpoints or bounds and
    /// stays nonbasic, or a basic activity reaches a breakpoint or bound first and leaves the
    /// basis.
    mutating func advance(_ entering: EnteringVariable, byLowestIndex: Bool) -> Double {
        assert(
            !tableau.isBasic[entering.activity], "z\(entering.activity) is basic and cannot enter")
        let column = tableau.column(entering.activity)
        guard let stride = stride(of: entering, column: column, byLowestIndex: byLowestIndex)
        else {
            reducedCosts[entering.activity] -= entering.direction * entering.rate
            return 0
        }
        count(4 * column.count)
        let stop = stride.stop
        let startPiece = startPiece(of: entering)
        move(entering, by: stop.distance, column)
        setValue(stop.destination, of: stop.activity)
        let ownPasses = pass(stride.passed, entering)
        if stop.activity != entering.activity {
            let piece = startPiece + (entering.direction > 0 ? ownPasses : -ownPasses)
            exchange(leaving: stop.activity, entering, piece: piece, column)
        }
        checkInvariants()
        let gain = entering.rate * stop.distance
        return gain > level.tolerance * 1e-3 ? gain : 0
    }

    private mutating func move(_ entering: EnteringVariable, by distance: Double, _ column: [Entry])
    {
        if distance == 0 { return }
        let step = entering.direction * distance
        setValue(values[entering.activity] + step, of: entering.activity)
        for entry in column {
            setValue(values[entry.column] + entry.coefficient * step, of: entry.column)
        }
    }

    /// Updates the current pieces of cost functions after a change: each basic activity moves to
    /// the next piece for each breakpoint that it passed. Returns the number of breakpoints of its
    /// own cost that the entering activity passed.
    private mutating func pass(
        _ passed: [Milestone], _ entering: EnteringVariable
    ) -> Int {
        var ownPasses = 0
        for milestone in passed {
            if milestone.activity == entering.activity {
                ownPasses += 1
                continue
            }
            passPiece(of: milestone.activity, towards: entering)
        }
        return ownPasses
    }

    private mutating func passPiece(of activity: Int, towards entering: EnteringVariable) {
        let coefficient = tableau.coefficient(activity, entering.activity)
        let rises = entering.direction * coefficient > 0
        let before = level.slope(of: activity)
        level.setPiece(level.pieces[activity] + (rises ? 1 : -1), of: activity)
        addReducedCosts(level.slope(of: activity) - before, ofRow: activity)
    }

    private mutating func exchange(
        leaving: Int, _ entering: EnteringVariable, piece: Int, _ column: [Entry]
    ) {
        addReducedCosts(-level.slope(of: leaving), ofRow: leaving)
        count(tableau.pivot(leaving: leaving, entering: entering.activity, column: column))
        level.setPiece(piece, of: entering.activity)
        let reduced = reducedCosts[entering.activity]
        reducedCosts[entering.activity] = 0
        addReducedCosts(reduced + level.slope(of: entering.activity), ofRow: entering.activity)
    }
}

extension Simplex {
    /// Narrows the hard bounds to the optimal points of the open level, and closes the level.
    ///
    /// The reduced costs and slopes are an optimal dual solution. By complementary slackness, a
    /// feasible point is optimal exactly if every activity minimizes its own term of the
    /// Lagrangian. So a nonbasic activity may change only where its total slope is zero, and a
    /// basic activity only within the current piece of its cost.
    mutating func settle() {
        for activity in candidates where !tableau.isBasic[activity] {
            settleNonbasic(activity)
        }
        for activity in level.activities where tableau.isBasic[activity] {
            guard let cost = level.cost(of: activity) else { continue }
            let piece = level.pieces[activity]
            tighten(activity, cost.lowerEnd(of: piece), cost.upperEnd(of: piece))
        }
        abandonLevel()
        checkInvariants()
    }

    /// Closes the level without limiting later levels to its optimal points.
    mutating func abandonLevel() {
        forgetReducedCosts()
        level.end()
    }

    private mutating func settleNonbasic(_ activity: Int) {
        let slopes = slopes(around: activity)
        let value = values[activity]
        var low = -Double.infinity
        var high = Double.infinity
        if let cost = level.cost(of: activity) {
            low = cost.lowerEnd(of: cost.pieceBelow(value))
            high = cost.upperEnd(of: cost.pieceAbove(value))
        }
        if slopes.above > level.tolerance { high = value }
        if slopes.below < -level.tolerance { low = value }
        tighten(activity, min(low, value), max(high, value))
    }

    private mutating func tighten(_ activity: Int, _ low: Double, _ high: Double) {
        assert(!(low > high), "z\(activity) is to stay between \(low) and \(high)")
        remember(activity)
        lower[activity] = max(lower[activity], low)
        upper[activity] = min(upper[activity], high)
    }
}
