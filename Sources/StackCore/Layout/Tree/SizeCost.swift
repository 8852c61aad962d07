/// The minimal cost of a view and its subviews as a function of the view's size along one axis. The
/// *cost* is the total violation of optional constraints, such as hugging and compression
/// resistance, with a separate total for each priority (docs/solver.md, "Trees").
///
/// The function is convex and piecewise linear. Its slopes are compared priority by priority
/// (`Slope`).
struct SizeCost: Sendable {
    struct Piece: Sendable {
        var slope: Slope
        /// The length in points of the range of sizes in which the cost has this slope. The last
        /// piece is infinitely long if the size has no upper bound.
        var length: Double

        func shifted(_ shift: Slope) -> Piece { Piece(slope: slope + shift, length: length) }
    }

    /// The minimum size, in points.
    var least = 0.0
    /// The pieces (ranges of sizes with a constant slope) from `least` on, with strictly ascending
    /// slopes. No piece is empty.
    var pieces: [Piece]

    /// The cost of a view that violates no constraint at any size: 0 everywhere.
    static let free = SizeCost(pieces: [Piece(slope: .zero, length: .infinity)])

    /// The maximum size, in points.
    var greatest: Double { pieces.reduce(least) { $0 + $1.length } }

    /// Returns whether the view can have the size: it is not less than `least` and not more than
    /// `greatest`, within the tolerance `noise`.
    func allows(_ size: Double) -> Bool {
        size >= least - SizeCost.noise && size <= greatest + SizeCost.noise
    }

    /// The difference in points up to which two sizes count as equal.
    static let noise = 1e-7

    /// The range of sizes with minimal cost, in points. The upper end is infinite if the view can
    /// grow without limit at no cost.
    var cheapest: (low: Double, high: Double) {
        let (low, tied) = size(below: .zero)
        return (low, low + tied)
    }

    /// Returns the slope just below a size: the cost of the last point before it. Returns nil if
    /// only one size is allowed.
    func slope(at size: Double) -> Slope? {
        var start = least
        for piece in pieces {
            if size <= start + piece.length { return piece.slope }
            start += piece.length
        }
        return pieces.last?.slope
    }

    /// Returns the size up to which each further point costs less than `slope`. `tied` is the
    /// length beyond this size over which each point costs exactly `slope`; 0 if there is none.
    /// Both are in points.
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

// MARK: - Adding costs and limits

extension SizeCost {
    /// Adds a cost whose slope changes at the size `size`: it is `below` for smaller sizes and
    /// `above` for larger ones.
    mutating func add(below: Slope, above: Slope, changingAt size: Double) {
        defer { checkInvariants() }
        var (start, at) = (least, 0)
        while at < pieces.count, start + pieces[at].length <= size {
            pieces[at].slope += below
            start += pieces[at].length
            at += 1
        }
        if at < pieces.count, size > start {
            let lower = Piece(slope: pieces[at].slope + below, length: size - start)
            pieces[at].length -= size - start
            pieces.insert(lower, at: at)
            at += 1
        }
        while at < pieces.count {
            pieces[at].slope += above
            at += 1
        }
    }

    /// Forbids all sizes below `size`. Returns false if no size remains allowed.
    mutating func raise(to size: Double) -> Bool {
        defer { checkInvariants() }
        if size > greatest + SizeCost.noise { return false }
        while let first = pieces.first, least < size {
            let cut = min(first.length, size - least)
            least += cut
            if cut < first.length { pieces[0].length -= cut } else { pieces.removeFirst() }
        }
        return true
    }

    /// Forbids all sizes above `size`. Returns false if no size remains allowed.
    mutating func lower(to size: Double) -> Bool {
        defer { checkInvariants() }
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

    /// Turns the cost of a view's size into the cost of the space that is available to the view.
    /// Space beyond the preferred size costs nothing, because the view then keeps its preferred
    /// size.
    mutating func makeExtraSpaceFree() {
        let first = pieces.firstIndex { $0.slope.sign >= 0 } ?? pieces.count
        pieces.replaceSubrange(first..., with: [Piece(slope: .zero, length: .infinity)])
        checkInvariants()
    }
}

// MARK: - Costs of several views

extension SizeCost {
    /// The cost of one of several views that share a length. `shift` is added to each slope of
    /// `cost`: it is the price of the index rule for the view (`IndexRule.price`).
    struct Share {
        let cost: SizeCost
        var shift = Slope.zero

        fileprivate var shifted: SizeCost {
            if shift.isZero { return cost }
            return SizeCost(least: cost.least, pieces: cost.pieces.map { $0.shifted(shift) })
        }

