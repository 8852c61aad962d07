/// How much work the solver may put into one layout, counted in entries of rows that it touches.
///
/// Work is counted and never timed, so that a layout that is too much ends with the same frames in
/// every process. What is taken from a cache is charged what it cost when it was solved: an edit's
/// layout ends where the same layout from nothing ends.
package struct WorkBudget: Hashable, Sendable {
    /// Entries of rows; never below 0.
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

/// How whoever waits for a solution tells that nobody waits any more.
///
/// Solving then ends within a few steps, with values that mean nothing, and keeps nothing of them for
/// the next time. Whoever may cancel has to ask afterwards, and to throw the result away.
package struct Cancellation: Sendable {
    /// Asked again and again, so it has to be cheap; once true it stays so until all has ended.
    package let isRequested: @Sendable () -> Bool

    /// Called from whatever thread solves.
    package init(isRequested: @escaping @Sendable () -> Bool) { self.isRequested = isRequested }

    /// Of whoever waits for the end, however long it takes.
    package static let never = Cancellation { false }
}

/// What counts as zero. Lengths are points, so a millionth is far below any pixel.
enum Tolerance {
    /// What is left of a sum of coefficients that cancelled, relative to its largest part.
    static let cancellation = 1e-11

    /// What is left of a sum of multipliers that cancelled, relative to its largest part.
    static let multiplier = 1e-9

    /// A coefficient too small to pivot on, in rows whose largest coefficient began near 1.
    static let pivot = 1e-9

    /// A reduced cost that is noise, relative to the steepest slope of its level.
    static let reducedCost = 1e-9

    /// How far a value must be able to move to be called open, relative above 1.
    static let ambiguity = 1e-6

    /// How far a required bound of this magnitude may be missed and still hold.
    static func feasibility(_ magnitude: Double) -> Double {
        1e-8 + 1e-10 * magnitude
    }

    /// Whether two values of one activity are the same point.
    static func coincide(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
    }
}
