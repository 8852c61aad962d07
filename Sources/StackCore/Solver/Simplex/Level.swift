/// The costs of the level being optimised.
struct Level: Sendable {
    private(set) var activities: [Int] = []
    private var costs: [ConvexCost] = []

    /// Per activity the index of its cost, or -1.
    private var costIndices: [Int] = []

    /// Per activity, while it is basic and has a cost, the piece its value is counted on.
    private(set) var pieces: [Int] = []

    /// Slopes below this are noise.
    private(set) var tolerance = 0.0

    mutating func resize(to count: Int) {
        costIndices += Array(repeating: -1, count: count - costIndices.count)
        pieces += Array(repeating: 0, count: count - pieces.count)
    }

    mutating func begin(_ costs: [(activity: Int, cost: ConvexCost)]) {
        var steepest = 0.0
        for (activity, cost) in costs {
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

    mutating func setPiece(_ piece: Int, of activity: Int) { pieces[activity] = piece }

    /// The slope that a basic activity contributes to the reduced costs.
    func slope(of activity: Int) -> Double {
        cost(of: activity)?.slopes[pieces[activity]] ?? 0
    }
}
