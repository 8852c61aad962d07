package import StackCore

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
