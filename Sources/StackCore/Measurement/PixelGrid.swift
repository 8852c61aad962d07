/// The device pixels that edges are rounded to. Lengths are in points.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels in a point; values that are not positive and finite are taken as 1.
    package let scale: Double

    package init(scale: Double) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The nearest pixel edge, halves towards greater coordinates.
    package func nearest(_ value: Double) -> Double {
        edge(nearest: value) / scale
    }

    /// The nearest pixel edge, counted in pixels: what `nearest` is in points.
    package func edge(nearest value: Double) -> Double {
        Self.floor(value * scale + 0.5 + Self.slack)
    }

    /// What `whole` makes of the difference of two edges that are counted in pixels, in points.
    func length(from start: Double, to end: Double) -> Double {
        // Numbers without fractions any more are rounded as `whole` rounds them.
        guard max(start.magnitude, end.magnitude) < 0x1p50 else {
            return whole(end / scale - start / scale)
        }
        return (end - start) / scale + 0
    }

    /// Where something starts in window coordinates: in points as it is, and in pixels on the grid.
    package struct Edge: Hashable, Sendable {
        package var point = 0.0
        package var pixel = 0.0

        package init(point: Double = 0, pixel: Double = 0) {
            (self.point, self.pixel) = (point, pixel)
        }
    }

    /// Puts both ends of a length on the grid: what `edge` and `length` do one by one, without a branch for
    /// each.
    ///
    /// - Parameter outer: what the offset is from
    /// - Returns: its start in the window, and on the grid where that is from the outer edge and how long it
    ///   is, in points
    @inline(__always)
    package func place(
        from outer: Edge, at offset: Double, _ length: Double
    ) -> (edge: Edge, start: Double, length: Double) {
        let start = outer.point + offset
        let values = SIMD2(start, start + length) * scale + 0.5 + Self.slack
        guard max(values.x.magnitude, values.y.magnitude, outer.pixel.magnitude) < 0x1p49 else {
            return placeFarOut(from: outer, at: offset, length)
        }
        // Adding a large number leaves no place for fractions, and rounds them away.
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

    /// Without a call into the C library, which would be most of what a frame costs.
    private static func floor(_ value: Double) -> Double {
        guard value.magnitude < 0x1p52 else { return value }
        let whole = Double(Int(value))
        return whole > value ? whole - 1 : whole
    }

    /// In pixels. It keeps a sum of binary fractions that misses an edge, or the middle between two,
    /// by rounding noise: then one way of adding up would end on another pixel than the next.
    private static let slack = 1e-6

    /// The first pixel edge not before `value`, as sizes of text and controls are rounded.
    package func up(_ value: Double) -> Double {
        (value * scale - Self.slack).rounded(.up) / scale
    }

    /// `rect` with its edges rounded; the size follows, so neighbours stay neighbours.
    ///
    /// Edges to the nearest pixel explain 304 of 350 fillEqually stacks, rounding the sizes 15
    /// (docs/auto-layout-rules.md, "Pixels"). `rect` must be in window coordinates.
    package func nearest(_ rect: Rect) -> Rect {
        let x = nearest(rect.x)
        let y = nearest(rect.y)
        return Rect(
            x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
    }

    /// Differences of pixel edges are whole pixels, but for what subtracting thirds leaves.
    package func whole(_ rect: Rect) -> Rect {
        Rect(
            x: whole(rect.x), y: whole(rect.y), width: whole(rect.width),
            height: whole(rect.height))
    }

    /// A difference of pixel edges.
    package func whole(_ length: Double) -> Double {
        Self.floor(length * scale + 0.5) / scale + 0
    }
}
