/// A structure of the solver that says of itself what has to hold, and shows itself where it does not.
protocol InvariantChecked: CustomDebugStringConvertible {
    /// What does not hold, a sentence each, in a fixed order; empty where all is well.
    func invariantViolations() -> [String]
}

/// The checks of the solver's structures after each of its steps.
enum InvariantChecks {
    /// On in tests only: a check costs as much as many steps.
    @TaskLocal static var areOn = false

    /// How far numbers that were reached in two ways may lie apart, relative to the largest part of them.
    static let slack = 1e-6
}

extension InvariantChecked {
    /// Traps where something does not hold, which only a defect of the solver can cause. Release builds
    /// check nothing.
    func checkInvariants() {
        #if DEBUG
            if !InvariantChecks.areOn { return }
            let violations = invariantViolations()
            if violations.isEmpty { return }
            fatalError((violations + [debugDescription]).joined(separator: "\n"))
        #endif
    }
}
