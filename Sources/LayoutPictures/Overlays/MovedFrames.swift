import StackCore

/// An overlay of the views that moved between two layouts of a document: the old frame, dashed, and
/// the new frame.
struct MovedFrames {
    private let moves: [(before: Rect?, after: Rect)]

    init(_ before: LaidOutDocument, _ after: LaidOutDocument, _ placed: [PlacedView]) {
        let old = Self.frames(before)
        let new = Self.frames(after)
        moves = placed.compactMap { view in
            let name = after.document[view.id].name
            guard view.id != .root, let now = new[name] else { return nil }
            let was = old[name]
            if was == now { return nil }
            // `old` and `new` are in the root's coordinates. Their difference is the same in the
            // picture's coordinates.
            return (
                was.map { was in
                    Rect(
                        x: view.frame.x + was.x - now.x, y: view.frame.y + was.y - now.y,
                        width: was.width, height: was.height
                    ).millipoints
                }, view.frame
            )
        }
    }

    func draw(in canvas: inout Canvas) {
        for move in moves {
            if let before = move.before {
                canvas.stroke(.rect(before), OverlayInk.guide, dashes: [3, 3])
            }
        }
        for move in moves {
            canvas.stroke(.rect(move.after), OverlayInk.guide, width: 1.5)
        }
    }

    /// Returns the frames in the root's coordinates, by the views' names. Ids cannot be the keys,
    /// since an id may have belonged to another view in the earlier document.
    private static func frames(_ laidOut: LaidOutDocument) -> [String: Rect] {
        let resolved = laidOut.resolved
        var frames: [ViewID: Rect] = [:]
        var result: [String: Rect] = [:]
        for id in resolved.order where !resolved[id].isHidden {
            guard let own = laidOut.layout.frame(of: id) else { continue }
            let outer = resolved[id].parent.flatMap { frames[$0] } ?? .zero
            let frame = id == .root ? own : own.offset(outer.x, outer.y)
            frames[id] = frame
            result[laidOut.document[id].name] = frame.millipoints
        }
        return result
    }
}
