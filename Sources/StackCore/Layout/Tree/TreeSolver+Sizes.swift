/// The preferred and minimum sizes of views.
extension TreeSolver {
    /// Returns the preferred size of a view in points, which is the size of lowest cost.
    mutating func cheapestSize(_ at: Int) throws(TreeSolverUnsupported) -> Double {
        if let size = try quickSize(at) { return size }
        // The content length is preferred, because a smaller size would violate compression
        // resistance and a larger one hugging.
        if isPlainLeaf(at), let natural = tree.nodes[at].natural(axis) { return max(0, natural) }
        let (low, high) = try cost(at).cheapest
        try require(high - low <= SizeCost.noise)
        return low
    }

    /// Returns the preferred size of a stack in points, computed from the preferred sizes of its
    /// views. Returns nil if only a comparison of costs can determine the size.
    mutating func quickSize(_ at: Int) throws(TreeSolverUnsupported) -> Double? {
        guard state.isAboveStacks, isSizedByViews(at), tree.nodes[at].childCount > 1 else {
            return nil
        }
        let known = state.cheapest(of: at)
        if !known.isNaN { return known }
        let own =
            if tree.nodes[at].axis == axis { try quickSizeAlong(at) } else {
                try quickSizeAcross(at)
            }
        guard let own else { return nil }
        let padding = tree.padding(of: at, axis)
        let size = own + padding.start + padding.end
        if size < 0 { return nil }
        state.keep(cheapest: size, of: at)
        return size
    }

    mutating func quickSizeAlong(_ at: Int) throws(TreeSolverUnsupported) -> Double? {
        guard tree.nodes[at].distribution == .fill else { return nil }
        let line = line(at)
        if line.views == 0 || line.isPlain && !line.isFull { return nil }
        if line.isFull { return line.gaps + line.content < 0 ? nil : line.gaps + line.content }
        var size = line.gaps
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            guard let length = try quickLength(child) else { return nil }
            size += length
        }
        return size < 0 ? nil : size
    }

    /// Returns the preferred length in points of a view along its stack. Returns nil if only a
    /// comparison of costs can determine it.
    mutating func quickLength(_ at: Int) throws(TreeSolverUnsupported) -> Double? {
        if !isPlainLeaf(at) { return try quickSize(at) }
        return tree.nodes[at].natural(axis).map { max(0, $0) }
    }

    mutating func quickSizeAcross(_ at: Int) throws(TreeSolverUnsupported) -> Double? {
        switch tree.nodes[at].alignment {
        case .leading, .center, .trailing: break
        case .fill: return quickSizeFilled(at)
        default: return nil
        }
        var (size, next) = (0.0, tree.firstVisible(of: at))
        if next == nil { return nil }
        while let item = next {
            next = tree.nextVisible(behind: item)
            guard isPlainLeaf(item) else { return nil }
            size = max(size, sizeAcrossOfLeaf(item))
        }
        return size
    }

    /// Returns the preferred size across a stack with alignment `fill`, which is the largest
    /// content size of its views. A smaller size would violate compression resistance, a larger one
    /// only hugging. Returns nil if only a comparison of costs can determine the size.
    private mutating func quickSizeFilled(_ at: Int) -> Double? {
        if !state.resistsFirst || tree.hasGroups[axis] || tree.firstVisible(of: at) == nil {
            return nil
        }
        let nodes = tree.nodes
        var (size, hasContent) = (0.0, false)
        var next = nodes[at].firstChild
        while next >= 0 {
            let item = next
            next = nodes[item].nextSibling
            if !nodes[item].isPlainLeaf[axis] {
                guard let inner = growth(item)?.size else { return nil }
                (size, hasContent) = (max(size, inner), true)
            } else if let natural = nodes[item].natural(axis) {
                (size, hasContent) = (max(size, natural), true)
            }
        }
        return hasContent ? size : nil
    }

    /// Returns the size in points of a leaf across its stack, if the alignment is not `fill` and
    /// there is enough space. It is the content length, or 0 if the leaf has no content or its
    /// content hardly resists compression.
    func sizeAcrossOfLeaf(_ at: Int) -> Double {
        guard let natural = tree.nodes[at].natural(axis),
            tree.nodes[at].compression[axis] > Priorities.ambiguitySuppression
        else { return 0 }
        return max(0, natural)
    }

    mutating func sizeAcross(_ at: Int) throws(TreeSolverUnsupported) -> Double {
        if isPlainLeaf(at) { return sizeAcrossOfLeaf(at) }
        let (low, high) = try suppressed(at).cheapest
        try require(high - low <= SizeCost.noise)
        return low
    }

    /// Returns the minimum size of a view in points. If constraints on both edges of the view leave
    /// less space than this size, the view gets this size, and one of the two constraints is
    /// dropped. Returns nil if required constraints other than those of stacks limit sizes, because
    /// UIKit might drop one of these constraints instead.
    mutating func leastSize(_ at: Int) -> Double? {
        if tree.requiresSizes { return nil }
        if isPlainLeaf(at) { return 0 }
        guard tree.nodes[at].role == .stack, tree.nodes[at].natural(axis) == nil,
            tree.nodes[at].group(axis) < 0
        else { return nil }
        let known = state.least(of: at)
        if !known.isNaN { return known }
        if tree.nodes[at].isPadded { return nil }
        let least = tree.nodes[at].axis == axis ? leastAlong(at) : leastAcross(at)
        if let least { state.keep(least: least, of: at) }
        return least
    }

    private mutating func leastAlong(_ at: Int) -> Double? {
        let line = line(at)
        if line.views == 0 { return tree.nodes[at].childCount == 0 ? 0 : nil }
        if line.isPlain { return max(0, line.gaps) }
        let isEqual = tree.nodes[at].distribution == .fillEqually
        var (total, largest) = (0.0, 0.0)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            guard let least = leastSize(child) else { return nil }
            total += least
            largest = max(largest, least)
        }
        return max(0, (isEqual ? largest * Double(line.views) : total) + line.gaps)
    }

    private mutating func leastAcross(_ at: Int) -> Double? {
        var (largest, next) = (0.0, tree.firstChild(of: at))
        while let child = next {
            next = tree.sibling(of: child)
            guard let least = leastSize(child) else { return nil }
            largest = max(largest, least)
        }
        return largest
    }
}
