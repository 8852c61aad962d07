import StackCore

/// A check of a document in a range of widths or heights, to find the lengths at which problems
/// begin and end.
package struct Sweep: Hashable, Sendable {
    /// The dimension of the root that a sweep varies.
    package enum Axis: String, CaseIterable, Hashable, Sendable {
        case width, height
    }

    package let axis: Axis
    /// The first and the last length of the sweep, in points.
    package let range: ClosedRange<Double>

    /// The longest allowed range, in points: the greatest difference between its last and first
    /// length. It exceeds any screen.
    package static let longest = 4096.0

    /// Creates a sweep. Returns nil if the range is too long or a bound is not a valid screen size.
    package init?(_ axis: Axis, _ range: ClosedRange<Double>) {
        guard Device.freeformSides.contains(range.lowerBound),
            Device.freeformSides.contains(range.upperBound),
            range.upperBound - range.lowerBound <= Self.longest
        else { return nil }
        self.axis = axis
        self.range = range
    }

    /// The lengths in points to check: the first length, then every whole point after it, and the
    /// last length.
    var lengths: [Double] {
        let steps = Int(range.upperBound - range.lowerBound)
        let points = (0...steps).map { range.lowerBound + Double($0) }
        assert(points[steps] <= range.upperBound, "a sweep goes beyond its last length")
        return points.last == range.upperBound ? points : points + [range.upperBound]
    }

    /// Returns the lengths in points to check in the second run of a sweep. They include all
    /// lengths of the first run, whose result is `coarse`. If a finding begins or ends between two
    /// neighbouring lengths, they also include every pixel between the two.
    ///
    /// A problem that occurs only between two neighbouring lengths, and at neither of them, is not
    /// found.
    func lengths(refining coarse: CheckedDocument) -> [Double] {
        let places = coarse.places
        var turns: Set<Int> = []
        for finding in coarse.findings {
            let failing = Set(finding.places)
            turns.formUnion(
                places.indices.dropLast().filter {
                    failing.contains($0) != failing.contains($0 + 1)
                })
        }
        return places.indices.flatMap { index -> [Double] in
            let length = length(of: places[index])
            guard turns.contains(index) else { return [length] }
            let scale = places[index].environment.scale
            let first = (length * scale).rounded(.down) + 1
            let next = (self.length(of: places[index + 1]) * scale).rounded(.up) - 1
            return [length] + stride(from: first, through: next, by: 1).map { $0 / scale }
        }
    }

    /// Returns `whole` with its width or height, whichever is swept, replaced by `length` points.
    func size(_ length: Double, of whole: Size) -> Size {
        switch axis {
        case .width: Size(width: length, height: whole.height)
        case .height: Size(width: whole.width, height: length)
        }
    }

    /// Returns the length of a layout's root along the axis of the sweep, in points.
    package func length(of place: CheckedLayout) -> Double {
        switch axis {
        case .width: place.environment.size.width
        case .height: place.environment.size.height
        }
    }
}

extension MergedFinding {
    /// Returns the ranges of widths or heights in which the finding occurs, in points. The ends of
    /// a range are the first and the last checked length with the finding.
    package func ranges(in sweep: Sweep, among places: [CheckedLayout]) -> [ClosedRange<Double>] {
        assert(
            zip(self.places, self.places.dropFirst()).allSatisfy { $0 < $1 },
            "the places of a finding are not in order")
        var runs: [(first: Int, last: Int)] = []
        for place in self.places {
            if let run = runs.last, run.last + 1 == place {
                runs[runs.count - 1].last = place
            } else {
                runs.append((place, place))
            }
        }
        return runs.map { run in
            sweep.length(of: places[run.first])...sweep.length(of: places[run.last])
        }
    }
}
