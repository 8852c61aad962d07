/// One of the reasons that add up to a number of a layout.
package struct Reason: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        case constraint(BoxConstraint)
        /// Sizes are never negative.
        case bound
        /// Nothing decides it.
        case freedom
    }

    package let cause: Cause
    /// What it contributes to the number, in points.
    package let share: Double
}

extension Layout {
    /// Why an attribute of a view has its value: the constraints that hold it there, in the superview's
    /// coordinates and unrounded. The shares add up to the value.
    ///
    /// Returns nil for a view that is not installed.
    package func explanation(
        of view: ViewID, _ attribute: LayoutAttribute
    ) -> (value: Double, reasons: [Reason])? {
        guard frame(of: view) != nil else { return nil }
        return problem.explanation(of: BoxAnchor(.view(view), attribute))
    }
}
