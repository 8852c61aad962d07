import StackCore

/// A calculator of the positions at which scroll views show their content before the user scrolls.
struct Scrolling {
    let laidOut: LaidOutDocument
    let resolved: ResolvedDocument
    /// The kind of picture. In a blueprint, the content of a scroll view is drawn at its frame; it
    /// is not moved below the bars.
    var look = PictureStyle.Look.screen

    /// Returns the installed subviews of a view with their frames in the picture.
    ///
    /// - Parameters:
    ///   - frame: the view's frame in the picture, in points
    ///   - y: the top of the view on the screen, in points
    func subviews(
        of view: ResolvedView, at frame: Rect, y: Double
    ) -> [(id: ViewID, frame: Rect)] {
        if view.subviews.isEmpty { return [] }
        let content = offset(of: view, y: y)
        return view.subviews.compactMap { child in
            laidOut.layout.frame(of: child).map {
                (id: child, frame: $0.offset(frame.x + content.x, frame.y + content.y))
            }
        }
    }

    /// Returns the origin of the content in the scroll view's coordinates, in points. The content
    /// begins after the content insets, and below the bars that cover the top of the scroll view
    /// (`contentInsetAdjustmentBehavior`).
    ///
    /// - Parameter y: the top of the scroll view on the screen, in points
    func offset(of view: ResolvedView, y: Double) -> (x: Double, y: Double) {
        guard view.kind.isScrollView, look == .screen else { return (0, 0) }
        let inset = resolved.value(.contentInset, of: view.id) ?? .zero
        let covered = covered(y)
        let adjusts = laidOut.layout.environment.isUnderBar || scrollsVertically(view)
        return (inset.leading, inset.top + (adjusts ? covered : 0))
    }

    /// Returns the height of the part of a view that the bars at the top of the screen cover, in
    /// points.
    ///
    /// - Parameter y: the top of the view on the screen, in points
    private func covered(_ y: Double) -> Double {
        max(0, laidOut.layout.environment.safeArea.top - y)
    }

    /// Returns the distance in points by which a text view's text is moved down from the view's
    /// top, so that the text begins below the bars that cover the top. With a navigation bar, this
    /// applies to every text view. Without one, it applies only to the first scroll view of the
    /// scene; any other text view gets 0.
    func textOffset(of view: ResolvedView, y: Double) -> Double {
        guard view.kind == .textView else { return 0 }
        return laidOut.layout.environment.isUnderBar || isFirst(view) ? covered(y) : 0
    }

    /// Returns whether a view is the first scroll view of the scene: the root view, or its first
    /// subview that scrolls.
    private func isFirst(_ view: ResolvedView) -> Bool {
        view.id == .root
            || resolved[.root].subviews.first {
                resolved[$0].kind.isScrollView || resolved[$0].kind == .textView
            } == view.id
    }

    /// Returns whether the view scrolls vertically. A table always does. Any other scroll view does
    /// if its content is taller than the view.
    private func scrollsVertically(_ view: ResolvedView) -> Bool {
        guard let frame = laidOut.layout.frame(of: view.id) else { return false }
        if view.kind == .table { return true }
        return content(of: view).map { $0.maxY > frame.height } ?? false
    }

    /// Returns the area that a scroll view's visible subviews cover, in the scroll view's
    /// coordinates; nil if it has no visible subviews.
    func content(of view: ResolvedView) -> Rect? {
        view.subviews.lazy.filter { !resolved[$0].isHidden }
            .compactMap { laidOut.layout.frame(of: $0) }
            .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    }
}
