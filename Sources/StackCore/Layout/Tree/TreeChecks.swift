/// Checks the constraints that were left out while solving. An optimum of the relaxed problem that
/// satisfies the omitted constraints is an optimum of the full problem.
struct TreeChecks {
    let tree: TreeDocument
    let horizontal: TreeState
    let vertical: TreeState

    /// Returns the first constraint that is violated or cannot be checked; nil if there is none.
    func firstMiss() -> ConstraintID? {
        var areas = tree.areas
        return tree.checks.first { holds($0, &areas) != true }?.id
    }

    /// Whether a required constraint is active and violated.
    func violates(_ constraint: LayoutConstraint) -> Bool {
        guard let relating = tree.inForce(constraint), relating.priority >= Priorities.required
        else { return false }
        var areas = tree.areas
        return holds(relating, &areas) == false
    }

    /// Returns whether a constraint is satisfied; nil if it cannot be checked.
    private func holds(_ check: TreeDocument.Relating, _ areas: inout TreeAreas) -> Bool? {
        guard let one = value(check.first, &areas, beside: check.second),
            let other = value(check.second, &areas, beside: check.first)
        else { return nil }
        let rest = one - check.multiplier * other - check.constant
        return switch check.relation {
        case .equal: abs(rest) <= TreePlan.slack
        case .lessThanOrEqual: rest <= TreePlan.slack
        case .greaterThanOrEqual: rest >= -TreePlan.slack
        }
    }

    /// Returns the value of an anchor in the coordinates of the nearest common ancestor; nil if it
    /// cannot be determined.
    private func value(
        _ anchor: Anchor, _ areas: inout TreeAreas, beside other: Anchor
    ) -> Double? {
        let (at, axis) = (anchor.item.view.raw, anchor.attribute.axis)
        let plain = anchor.attribute.withoutMargin
        if anchor.attribute.isBaseline { return nil }
        let isInner = tree.isInside(other.item.view.raw, at)
        if tree.nodes[at].kind.isScrollView && isInner && !anchor.attribute.isSize { return nil }
        let side = (axis == .horizontal ? horizontal : vertical).sides[at]
        let insets = tree.insets(of: at).ends(axis)
        // Relative to the view's own frame.
        var (start, size) = (insets.start, side.size)
        switch anchor.item.guide {
        case nil where plain == anchor.attribute: break
        case nil, .margins?, .frame?, .safeArea?:
            (start, size) = (0, side.size + insets.start + insets.end)
            var ends = (start: 0.0, end: 0.0)
            if anchor.item.guide == .safeArea {
                ends = areas.safeArea(of: ViewID(at)).ends(axis)
            } else if anchor.item.guide != .frame {
                ends = areas.margins(of: ViewID(at)).ends(axis)
            }
            start += ends.start
            size -= ends.start + ends.end
        case .topLayoutGuide?, .bottomLayoutGuide?:
            (start, size) = (0, side.size)
            if axis == .vertical {
                let bars = tree.environment.safeArea
                let isTop = anchor.item.guide == .topLayoutGuide
                (start, size) = isTop ? (0, bars.top) : (side.size - bars.bottom, bars.bottom)
            }
        default: return nil
        }
        if anchor.attribute.isSize { return size }
        guard let edge = TreePoint.Edge(plain), let origin = origin(of: at, above: other, axis)
        else { return nil }
        let share = edge == .start ? 0 : edge == .center ? 0.5 : 1
        return origin + start + share * size
    }

    /// Returns the origin of a view's frame in the nearest common ancestor; nil if there is none.
    private func origin(of at: Int, above other: Anchor, _ axis: Axis) -> Double? {
        let state = axis == .horizontal ? horizontal : vertical
        let target = other.item.view.raw
        var (current, sum) = (at, 0.0)
        while current != target, !tree.isInside(target, current) {
            sum += state.sides[current].position - tree.insets(of: current).ends(axis).start
            current = tree.nodes[current].parent
            if current < 0 { return nil }
        }
        return sum
    }
}
