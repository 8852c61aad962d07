/// One of the reasons that add up to a number of a layout.
package struct Reason: Hashable, Sendable {
    /// The constraint in the words of `ConstraintWords`, or what else holds the number.
    package let text: String
    package let origin: ConstraintOrigin?
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
