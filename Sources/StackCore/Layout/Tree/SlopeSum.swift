/// Adds up the costs of several views that have the same size, by collecting the sizes at which the
/// slopes of the costs change (`Breakpoint`).
struct SlopeSum {
    private var first = Slope.zero
    private var breakpoints: [Breakpoint] = []
    private var least = 0.0
    private var greatest = Double.infinity
    private var isEmpty = true
    /// The sum of the `SizeCost`s added so far, if few costs will be added; else nil. For few
    /// costs, adding them to this sum is faster than collecting and sorting the sizes at which
    /// slopes change (`breakpoints`).
    private var merged: SizeCost?
    /// The approximate number of costs that will be added.
    private let count: Int

    init(of count: Int) { self.count = count }

    private struct Breakpoint {
        let size: Double
        let change: Slope
    }

    mutating func add(_ cost: SizeCost) {
        from(cost.least)
        greatest = min(greatest, cost.greatest)
        if count <= 8 {
            merged = merged?.added(cost) ?? cost
            return
        }
        var size = cost.least
        var slope = Slope.zero
        for (at, piece) in cost.pieces.enumerated() {
            if at == 0 {
                first += piece.slope
            } else {
                addBreakpoint(at: size, by: piece.slope - slope)
            }
            slope = piece.slope
            size += piece.length
        }
    }

    /// Adds the cost of a view that can have any size from 0 up. Its slope is `below` for sizes
    /// less than `size` and `above` for greater ones.
    mutating func add(below: Slope, above: Slope, changingAt size: Double) {
        from(0)
        add(below, above, size, shifted: 0)
    }

    /// Adds the cost of a view without subviews. `length` is the length of its content in points, 0
    /// if it has none.
    ///
    /// - Parameter shift: the common size (the variable of the sum) minus the size of this view, in
    ///   points
    mutating func add(_ slopes: LeafSlopes, _ length: Double, shifted shift: Double) {
        from(shift)
        add(slopes.below, slopes.above, length, shifted: shift)
    }

    private mutating func add(
        _ below: Slope, _ above: Slope, _ length: Double, shifted shift: Double
    ) {
        if length <= 0 {
            first += above
        } else {
            first += below
            addBreakpoint(at: length + shift, by: above - below)
        }
    }

    private mutating func from(_ size: Double) {
        least = isEmpty ? size : max(least, size)
        isEmpty = false
    }

    private mutating func addBreakpoint(at size: Double, by change: Slope) {
        if breakpoints.isEmpty { breakpoints.reserveCapacity(count) }
        breakpoints.append(Breakpoint(size: size, change: change))
    }

    /// Returns the sum of the costs; nil if no size is allowed for all views.
    mutating func cost() -> SizeCost? {
        if least > greatest + SizeCost.noise { return nil }
        if let merged, breakpoints.isEmpty, first.isZero, merged.least == least { return merged }
        var (start, slope) = (least, first)
        var result = SizeCost(least: least, pieces: [])
        breakpoints.sort { $0.size < $1.size }
        result.pieces.reserveCapacity(breakpoints.count + 1)
        for breakpoint in breakpoints {
            if breakpoint.size > start, breakpoint.size < greatest {
                result.append(slope, breakpoint.size - start)
                start = breakpoint.size
            }
            if breakpoint.size < greatest { slope += breakpoint.change }
        }
        if greatest > start { result.append(slope, greatest - start) }
        result.checkInvariants()
        return merged?.added(result) ?? result
    }
}

/// The two slopes of the cost of a view without subviews. `below` applies to sizes less than the
/// content length and comes from compression resistance; `above` applies to greater sizes and comes
/// from hugging.
struct LeafSlopes {
    /// The indices of the lanes of a `Slope` that belong to the priorities of the view's
    /// compression resistance and hugging; nil for a view without content.
    let resisting: Int?
    let hugging: Int?
    /// The cost that the index rule (`Slope`) adds for each point above the content length, and for
    /// each point below it.
    let price: Double

    var below: Slope { slope(-1, resisting) }
    var above: Slope { slope(1, hugging) }

    private func slope(_ sign: Double, _ lane: Int?) -> Slope {
        var slope = Slope(sign, in: lane)
        slope.lanes[Slope.indexRule] = sign * price
        return slope
    }
}
