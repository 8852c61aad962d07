/// The rounds of one layout.
struct LayoutRounds {
    let resolved: ResolvedDocument
    private let environment: LayoutEnvironment
    private let measurer: ContentMeasurer
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
        self.environment = environment
        self.measuring = measuring
    }

    struct Settled {
        let round: LayoutRound
        let problem: LayoutProblem
        let solved: SolvedProblem
        let frames: AbsoluteFrames
    }

    /// Solves the subtree of `root` until a round agrees with the one before.
    func settle(_ root: ViewID, _ size: RootSize, reusing cache: inout LayoutCache) -> Settled {
        defer { cache.solved.sweep() }
        var state = LayoutState(resolved, environment)
        var number = 1
        while true {
            let round = LayoutRound(
                resolved: resolved, environment: environment, measures: measures(state),
                state: state)
            var solver = RoundSolver(round, reusing: cache.solved)
            let (problem, solved) = solver.solve(root, size)
            cache.solved = solver.solved
            let frames = AbsoluteFrames(resolved, solved, members: problem.members)
            var next = state
            next.update(resolved, environment, frames: frames.unrounded)
            next.updateTextSizes(problem.members, measurer, solved)
            if next.agrees(with: state) || number == Self.maximum {
                return Settled(round: round, problem: problem, solved: solved, frames: frames)
            }
            state = next
            number += 1
        }
    }

    /// The problem of the first round, unsolved.
    func firstProblem(_ root: ViewID, _ size: RootSize) -> LayoutProblem {
        let state = LayoutState(resolved, environment)
        var solver = RoundSolver(
            LayoutRound(
                resolved: resolved, environment: environment, measures: measures(state),
                state: state),
            reusing: SolvedComponents())
        return solver.problem(root, size)
    }

    private func measures(_ state: LayoutState) -> [ContentMeasure] {
        resolved.views.indices.map { raw in
            guard resolved.views[raw] != nil else { return .none }
            let (id, size) = (ViewID(raw), state.textSizes[raw])
            return measuring(id, size) ?? measurer.measure(id, textSize: size)
        }
    }
}

extension LayoutState {
    fileprivate mutating func updateTextSizes(
        _ members: [ViewID], _ measurer: ContentMeasurer, _ solved: SolvedProblem
    ) {
        for id in members where measurer.dependsOnSize(id) {
            textSizes[id.raw] = solved.alignmentRect(of: id).size
        }
    }

    /// Equal but for the noise of solving.
    fileprivate func agrees(with other: LayoutState) -> Bool {
        zip(textSizes, other.textSizes).allSatisfy { same($0, $1) }
            && zip(margins, other.margins).allSatisfy { same($0, $1) }
            && zip(safeAreas, other.safeAreas).allSatisfy { same($0, $1) }
    }

    private func same(_ a: Size?, _ b: Size?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return near(a.width, b.width) && near(a.height, b.height)
    }

    private func same(_ a: Insets, _ b: Insets) -> Bool {
        near(a.top, b.top) && near(a.leading, b.leading) && near(a.bottom, b.bottom)
            && near(a.trailing, b.trailing)
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
}
