/// A view that the constraints leave open: its frame in the layout, and its frame in another layout
/// that satisfies the constraints equally well. Both are relative to its superview.
package struct AmbiguousView: Hashable, Sendable {
    package let view: ViewID
    /// On device pixels, as everywhere.
    package let frame: Rect
    /// Unrounded.
    package let alternative: Rect
}

extension Layout {
    /// The views that `hasAmbiguousLayout` would name, in document order: what UIKit's own
    /// priorities leave open, whatever our index rule made of it
    /// (docs/auto-layout-rules.md, "Ambiguity").
    ///
    /// Some may be missing where the constraints take more work than there is for a layout.
    package func ambiguous() -> (views: [ViewID], isComplete: Bool) {
        if !isComplete { return ([], false) }
        let open = problem.openViews()
        return (open.views.map(\.view), open.isComplete)
    }

    /// The same with two frames each.
    package func ambiguities() -> (views: [AmbiguousView], isComplete: Bool) {
        if !isComplete { return ([], false) }
        let (solution, open, isComplete) = problem.openViews()
        let others = problem.frames(of: open, in: solution)
        let views: [AmbiguousView] = others.compactMap { view, candidates in
            guard let frame = frame(of: view), let own = unroundedFrames[view] else {
                return nil
            }
            return AmbiguousView(
                view: view, frame: frame, alternative: own.farthest(among: candidates))
        }
        return (views, isComplete)
    }
}

extension Rect {
    /// The rectangle that differs most; the first among equals.
    fileprivate func farthest(among others: [Rect]) -> Rect {
        var best = others[0]
        for other in others.dropFirst() where distance(to: other) > distance(to: best) {
            best = other
        }
        return best
    }

    /// The largest difference of two numbers.
    private func distance(to other: Rect) -> Double {
        max(
            abs(x - other.x), abs(y - other.y), abs(width - other.width),
            abs(height - other.height))
    }
}
