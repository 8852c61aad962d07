/// Dividing a length among views.
extension TreeSolver {
    /// Divides a length of `room` points among views at the lowest cost. Returns the sizes of the
    /// views. Throws if the length is too small or too large, or if the division is not unique.
    static func share(
        _ room: Double, among shares: [SizeCost.Share]
    ) throws(TreeSolverUnsupported) -> [Double] {
        let all = SizeCost.sharing(shares)
        guard all.allows(room) else { throw TreeSolverUnsupported() }
        return try share(room, among: shares, at: all.slope(at: room))
    }

    /// Divides a length as `share(_:among:)` does, if the slope of the total cost is known.
    ///
    /// - Parameter slope: the slope of the total cost just below the length (the cost of the last
    ///   point); nil if each view allows only one size
    static func share(
        _ room: Double, among shares: [SizeCost.Share], at slope: Slope?
    ) throws(TreeSolverUnsupported) -> [Double] {
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
            throw TreeSolverUnsupported()
        }
        assert(
            abs(sizes.reduce(-room, +)) <= 1e-6 * max(1, abs(room)),
            "\(room) points are shared as \(sizes)")
        return sizes
    }

    /// Returns the lengths in points of a stack's visible views, if the stack has less space than
    /// they need. All of them must be plain leaves (`TreeNode.isPlainLeaf`). Views with lower
    /// compression resistance shrink first; of views with equal resistance, the first one does
    /// (docs/stack-view-rules.md, "The index rule").
    func squeezed(_ at: Int, _ room: Double) -> [Double] {
        var visible: [Int] = []
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            visible.append(child)
        }
        assert(
            visible.allSatisfy { tree.nodes[$0].isPlainLeaf[axis] },
            "a squeezed view has subviews")
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
