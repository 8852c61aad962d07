extension Simplex {
    /// Moves the entering activity as far as the level's cost falls; returns the cost saved.
    ///
    /// The activity either stops at a point of its own and stays nonbasic, or another activity
    /// reaches a breakpoint or bound first and leaves the basis for it.
    mutating func advance(_ entering: Entering, byLowestIndex: Bool) -> Double {
        let column = tableau.column(entering.activity)
        guard let stride = stride(of: entering, column: column, byLowestIndex: byLowestIndex)
        else {
            reducedCosts[entering.activity] -= entering.direction * entering.rate
            return 0
        }
        count(4 * column.count)
        let stop = stride.stop
        let startPiece = startPiece(of: entering)
        move(entering, by: stop.distance, column)
        values[stop.activity] = stop.destination
        let ownPasses = pass(stride.passed, entering)
        if stop.activity != entering.activity {
            let piece = startPiece + (entering.direction > 0 ? ownPasses : -ownPasses)
            exchange(leaving: stop.activity, entering, piece: piece, column)
        }
        let gain = entering.rate * stop.distance
        return gain > level.tolerance * 1e-3 ? gain : 0
    }

    private mutating func move(_ entering: Entering, by distance: Double, _ column: [Entry]) {
        if distance == 0 { return }
        let step = entering.direction * distance
        values[entering.activity] += step
        for entry in column { values[entry.column] += entry.coefficient * step }
    }

    /// Puts basic activities that passed a breakpoint on their next piece; returns how many
    /// breakpoints the entering activity passed itself.
    private mutating func pass(
        _ passed: [Milestone], _ entering: Entering
    ) -> Int {
        var ownPasses = 0
        for milestone in passed {
            if milestone.activity == entering.activity {
                ownPasses += 1
                continue
            }
            passPiece(of: milestone.activity, towards: entering)
        }
        return ownPasses
    }

    private mutating func passPiece(of activity: Int, towards entering: Entering) {
        let coefficient = tableau.coefficient(activity, entering.activity)
        let rises = entering.direction * coefficient > 0
        let before = level.slope(of: activity)
        level.setPiece(level.pieces[activity] + (rises ? 1 : -1), of: activity)
        addReducedCosts(level.slope(of: activity) - before, ofRow: activity)
    }

    private mutating func exchange(
        leaving: Int, _ entering: Entering, piece: Int, _ column: [Entry]
    ) {
        addReducedCosts(-level.slope(of: leaving), ofRow: leaving)
        count(tableau.pivot(leaving: leaving, entering: entering.activity, column: column))
        level.setPiece(piece, of: entering.activity)
        let reduced = reducedCosts[entering.activity]
        reducedCosts[entering.activity] = 0
        addReducedCosts(reduced + level.slope(of: entering.activity), ofRow: entering.activity)
    }
}
