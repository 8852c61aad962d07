package import StackCore

/// A moment of an animation from one layout of a document to another: which views are coming and going.
struct Moment: Sendable {
    private let before: ResolvedDocument
    /// From 0, where it starts, to 1.
    private let share: Double

    init(_ before: LaidOutDocument, share: Double) {
        self.before = before.resolved
        self.share = share
    }

    private func wasHidden(_ view: ResolvedView) -> Bool {
        guard before.views.contains(view.id), let old = before.views[view.id] else { return true }
        return old.isHidden
    }

    /// Whether the view is hidden at one end only.
    func changes(_ view: ResolvedView) -> Bool { wasHidden(view) != view.isHidden }

    func opacity(of view: ResolvedView) -> Double {
        switch (wasHidden(view), view.isHidden) {
        case (true, true): 0
        case (false, false): 1
        case (true, false): share
        case (false, true): 1 - share
        }
    }
}

/// The pictures of an animation, each as long to be seen as the others.
package struct Animation: Sendable {
    package let frames: [Picture]
    /// From the first to the last.
    package let seconds: Double

    /// What UIKit shows of a change of a layout: frames slide and stretch to where they end, and hidden
    /// views shrink to nothing, starting and ending slowly (`UIView.AnimationOptions.curveEaseInOut`).
    package init(
        from before: LaidOutDocument, to after: LaidOutDocument, seconds: Double,
        _ style: PictureStyle
    ) {
        self.seconds = seconds
        let count = max(2, min(Self.mostFrames, Int((seconds * Self.rate).rounded(.up)) + 1))
        frames = (0..<count).map { number in
            let time = Double(number) / Double(count - 1)
            // Smoothstep is as close to the curve as can be seen.
            let share = time * time * (3 - 2 * time)
            var screen = Screen(after, style)
            screen.laidOut = LaidOutDocument(
                name: after.name, document: after.document,
                layout: after.layout.coming(from: before.layout, share: share))
            screen.moment = Moment(before, share: share)
            return Picture([screen])
        }
    }

    /// Pictures a second.
    private static let rate = 30.0
    private static let mostFrames = 60
}
