/// Sharing a length.
extension TreeSolver {
    /// What each takes of a length; declines where that is not settled, or where it is too much or
    /// too little.
    static func share(
        _ room: Double, among shares: [SizeCost.Share]
    ) throws(TreePathDeclined) -> [Double] {
        let all = SizeCost.sharing(shares)
        guard all.allows(room) else { throw TreePathDeclined() }
        return try share(room, among: shares, at: all.slope(at: room))
    }

    /// - Parameter slope: what the last point of the length costs; nil where each has one size only
    static func share(
        _ room: Double, among shares: [SizeCost.Share], at slope: Slope?
    ) throws(TreePathDeclined) -> [Double] {
        guard let slope else { return shares.map(\.cost.least) }
        var sizes: [Double] = []
        sizes.reserveCapacity(shares.count)
        var (tied, count, last, rest) = (0.0, 0, 0, room)
        for (at, share) in shares.enumerated() {
            let own = share.cost.size(below: slope - share.shift)
            sizes.append(own.size)
            rest -= own.size
            if own.tied > 0 { (tied, count, last) = (tied + own.tied, count + 1, at) }
        }
        if count == 1 {
            sizes[last] += max(0, rest)
        } else if rest >= tied - SizeCost.noise {
            for (at, share) in shares.enumerated() {
                sizes[at] += share.cost.size(below: slope - share.shift).tied
            }
        } else if rest > SizeCost.noise {
            throw TreePathDeclined()
        }
        return sizes
    }

    /// How the views of a stack share its length that have content and nothing else.
    ///
    /// What resists less gives way first, of the same resistance the first view; what hugs less takes
    /// a surplus, of the same hugging the first view (docs/stack-view-rules.md, "The index rule").
    struct LeafShares {
        /// Who takes what is left over.
        var taker = 0
        var surplus = 0.0
        var needsSqueezing = false
        /// Whether the taker has no content, and grows before gaps do.
        var isFree = false
    }

    /// Nil where one of the views has more than content, or where the room is less than none.
    func leafShares(_ at: Int, _ room: Double) -> LeafShares? {
        if room < 0 { return nil }
        var shares = LeafShares()
        var (natural, hugging) = (0.0, Double.infinity)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            guard isPlainLeaf(child) else { return nil }
            let length = tree.nodes[child].natural(axis)
            if let length, length > 0 { natural += length }
            let own = length == nil ? 0 : tree.nodes[child].hugging[axis]
            if own < hugging { (shares.taker, hugging) = (child, own) }
        }
        shares.isFree = hugging == 0
        shares.surplus = room - natural
        shares.needsSqueezing = room < natural
        return shares
    }

    func squeezed(_ at: Int, _ room: Double) -> [Double] {
        var visible: [Int] = []
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            visible.append(child)
        }
        var lengths = visible.map { max(0, tree.nodes[$0].natural(axis) ?? 0) }
        var resisting = SIMD8<Double>.zero
        for (view, length) in zip(visible, lengths) where length > 0 {
            resisting[lane(tree.nodes[view].compression[axis])!] += length
        }
        var (rest, weakest) = (room, 0)
        while weakest < Slope.indexRule, rest >= resisting[weakest] {
            rest -= resisting[weakest]
            weakest += 1
        }
        for at in lengths.indices.reversed() where lengths[at] > 0 {
            let lane = lane(tree.nodes[visible[at]].compression[axis])!
            if lane < weakest { continue }
            lengths[at] = lane == weakest ? min(lengths[at], rest) : 0
            rest -= lengths[at]
        }
        return lengths
    }
}

extension TreeDocument {
    /// How many visible views a stack has, what lies between them in all, in points, and of
    /// equalSpacing what each gap is at least: the largest spacing, and never negative.
    func gaps(_ at: Int) -> (views: Int, total: Double, gap: Double) {
        var (views, total, behind, largest) = (0, 0.0, 0.0, 0.0)
        var next = firstVisible(of: at)
        while let child = next {
            next = nextVisible(behind: child)
            if views > 0 {
                total += behind
                largest = max(largest, behind)
            }
            behind = spacing(behind: child, in: at)
            views += 1
        }
        if nodes[at].distribution == .equalSpacing {
            total = views > 1 ? largest * Double(views - 1) : 0
        }
        return (views, total, largest)
    }
}
