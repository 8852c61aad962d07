/// The least cost of a view's subtree at each size that the view can have along an axis: convex and
/// piecewise linear, with slopes that are compared priority by priority (docs/solver.md, "Trees").
struct SizeCost: Sendable {
    struct Piece: Sendable {
        var slope: Slope
        /// In points; infinite for the last one where nothing bounds the size.
        var length: Double
    }

    /// No size is less.
    var least = 0.0
    /// From `least` on, by rising slope; no two have the same slope, and none is empty.
    var pieces: [Piece]

    init(least: Double = 0, pieces: [Piece]) {
        self.least = least
        self.pieces = pieces
    }

    /// Of a view that can have any size at no cost.
    static let free = SizeCost(pieces: [Piece(slope: .zero, length: .infinity)])

    /// No size is greater.
    var greatest: Double { pieces.reduce(least) { $0 + $1.length } }

    /// Whether the view can have the size, but for noise.
    func allows(_ size: Double) -> Bool {
        size >= least - SizeCost.noise && size <= greatest + SizeCost.noise
    }

    /// Sizes that lie closer are one, in points.
    static let noise = 1e-7

    /// The cheapest sizes; the upper end is infinite where nothing keeps the view from growing.
    var cheapest: (low: Double, high: Double) {
        let (low, tied) = size(below: .zero)
        return (low, low + tied)
    }

    /// The slope at which a size is reached from below; nil where there is one size only.
    func slope(at size: Double) -> Slope? {
        var start = least
        for piece in pieces {
            if size <= start + piece.length { return piece.slope }
            start += piece.length
        }
        return pieces.last?.slope
    }

    /// The size that the view takes where a point more may cost less than `slope`, and how much more
    /// it would take at just that price.
    func size(below slope: Slope) -> (size: Double, tied: Double) {
        var size = least
        for piece in pieces {
            switch piece.slope.order(slope) {
            case -1: size += piece.length
            case 0: return (size, piece.length)
            default: return (size, 0)
            }
        }
        return (size, 0)
    }
}

// MARK: - Terms

extension SizeCost {
    /// Adds a cost of the size alone that turns at `turn`.
    mutating func add(below: Slope, above: Slope, turningAt turn: Double) {
        var (start, at) = (least, 0)
        while at < pieces.count, start + pieces[at].length <= turn {
            pieces[at].slope += below
            start += pieces[at].length
            at += 1
        }
        if at < pieces.count, turn > start {
            let lower = Piece(slope: pieces[at].slope + below, length: turn - start)
            pieces[at].length -= turn - start
            pieces.insert(lower, at: at)
            at += 1
        }
        while at < pieces.count {
            pieces[at].slope += above
            at += 1
        }
    }

    /// Takes out the sizes below; nil where none is left.
    mutating func raise(to size: Double) -> Bool {
        if size > greatest + SizeCost.noise { return false }
        while let first = pieces.first, least < size {
            let cut = min(first.length, size - least)
            least += cut
            if cut < first.length { pieces[0].length -= cut } else { pieces.removeFirst() }
        }
        return true
    }

    /// Takes out the sizes above; false where none is left.
    mutating func lower(to size: Double) -> Bool {
        if size < least - SizeCost.noise { return false }
        var start = least
        for at in pieces.indices {
            if start + pieces[at].length >= size {
                pieces[at].length = max(0, size - start)
                pieces.removeSubrange((pieces[at].length > 0 ? at + 1 : at)...)
                return true
            }
            start += pieces[at].length
        }
        return true
    }

    /// Of a view that has room of this size, and takes what is cheapest of it.
    mutating func takeRoom() {
        let first = pieces.firstIndex { $0.slope.sign >= 0 } ?? pieces.count
        pieces.replaceSubrange(first..., with: [Piece(slope: .zero, length: .infinity)])
    }
}

// MARK: - Several views

extension SizeCost {
    /// The cost of one of several views, and what the index rule adds to each of its slopes.
    struct Share {
        let cost: SizeCost
        var shift = Slope.zero
    }

    /// Of views that stand one behind the other: the cheapest way to share each size.
    static func sharing(_ shares: [Share]) -> SizeCost {
        var runs = shares.map { Run(pieces: $0.cost.pieces, shift: $0.shift) }
        let least = shares.reduce(0) { $0 + $1.cost.least }
        while runs.count > 1 {
            var next: [Run] = []
            next.reserveCapacity((runs.count + 1) / 2)
            for at in stride(from: 0, to: runs.count, by: 2) {
                next.append(at + 1 < runs.count ? merged(runs[at], runs[at + 1]) : runs[at])
            }
            runs = next
        }
        guard let last = runs.first else { return SizeCost(least: least, pieces: []) }
        return SizeCost(least: least, pieces: last.shifted)
    }

    private struct Run {
        let pieces: [Piece]
        let shift: Slope

        var shifted: [Piece] {
            if shift.isZero { return pieces }
            return pieces.map { Piece(slope: $0.slope + shift, length: $0.length) }
        }
    }

    private static func merged(_ a: Run, _ b: Run) -> Run {
        var result: [Piece] = []
        result.reserveCapacity(a.pieces.count + b.pieces.count)
        var (i, j) = (0, 0)
        while i < a.pieces.count && j < b.pieces.count {
            let (one, other) = (a.pieces[i].slope + a.shift, b.pieces[j].slope + b.shift)
            let order = one.order(other)
            let length =
                order < 0
                ? a.pieces[i].length
                : order > 0 ? b.pieces[j].length : a.pieces[i].length + b.pieces[j].length
            result.append(Piece(slope: order > 0 ? other : one, length: length))
            if length == .infinity { return Run(pieces: result, shift: .zero) }
            if order <= 0 { i += 1 }
            if order >= 0 { j += 1 }
        }
        for piece in a.pieces[i...] {
            result.append(Piece(slope: piece.slope + a.shift, length: piece.length))
        }
        for piece in b.pieces[j...] {
            result.append(Piece(slope: piece.slope + b.shift, length: piece.length))
        }
        return Run(pieces: result, shift: .zero)
    }

    /// As a cost of a size that is `count` times this one and `extra`.
    func scaled(_ count: Double, plus extra: Double) -> SizeCost {
        SizeCost(
            least: least * count + extra,
            pieces: pieces.map { Piece(slope: $0.slope / count, length: $0.length * count) })
    }
}
