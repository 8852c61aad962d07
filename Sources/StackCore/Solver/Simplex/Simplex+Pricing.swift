/// A nonbasic activity about to move, and which way.
struct Entering {
    let activity: Int
    /// +1 rises, -1 falls.
    let direction: Double
    /// The cost saved per unit moved.
    let rate: Double
}

extension Simplex {
    /// Partial pricing: of the next block of improving candidates the fastest, or Bland's lowest.
    mutating func price(byLowestIndex: Bool) -> Entering? {
        if byLowestIndex {
            count(candidates.count)
            return lowestImproving()
        }
        let block = 16
        var best: Entering?
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

    private func lowestImproving() -> Entering? {
        var lowest: Entering?
        for candidate in candidates where candidate < lowest?.activity ?? .max {
            if let entering = improvement(by: candidate) { lowest = entering }
        }
        return lowest
    }

    /// How a nonbasic activity can lower the level's cost, if it can.
    private func improvement(by activity: Int) -> Entering? {
        if tableau.isBasic[activity] || isFixed(activity) { return nil }
        let slopes = slopes(around: activity)
        if -slopes.above > level.tolerance && canRise(activity) {
            return Entering(activity: activity, direction: 1, rate: -slopes.above)
        }
        if slopes.below > level.tolerance && canFall(activity) {
            return Entering(activity: activity, direction: -1, rate: slopes.below)
        }
        return nil
    }

    /// The level's slopes just below and just above a nonbasic activity's value: its reduced cost
    /// and what it costs itself.
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
