/// A lexicographic bounded simplex over one component.
///
/// Every activity has hard bounds. Nonbasic activities rest at a value of their own; basic ones
/// follow. A level puts convex costs on some activities and minimises their sum (`optimize`); then
/// its optimal face becomes hard bounds (`settle`), so that no later level can disturb it.
struct Simplex: Sendable {
    var tableau: Tableau
    var values: [Double]
    var lower: [Double]
    var upper: [Double]

    var level = Level()

    /// The weights of nonbasic activities in the level's objective: `cost = Σ d_j z_j + …`, where
    /// only the basic activities' present slopes count.
    var reducedCosts: [Double]

    /// The nonbasic activities that may enter at this level, in order of discovery.
    var candidates: [Int] = []
    var isCandidate: [Bool]

    /// Where the next look for an entering activity begins.
    var pricingCursor = 0

    /// Whether some level ran out of iterations and is feasible but perhaps not optimal.
    var isExhausted = false

    /// How many entries were touched so far.
    private(set) var work = 0

    var limits: Limits

    /// When to end before the end.
    struct Limits: Sendable {
        var cancellation = Cancellation.never
        /// How many entries may be touched.
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

    /// Whether it has touched all that it may; then it stands where it is.
    var isOutOfWork: Bool { work > limits.work || tableau.isFull }

    var mayGoOn: Bool { !isOutOfWork && !limits.cancellation.isRequested() }

    /// Whether a nonbasic activity has nowhere to go.
    func isFixed(_ activity: Int) -> Bool {
        upper[activity] - lower[activity] <= 1e-11 * (1 + abs(values[activity]))
    }

    func canRise(_ activity: Int) -> Bool {
        upper[activity] - values[activity] > 1e-11 * (1 + abs(values[activity]))
    }

    func canFall(_ activity: Int) -> Bool {
        values[activity] - lower[activity] > 1e-11 * (1 + abs(values[activity]))
    }

    /// The basic activities' values, from the nonbasic ones.
    mutating func computeBasicValues() {
        for activity in values.indices where tableau.isBasic[activity] {
            values[activity] = tableau.rows[activity].reduce(0) {
                $0 + $1.coefficient * values[$1.column]
            }
        }
    }
}
