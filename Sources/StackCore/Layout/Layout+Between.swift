extension Layout {
    /// The layout with frames on the way from those of another one: what is seen while a change is
    /// animated. Conflicts and reasons stay its own.
    ///
    /// - Parameter share: 0 for the other's frames, 1 for its own
    package func coming(from other: Layout, share: Double) -> Layout {
        var result = self
        result.frames = frames.map { id, frame in
            guard let end = frame, let start = other.frame(of: id) else { return frame }
            func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            return Rect(
                x: between(start.x, end.x), y: between(start.y, end.y),
                width: between(start.width, end.width), height: between(start.height, end.height))
        }
        return result
    }
}
