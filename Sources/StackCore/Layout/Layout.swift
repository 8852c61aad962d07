/// The frames of a document in one environment, and what was wrong with its constraints.
package struct Layout: Sendable {
    package let environment: LayoutEnvironment
    /// By `ViewID.raw`: in the superview's coordinates, edges on device pixels; nil for a view that
    /// is not installed.
    package let frames: [Rect?]
    /// The same without rounding.
    package let unroundedFrames: [Rect?]
    package let conflicts: [Conflict]
    /// The views whose frames the constraints leave open, in document order.
    package let ambiguous: [ViewID]

    /// Required constraints that cannot hold together, and the one that was given up.
    package struct Conflict: Hashable, Sendable {
        /// Each in the words of the document: `title.width = 80`, or `UISV-spacing: b.leading = a.trailing + 8`.
        package let constraints: [String]
        package let dropped: String

        package init(constraints: [String], dropped: String) {
            self.constraints = constraints
            self.dropped = dropped
        }
    }

    package init(
        environment: LayoutEnvironment, frames: [Rect?], unroundedFrames: [Rect?],
        conflicts: [Conflict], ambiguous: [ViewID]
    ) {
        self.environment = environment
        self.frames = frames
        self.unroundedFrames = unroundedFrames
        self.conflicts = conflicts
        self.ambiguous = ambiguous
    }

    package func frame(of id: ViewID) -> Rect? {
        frames.indices.contains(id.raw) ? frames[id.raw] : nil
    }
}
