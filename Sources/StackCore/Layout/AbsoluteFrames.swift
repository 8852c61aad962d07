/// The frames of a solved document's views in the coordinates of the root view, in points and
/// before rounding to pixels.
struct AbsoluteFrames {
    private(set) var unrounded: PerView<Rect?>

    /// - Parameters:
    ///   - views: the views of a subtree, its root first; the root is placed at the origin
    ///   - frame: returns the frame of a view relative to its superview
    ///   - parent: returns the superview of a view other than the root
    init(
        of views: [ViewID], in document: Document, frame: (ViewID) -> Rect,
        parent: (ViewID) -> ViewID
    ) {
        unrounded = PerView(ViewPlaces(document), repeating: nil)
        for id in views {
            var own = frame(id)
            let outer = id == views[0] ? .zero : unrounded[parent(id)]!
            (own.x, own.y) = id == views[0] ? (0, 0) : (outer.x + own.x, outer.y + own.y)
            unrounded[id] = own
        }
    }

    /// Returns the views' frames relative to their superviews. If `grid` is not nil, rounds the
    /// edges to its pixels first.
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
