/// A solver structure that can check its own invariants and describe itself.
protocol InvariantChecked: CustomDebugStringConvertible {
    /// Returns one sentence per violated invariant, in a fixed order; empty if all invariants hold.
    func invariantViolations() -> [String]
}

/// Settings for checking invariants after each step of the solver.
enum InvariantChecks {
    /// Whether the checks run. Only tests enable them, because one check costs as much as many
    /// steps.
    @TaskLocal static var areOn = false

    /// The allowed difference between two computations of one number, relative to its largest
    /// summand.
    static let slack = 1e-6
}

extension InvariantChecked {
    /// Stops the program if an invariant is violated, which means that the solver has a bug.
    /// Release builds do not check.
    func checkInvariants() {
        #if DEBUG
            if !InvariantChecks.areOn { return }
            let violations = invariantViolations()
            if violations.isEmpty { return }
            fatalError((violations + [debugDescription]).joined(separator: "\n"))
        #endif
    }
}
