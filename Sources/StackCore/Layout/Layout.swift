/// The frames of a document in one environment, and what was wrong with its constraints.
package struct Layout: Sendable {
    package let environment: LayoutEnvironment
    /// In the superview's coordinates, edges on device pixels; nil for a view that is not installed.
    package let frames: PerView<Rect?>
    /// The same without rounding.
    package let unroundedFrames: PerView<Rect?>
    package let conflicts: [Conflict]
    /// False if the constraints took more work than there is for a layout: then the frames keep to
    /// what was settled by then, and conflicts may be missing or larger than they must be.
    package let isComplete: Bool
    /// What people are told of a layout that is not complete.
    package static let incompleteness =
        "incomplete: these constraints take more work than a layout may; what was settled by then is kept"

    /// The last round's problem, for questions about the layout that are rarely asked.
    let problem: LayoutProblem

    /// Required constraints that cannot hold together, and the one that was given up.
    package struct Conflict: Hashable, Sendable {
        package let constraints: [BoxConstraint]
        package let dropped: BoxConstraint
    }

    package func frame(of id: ViewID) -> Rect? {
        frames.contains(id) ? frames[id] : nil
    }
}
