/// The amount of work that the solver may spend on one layout, measured in processed entries
/// (nonzero coefficients) of tableau rows.
///
/// Work is counted and not timed, so that a layout that exceeds the budget has the same frames in
/// every process. A cached result counts as much work as it originally took. So the layout after an
/// edit exceeds the budget at the same point as a layout from scratch.
package struct WorkBudget: Hashable, Sendable {
    /// The remaining work in row entries; never below 0.
    private(set) package var remaining: Int

    /// Creates a budget of `work` row entries, which must not be negative.
    package init(_ work: Int) {
        precondition(work >= 0, "a work budget is negative")
        remaining = work
    }

    /// A budget above any real cost. Adding to it cannot overflow.
    static let unlimited = WorkBudget(.max / 4)

    /// Returns the budget for a layout of `views` views. Up to 2,000 views it is about a second on
    /// a current processor. Above that it grows with the square of the number of views, because
    /// realistic constraints need this.
    static func layout(views: Int) -> WorkBudget {
        precondition(views >= 0, "a document has \(views) views")
        let size = max(1, Double(views) / 2_000)
        return WorkBudget(Int(180_000_000 * size * size))
    }

    mutating func spend(_ work: Int) {
        assert(work >= 0, "spent work is given back")
        remaining = max(0, remaining - work)
    }

    /// Returns a fraction of the remaining work in row entries, as a limit for one part of the
    /// solver.
    func share(_ fraction: Double) -> Int {
        assert(0...1 ~= fraction, "a share of the work is not between none and all of it")
        return Int(Double(remaining) * fraction)
    }
}

/// A request by the caller to stop solving.
///
/// After the request, solving ends within a few steps. Its result is invalid and not cached. A
/// caller that may cancel must check `isRequested` after solving and then discard the result.
package struct Cancellation: Sendable {
    /// Returns whether to stop. It is called very often, so it must be fast. Once it has returned
    /// true, it must return true until solving has ended.
    package let isRequested: @Sendable () -> Bool

    /// Creates a cancellation. `isRequested` is called on the thread that solves.
    package init(isRequested: @escaping @Sendable () -> Bool) { self.isRequested = isRequested }

    /// A cancellation that is never requested.
    package static let never = Cancellation { false }
}

/// The thresholds below which numbers count as zero. Lengths are in points, so a millionth is much
/// less than a pixel.
enum Tolerance {
    /// The threshold for a coefficient that is a sum, relative to its largest summand. A smaller
    /// coefficient counts as zero.
    static let cancellation = 1e-11

    /// The threshold for the multiplier of a row in a linear combination, relative to the largest
    /// summand of the multiplier. A smaller multiplier counts as zero.
    static let multiplier = 1e-9

    /// The smallest coefficient that may be a pivot. Rows are scaled so that their largest
    /// coefficient is near 1 at first.
    static let pivot = 1e-9

    /// The threshold for a reduced cost, relative to the steepest slope of the costs that are being
    /// minimized. A smaller reduced cost counts as zero.
    static let reducedCost = 1e-9

    /// The smallest difference between a variable's values in two solutions that makes the variable
    /// ambiguous. It is relative to the value if the value is above 1.
    static let ambiguity = 1e-6

    /// The allowed difference between two computations of the same number when invariants are
    /// checked, relative to the number's largest summand.
    static let invariant = 1e-6

    /// Returns the amount by which a required bound may be violated, if the constants have the
    /// given magnitude.
    static func feasibility(_ magnitude: Double) -> Double {
        1e-8 + 1e-10 * magnitude
    }

    /// Returns whether two values of one activity (a variable or row of the simplex) count as
    /// equal.
    static func coincide(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
    }
}
