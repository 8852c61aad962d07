/// What the user's constraints do to the size or the place of one view.
extension TreeDocument {
    mutating func read(_ constraint: LayoutConstraint) throws(TreePathDeclined) {
        let traits = environment.traits
        let (first, second) = (constraint.first, constraint.second)
        func value<Value>(_ property: Property<Value>) -> Value? {
            property.value(in: constraint.properties.inForce(property.key, under: traits)?.value)
        }
        guard isInstalled(first.item.view), second.map({ isInstalled($0.item.view) }) ?? true,
            value(.active) ?? true, value(.installed) ?? true
        else { return }
        // Of a constraint that is declined for what it is, and where.
        let declined = TreePathDeclined(culprit: .constraint(constraint.id))
        let constant = value(.constant) ?? 0
        let priority = value(.priority) ?? Priorities.required
        let axis = first.attribute.axis
        guard let second else {
            guard first.item.guide == nil, first.attribute.isSize else { throw declined }
            let at = first.item.view.raw
            if constraint.relation == .equal && priority > 250 && nodes[at].kind != .label {
                var details = details(of: at)
                details.isFixed[axis] = true
                if axis == .horizontal {
                    details.designed.width = nil
                } else {
                    details.designed.height = nil
                }
                setDetails(details, of: at)
            }
            terms[Place(node: at, axis: axis), default: []].append(
                SizeTerm(relation: constraint.relation, constant: constant, priority: priority))
            nodes[at].hasTerms[axis] = true
            if priority >= Priorities.required { requiresSizes = true }
            return
        }
        guard constraint.relation == .equal, priority >= Priorities.required,
            (value(.multiplier) ?? 1) == 1
        else { throw declined }
        if first.attribute.isSize {
            guard first.attribute == second.attribute, constant == 0, first.item.guide == nil,
                second.item.guide == nil, first.item.view != second.item.view
            else { throw declined }
            try join(first.item.view.raw, second.item.view.raw, axis)
        } else if parent(of: first) == second.item.view.raw {
            try hold(first, second, constant, declined)
        } else if parent(of: second) == first.item.view.raw {
            try hold(second, first, -constant, declined)
        } else {
            throw declined
        }
    }

    private func isInstalled(_ view: ViewID) -> Bool {
        nodes.indices.contains(view.raw) && nodes[view.raw].role != .absent
    }

    /// Of a view itself, not of a guide.
    private func parent(of anchor: Anchor) -> Int? {
        anchor.item.guide == nil ? nodes[anchor.item.view.raw].parent : nil
    }

    private mutating func join(
        _ one: Int, _ other: Int, _ axis: Axis
    ) throws(TreePathDeclined) {
        hasGroups[axis] = true
        let (a, b) = (nodes[one].group(axis), nodes[other].group(axis))
        if a < 0 { members.append(one) }
        if b < 0 { members.append(other) }
        switch (a >= 0, b >= 0) {
        case (false, false):
            nodes[one].setGroup(one, axis)
            nodes[other].setGroup(one, axis)
        case (true, false): nodes[other].setGroup(a, axis)
        case (false, true): nodes[one].setGroup(b, axis)
        case (true, true): if a != b { throw TreePathDeclined() }
        }
    }

    /// `inner = outer + constant`, of a view and its superview.
    private mutating func hold(
        _ inner: Anchor, _ outer: Anchor, _ constant: Double, _ declined: TreePathDeclined
    ) throws(TreePathDeclined) {
        let (at, axis) = (inner.item.view.raw, inner.attribute.axis)
        guard nodes[outer.item.view.raw].role == .container, !inner.attribute.isBaseline,
            let edge = edge(inner.attribute), edge == self.edge(outer.attribute)
        else { throw declined }
        var inset = 0.0
        switch outer.item.guide {
        case nil: break
        case .safeArea? where outer.item.view == .root && edge != .center:
            let safe = environment.safeArea
            switch (edge, axis) {
            case (.start, .horizontal): inset = safe.leading
            case (.start, .vertical): inset = safe.top
            case (.end, .horizontal): inset = -safe.trailing
            default: inset = -safe.bottom
            }
        default: throw declined
        }
        let offset = inset + constant
        var details = details(of: at)
        switch (details.hold[axis], edge) {
        case (.none, .start): details.hold[axis] = .start(offset)
        case (.none, .end): details.hold[axis] = .end(-offset)
        case (.none, .center): details.hold[axis] = .center(offset)
        case (.start(let start), .end):
            details.hold[axis] = .both(start: start, end: -offset, last: .end)
        case (.end(let end), .start):
            details.hold[axis] = .both(start: offset, end: end, last: .start)
        default: throw TreePathDeclined()
        }
        setDetails(details, of: at)
    }

    private func edge(_ attribute: LayoutAttribute) -> TreeNode.Edge? {
        switch attribute {
        case .left, .leading, .top: .start
        case .right, .trailing, .bottom: .end
        case .centerX, .centerY: .center
        default: nil
        }
    }

    /// Views that are equally long stand in rows of one stack (`TreeSolver.columns`).
    func checkGroups() throws(TreePathDeclined) {
        for axis in [Axis.horizontal, .vertical] {
            var owners = Array(repeating: -1, count: members.isEmpty ? 0 : nodes.count)
            for at in members where nodes[at].group(axis) >= 0 {
                let row = nodes[at].parent
                guard row >= 0, nodes[row].isArranged, nodes[row].axis == axis else {
                    throw TreePathDeclined()
                }
                let stack = nodes[row].parent
                let group = nodes[at].group(axis)
                guard nodes[stack].axis != axis, nodes[stack].alignment == .fill,
                    owners[group] < 0 || owners[group] == stack
                else { throw TreePathDeclined() }
                owners[group] = stack
            }
        }
    }

    func checkHolds() throws(TreePathDeclined) {
        for at in order where at != ViewID.root.raw && !nodes[at].isArranged {
            let hold = details(of: at).hold
            if hold.horizontal == .none || hold.vertical == .none { throw TreePathDeclined() }
        }
    }
}
