/// How much work the solver may put into one layout, counted in entries of rows that it touches.
///
/// Work is counted and never timed, so that a layout that is too much ends with the same frames in
/// every process. What is taken from a cache is charged what it cost when it was solved: an edit's
/// layout ends where the same layout from nothing ends.
package struct WorkBudget: Hashable, Sendable {
    private(set) package var remaining: Int

    package init(_ work: Int) { remaining = work }

    /// More than anything costs, and far enough from the largest integer to be added to.
    package static let unlimited = WorkBudget(.max / 4)

    /// What the layout of so many views may cost: for up to 2,000 about a second of a processor of
    /// today, whatever their constraints; for more the larger share that honest constraints take.
    static func layout(views: Int) -> WorkBudget {
        let size = max(1, Double(views) / 2_000)
        return WorkBudget(Int(180_000_000 * size * size))
    }

    mutating func spend(_ work: Int) { remaining = max(0, remaining - work) }

    /// What a part of the work may cost, so that no part takes all.
    func share(_ fraction: Double) -> Int {
        Int(Double(remaining) * fraction)
    }
}
