/// Checks of the constraints that the tree solver leaves out while solving. An optimum of the
/// relaxed problem that satisfies the omitted constraints is an optimum of the full problem.
extension TreeRound {
    /// Throws if a constraint that was left out while solving is violated.
    func check() throws(TreeSolverUnsupported) {
        if tree.checks.isEmpty { return }
        var areas = tree.areas
        if let missed = tree.checks.first(where: { !holds($0, &areas) }) {
            throw missed.unsupportedError
        }
    }

    /// Returns whether all required constraints are satisfied, except those on anchors that the
    /// tree solver does not compute. If there is a conflict, checks nothing and returns true. Used
    /// only in assertions.
    func holdsRequired(_ document: Document) -> Bool {
        if horizontal.hasConflict || vertical.hasConflict { return true }
        var areas = tree.areas
        return document.allConstraints.lazy.compactMap(tree.inForce).allSatisfy {
            $0.priority < Priorities.required || tree.geometries(of: $0) == nil
                || holds($0, &areas)
        }
    }

    private func holds(_ check: BoxConstraint, _ areas: inout TreeAreas) -> Bool {
        let geometries = tree.geometries(of: check)!
        let (one, other) = (check.first.box.owner.raw, check.second?.box.owner.raw)
        var rest = value(geometries.first, &areas, beside: other ?? one) - check.constant
        if let second = geometries.second {
            rest -= check.multiplier * value(second, &areas, beside: one)
        }
        return switch check.relation {
        case .equal: abs(rest) <= TreePlan.slack
        case .lessThanOrEqual: rest <= TreePlan.slack
        case .greaterThanOrEqual: rest >= -TreePlan.slack
        }
    }

    /// Returns an anchor's value in the coordinates of the nearest common ancestor of its view and
    /// view `other`.
    private func value(
        _ geometry: AnchorGeometry, _ areas: inout TreeAreas, beside other: Int
    ) -> Double {
        let (at, axis) = (geometry.view.raw, geometry.axis)
        let side = (axis == .horizontal ? horizontal : vertical).sides[at]
        let insets = tree.insets(of: at).ends(axis)
        let isFrame = geometry.rectangle == .frame
        let length = isFrame ? side.frame(insets).size : side.size
        let value = geometry.line(areas.ends(of: geometry)).value(at: length)
        if geometry.share == nil { return value }
        return value + (isFrame ? 0 : insets.start) + origin(of: at, above: other, axis)
    }

    /// Returns the origin of a view's frame in the coordinates of the nearest common ancestor of
    /// this view and view `other`.
    private func origin(of at: Int, above other: Int, _ axis: Axis) -> Double {
        let state = axis == .horizontal ? horizontal : vertical
        var (current, sum) = (at, 0.0)
        while current != other, !tree.isInside(other, current) {
            sum += state.sides[current].position - tree.insets(of: current).ends(axis).start
            current = tree.nodes[current].parent
        }
        return sum
    }
}
