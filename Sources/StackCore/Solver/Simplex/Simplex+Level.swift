extension Simplex {
    /// Minimizes the sum of the costs within the hard bounds. Afterwards the *level* is open: the
    /// costs, their current pieces and the reduced costs can be read until `settle` or
    /// `abandonLevel` closes the level.
    mutating func optimize(_ costs: [(activity: Int, cost: ConvexCost)]) {
        level.begin(costs)
        placePieces()
        computeReducedCosts()
        var limit = IterationLimit(size: candidates.count + costs.count)
        while mayGoOn, let entering = nextEntering(&limit) {
            let gain = advance(entering, byLowestIndex: limit.usesBlandsRule)
            limit.count(gain: gain)
        }
        isExhausted = isExhausted || limit.isSpent
    }

    /// Returns the next entering activity. If none is found, recomputes the reduced costs and tries
    /// again. Returns nil if no activity can reduce the cost or the iteration limit is reached.
    private mutating func nextEntering(_ limit: inout IterationLimit) -> EnteringVariable? {
        if limit.isSpent { return nil }
        if let entering = price(byLowestIndex: limit.usesBlandsRule) { return entering }
        computeReducedCosts()
        return price(byLowestIndex: limit.usesBlandsRule)
    }

    private mutating func placePieces() {
        for activity in level.activities where tableau.isBasic[activity] {
            if let cost = level.cost(of: activity) {
                level.setPiece(cost.flattestPiece(at: values[activity]), of: activity)
            }
        }
    }

    /// Computes the reduced costs and the candidates again, from the costs of the level and the
    /// rows of the tableau.
    mutating func computeReducedCosts() {
        forgetReducedCosts()
        for activity in level.activities {
            if tableau.isBasic[activity] {
                addReducedCosts(level.slope(of: activity), ofRow: activity)
            } else {
                addCandidate(activity)
            }
        }
    }

    /// Adds `factor` times the row of a basic activity to the reduced costs.
    mutating func addReducedCosts(_ factor: Double, ofRow activity: Int) {
        if factor == 0 { return }
        count(tableau.rows[activity].count)
        for entry in tableau.rows[activity] {
            reducedCosts[entry.column] += factor * entry.coefficient
            addCandidate(entry.column)
        }
    }

    mutating func forgetReducedCosts() {
        for activity in candidates {
            reducedCosts[activity] = 0
            isCandidate[activity] = false
        }
        candidates.removeAll(keepingCapacity: true)
    }

    private mutating func addCandidate(_ activity: Int) {
        if isCandidate[activity] { return }
        isCandidate[activity] = true
        candidates.append(activity)
    }
}

/// A limit on the iterations of one level. It selects Bland's rule after a series of iterations
/// that save no cost, and stops the level after a maximum number of iterations.
struct IterationLimit {
    private var stalled = 0
    private var iterations = 0
    private let patience: Int
    private let budget: Int

    init(size: Int) {
        patience = 30 + size / 4
        budget = 2_000 + 50 * size
    }

    var usesBlandsRule: Bool { stalled > patience }
    var isSpent: Bool { iterations > budget }

    mutating func count(gain: Double) {
        iterations += 1
        stalled = gain > 0 ? 0 : stalled + 1
    }
}

/// The costs that are being minimized, such as the violations of the constraints of one priority.
struct Level: Sendable {
    /// The activities (variables and rows of the simplex) with a cost, in the order of `costs`.
    private(set) var activities: [Int] = []
    private var costs: [ConvexCost] = []

    /// For each activity, the index of its cost in `costs`; -1 if it has none.
    private var costIndices: [Int] = []

    /// For each activity, the index in `ConvexCost.slopes` of the linear piece of its cost that
    /// contains its value. Valid only for basic activities with a cost.
    private(set) var pieces: [Int] = []

    /// The threshold below which a slope of this level counts as zero.
    private(set) var tolerance = 0.0

    mutating func resize(to count: Int) {
        assert(
            count >= costIndices.count || activities.isEmpty,
            "activities are removed from a level that is open")
        costIndices.resize(to: count, filledWith: -1)
        pieces.resize(to: count, filledWith: 0)
    }

    mutating func begin(_ costs: [(activity: Int, cost: ConvexCost)]) {
        assert(activities.isEmpty, "a level begins before the last one has ended")
        var steepest = 0.0
        for (activity, cost) in costs {
            assert(costIndices[activity] < 0, "z\(activity) has two costs at one level")
            costIndices[activity] = activities.count
            activities.append(activity)
            self.costs.append(cost)
            steepest = max(steepest, cost.steepest)
        }
        tolerance = Tolerance.reducedCost * steepest
    }

    mutating func end() {
        for activity in activities { costIndices[activity] = -1 }
        activities.removeAll(keepingCapacity: true)
        costs.removeAll(keepingCapacity: true)
    }

    func cost(of activity: Int) -> ConvexCost? {
        let index = costIndices[activity]
        return index < 0 ? nil : costs[index]
    }

    mutating func setPiece(_ piece: Int, of activity: Int) {
        assert(
            cost(of: activity).map { $0.slopes.indices ~= piece } ?? true,
            "the cost of z\(activity) has no piece \(piece)")
        pieces[activity] = piece
    }

    /// Returns the slope of a basic activity's cost at its current value, which the reduced costs
    /// include; 0 if the activity has no cost.
    func slope(of activity: Int) -> Double {
        cost(of: activity)?.slopes[pieces[activity]] ?? 0
    }
}

extension [Int] {
    fileprivate mutating func resize(to count: Int, filledWith element: Int) {
        if count < self.count { return removeLast(self.count - count) }
        for _ in self.count..<count { append(element) }
    }
}
