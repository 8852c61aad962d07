/// One round of solving: the document, what its content measures, and where things stood before.
struct LayoutRound {
    let resolved: ResolvedDocument
    let environment: LayoutEnvironment
    let measures: PerView<ContentMeasure>
    let state: LayoutState

    /// The bars over the root view are all that takes from its safe area at the top and bottom.
    var bars: Insets { environment.safeArea }

    /// The size that masks of the root's subviews start from.
    var designedRootSize: Size? { resolved[.root].designedFrame?.size }
}

/// Solves problems and remembers natural sizes while doing so.
struct RoundSolver {
    let round: LayoutRound
    /// Goes on from problem to problem, round to round, layout to layout.
    private(set) var solved: SolvedComponents
    private var fittingLengths: [Length: Double] = [:]
    /// Whether some constraint holds a width to a height, so that the axes are no problems of their
    /// own.
    private let linksAxes: Bool
    /// False if the constraints took more work than there is for a layout.
    private(set) var isComplete = true

    init(_ round: LayoutRound, reusing solved: SolvedComponents) {
        self.round = round
        self.solved = solved
        linksAxes = round.resolved.userConstraints().contains(where: \.linksAxes)
    }

    private struct Length: Hashable {
        let view: ViewID
        let axis: Axis
    }

    /// The subtree of `root` at the given size; along one axis alone where one is named.
    mutating func solve(
        _ root: ViewID, _ size: RootSize, along axis: Axis? = nil
    ) -> (LayoutProblem, SolvedProblem) {
        var problem = problem(root, size, along: axis)
        let result = problem.solve()
        solved = problem.solvedComponents
        isComplete = isComplete && result.isComplete
        return (problem, result)
    }

    mutating func problem(
        _ root: ViewID, _ size: RootSize, along axis: Axis? = nil
    ) -> LayoutProblem {
        let lengths = naturalLengths(within: root, along: axis)
        return LayoutProblem(
            round, root: root, size: size, axis: axis, naturalLengths: lengths, reusing: solved)
    }

    /// Of every proportional stack in the subtree, the natural lengths of its visible views.
    private mutating func naturalLengths(
        within root: ViewID, along axis: Axis?
    ) -> [ViewID: [Double]] {
        var result: [ViewID: [Double]] = [:]
        for id in round.resolved.subtree(of: root) {
            let view = round.resolved[id]
            guard let stack = view.stack, stack.distribution == .fillProportionally,
                stack.axis == axis ?? stack.axis
            else { continue }
            result[id] = view.arranged.filter { !round.resolved[$0].isHidden }
                .map { naturalLength($0, stack.axis) }
        }
        return result
    }

    /// The intrinsic length, or that of `systemLayoutSizeFitting(compressed)`
    /// (docs/stack-view-rules.md, "Proportional sizes").
    private mutating func naturalLength(_ id: ViewID, _ axis: Axis) -> Double {
        if let length = round.measures[id].length(axis) { return length }
        let key = Length(view: id, axis: axis)
        if let known = fittingLengths[key] { return known }
        if solved.cancellation.isRequested() || !isComplete { return 0 }
        let (_, solved) = solve(id, .compressed, along: linksAxes ? nil : axis)
        let length = solved.alignmentRect(of: id).size[axis]
        fittingLengths[key] = length
        return length
    }
}

extension BoxConstraint {
    /// Whether it speaks of both axes.
    fileprivate var linksAxes: Bool {
        second.map { $0.attribute.axis != first.attribute.axis } ?? false
    }
}
