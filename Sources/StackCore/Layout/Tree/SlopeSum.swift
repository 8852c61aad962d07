/// Adds up the costs of several views that have the same size. It collects their breakpoints
/// (`Turn`).
struct SlopeSum {
    private var first = Slope.zero
    private var turns: [Turn] = []
    private var places = SizeTable()
    private var least = 0.0
    private var greatest = Double.infinity
    private var isEmpty = true
    /// The sum so far, if only few costs are added. Merging these directly is faster than sorting
    /// all breakpoints. Plain views are not included.
    private var merged: SizeCost?
    /// Groups of views that differ only in their length. Unused for few views, where grouping does
    /// not pay off.
    private var kinds: [Kind] = []
    private let gathersKinds: Bool
    /// The expected number of breakpoints, for reserving capacity.
    private let room: Int

    /// - Parameter count: the approximate number of costs that will be added
    init(of count: Int) {
        gathersKinds = count > 8
        room = gathersKinds ? Self.fewTurns : 2 * count
    }

    private struct Turn {
        let size: Double
        var change: Slope
    }

    /// A breakpoint shared by `count` views.
    private struct SharedTurn {
        let size: Double
        var count = 1.0
    }

    /// Views with content that have the same hugging and compression resistance slopes.
    private struct Kind {
        let slopes: LeafSlopes
        /// The number of views with a positive length, whose slope changes there; `others` counts
        /// the rest.
        var turning = 0
        var others = 0
        var places = SizeTable()
        var turns: [SharedTurn] = []

        mutating func add(_ length: Double, _ shift: Double) {
            if length <= 0 {
                others += 1
                return
            }
            turning += 1
            let known = places.find(length + shift, or: turns.count)
            if known == turns.count {
                turns.append(SharedTurn(size: length + shift))
            } else {
                turns[known].count += 1
            }
        }
    }

    mutating func add(_ cost: SizeCost) {
        from(cost.least)
        greatest = min(greatest, cost.greatest)
        if !gathersKinds {
            merged = merged?.added(cost) ?? cost
            return
        }
        var size = cost.least
        var slope = Slope.zero
        for (at, piece) in cost.pieces.enumerated() {
            if at == 0 { first += piece.slope } else { turn(at: size, by: piece.slope - slope) }
            slope = piece.slope
            size += piece.length
        }
    }

    /// Adds a view that can have any nonnegative size, and whose slope changes from `below` to
    /// `above` at `turn`.
    mutating func add(below: Slope, above: Slope, turningAt turn: Double) {
        from(0)
        if turn <= 0 {
            first += above
        } else {
            first += below
            self.turn(at: turn, by: above - below)
        }
    }

    /// Adds a view with content of a length.
    ///
    /// - Parameter shift: the difference between the size of the sum and that of the view
    mutating func add(_ slopes: LeafSlopes, _ length: Double, shifted shift: Double) {
        from(shift)
        if gathersKinds {
            kinds[kind(slopes)].add(length, shift)
        } else if length <= 0 {
            first += slopes.above
        } else {
            first += slopes.below
            turn(at: length + shift, by: slopes.above - slopes.below)
        }
    }

    private mutating func kind(_ slopes: LeafSlopes) -> Int {
        if let last = kinds.last, last.slopes == slopes { return kinds.count - 1 }
        if let known = kinds.firstIndex(where: { $0.slopes == slopes }) { return known }
        kinds.append(Kind(slopes: slopes))
        return kinds.count - 1
    }

    private mutating func from(_ size: Double) {
        least = isEmpty ? size : max(least, size)
        isEmpty = false
    }

    /// The number of breakpoints from which a lookup table pays off.
    private static let fewTurns = 24

    private mutating func turn(at size: Double, by change: Slope) {
        if turns.count < Self.fewTurns || !gathersKinds {
            if turns.isEmpty { turns.reserveCapacity(room) }
            turns.append(Turn(size: size, change: change))
            return
        }
        if turns.count == Self.fewTurns {
            for (number, turn) in turns.enumerated() { _ = places.find(turn.size, or: number) }
        }
        let known = places.find(size, or: turns.count)
        if known == turns.count {
            turns.append(Turn(size: size, change: change))
        } else {
            turns[known].change += change
        }
    }

    private mutating func settleKinds() {
        for kind in kinds {
            let (below, above) = (kind.slopes.below, kind.slopes.above)
            first += below * Double(kind.turning) + above * Double(kind.others)
            for turn in kind.turns { self.turn(at: turn.size, by: (above - below) * turn.count) }
        }
        kinds = []
    }

    /// Returns the sum; nil if no size is allowed by all views.
    mutating func cost() -> SizeCost? {
        settleKinds()
        if least > greatest + SizeCost.noise { return nil }
        if let merged, turns.isEmpty, first.isZero, merged.least == least { return merged }
        var (start, slope) = (least, first)
        var result = SizeCost(least: least, pieces: [])
        turns.sort { $0.size < $1.size }
        result.pieces.reserveCapacity(turns.count + 1)
        for turn in turns {
            if turn.size > start, turn.size < greatest {
                result.append(slope, turn.size - start)
                start = turn.size
            }
            if turn.size < greatest { slope += turn.change }
        }
        if greatest > start { result.append(slope, greatest - start) }
        return merged?.added(result) ?? result
    }
}

/// The slopes of a view with content: below its length its compression resistance applies, above it
/// its hugging.
struct LeafSlopes: Hashable {
    /// The lane of the compression resistance; nil for a view without content.
    let resisting: Int?
    let hugging: Int?
    /// The cost of one point by the index rule.
    let price: Double

    var below: Slope { slope(-1, resisting) }
    var above: Slope { slope(1, hugging) }

    private func slope(_ sign: Double, _ lane: Int?) -> Slope {
        var slope = Slope(sign, in: lane)
        slope.lanes[Slope.indexRule] = sign * price
        return slope
    }
}

/// A hash table from sizes to numbers, with open addressing. Sizes are compared bitwise.
struct SizeTable {
    private var keys: [UInt64] = []
    private var numbers: [Int32] = []
    private var count = 0

    /// Returns the number stored for a size. If there is none, stores and returns `number`.
    mutating func find(_ size: Double, or number: Int) -> Int {
        if 4 * (count + 1) > 3 * keys.count { grow() }
        let place = place(of: size.bitPattern)
        if numbers[place] >= 0 { return Int(numbers[place]) }
        (keys[place], numbers[place]) = (size.bitPattern, Int32(number))
        count += 1
        return number
    }

    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
        while numbers[place] >= 0, keys[place] != key { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let (oldKeys, oldNumbers) = (keys, numbers)
        let room = max(8, keys.count * 4)
        keys = Array(repeating: 0, count: room)
        numbers = Array(repeating: -1, count: room)
        for (key, number) in zip(oldKeys, oldNumbers) where number >= 0 {
            let place = place(of: key)
            (keys[place], numbers[place]) = (key, number)
        }
    }
}
