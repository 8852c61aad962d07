extension SizeCost: InvariantChecked {
    /// Checks that the cost is convex: its slopes ascend, no piece is empty, and only the last
    /// piece is infinitely long.
    package func invariantViolations() -> [String] {
        var violations: [String] = []
        if !least.isFinite { violations.append("the least size is \(least)") }
        for (at, piece) in pieces.enumerated() {
            if !(piece.length > 0) { violations.append("piece \(at) is \(piece.length) long") }
            if at == 0 { continue }
            if pieces[at - 1].slope.order(piece.slope) != -1 {
                violations.append("piece \(at) is not steeper than the one before")
            }
            if pieces[at - 1].length == .infinity {
                violations.append("piece \(at) begins at infinity")
            }
        }
        return violations
    }
}
