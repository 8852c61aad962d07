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
    private var fittingSizes: [ViewID: Size] = [:]

    init(_ round: LayoutRound, reusing solved: SolvedComponents) {
        self.round = round
        self.solved = solved
    }

    /// The subtree of `root` at the given size.
    mutating func solve(_ root: ViewID, _ size: RootSize) -> (LayoutProblem, SolvedProblem) {
        var problem = problem(root, size)
        let result = problem.solve()
        solved = problem.solvedComponents
        return (problem, result)
    }

    mutating func problem(_ root: ViewID, _ size: RootSize) -> LayoutProblem {
        let lengths = naturalLengths(within: root)
        return LayoutProblem(
            round, root: root, size: size, naturalLengths: lengths, reusing: solved)
    }

    /// Of every proportional stack in the subtree, the natural lengths of its visible views.
    private mutating func naturalLengths(within root: ViewID) -> [ViewID: [Double]] {
        var result: [ViewID: [Double]] = [:]
        for id in round.resolved.subtree(of: root) {
            let view = round.resolved[id]
            guard let stack = view.stack, stack.distribution == .fillProportionally else {
                continue
            }
            result[id] = view.arranged.filter { !round.resolved[$0].isHidden }
                .map { naturalLength($0, stack.axis) }
        }
        return result
    }

    /// The intrinsic length, or that of `systemLayoutSizeFitting(compressed)`
    /// (docs/stack-view-rules.md, "Proportional sizes").
    private mutating func naturalLength(_ id: ViewID, _ axis: Axis) -> Double {
        if let length = round.measures[id].length(axis) { return length }
        if let known = fittingSizes[id] { return known[axis] }
        if solved.cancellation.isRequested() { return 0 }
        let (_, solved) = solve(id, .compressed)
        let size = solved.alignmentRect(of: id).size
        fittingSizes[id] = size
        return size[axis]
    }
}
