extension Simplex {
    /// Phase 1: moves into the required bounds and makes them hard, one violated basic activity
    /// after the other; returns why that cannot be done, if it cannot.
    ///
    /// What holds already stays hard, and what is violated and not yet its turn is free.
    mutating func restoreFeasibility(_ bounds: RequiredBounds) -> Certificate? {
        if let crossed = bounds.crossed { return crossing(bounds, at: crossed) }
        restNonbasics(within: bounds)
        computeBasicValues()
        var violated: [Int] = []
        for activity in values.indices where tableau.isBasic[activity] {
            if isWithin(bounds, activity) {
                harden(activity, bounds)
            } else {
                violated.append(activity)
            }
        }
        for activity in violated {
            if let certificate = repair(activity, bounds) { return certificate }
        }
        return nil
    }

    private func crossing(_ bounds: RequiredBounds, at activity: Int) -> Certificate {
        Certificate(
            members: [(bounds.lower[activity], 1.0), (bounds.upper[activity], -1.0)]
                .compactMap { bound, multiplier in
                    bound.source.map { Certificate.Member(bound: $0, multiplier: multiplier) }
                })
    }

    /// Nonbasic activities prefer zero.
    private mutating func restNonbasics(within bounds: RequiredBounds) {
        for activity in values.indices where !tableau.isBasic[activity] {
            harden(activity, bounds)
            values[activity] = min(max(0, lower[activity]), upper[activity])
        }
    }

    private func isWithin(_ bounds: RequiredBounds, _ activity: Int) -> Bool {
        let low = bounds.lower[activity]
        let high = bounds.upper[activity]
        return values[activity] >= low.value - low.tolerance
            && values[activity] <= high.value + high.tolerance
    }

    private mutating func harden(_ activity: Int, _ bounds: RequiredBounds) {
        lower[activity] = bounds.lower[activity].value
        upper[activity] = max(lower[activity], bounds.upper[activity].value)
    }

    private mutating func repair(_ activity: Int, _ bounds: RequiredBounds) -> Certificate? {
        if !isWithin(bounds, activity) {
            let isLow = values[activity] < bounds.lower[activity].value
            let bound = isLow ? bounds.lower[activity] : bounds.upper[activity]
            optimize([(activity, ConvexCost(requiring: bound.value, orMore: isLow))])
            abandonLevel()
            if !isWithin(bounds, activity) { return blockade(of: activity, bounds) }
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
