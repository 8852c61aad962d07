extension Layout {
    /// `constraintsAffectingLayout`: every constraint that holds on to the view, the user's
    /// and those that UIKit makes, in the order in which the solver hears of them.
    package func constraints(on view: ViewID) -> [BoxConstraint] {
        problem.constraints.filter { constraint in
            let owners = [constraint.first.box.owner, constraint.second?.box.owner]
            return owners.contains(view) && !constraint.origin.isTieBreak
        }
    }

    /// `intrinsicContentSize`, as it was measured for this layout; none of a view that is not
    /// installed.
    package func contentSize(of view: ViewID) -> IntrinsicSize {
        frame(of: view) == nil ? .none : problem.contentSize(of: view)
    }
}
