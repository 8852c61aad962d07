/// The frames of a solved document in the root's coordinates, by `ViewID.raw`.
struct AbsoluteFrames {
    private(set) var unrounded: [Rect?]

    init(_ resolved: ResolvedDocument, _ solved: SolvedProblem) {
        unrounded = Array(repeating: nil, count: resolved.views.count)
        for id in resolved.order {
            var frame = solved.frame(of: id)
            if id == .root { (frame.x, frame.y) = (0, 0) }
            if let outer = resolved[id].parent.flatMap({ unrounded[$0.raw] }) {
                frame.x += outer.x
                frame.y += outer.y
            }
            unrounded[id.raw] = frame
        }
    }

    /// The same relative to each superview, as they are or with edges on pixels of the screen.
    func relative(_ resolved: ResolvedDocument, grid: PixelGrid?) -> [Rect?] {
        let placed = unrounded.map { frame in frame.map { grid?.nearest($0) ?? $0 } }
        var result = placed
        for id in resolved.order {
            guard let parent = resolved[id].parent, let outer = placed[parent.raw] else { continue }
            result[id.raw]?.x -= outer.x
            result[id.raw]?.y -= outer.y
        }
        return result
    }
}

extension Layout {
    init(_ round: LayoutRound, _ problem: LayoutProblem, _ solved: SolvedProblem, _ frames: AbsoluteFrames) {
        let resolved = round.resolved
        let words = ConstraintWords(resolved.document)
        self.init(
            environment: round.environment,
            frames: frames.relative(resolved, grid: round.environment.measurement.framePixels),
            unroundedFrames: frames.relative(resolved, grid: nil),
            conflicts: solved.conflicts.map { conflict in
                Conflict(
                    constraints: conflict.members.map { words.spell(problem.constraints[$0]) },
                    dropped: words.spell(problem.constraints[conflict.dropped]))
            },
            ambiguous: [])
    }
}
