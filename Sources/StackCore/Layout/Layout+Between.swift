extension Layout {
    /// Returns this layout with frames interpolated between those of `other` and its own, as in an
    /// animation. The conflicts and the reasons remain those of this layout.
    ///
    /// - Parameter fraction: 0 for the frames of `other`, 1 for those of this layout
    package func interpolated(from other: Layout, fraction: Double) -> Layout {
        var result = self
        result.frames = frames.map { id, frame in
            guard let end = frame, let start = other.frame(of: id) else { return frame }
            func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
            return Rect(
                x: between(start.x, end.x), y: between(start.y, end.y),
                width: between(start.width, end.width), height: between(start.height, end.height))
        }
        return result
    }
}
