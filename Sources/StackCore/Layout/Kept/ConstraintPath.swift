/// The road by constraints, kept: after a change of lengths alone (texts, spacings, constants, the
/// screen) the constraints are the same but for their constants, and each round is solved again in its
/// critical region (docs/solver.md, "Critical regions").
///
/// It gives the frames that the whole road gives, but for the noise of solving, or declines.
struct ConstraintPath: Sendable {
    private var rounds: [KeptRound]
    private var resolved: ResolvedDocument
    private var environment: LayoutEnvironment

    /// - Parameter rounds: all that were solved, in their order
    init(_ rounds: [KeptRound], _ resolved: ResolvedDocument, _ environment: LayoutEnvironment) {
        self.rounds = rounds
        self.resolved = resolved
        self.environment = environment
    }

    /// The frames after a change, and the required constraints that conflict. Nil for a change that it
    /// declines: then this means nothing any more.
    ///
    /// - Parameter solvesRows: where no known region holds; else it declines that too
    mutating func frames(
        of document: Document, in environment: LayoutEnvironment, solvesRows: Bool,
        _ measured: inout MeasuredContent
    ) -> (frames: AbsoluteFrames, conflicts: [Layout.Conflict])? {
        guard let change = LengthChange(to: document, &resolved, self.environment, environment)
        else { return nil }
        self.environment = environment
        measured.prepare(for: document, environment)
        let measurer = ContentMeasurer(
            document, under: environment.traits, traits: environment.measurement)
        var facts = rounds[0].facts
        if !change.root.isEmpty { facts.state = LayoutState(resolved, environment) }
        for id in change.contents where resolved.views[id] != nil {
            let measure = measured.measure(id, nil) { measurer.measure(id, textSize: nil) }
            facts.measures[id] = measure.designed(as: facts.measures[id])
        }
        for number in rounds.indices {
            guard let solved = rounds[number].solve(facts, change, resolved, solvesRows: solvesRows)
            else { return nil }
            let frames = AbsoluteFrames(
                resolved, solved, members: rounds[number].problem.members)
            let result = (frames, solved.conflicts(in: rounds[number].problem))
            let next = rounds[number].facts(
                after: solved, frames, resolved, environment, measurer, &measured)
            if rounds[number].hasConverged(next) {
                rounds.removeSubrange((number + 1)...)
                return result
            }
            facts = next
        }
        return nil
    }

    /// The frames relative to each superview, on pixels or as they are.
    func relative(_ frames: AbsoluteFrames, grid: PixelGrid?) -> PerView<Rect?> {
        frames.relative(resolved, grid: grid)
    }
}
