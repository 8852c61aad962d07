extension Simplex {
    /// Turns the optimal face of the open level into hard bounds, and closes the level.
    ///
    /// The reduced costs and slopes are an optimal dual. By complementary slackness a feasible
    /// point is optimal exactly if every activity minimises its own share of the Lagrangian: a
    /// nonbasic one stays where its cost and reduced cost are flat, a basic one on its piece.
    mutating func settle() {
        for activity in candidates where !tableau.isBasic[activity] {
            settleNonbasic(activity)
        }
        for activity in level.activities where tableau.isBasic[activity] {
            guard let cost = level.cost(of: activity) else { continue }
            let piece = level.pieces[activity]
            tighten(activity, cost.lowerEnd(of: piece), cost.upperEnd(of: piece))
        }
        abandonLevel()
    }

    /// Closes the level without keeping its optimum.
    mutating func abandonLevel() {
        forgetReducedCosts()
        level.end()
    }

    private mutating func settleNonbasic(_ activity: Int) {
        let slopes = slopes(around: activity)
        let value = values[activity]
        var low = -Double.infinity
        var high = Double.infinity
        if let cost = level.cost(of: activity) {
            low = cost.lowerEnd(of: cost.pieceBelow(value))
            high = cost.upperEnd(of: cost.pieceAbove(value))
        }
        if slopes.above > level.tolerance { high = value }
        if slopes.below < -level.tolerance { low = value }
        tighten(activity, min(low, value), max(high, value))
    }

    private mutating func tighten(_ activity: Int, _ low: Double, _ high: Double) {
        lower[activity] = max(lower[activity], low)
        upper[activity] = min(upper[activity], high)
    }
}
