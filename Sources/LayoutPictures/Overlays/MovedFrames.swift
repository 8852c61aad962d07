import StackCore

/// An overlay that marks the views that moved between two layouts of a document. It shows the old
/// frame as a dashed line and the new frame as a solid line.
struct MovedFrames {
    private let moves: [(before: Rect?, after: Rect)]

    /// - Parameters:
    ///   - old: the earlier frames of the visible views, in the root's coordinates, by the views'
    ///     names. The key is not a view's id, because an id may have belonged to another view in
    ///     the earlier document.
    ///   - new: the present frames of the visible views, in the root's coordinates, by the views'
    ///     names
    ///   - document: the present document
    ///   - placed: the drawn views of the present document
    init(
        _ old: [String: Rect], _ new: [String: Rect], in document: Document, _ placed: [PlacedView]
    ) {
        moves = placed.compactMap { view in
            let name = document[view.id].name
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
}
