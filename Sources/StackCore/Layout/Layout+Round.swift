extension Layout {
    /// The layout that a round came to.
    init(
        _ round: LayoutRound, _ problem: LayoutProblem, _ solved: SolvedProblem,
        _ frames: AbsoluteFrames, isComplete: Bool
    ) {
        let resolved = round.resolved
        environment = round.environment
        self.frames = frames.relative(resolved, grid: round.environment.measurement.framePixels)
        unroundedFrames = frames.relative(resolved, grid: nil)
        conflicts = solved.conflicts.map { conflict in
            Conflict(
                constraints: conflict.members.map { problem.constraints[$0] },
                dropped: problem.constraints[conflict.dropped])
        }
        self.isComplete = isComplete
        self.problem = problem
    }
}
