/// Computes the cost of a view as a function of its size (`SizeCost`): how much each size violates
/// the view's optional constraints. The solver chooses the size with the lowest cost.
extension TreeSolver {
    /// Returns the cost of a view as a function of its size.
    ///
    /// - Parameter price: the cost per point that the index rule (`Slope`) adds for a view of a
    ///   stack; 0 if the rule does not apply to this view
    mutating func cost(_ at: Int, price: Double = 0) throws(TreeSolverUnsupported) -> SizeCost {
        if isPlainLeaf(at) { return leafCost(at, price) }
        var result = try ownCost(at)
        if price > 0 {
            let slope = Slope(price, in: Slope.indexRule)
            result.add(below: -slope, above: slope, changingAt: indexRuleLength(at))
        }
        return result
    }

    /// Returns the view's natural length in points. The index rule penalizes any other length
    /// (`StackConstraints.indexRule`).
    private mutating func indexRuleLength(_ at: Int) -> Double {
        if let natural = tree.nodes[at].natural(axis) { return natural }
        return tree.nodes[at].role == .stack ? content(of: at) : 0
    }

    /// Returns the length of a stack's content along the axis, in points (`StackContent`).
    mutating func content(of at: Int) -> Double {
        let known = state.content(of: at)
        if !known.isNaN { return known }
        var (sum, longest, count) = (0.0, 0.0, 0.0)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            let isStack = tree.nodes[child].role == .stack
            let length = tree.nodes[child].natural(axis) ?? (isStack ? content(of: child) : 0)
            (sum, longest, count) = (sum + length, max(longest, length), count + 1)
        }
        var length = longest
        if tree.nodes[at].axis == axis {
            let isEqual = tree.nodes[at].distribution == .fillEqually
            length = (isEqual ? longest * count : sum) + line(at).gaps
        }
        state.keep(content: length, of: at)
        return length
    }

    private func leafCost(_ at: Int, _ price: Double) -> SizeCost {
        let (slopes, length) = (leafSlopes(at, price), tree.nodes[at].natural(axis) ?? 0)
        var pieces: [SizeCost.Piece] = []
        pieces.reserveCapacity(2)
        if length > 0 { pieces.append(.init(slope: slopes.below, length: length)) }
        pieces.append(.init(slope: slopes.above, length: .infinity))
        return SizeCost(pieces: pieces)
    }

    func leafSlopes(_ at: Int, _ price: Double) -> LeafSlopes {
        let hasContent = tree.nodes[at].natural(axis) != nil
        return LeafSlopes(
            resisting: hasContent ? lane(tree.nodes[at].compression[axis]) : nil,
            hugging: hasContent ? lane(tree.nodes[at].hugging[axis]) : nil, price: price)
    }

    mutating func ownCost(_ at: Int) throws(TreeSolverUnsupported) -> SizeCost {
        var result: SizeCost
        switch tree.nodes[at].role {
        case .absent, .leaf: result = .free
        case .container: result = try containerCost(at)
        case .stack: result = try interior(at)
        }
        if let natural = tree.nodes[at].natural(axis) {
            try add(.lessThanOrEqual, natural, tree.nodes[at].hugging[axis], to: &result)
            try add(.greaterThanOrEqual, natural, tree.nodes[at].compression[axis], to: &result)
        }
        if tree.nodes[at].hasTerms[axis] {
            for term in tree.terms(of: at, axis) {
                try add(term.relation, length(of: term), term.priority, to: &result)
            }
        }
        return result
    }

    /// Returns the length in points that a user constraint compares the view's size with.
    private func length(of term: TreeDocument.SizeTerm) throws(TreeSolverUnsupported) -> Double {
        guard let source = term.source else { return term.constant }
        let length = term.isAcross ? widths[source].size : state.size(source)
        // The length is negative if the view `source` has not been placed yet.
        try require(length >= 0)
        return term.multiplier * length + term.constant
    }

    func add(
        _ relation: Relation, _ constant: Double, _ priority: Double, to cost: inout SizeCost
    ) throws(TreeSolverUnsupported) {
        let (holdsBelow, holdsAbove) = (
            relation != .lessThanOrEqual, relation != .greaterThanOrEqual
        )
        guard priority < Priorities.required else {
            if holdsBelow { try require(cost.raise(to: constant)) }
            if holdsAbove { try require(cost.lower(to: constant)) }
            return
        }
        let price = slope(1, priority)
        cost.add(
            below: holdsBelow ? -price : .zero, above: holdsAbove ? price : .zero,
            changingAt: constant)
    }

    func require(_ isPossible: Bool) throws(TreeSolverUnsupported) {
        if !isPossible { throw TreeSolverUnsupported() }
    }

    /// Returns the part of the cost of a stack's size that comes from its arranged views. User
    /// constraints on the stack's own width or height are not included.
    mutating func interior(_ at: Int) throws(TreeSolverUnsupported) -> SizeCost {
        if let known = state.interior(of: at) { return known }
        var result: SizeCost
        if tree.nodes[at].axis == axis {
            result = try interiorAlong(at)
        } else {
            result = try interiorAcross(at)
        }
        if tree.nodes[at].isPadded {
            try require(tree.nodes[at].childCount > 0)
            result.least += tree.paddingLength(of: at, axis)
        }
        try require(result.raise(to: 0))
        try require(state.keep(interior: result, of: at))
        return result
    }

    mutating func interiorAlong(_ at: Int) throws(TreeSolverUnsupported) -> SizeCost {
        if tree.nodes[at].childCount == 0 { return empty }
        let line = line(at)
        try require(line.views > 0)
        switch tree.nodes[at].distribution {
        case .fillProportionally, .equalCentering: throw TreeSolverUnsupported()
        case .fillEqually:
            var sum = SlopeSum(of: line.views)
            var next = tree.firstVisible(of: at)
            while let child = next {
                next = tree.nextVisible(behind: child)
                try add(child, 0, shifted: 0, to: &sum)
            }
            guard let cost = sum.cost() else { throw TreeSolverUnsupported() }
            return cost.scaled(Double(line.views), plus: line.gaps)
        case .fill where line.isPlain:
            return plainCost(at, line)
        case .fill, .equalSpacing:
            var shares = try shares(at)
            let fit = line.views > 1 ? tree.nodes[at].distribution.fit : nil
            if fit != nil { shares.append(SizeCost.Share(cost: .free)) }
            var result = SizeCost.sharing(consume shares)
            result.least += line.gaps
            if let fit {
                try require(result.raise(to: 0))
                let fit = slope(1, fit)
                result.add(below: -fit, above: fit, changingAt: 0)
            }
            return result
        }
    }

    /// Returns the cost of the length of a stack with distribution `fill` whose views are all plain
    /// leaves (`TreeNode.isPlainLeaf`). As the stack gets longer, the views grow to their content
    /// lengths, those with the highest compression resistance first. Then the view with the lowest
    /// hugging priority takes the surplus. The index rule makes all slopes different.
    private func plainCost(_ at: Int, _ line: TreeLine) -> SizeCost {
        var (pieces, above, index) = ([SizeCost.Piece](), Slope.zero, 0)
        pieces.reserveCapacity(line.views + 1)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            let slopes = leafSlopes(child, price(index, in: at))
            let length = tree.nodes[child].natural(axis) ?? 0
            if length > 0 { pieces.append(.init(slope: slopes.below, length: length)) }
            if child == line.growingView { above = slopes.above }
            index += 1
        }
        pieces.sort { $0.slope.order($1.slope) < 0 }
        pieces.append(.init(slope: above, length: .infinity))
        return SizeCost(least: line.gaps, pieces: pieces)
    }

    /// Adds a view's cost to `sum`, the cost of several views. `sum` is a function of a size that
    /// is `shift` points larger than the view's own size.
    mutating func add(
        _ at: Int, _ price: Double, shifted shift: Double, to sum: inout SlopeSum
    ) throws(TreeSolverUnsupported) {
        if isPlainLeaf(at) {
            sum.add(
                leafSlopes(at, price), tree.nodes[at].natural(axis) ?? 0, shifted: shift)
        } else {
            var cost = try cost(at, price: price)
            cost.least += shift
            sum.add(cost)
        }
    }

    /// Returns the cost of each visible view of a stack, which share the stack's length.
    mutating func shares(_ at: Int) throws(TreeSolverUnsupported) -> [SizeCost.Share] {
        var shares: [SizeCost.Share] = []
        shares.reserveCapacity(tree.nodes[at].childCount + 1)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            shares.append(try share(child, price: price(shares.count, in: at)))
        }
        return shares
    }

    /// Returns the cost of a view that shares its stack's length with others, including the cost of
    /// the index rule (`price`). For a nested stack, the index rule adds the price for each point
    /// by which the stack is longer or shorter than its content. If no stack is shorter than its
    /// content (`TreeState.isShort` is false), the price is added to all slopes instead, which has
    /// the same effect without a copy of the cost.
    mutating func share(_ at: Int, price: Double) throws(TreeSolverUnsupported) -> SizeCost.Share {
        if !isSizedByViews(at) { return SizeCost.Share(cost: try cost(at, price: price)) }
        let slope = Slope(price, in: Slope.indexRule)
        var cost = try interior(at)
        guard state.isShort, price > 0 else { return SizeCost.Share(cost: cost, shift: slope) }
        let content = content(of: at)
        if content <= cost.least { return SizeCost.Share(cost: cost, shift: slope) }
        cost.add(below: -slope, above: slope, changingAt: content)
        return SizeCost.Share(cost: cost)
    }

    /// The cost of an empty stack. The canvas shrinks an empty stack to size 0; in an app it is
    /// like a view without content.
    private var empty: SizeCost {
        if !tree.environment.isCanvas { return .free }
        return SizeCost(pieces: [.init(slope: slope(1, Priorities.canvasFit), length: .infinity)])
    }

    mutating func interiorAcross(_ at: Int) throws(TreeSolverUnsupported) -> SizeCost {
        let count = tree.nodes[at].childCount
        if count == 0 { return empty }
        try require(tree.firstVisible(of: at) != nil)
        var sum = SlopeSum(of: count)
        switch tree.nodes[at].alignment {
        case .firstBaseline, .lastBaseline: throw TreeSolverUnsupported()
        case .fill:
            if tree.hasGroups[axis], let group = try columnGroup(at) {
                return SizeCost.sharing(try columns(at, group).map { SizeCost.Share(cost: $0) })
            }
            var next = tree.firstChild(of: at)
            while let item = next {
                next = tree.sibling(of: item)
                try add(item, 0, shifted: 0, to: &sum)
            }
        case .leading, .center, .trailing:
            var next = tree.firstChild(of: at)
            while let item = next {
                next = tree.sibling(of: item)
                if count > 1 && tree.nodes[item].isHidden { continue }
                var cost = try suppressed(item)
                cost.makeExtraSpaceFree()
                sum.add(cost)
            }
            let fit = slope(1, tree.nodes[at].alignment.fit(views: count) ?? 0)
            sum.add(below: -fit, above: fit, changingAt: 0)
        }
        guard let cost = sum.cost() else { throw TreeSolverUnsupported() }
        return cost
    }

    /// Returns the cost of a view's size across its stack, if the stack's alignment is not `fill`.
    /// UIKit then also pulls the size to 0 at a low priority (`UISV-ambiguity-suppression`). So the
    /// view collapses if nothing else determines its size.
    mutating func suppressed(_ at: Int) throws(TreeSolverUnsupported) -> SizeCost {
        var cost = try cost(at)
        let pull = slope(1, Priorities.ambiguitySuppression)
        cost.add(below: -pull, above: pull, changingAt: 0)
        return cost
    }
}