        /// Returns the cost of two views placed one after the other. Writes into uninitialized
        /// memory, as `added` does, because `append` checks the capacity for each piece, and deep
        /// trees have a hundred thousand pieces.
        fileprivate func merged(with other: Share) -> Share {
            let (mine, theirs) = (cost.pieces, other.cost.pieces)
            let pieces = [Piece](unsafeUninitializedCapacity: mine.count + theirs.count) {
                (room, count) in
                var (i, j) = (0, 0)
                while i < mine.count || j < theirs.count {
                    var piece: Piece
                    if j == theirs.count {
                        piece = mine[i].shifted(shift)
                        i += 1
                    } else if i == mine.count {
                        piece = theirs[j].shifted(other.shift)
                        j += 1
                    } else {
                        piece = mine[i].shifted(shift)
                        let second = theirs[j].shifted(other.shift)
                        switch piece.slope.order(second.slope) {
                        case -1: i += 1
                        case 0:
                            piece.length += second.length
                            (i, j) = (i + 1, j + 1)
                        default:
                            piece = second
                            j += 1
                        }
                    }
                    (room.baseAddress! + count).initialize(to: piece)
                    count += 1
                    if piece.length == .infinity { break }
                }
            }
            let sum = SizeCost(least: cost.least + other.cost.least, pieces: pieces)
            sum.checkInvariants()
            return Share(cost: sum)
        }
    }

    /// Returns the cost of views placed one after the other, as a function of their total length.
    /// For each total length, the views have the lengths with the lowest total cost (an infimal
    /// convolution).
    static func sharing(_ shares: consuming [Share]) -> SizeCost {
        if shares.isEmpty { return SizeCost(pieces: []) }
        if shares.count == 2 { return shares[0].merged(with: shares[1]).cost }
        while shares.count > 1 {
            let odd = shares.count % 2 == 1 ? shares.removeLast() : nil
            let pairs = shares.count / 2
            for at in 0..<pairs { shares[at] = shares[2 * at].merged(with: shares[2 * at + 1]) }
            shares.removeLast(pairs)
            if let odd { shares.append(odd) }
        }
        return shares[0].shifted
    }

    /// Returns the sum of this cost and another one, for two views that have the same size. The sum
    /// allows only the sizes that both costs allow.
    func added(_ other: SizeCost) -> SizeCost {
        let from = max(least, other.least)
        var (one, two) = (PieceCursor(self, from: from), PieceCursor(other, from: from))
        let sum = [Piece](unsafeUninitializedCapacity: pieces.count + other.pieces.count) {
            (room, count) in
            var start = from
            while one.at < pieces.count, two.at < other.pieces.count {
                let end = min(one.end, two.end)
                let slope = pieces[one.at].slope + other.pieces[two.at].slope
                if count > 0, room[count - 1].slope.order(slope) == 0 {
                    room[count - 1].length += end - start
                } else {
                    (room.baseAddress! + count).initialize(
                        to: Piece(slope: slope, length: end - start))
                    count += 1
                }
                start = end
                one.go(to: end, in: self)
                two.go(to: end, in: other)
            }
        }
        let result = SizeCost(least: from, pieces: sum)
        result.checkInvariants()
        return result
    }

    /// Appends a piece at the upper end, or extends the last piece if it has the same slope.
    mutating func append(_ slope: Slope, _ length: Double) {
        if let last = pieces.last, last.slope.order(slope) == 0 {
            pieces[pieces.count - 1].length += length
        } else {
            pieces.append(Piece(slope: slope, length: length))
        }
    }

    /// A position in the list of pieces: the index `at` of a piece, and the size in points at which
    /// this piece ends.
    private struct PieceCursor {
        var at = 0
        var end: Double

        /// Starts at the piece that covers the sizes just above `size`.
        init(_ cost: SizeCost, from size: Double) {
            end = cost.least + (cost.pieces.first?.length ?? 0)
            go(to: size, in: cost)
        }

        mutating func go(to size: Double, in cost: SizeCost) {
            while at < cost.pieces.count, end <= size {
                at += 1
                if at < cost.pieces.count { end += cost.pieces[at].length }
            }
        }
    }

    /// Returns the cost as a function of a larger size, which is `count` times the size of this
    /// cost plus `extra` points. For example, the length of a stack is `count` equal lengths plus
    /// the gaps.
    func scaled(_ count: Double, plus extra: Double) -> SizeCost {
        assert(count > 0, "a size is the share of \(count) views")
        return SizeCost(
            least: least * count + extra,
            pieces: pieces.map { Piece(slope: $0.slope / count, length: $0.length * count) })
    }
}
