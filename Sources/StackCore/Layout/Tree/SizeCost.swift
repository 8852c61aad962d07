/// The least cost of a view's subtree at each size that the view can have along an axis: convex and
/// piecewise linear, with slopes that are compared priority by priority (docs/solver.md, "Trees").
struct SizeCost: Sendable {
    struct Piece: Sendable {
        var slope: Slope
        /// In points; infinite for the last one where nothing bounds the size.
        var length: Double

        func shifted(_ shift: Slope) -> Piece { Piece(slope: slope + shift, length: length) }
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

        fileprivate var shifted: SizeCost {
            if shift.isZero { return cost }
            return SizeCost(least: cost.least, pieces: cost.pieces.map { $0.shifted(shift) })
        }

        /// The two one behind the other. Into room that is there from the start, as `added` does: to append
        /// asks at each piece whether there is any, and deep trees have a hundred thousand.
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
            return Share(
                cost: SizeCost(least: cost.least + other.cost.least, pieces: pieces))
        }
    }

    /// Of views that stand one behind the other: the cheapest way to share each size.
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

    /// Of two views that are equally long: what both cost at each size that both can have.
    func added(_ other: SizeCost) -> SizeCost {
        let from = max(least, other.least)
        var (one, two) = (Walk(self, from: from), Walk(other, from: from))
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
        return SizeCost(least: from, pieces: sum)
    }

    /// Adds sizes at the upper end.
    mutating func append(_ slope: Slope, _ length: Double) {
        if let last = pieces.last, last.slope.order(slope) == 0 {
            pieces[pieces.count - 1].length += length
        } else {
            pieces.append(Piece(slope: slope, length: length))
        }
    }

    /// A place in a cost: a piece, and the size that it ends at.
    private struct Walk {
        var at = 0
        var end: Double

        /// The piece above a size.
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

    /// As a cost of a size that is `count` times this one and `extra`.
    func scaled(_ count: Double, plus extra: Double) -> SizeCost {
        SizeCost(
            least: least * count + extra,
            pieces: pieces.map { Piece(slope: $0.slope / count, length: $0.length * count) })
    }
}
