package import StackCore

/// An animation as a sequence of pictures, each shown for the same time.
package struct Animation: Sendable {
    /// The pictures in the order in which they are shown.
    package let frames: [Picture]
    /// The duration from the first picture to the last, in seconds.
    package let seconds: Double

    /// Creates the animation that UIKit shows between two layouts of a document: frames move and
    /// resize, and hidden views shrink to nothing. The motion eases in and out
    /// (`UIView.AnimationOptions.curveEaseInOut`).
    package init(
        from before: LaidOutDocument, to after: LaidOutDocument, seconds: Double,
        _ style: PictureStyle
    ) {
        precondition(seconds > 0 && seconds.isFinite, "an animation lasts \(seconds) seconds")
        self.seconds = seconds
        let count = max(2, min(Self.mostFrames, Int((seconds * Self.rate).rounded(.up)) + 1))
        frames = (0..<count).map { number in
            let time = Double(number) / Double(count - 1)
            // The smoothstep function, which looks the same as UIKit's curve.
            let share = time * time * (3 - 2 * time)
            var screen = Screen(after, style)
            screen.laidOut = LaidOutDocument(
                name: after.name, document: after.document,
                layout: after.layout.interpolated(from: before.layout, fraction: share))
            screen.moment = Moment(before, share: share)
            return Picture([screen])
        }
    }

    /// The number of pictures per second.
    private static let rate = 30.0
    private static let mostFrames = 60
}
