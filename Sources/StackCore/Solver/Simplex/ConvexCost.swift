/// A convex, piecewise linear cost of an activity's value. Piece `p` is between breakpoints `p - 1`
/// and `p`. The first piece has no lower end, the last piece no upper end.
struct ConvexCost: Sendable {
    /// The breakpoints, strictly ascending.
    private(set) var breakpoints: [Double] = []
    /// The slopes of the pieces, ascending. There is one more slope than breakpoints.
    private(set) var slopes: [Double]

    /// Creates the sum of `weight · |violation|` over the demands on one activity.
    init(_ demands: [Demand]) {
        var kinks: [(target: Double, jump: Double)] = []
        kinks.reserveCapacity(demands.count)
        var slope = 0.0
        for demand in demands {
            if demand.relation != .atMost { slope -= demand.weight }
            let jump = demand.relation == .equal ? 2 * demand.weight : demand.weight
            kinks.append((demand.target, jump))
        }
        kinks.sort { ($0.target, $0.jump) < ($1.target, $1.jump) }
        breakpoints.reserveCapacity(kinks.count)
        slopes = []
        slopes.reserveCapacity(kinks.count + 1)
        slopes.append(slope)
        for kink in kinks {
            slope += kink.jump
            if breakpoints.last == kink.target {
                slopes[slopes.count - 1] = slope
            } else {
                breakpoints.append(kink.target)
                slopes.append(slope)
            }
        }
        assert(
            zip(slopes, slopes.dropFirst()).allSatisfy { $0 <= $1 },
            "the slopes of a cost do not ascend")
    }

    /// Creates the distance from `target` as a cost.
    init(distanceFrom target: Double) {
        breakpoints = [target]
        slopes = [-1, 1]
    }

    /// Creates the cost of violating a bound, which is the distance of the value from the bound. If
    /// `isLower` is true, the bound is a lower one and smaller values violate it; otherwise greater
    /// values do.
    init(requiring bound: Double, orMore isLower: Bool) {
        breakpoints = [bound]
        slopes = isLower ? [-1, 0] : [0, 1]
    }

    var steepest: Double { max(abs(slopes[0]), abs(slopes[slopes.count - 1])) }

    /// Returns the piece just below a value. At a breakpoint, this is the piece that ends there.
    func pieceBelow(_ value: Double) -> Int {
        var piece = firstBreakpoint(notBelow: value)
        while piece > 0 && Tolerance.coincide(breakpoints[piece - 1], value) { piece -= 1 }
        return piece
    }

    /// Returns the piece just above a value. At a breakpoint, this is the piece that begins there.
    func pieceAbove(_ value: Double) -> Int {
        var piece = firstBreakpoint(notBelow: value)
        while piece < breakpoints.count
            && (breakpoints[piece] <= value || Tolerance.coincide(breakpoints[piece], value))
        {
            piece += 1
        }
        return piece
    }

    /// Returns the flattest of the pieces that contain the value.
    func flattestPiece(at value: Double) -> Int {
        let below = pieceBelow(value)
        let above = pieceAbove(value)
        return (below...above).min { abs(slopes[$0]) < abs(slopes[$1]) } ?? below
    }

    func lowerEnd(of piece: Int) -> Double { piece == 0 ? -.infinity : breakpoints[piece - 1] }

    func upperEnd(of piece: Int) -> Double {
        piece == breakpoints.count ? .infinity : breakpoints[piece]
    }

    private func firstBreakpoint(notBelow value: Double) -> Int {
        breakpoints.firstSortedIndex { $0 >= value }
    }
}
