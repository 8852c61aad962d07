/// The frames of a solved document's views in the coordinates of the root view, in points and
/// before rounding to pixels.
struct AbsoluteFrames: Sendable {
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

    /// Returns the mirror images of the frames in a root view of the given width.
    func mirrored(in width: Double) -> AbsoluteFrames {
        var result = self
        result.unrounded = unrounded.map { frame in
            guard var frame else { return nil }
            frame.x = width - frame.maxX
            return frame
        }
        return result
    }

    /// Returns the views' frames relative to their superviews. If `grid` is not nil, rounds the
    /// edges to its pixels first.
    func relative(_ resolved: ResolvedDocument, grid: PixelGrid?) -> PerView<Rect?> {
        let placed = unrounded.map { frame in frame.map { grid?.nearest($0) ?? $0 } }
        var result = placed
        for id in resolved.order {
            guard var frame = placed[id] else { continue }
            if let parent = resolved[id].parent, let outer = placed[parent] {
                frame.x -= outer.x
                frame.y -= outer.y
            }
            result[id] = grid?.whole(frame) ?? frame
        }
        return result
    }

    /// Returns a view's frame relative to its superview, before rounding to pixels; nil if the view
    /// has no frame.
    func relative(_ id: ViewID, _ resolved: ResolvedDocument) -> Rect? {
        guard var frame = unrounded[id] else { return nil }
        if let parent = resolved[id].parent, let outer = unrounded[parent] {
            frame.x -= outer.x
            frame.y -= outer.y
        }
        return frame
    }
}
