/// A nonbasic activity that is about to change its value, and the direction of the change.
struct EnteringVariable {
    let activity: Int
    /// The direction of the change: +1 for an increase, -1 for a decrease.
    let direction: Double
    /// The cost saved per unit of change.
    let rate: Double
}

extension Simplex {
    /// Returns the activity that should enter the basis; nil if no activity can reduce the cost. If
    /// `byLowestIndex` is true, it is the activity with the lowest index that can reduce the cost
    /// (Bland's rule). Otherwise it is the one that saves the most cost per unit of change among
    /// the next few candidates (partial pricing).
    mutating func price(byLowestIndex: Bool) -> EnteringVariable? {
        if byLowestIndex {
            count(candidates.count)
            return lowestImproving()
        }
        let block = 16
        var best: EnteringVariable?
        var improving = 0
        for _ in candidates.indices {
            if pricingCursor >= candidates.count { pricingCursor = 0 }
            let candidate = candidates[pricingCursor]
            pricingCursor += 1
            count(1)
            guard let entering = improvement(by: candidate) else { continue }
            if entering.rate > best?.rate ?? 0 { best = entering }
            improving += 1
            if improving == block { break }
        }
        return best
    }

    private func lowestImproving() -> EnteringVariable? {
        var lowest: EnteringVariable?
        for candidate in candidates where candidate < lowest?.activity ?? .max {
            if let entering = improvement(by: candidate) { lowest = entering }
        }
        return lowest
    }

    /// Returns the direction in which a nonbasic activity can reduce the level's cost, and the cost
    /// saved per unit of change; nil if it cannot reduce the cost.
    private func improvement(by activity: Int) -> EnteringVariable? {
        if tableau.isBasic[activity] || isFixed(activity) { return nil }
        let slopes = slopes(around: activity)
        if -slopes.above > level.tolerance && canRise(activity) {
            return EnteringVariable(activity: activity, direction: 1, rate: -slopes.above)
        }
        if slopes.below > level.tolerance && canFall(activity) {
            return EnteringVariable(activity: activity, direction: -1, rate: slopes.below)
        }
        return nil
    }

    /// Returns the slopes of the level's cost just below and just above a nonbasic activity's
    /// value. Each is the activity's reduced cost plus the slope of its own cost function.
    func slopes(around activity: Int) -> (below: Double, above: Double) {
        let reduced = reducedCosts[activity]
        guard let cost = level.cost(of: activity) else { return (reduced, reduced) }
        let value = values[activity]
        return (
            reduced + cost.slopes[cost.pieceBelow(value)],
            reduced + cost.slopes[cost.pieceAbove(value)]
        )
    }
}

/// A point at which an activity reaches a bound or a breakpoint of its cost, while the entering
/// activity changes its value.
struct Milestone {
    /// The amount by which the entering activity has changed when the milestone is reached.
    let distance: Double
    let activity: Int
    /// The absolute change of `activity` per unit of change of the entering activity.
    let rate: Double
    /// The increase of the slope of the level's cost at the milestone; infinite at a hard bound.
    let jump: Double
    /// The value that `activity` has at the milestone: the breakpoint or bound that it reaches.
    let destination: Double
}

/// The result of the ratio test: the milestone at which the change of the entering activity stops.
struct Stride {
    let stop: Milestone
    /// The milestones before `stop`, except those of the activity of `stop`. They can include
    /// breakpoints of the entering activity itself.
    let passed: [Milestone]
}

extension Simplex {
    /// Performs the long-step ratio test, which continues past breakpoints as long as the cost
    /// decreases.
    ///
    /// Returns nil if no milestone limits the change. Only a rounding error in `rate` can cause
    /// this.
    func stride(of entering: EnteringVariable, column: [Entry], byLowestIndex: Bool) -> Stride? {
        let milestones = milestones(of: entering, column)
        var slope = -entering.rate
        guard
            let end = milestones.firstIndex(where: {
                slope += $0.jump
                return slope >= -level.tolerance
            })
        else { return nil }
        let tie = tied(milestones, at: end)
        let stop = choose(from: milestones[tie], entering, byLowestIndex)
        return Stride(
            stop: stop, passed: milestones[..<end].filter { $0.activity != stop.activity })
    }

