/// The part of a view's cost at and above its preferred size, described by two numbers: the
/// preferred size, and the slope for all larger sizes.
struct Growth: Sendable {
    /// The preferred size in points. A smaller size would violate compression resistance.
    var size = 0.0
    /// The cost of one more point of size above the preferred size. It comes from hugging and the
    /// index rule (`Slope`).
    var slope = Slope.zero

    /// Combines this growth with that of another view that must have the same size, because a stack
    /// fills both across its axis. The result has the larger preferred size and the sum of the
    /// slopes.
    mutating func add(_ other: Growth) {
        size = max(size, other.size)
        slope += other.slope
    }
}

/// A shortcut for views whose cost is described by two numbers (`Growth`): views with content, and
/// stacks that such views fill. If there is enough space for all of them, the costs of a stack's
/// views need not be merged into one cost. Merging takes most of the time in deep trees.
extension TreeSolver {
    /// Returns the growth of a view; nil if the two numbers of `Growth` cannot describe its cost.
    mutating func growth(_ at: Int) -> Growth? {
        guard state.isAboveStacks, state.resistsFirst, !state.isShort, !tree.hasGroups[axis] else {
            return nil
        }
        if isPlainLeaf(at) {
            return tree.nodes[at].natural(axis).map {
                Growth(size: max(0, $0), slope: leafSlopes(at, 0).above)
            }
        }
        if !isSizedByViews(at) || tree.nodes[at].childCount == 0 { return nil }
        if let known = state.growth(of: at) { return known }
        var growth = tree.nodes[at].axis == axis ? growthAlong(at) : growthAcross(at)
        let padding = tree.padding(of: at, axis)
        growth?.size += padding.start + padding.end
        state.keep(growth: growth, of: at)
        return growth
    }

    private mutating func growthAlong(_ at: Int) -> Growth? {
        guard tree.nodes[at].distribution == .fill, let views = growths(of: at) else { return nil }
        let size = views.lengths.reduce(line(at).gaps, +)
        return size < 0 ? nil : Growth(size: size, slope: views.slope)
    }

    private mutating func growthAcross(_ at: Int) -> Growth? {
        if tree.nodes[at].alignment != .fill || tree.firstVisible(of: at) == nil { return nil }
        var growth: Growth?
        var next = tree.firstChild(of: at)
        while let item = next {
            next = tree.sibling(of: item)
            if isPlainLeaf(item) && tree.nodes[item].natural(axis) == nil { continue }
            guard let own = self.growth(item) else { return nil }
            growth = growth ?? Growth()
            growth?.add(own)
        }
        return growth
    }

    /// Returns the preferred lengths in points of the visible views of a stack, the index of the
    /// view that grows to fill a surplus, and the slope of this view's cost, which is the lowest of
    /// all. Returns nil if some view has no `Growth`, if two views have the lowest slope, or if no
    /// view is visible.
    private mutating func growths(
        of at: Int
    ) -> (lengths: [Double], growingView: Int, slope: Slope)? {
        var (lengths, growingView, least) = ([Double](), -1, Slope.zero)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            guard let own = growth(child) else { return nil }
            let slope = own.slope + Slope(price(lengths.count, in: at), in: Slope.indexRule)
            switch growingView < 0 ? -1 : slope.order(least) {
            case -1: (growingView, least) = (lengths.count, slope)
            case 0: return nil
            default: break
            }
            lengths.append(own.size)
        }
        return growingView < 0 ? nil : (lengths, growingView, least)
    }

    /// Returns the lengths in points of the views of a stack with distribution `fill`. `room` is
    /// the length of the stack without its gaps. Returns nil if the preferred lengths of the views
    /// exceed it, or if `growths` returns nil.
    mutating func grownLengths(_ at: Int, _ room: Double) -> [Double]? {
        guard var views = growths(of: at) else { return nil }
        let rest = views.lengths.reduce(room, -)
        if rest < 0 { return nil }
        views.lengths[views.growingView] += rest
        return views.lengths
    }
}
