extension Simplex: InvariantChecked, CustomDebugStringConvertible {
    func invariantViolations() -> [String] {
        let counts = [
            tableau.rows.count, lower.count, upper.count, reducedCosts.count, isCandidate.count,
            level.pieces.count,
        ]
        guard counts.allSatisfy({ $0 == values.count }) else {
            return ["there are not as many values, bounds, costs and activities"]
        }
        return values.indices.flatMap { valueViolations($0) + pieceViolations($0) }
            + candidateViolations() + reducedCostViolations()
    }

    /// Checks that every activity is within its bounds, and that the values of basic activities
    /// agree with their rows.
    private func valueViolations(_ activity: Int) -> [String] {
        let value = values[activity]
        var found: [String] = []
        let room = Tolerance.invariant * (1 + abs(value))
        if !value.isFinite || value < lower[activity] - room || value > upper[activity] + room {
            found.append("z\(activity) is out of its bounds")
        }
        if tableau.isBasic[activity] {
            let parts = tableau.rows[activity].map { $0.coefficient * values[$0.column] }
            if !agree(value, parts) { found.append("z\(activity) does not follow from its row") }
        }
        return found
    }

    /// Checks that a basic activity's value is on its current piece of its cost function.
    private func pieceViolations(_ activity: Int) -> [String] {
        guard tableau.isBasic[activity], let cost = level.cost(of: activity) else { return [] }
        let (value, piece) = (values[activity], level.pieces[activity])
        let room = Tolerance.invariant * (1 + abs(value))
        if cost.slopes.indices ~= piece, value >= cost.lowerEnd(of: piece) - room,
            value <= cost.upperEnd(of: piece) + room
        {
            return []
        }
        return ["z\(activity) does not lie on piece \(piece) of its cost"]
    }

    private func candidateViolations() -> [String] {
        let marked = isCandidate.indices.filter { isCandidate[$0] }
        var found = candidates.sorted() == marked ? [] : ["the candidates are not those marked"]
        for activity in values.indices where reducedCosts[activity] != 0 {
            if !isCandidate[activity] {
                found.append("z\(activity) has a cost and is no candidate")
            }
            if tableau.isBasic[activity] { found.append("z\(activity) is basic and has a cost") }
        }
        return found
    }

    /// Checks that each reduced cost equals its definition, `d_j = Σ slope_i a_ij` over the basic
    /// activities.
    private func reducedCostViolations() -> [String] {
        var parts: [[Double]] = values.map { _ in [] }
        for activity in level.activities where tableau.isBasic[activity] {
            let slope = level.slope(of: activity)
            for entry in tableau.rows[activity] {
                parts[entry.column].append(slope * entry.coefficient)
            }
        }
        return values.indices.filter { !agree(reducedCosts[$0], parts[$0]) }
            .map { "the reduced cost of z\($0) is not that of the definition" }
    }

    private func agree(_ value: Double, _ parts: [Double]) -> Bool {
        let largest = parts.reduce(1) { max($0, abs($1)) }
        return abs(value - parts.reduce(0, +)) <= Tolerance.invariant * largest
    }

    /// One line per activity: value, bounds and reduced cost, and the row if it is basic.
    var debugDescription: String {
        values.indices.map { activity in
            var line = "z\(activity) is \(values[activity])"
            line += " in \(lower[activity])...\(upper[activity])"
            if reducedCosts[activity] != 0 { line += ", reduced cost \(reducedCosts[activity])" }
            if let cost = level.cost(of: activity) {
                line += ", slopes \(cost.slopes) at \(cost.breakpoints)"
            }
            return tableau.isBasic[activity] ? line + ": \(tableau.rows[activity].asSum)" : line
        }
        .joined(separator: "\n")
    }
}
