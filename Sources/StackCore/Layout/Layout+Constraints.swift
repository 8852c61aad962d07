extension Layout {
    /// `constraintsAffectingLayout`, in words: every constraint that holds on to the view, the user's
    /// and those that UIKit makes, in the order in which the solver hears of them.
    package func constraints(on view: ViewID) -> [(origin: ConstraintOrigin, text: String)] {
        problem.constraints(on: view)
    }
}

extension Layout {
    /// `intrinsicContentSize`, as it was measured for this layout; none of a view that is not
    /// installed.
    package func contentSize(of view: ViewID) -> IntrinsicSize {
        frame(of: view) == nil ? .none : problem.contentSize(of: view)
    }
}

extension LayoutProblem {
    func constraints(on view: ViewID) -> [(origin: ConstraintOrigin, text: String)] {
        let words = ConstraintWords(document)
        return constraints.filter { constraint in
            let owners = [constraint.first.box.owner, constraint.second?.box.owner]
            return owners.contains(view) && !constraint.origin.isTieBreak
        }.map { ($0.origin, words.spell($0)) }
    }
}
