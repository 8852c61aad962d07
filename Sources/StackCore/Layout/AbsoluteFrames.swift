/// The frames of a solved document in the root's coordinates.
struct AbsoluteFrames {
    private(set) var unrounded: PerView<Rect?>

    /// - Parameter members: the views of a subtree, its root first; the root is placed at the
    ///   origin
    init(_ resolved: ResolvedDocument, _ solved: SolvedProblem, members: [ViewID]) {
        unrounded = resolved.views.map { _ in nil }
        for id in members {
            var frame = solved.frame(of: id)
            if id == members[0] { (frame.x, frame.y) = (0, 0) }
            if let outer = resolved[id].parent.flatMap({ unrounded[$0] }) {
                frame.x += outer.x
                frame.y += outer.y
            }
            unrounded[id] = frame
        }
    }

    /// Returns the frames relative to each superview. If `grid` is not nil, edges are rounded to
    /// pixels.
    func relative(_ resolved: ResolvedDocument, grid: PixelGrid?) -> PerView<Rect?> {
        let placed = unrounded.map { frame in frame.map { grid?.nearest($0) ?? $0 } }
        var result = placed
        for id in resolved.order {
            guard let parent = resolved[id].parent, let outer = placed[parent] else { continue }
            result[id]?.x -= outer.x
            result[id]?.y -= outer.y
        }
        return result.map { frame in frame.map { grid?.whole($0) ?? $0 } }
    }
}