    /// Returns all milestones up to the first hard bound, sorted by distance.
    private func milestones(of entering: EnteringVariable, _ column: [Entry]) -> [Milestone] {
        var milestones: [Milestone] = []
        var horizon = Double.infinity
        collect(
            entering.activity, entering.direction,
            piece: startPiece(of: entering), &horizon, &milestones)
        for entry in column where abs(entry.coefficient) > Tolerance.pivot {
            collect(
                entry.column, entering.direction * entry.coefficient,
                piece: level.pieces[entry.column], &horizon, &milestones)
        }
        milestones.removeAll { $0.distance > horizon }
        milestones.sort {
            ($0.distance, $0.activity, $0.jump) < ($1.distance, $1.activity, $1.jump)
        }
        return milestones
    }

    /// Returns the linear piece of the entering activity's cost function that is in the direction
    /// of the change, just beside the activity's value.
    func startPiece(of entering: EnteringVariable) -> Int {
        let value = values[entering.activity]
        guard let cost = level.cost(of: entering.activity) else { return 0 }
        return entering.direction > 0 ? cost.pieceAbove(value) : cost.pieceBelow(value)
    }

    private func collect(
        _ activity: Int, _ velocity: Double, piece: Int,
        _ horizon: inout Double, _ milestones: inout [Milestone]
    ) {
        let bound = velocity > 0 ? upper[activity] : lower[activity]
        if bound.isFinite {
            let milestone = milestone(activity, velocity, at: bound, jump: .infinity)
            horizon = min(horizon, milestone.distance)
            milestones.append(milestone)
        }
        guard let cost = level.cost(of: activity) else { return }
        let ahead = velocity > 0 ? cost.breakpoints[piece...] : cost.breakpoints[..<piece]
        for index in ahead.indices {
            let jump = (cost.slopes[index + 1] - cost.slopes[index]) * abs(velocity)
            milestones.append(
                milestone(activity, velocity, at: cost.breakpoints[index], jump: jump))
        }
    }

    private func milestone(
        _ activity: Int, _ velocity: Double, at destination: Double, jump: Double
    ) -> Milestone {
        Milestone(
            distance: max(0, (destination - values[activity]) / velocity),
            activity: activity, rate: abs(velocity), jump: jump, destination: destination)
    }

    /// Returns the range of the indices of milestones at the same distance as the milestone at
    /// index `end`.
    private func tied(_ milestones: [Milestone], at end: Int) -> Range<Int> {
        let distance = milestones[end].distance
        let slack = 1e-10 * (1 + distance)
        var first = end
        while first > 0 && milestones[first - 1].distance >= distance - slack { first -= 1 }
        var last = end
        while last + 1 < milestones.count && milestones[last + 1].distance <= distance + slack {
            last += 1
        }
        return first..<last + 1
    }

    /// Chooses the milestone at which the change ends, from several at the same distance. Prefers a
    /// milestone of the entering activity itself, which needs no pivot, and then the one with the
    /// largest pivot element. With Bland's rule, the second choice is the milestone of the activity
    /// with the lowest index, among those with an acceptable pivot element.
    private func choose(
        from tie: ArraySlice<Milestone>, _ entering: EnteringVariable, _ byLowestIndex: Bool
    ) -> Milestone {
        if let own = tie.last(where: { $0.activity == entering.activity }) { return own }
        let largest = tie.reduce(0) { max($0, $1.rate) }
        let enough = byLowestIndex ? 1e-4 * largest : largest
        let acceptable = tie.filter { $0.rate >= enough }
        return acceptable.min { $0.activity < $1.activity } ?? tie[tie.startIndex]
    }
}
