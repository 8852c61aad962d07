/// A structure that can check its own invariants. If an invariant is violated, the error message
/// includes the structure's `debugDescription`, if it has one.
package protocol InvariantChecked {
    /// Returns one sentence per violated invariant, in a fixed order; empty if all invariants hold.
    func invariantViolations() -> [String]
}

/// Settings for checking invariants after each change of a structure.
package enum InvariantChecks {
    /// Whether the checks run. Only tests enable them, because one check costs as much as many
    /// changes.
    @TaskLocal package static var areOn = false
}

extension InvariantChecked {
    /// Stops the program if an invariant is violated, which means that the program has a bug.
    /// Release builds do not check.
    package func checkInvariants() {
        #if DEBUG
            if !InvariantChecks.areOn { return }
            let violations = invariantViolations()
            if violations.isEmpty { return }
            fatalError((violations + [String(reflecting: self)]).joined(separator: "\n"))
        #endif
    }
}
