/// The rounds of one layout.
struct LayoutRounds {
    let resolved: ResolvedDocument
    private let environment: LayoutEnvironment
    private let measurer: ContentMeasurer
    private let designedSizes: DesignedSizes
    private let userConstraints: [BoxConstraint]
    private let measuring: LayoutPass.Measuring?

    /// The maximum number of rounds. It suffices for margins that depend on text that depends on
    /// margins, and for a view that grows by the margin it gets for ending below the safe area. A
    /// layout that needs more does not converge.
    static let maximum = 12

    init(
        _ document: Document, _ environment: LayoutEnvironment,
        measuring: LayoutPass.Measuring? = nil
    ) {
        resolved = ResolvedDocument(
            document, traits: environment.traits, direction: environment.direction)
        measurer = ContentMeasurer(
            document, under: environment.traits, traits: environment.measurement)
        userConstraints = resolved.userConstraints()
        designedSizes = DesignedSizes(resolved, environment, userConstraints)
        self.environment = environment
        self.measuring = measuring
    }

    struct Settled {
        let round: LayoutRound
        fileprivate(set) var problem: LayoutProblem
        let solved: SolvedProblem
        let frames: AbsoluteFrames
        let isComplete: Bool
        /// Whether another round would give the same result.
        var isSettled = false
    }

    /// Solves the subtree of `root` in rounds until another round would solve the same problem.
    func settle(_ root: ViewID, _ size: RootSize, reusing cache: inout LayoutCache) -> Settled {
        cache.solved.renew(cache.budget ?? .layout(views: resolved.order.count))
        cache.measured.prepare(for: resolved.document, environment)
        defer { cache.solved.sweep() }
        var round = firstRound(&cache.measured)
        var count = 0
        while true {
            var solver = RoundSolver(round, reusing: cache.solved)
            let (problem, solved) = solver.solve(root, size)
            cache.solved = solver.solved
            let frames = AbsoluteFrames(resolved, solved, members: problem.members)
            count += 1
            var settled = Settled(
                round: round, problem: problem, solved: solved, frames: frames,
                isComplete: solver.isComplete)
            if !settled.isComplete { return settled }
            if count == Self.maximum || cache.solved.cancellation.isRequested() {
                return settled
            }
            let next = self.round(after: round, problem, solved, frames, &cache.measured)
            if problem.hasConverged(next, from: round) {
                settled.problem.know(next.state)
                settled.isSettled = true
                return settled
            }
            round = next
        }
    }

    private func firstRound(_ known: inout MeasuredContent) -> LayoutRound {
        round(LayoutState(resolved, environment), &known)
    }

    private func round(
        after last: LayoutRound, _ problem: LayoutProblem, _ solved: SolvedProblem,
        _ frames: AbsoluteFrames, _ known: inout MeasuredContent
    ) -> LayoutRound {
        var state = last.state
        state.update(resolved, environment, frames: frames.unrounded)
        state.updateTextSizes(problem.members, measurer, solved)
        return round(state, &known)
    }

    private func round(_ state: LayoutState, _ known: inout MeasuredContent) -> LayoutRound {
        LayoutRound(
            resolved: resolved, environment: environment, userConstraints: userConstraints,
            measures: measures(state, &known), state: state)
    }

    /// Returns the problem of the first round, unsolved.
    func firstProblem(_ root: ViewID, _ size: RootSize) -> LayoutProblem {
        var known = MeasuredContent()
        var solver = RoundSolver(firstRound(&known), reusing: SolvedComponents())
        return solver.problem(root, size)
    }

    private func measures(
        _ state: LayoutState, _ known: inout MeasuredContent
    ) -> PerView<ContentMeasure> {
        resolved.views.map { id, view in
            guard view != nil else { return .none }
            let size = state.textSizes[id]
            var measure =
                measuring?(id, size)
                ?? known.measure(id, size) { measurer.measure(id, textSize: size) }
            measure.designed = designedSizes[id].inside(measure.alignmentInsets)
            measure.designedExtra = environment.designedExtra
            return measure
        }
    }
}

extension LayoutState {
    fileprivate mutating func updateTextSizes(
        _ members: [ViewID], _ measurer: ContentMeasurer, _ solved: SolvedProblem
    ) {
        for id in members where measurer.dependsOnSize(id) {
            textSizes[id] = solved.alignmentRect(of: id).size
        }
    }
}

extension ContentMeasure {
    /// Whether the measurements that constraints depend on are the same up to rounding errors.
    func isNear(_ other: ContentMeasure, _ usesBaselines: Bool) -> Bool {
        LayoutRounds.near(size.width, other.size.width)
            && LayoutRounds.near(size.height, other.size.height)
            && LayoutRounds.near(alignmentInsets, other.alignmentInsets)
            && (!usesBaselines
                || LayoutRounds.near(baselines?.first, other.baselines?.first)
                    && LayoutRounds.near(baselines?.last, other.baselines?.last))
    }
}

extension LayoutRounds {
    /// Whether two lengths are the same up to rounding errors of solving.
    static func near(_ a: Double?, _ b: Double?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a - b) < 1e-6
    }

    static func near(_ a: Insets, _ b: Insets) -> Bool {
        near(a.top, b.top) && near(a.leading, b.leading) && near(a.bottom, b.bottom)
            && near(a.trailing, b.trailing)
    }
}

/// One round of solving: the document, what its content measures, and the state before it.
struct LayoutRound {
    let resolved: ResolvedDocument
    let environment: LayoutEnvironment
    /// The document's constraints whose items are all installed.
    let userConstraints: [BoxConstraint]
    let measures: PerView<ContentMeasure>
    let state: LayoutState

    /// The bars over the root view, which make up its safe area at the top and bottom.
    var bars: Insets { environment.safeArea }

    /// The designed size of the root, which its subviews' masks refer to.
    var designedRootSize: Size? { resolved[.root].designedFrame?.size }
}

/// Solves the problems of one round and caches natural sizes.
struct RoundSolver {
    let round: LayoutRound
    /// The solved components, which are reused between problems, rounds and layouts.
    private(set) var solved: SolvedComponents
    private var fittingLengths: [Length: Double] = [:]
    /// Whether some constraint relates a width to a height, so that the axes cannot be solved
    /// separately.
    private let linksAxes: Bool
    /// Whether solving finished; false if the constraints exceeded the work limit.
    private(set) var isComplete = true

    init(_ round: LayoutRound, reusing solved: SolvedComponents) {
        self.round = round
        self.solved = solved
        linksAxes = round.userConstraints.contains(where: \.linksAxes)
    }

    private struct Length: Hashable {
        let view: ViewID
        let axis: Axis
    }

    /// Solves the subtree of `root` at the given size. If `axis` is not nil, solves only that axis.
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

    /// Returns the natural lengths of the visible views of every proportional stack in the subtree.
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

    /// Returns the intrinsic length, or else that of `systemLayoutSizeFitting(compressed)`
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
    /// Whether the constraint relates both axes.
    fileprivate var linksAxes: Bool {
        second.map { $0.attribute.axis != first.attribute.axis } ?? false
    }
}
