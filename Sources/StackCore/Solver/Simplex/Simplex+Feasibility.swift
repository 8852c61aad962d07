extension Simplex {
    /// Rests the nonbasic activities in their bounds; returns the basic ones that are violated then,
    /// ascending. What holds already stays hard, and what is violated and not yet its turn is free.
    mutating func enter(_ bounds: RequiredBounds) -> [Int] {
        restNonbasics(within: bounds)
        computeBasicValues()
        var violated: [Int] = []
        for activity in values.indices where tableau.isBasic[activity] {
            if bounds.allow(values[activity], for: activity) {
                harden(activity, bounds)
            } else {
                violated.append(activity)
            }
        }
        return violated
    }

    /// Nonbasic activities prefer zero.
    private mutating func restNonbasics(within bounds: RequiredBounds) {
        for activity in values.indices where !tableau.isBasic[activity] {
            harden(activity, bounds)
            values[activity] = min(max(0, lower[activity]), upper[activity])
        }
    }

    /// Makes an activity's required bounds hard.
    mutating func harden(_ activity: Int, _ bounds: RequiredBounds) {
        lower[activity] = bounds.lower[activity].value
        upper[activity] = max(lower[activity], bounds.upper[activity].value)
    }

    /// Moves one basic activity into its bounds while all that are hard stay kept; returns why that
    /// cannot be done, if it cannot.
    mutating func repair(_ activity: Int, _ bounds: RequiredBounds) -> Certificate? {
        if !bounds.allow(values[activity], for: activity) {
            let isLow = values[activity] < bounds.lower[activity].value
            let bound = isLow ? bounds.lower[activity] : bounds.upper[activity]
            optimize([(activity, ConvexCost(requiring: bound.value, orMore: isLow))])
            abandonLevel()
            if !mayGoOn { return nil }
            if !bounds.allow(values[activity], for: activity) {
                return blockade(of: activity, bounds)
            }
        }
        harden(activity, bounds)
        return nil
    }

    /// A basic activity short of its bound, and the bounds of the nonbasic ones that block it.
    private func blockade(of activity: Int, _ bounds: RequiredBounds) -> Certificate {
        let isLow = values[activity] < bounds.lower[activity].value
        let missed = isLow ? bounds.lower[activity] : bounds.upper[activity]
        var members: [Certificate.Member] = []
        if let source = missed.source {
            members.append(Certificate.Member(bound: source, multiplier: 1))
        }
        for entry in tableau.rows[activity] {
            let rising = (entry.coefficient > 0) == isLow
            let blocking = rising ? bounds.upper[entry.column] : bounds.lower[entry.column]
            guard abs(entry.coefficient) > Tolerance.pivot, let source = blocking.source
            else { continue }
            members.append(
                Certificate.Member(bound: source, multiplier: -entry.coefficient))
        }
        return Certificate(members: members)
    }
}
