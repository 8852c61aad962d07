/// A grid of device pixels that edges are rounded to. Lengths are in points unless noted.
package struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point. Values that are not positive and finite are replaced by 1.
    package let scale: Double

    /// Creates the grid of a display with `scale` pixels per point.
    package init(scale: Double) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Returns the nearest pixel edge in points. Halves are rounded towards greater coordinates.
    package func nearest(_ value: Double) -> Double {
        edge(nearest: value) / scale
    }

    /// Returns the nearest pixel edge as a number of pixels. `nearest` returns the same edge in
    /// points.
    package func edge(nearest value: Double) -> Double {
        Self.floor(value * scale + 0.5 + Self.slack)
    }

    /// Returns the distance in points between two edges that are given in pixels. The result is the
    /// same as that of `whole` for the distance between these edges in points.
    func length(from start: Double, to end: Double) -> Double {
        // Numbers of at least 2^50 have almost no fraction left; `whole` handles their rounding.
        guard max(start.magnitude, end.magnitude) < 0x1p50 else {
            return whole(end / scale - start / scale)
        }
        return (end - start) / scale + 0
    }

    /// The start of a frame in window coordinates: `point` is the unrounded position in points,
    /// `pixel` the rounded position in pixels.
    package struct Edge: Hashable, Sendable {
        var point = 0.0
        var pixel = 0.0

        package init(point: Double = 0, pixel: Double = 0) {
            (self.point, self.pixel) = (point, pixel)
        }
    }

    /// Rounds the start and the end of a length to pixel edges. The result equals that of `edge`
    /// and `length`, but is computed without branches.
    ///
    /// - Parameter outer: the edge that `offset` is measured from
    /// - Returns: the start in window coordinates, the rounded distance of the start from `outer`,
    ///   and the rounded length; the last two are in points
    @inline(__always)
    package func place(
        from outer: Edge, at offset: Double, _ length: Double
    ) -> (edge: Edge, start: Double, length: Double) {
        let start = outer.point + offset
        let values = SIMD2(start, start + length) * scale + 0.5 + Self.slack
        guard max(values.x.magnitude, values.y.magnitude, outer.pixel.magnitude) < 0x1p49 else {
            return placeFarOut(from: outer, at: offset, length)
        }
        // Adding a large number removes the fraction, because the sum has no bits left for it.
        var pixels = (values + 0x1.8p52) - 0x1.8p52
        pixels.replace(with: pixels - 1, where: pixels .> values)
        let whole = (pixels - SIMD2(outer.pixel, pixels.x)) / scale + 0
        return (Edge(point: start, pixel: pixels.x), whole.x, whole.y)
    }

    private func placeFarOut(
        from outer: Edge, at offset: Double, _ length: Double
    ) -> (edge: Edge, start: Double, length: Double) {
        let start = outer.point + offset
        let edge = Edge(point: start, pixel: edge(nearest: start))
        let end = self.edge(nearest: start + length)
        return (
            edge, self.length(from: outer.pixel, to: edge.pixel),
            self.length(from: edge.pixel, to: end)
        )
    }

    /// Returns the greatest integer not above `value`. A call of the C library's `floor` would take
    /// most of the time of placing a frame.
    private static func floor(_ value: Double) -> Double {
        guard value.magnitude < 0x1p52 else { return value }
        let whole = Double(Int(value))
        return whole > value ? whole - 1 : whole
    }

    /// A tolerance in pixels. A rounding error in a sum can move a value across a pixel edge, or
    /// across the middle between two edges. Without the tolerance, the result would depend on the
    /// order of the additions.
    private static let slack = 1e-6

    /// Returns the first pixel edge not before `value`, in points. Sizes of text and controls are
    /// rounded up in this way.
    package func up(_ value: Double) -> Double {
        (value * scale - Self.slack).rounded(.up) / scale
    }

    /// Returns `rect` with all four edges rounded to pixels. Adjacent views stay adjacent, because
    /// the size is computed from the rounded edges. `rect` must be in window coordinates.
    ///
    /// Rounded edges explain the frames of 304 of 350 fillEqually stacks; rounded sizes explain
    /// those of 15 (docs/auto-layout-rules.md, "Pixels").
    package func nearest(_ rect: Rect) -> Rect {
        let x = nearest(rect.x)
        let y = nearest(rect.y)
        return Rect(
            x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
    }

    /// Removes rounding errors from a rectangle whose position and size are nearly whole numbers of
    /// pixels, by rounding them to whole pixels. Such errors arise when one pixel edge is
    /// subtracted from another.
    func whole(_ rect: Rect) -> Rect {
        Rect(
            x: whole(rect.x), y: whole(rect.y), width: whole(rect.width),
            height: whole(rect.height))
    }

    /// Rounds a length in points, which is the difference of two pixel edges, to a whole number of
    /// pixels. The result is in points.
    package func whole(_ length: Double) -> Double {
        Self.floor(length * scale + 0.5) / scale + 0
    }
}
