/// The rounds of one layout.
struct LayoutRounds {
    let resolved: ResolvedDocument
    private let environment: LayoutEnvironment
    private let measurer: ContentMeasurer
    private let designedSizes: DesignedSizes
    private let measuring: LayoutPass.Measuring

    /// Enough for margins that depend on text that depends on margins; more would be a circle.
    private static let maximum = 6

    init(
        _ document: Document, _ environment: LayoutEnvironment,
        measuring: @escaping LayoutPass.Measuring
    ) {
        resolved = ResolvedDocument(
            document, traits: environment.traits, direction: environment.direction)
        measurer = ContentMeasurer(resolved, traits: environment.measurement)
        designedSizes = DesignedSizes(resolved, environment)
        self.environment = environment
        self.measuring = measuring
    }

    struct Settled {
        let round: LayoutRound
        let problem: LayoutProblem
        let solved: SolvedProblem
        let frames: AbsoluteFrames
        let isComplete: Bool
    }

    /// Solves the subtree of `root` until another round would solve the same problem.
    func settle(_ root: ViewID, _ size: RootSize, reusing cache: inout LayoutCache) -> Settled {
        cache.solved.renew(cache.budget ?? .layout(views: resolved.order.count))
        defer { cache.solved.sweep() }
        var round = firstRound()
        var number = 1
        while true {
            var solver = RoundSolver(round, reusing: cache.solved)
            let (problem, solved) = solver.solve(root, size)
            cache.solved = solver.solved
            let frames = AbsoluteFrames(resolved, solved, members: problem.members)
            let settled = Settled(
                round: round, problem: problem, solved: solved, frames: frames,
                isComplete: solver.isComplete)
            if !settled.isComplete { return settled }
            if number == Self.maximum || cache.solved.cancellation.isRequested() { return settled }
            let next = self.round(after: round, problem, solved, frames)
            if next.poses(problem, of: round) { return settled }
            round = next
            number += 1
        }
    }

    private func firstRound() -> LayoutRound { round(LayoutState(resolved, environment)) }

    private func round(
        after last: LayoutRound, _ problem: LayoutProblem, _ solved: SolvedProblem,
        _ frames: AbsoluteFrames
    ) -> LayoutRound {
        var state = last.state
        state.update(resolved, environment, frames: frames.unrounded)
        state.updateTextSizes(problem.members, measurer, solved)
        return round(state)
    }

    private func round(_ state: LayoutState) -> LayoutRound {
        LayoutRound(
            resolved: resolved, environment: environment, measures: measures(state), state: state)
    }

    /// The problem of the first round, unsolved.
    func firstProblem(_ root: ViewID, _ size: RootSize) -> LayoutProblem {
        var solver = RoundSolver(firstRound(), reusing: SolvedComponents())
        return solver.problem(root, size)
    }

    private func measures(_ state: LayoutState) -> PerView<ContentMeasure> {
        resolved.views.map { id, view in
            guard view != nil else { return .none }
            let size = state.textSizes[id]
            var measure = measuring(id, size) ?? measurer.measure(id, textSize: size)
            measure.designed = designedSizes[id].inside(measure.alignmentInsets)
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

extension LayoutRound {
    /// Whether this round's problem is the one that `last` solved, but for the noise of solving.
    fileprivate func poses(_ problem: LayoutProblem, of last: LayoutRound) -> Bool {
        // Asking costs a look at every constraint: once is enough.
        let usesBaselines = problem.usesBaselines
        return zip(state.margins.elements, last.state.margins.elements).allSatisfy(same)
            && zip(state.safeAreas.elements, last.state.safeAreas.elements).allSatisfy(same)
            && zip(measures.elements, last.measures.elements).allSatisfy {
                same($0, $1, usesBaselines)
            }
    }

    private func same(_ a: ContentMeasure, _ b: ContentMeasure, _ usesBaselines: Bool) -> Bool {
        near(a.size.width, b.size.width) && near(a.size.height, b.size.height)
            && same(a.alignmentInsets, b.alignmentInsets)
            && (!usesBaselines
                || near(a.baselines?.first, b.baselines?.first)
                    && near(a.baselines?.last, b.baselines?.last))
    }

    private func same(_ a: Insets, _ b: Insets) -> Bool {
        near(a.top, b.top) && near(a.leading, b.leading) && near(a.bottom, b.bottom)
            && near(a.trailing, b.trailing)
    }

    private func near(_ a: Double?, _ b: Double?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a - b) < 1e-6
    }
}
