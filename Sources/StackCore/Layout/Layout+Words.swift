extension Layout {
    /// An object that spells this layout's constraints as text.
    package var words: ConstraintFormatter { ConstraintFormatter(problem.document) }

    /// The conflicts with their constraints as text, in the order of `conflicts`.
    package var spelledConflicts: [SpelledConflict] {
        // Tested first, because reading `words` after a tree solve would create all constraints.
        if conflicts.isEmpty { return [] }
        let words = words
        return conflicts.map { conflict in
            SpelledConflict(
                constraints: conflict.constraints.map(words.spell),
                dropped: words.spell(conflict.dropped), impossibility: impossibility(of: conflict))
        }
    }

    /// Returns the reason why a conflict's only constraint can never be satisfied, as a phrase; nil
    /// if the conflict has several constraints.
    package func impossibility(of conflict: Conflict) -> String? {
        guard conflict.constraints.count == 1 else { return nil }
        return problem.isUnaffectedByFrames(conflict.dropped)
            ? "its two sides move together" : Self.noNegativeSize
    }

    /// The reason to report if the only way to satisfy a constraint is a negative width or height.
    package static let noNegativeSize = "no size is negative"
}

/// A conflict as text: `title.width = 80`, or `UISV-spacing: b.leading = a.trailing + 8`.
package struct SpelledConflict: Hashable, Sendable {
    /// The constraints that conflict, including the dropped one.
    package let constraints: [String]
    /// The one of `constraints` that the layout drops.
    package let dropped: String
    /// The reason why the only constraint can never be satisfied; nil if there are several.
    package let impossibility: String?

    package init(constraints: [String], dropped: String, impossibility: String? = nil) {
        self.constraints = constraints
        self.dropped = dropped
        self.impossibility = impossibility
    }
}

extension ConstraintFormatter {
    /// Returns a cause, such as a constraint, as text for people.
    package func spell(_ cause: Reason.Cause) -> String {
        switch cause {
        case .constraint(let constraint): spell(constraint)
        case .bound: "sizes are never negative"
        case .freedom: "nothing decides it"
        case .inset: "its place in the view"
        }
    }
}
