import StackCore

/// Repairs that change a view's position or size so that it is visible.
extension RepairCandidates {
    /// Repairs for a view that extends beyond an edge of the screen: they keep it inside that edge of
    /// the safe area or of the screen.
    var insideScreen: [Repair] {
        guard let view = views.first else { return [] }
        let isReversed = layout.environment.direction == .rtl
        let edge: LayoutAttribute
        switch finding.aspect {
        case "left": edge = isReversed ? .trailing : .leading
        case "right": edge = isReversed ? .leading : .trailing
        case "top": edge = .top
        default: edge = .bottom
        }
        // The superviews must stay inside, too, because a superview can be as wide as the text in
        // it.
        let targets = document.ancestors(of: view).dropLast().reversed()
        let limits = targets.flatMap { target in
            keeping(target, inside: LayoutItem(.root, guide: .safeArea), edge)
                + keeping(target, inside: LayoutItem(.root), edge)
        }
        guard document[view].kind == .label,
            document.inForce(.lines, of: .view(view)) ?? 1 != 0
        else { return limits }
        let lines = set(view, .lines, .number(0))
        let single = limits.filter { $0.changes.count == 1 }
        // Beside an image or another text in a stack, only the label may give way.
        let yielding = set(view, .compressionHorizontal, .number(749))
        return limits + single.map { Repair($0.changes + [lines]) }
            + single.map { Repair($0.changes + [lines, yielding]) }
    }

    /// Repairs for a view that extends beyond edges of its superview: they keep it inside these
    /// edges.
    var insideParent: [Repair] {
        guard views.count == 2, let frame = layout.frame(of: views[0]),
            let outer = layout.frame(of: views[1])
        else { return [] }
        if document[views[1]].kind == .cell {
            return finding.aspect.isEmpty
                ? rowEnds(of: views[0], in: views[1]) : rowSides(of: views[0], in: views[1])
        }
        let (start, end) =
            layout.environment.direction == .rtl
            ? (LayoutAttribute.trailing, LayoutAttribute.leading) : (.leading, .trailing)
        let beyond: [(LayoutAttribute, Double)] = [
            (start, -frame.x), (end, frame.maxX - outer.width), (.top, -frame.y),
            (.bottom, frame.maxY - outer.height),
        ]
        return beyond.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
            .flatMap { keeping(views[0], inside: LayoutItem(views[1]), $0.0) }
    }

    /// Returns repairs that tie a view in a cell, or a view around it, to the upper or lower margin
    /// of the cell's content, so that the row becomes as high as the content.
    private func rowEnds(of view: ViewID, in cell: ViewID) -> [Repair] {
        let prepared = PreparedDocument(document, for: layout.environment)
        let rows = prepared.resolved.freeRowEnds(of: [cell], prepared.userConstraints)
        let free = rows.first?.ends ?? []
        let (content, inside) = content(of: cell, around: view)
        return inside.map { target in
            Repair(
                free.map { edge in
                    let margin: LayoutAttribute = edge == .top ? .topMargin : .bottomMargin
                    return .constrain(anchor(target, edge), .equal, anchor(content, margin), 0)
                })
        }
    }

    /// Returns repairs that tie a label in a cell, or a view around it, to the margin at the side of
    /// the cell's content, and allow the label any number of lines.
    private func rowSides(of label: ViewID, in cell: ViewID) -> [Repair] {
        let isStart =
            (finding.aspect == "left") == (layout.environment.direction == .ltr)
        let (edge, margin): (LayoutAttribute, LayoutAttribute) =
            isStart ? (.leading, .leadingMargin) : (.trailing, .trailingMargin)
        let (content, inside) = content(of: cell, around: label)
        let lines = set(label, .lines, .number(0))
        let yielding = set(label, .compressionHorizontal, .number(749))
        let limits = inside.map { target in
            Repair.Change.constrain(anchor(target, edge), .equal, anchor(content, margin), 0)
        }
        return limits.map { Repair($0, lines) } + limits.map { Repair($0, lines, yielding) }
    }

    /// Returns the content view of a cell, or the cell if it has none, and the views inside it
    /// around `view`: the outermost first, `view` itself last.
    private func content(
        of cell: ViewID, around view: ViewID
    ) -> (content: ViewID, inside: [ViewID]) {
        let around = document.ancestors(of: view).prefix { $0 != cell }
        // The content view of a cell is placed by a mask.
        let content = around.last { document[$0].properties[.autoresizing] != nil } ?? cell
        return (content, around.prefix { $0 != content }.reversed())
    }

    /// Returns repairs that add an inequality which keeps `view` inside the edge of `outer`. Some
    /// also lower the priority of a constraint on the view along the same axis, or the view's
    /// compression resistance, because these may push the view beyond the edge.
    private func keeping(
        _ view: ViewID, inside outer: LayoutItem, _ edge: LayoutAttribute
    ) -> [Repair] {
        let isStart = edge == .leading || edge == .top
        let limit = Repair.Change.constrain(
            anchor(view, edge), isStart ? .greaterThanOrEqual : .lessThanOrEqual,
            Anchor(outer, edge), 0)
        let pushing = own(view).filter { $0.first.attribute.axis == edge.axis }
        let compression: PropertyKey =
            edge.axis == .horizontal ? .compressionHorizontal : .compressionVertical
        return [Repair(limit)] + pushing.map { Repair(priority($0.id, 749), limit) }
            + [Repair(set(view, compression, .number(749)), limit)]
    }

    /// Repairs for two overlapping views: a constraint keeps one view beside or below the other.
    /// Some repairs also allow a label any number of lines, so that it fits there.
    var overlap: [Repair] {
        guard views.count == 2, let a = layout.frame(of: views[0]),
            let b = layout.frame(of: views[1])
        else { return [] }
        let (left, right) = a.x <= b.x ? (views[0], views[1]) : (views[1], views[0])
        let (upper, lower) = a.y <= b.y ? (views[0], views[1]) : (views[1], views[0])
        let (start, end): (ViewID, ViewID) =
            layout.environment.direction == .rtl ? (right, left) : (left, right)
        let limits = [
            Repair.Change.constrain(
                anchor(end, .leading), .greaterThanOrEqual, anchor(start, .trailing), 8),
            .constrain(anchor(lower, .top), .greaterThanOrEqual, anchor(upper, .bottom), 8),
        ]
        let labels = [start, end].filter { document[$0].kind == .label }
        return limits.map { Repair($0) }
            + labels.map { Repair(limits[0], set($0, .lines, .number(0))) }
    }

    /// Repairs for an assertion that is not satisfied: they add it as a constraint. Some also lower
    /// the priority of another constraint on the same views.
    var assertion: [Repair] {
        guard let id = constraints(of: finding).first else { return [] }
        let said = document[id]
        if document.inForce(.multiplier, of: .constraint(id)) ?? 1 != 1 { return [] }
        let claim = Repair.Change.constrain(
            said.first, said.relation, said.second,
            document.inForce(.constant, of: .constraint(id)) ?? 0)
        let axis = said.first.attribute.axis
        let near = document.allConstraints.filter {
            !$0.isAssertion && $0.first.attribute.axis == axis
                && !Set($0.views).isDisjoint(with: said.views)
        }
        return [Repair(claim)] + near.map { Repair(priority($0.id, 749), claim) }
    }

    /// Repairs for a view of width or height 0: they raise the view's compression resistance along
    /// this axis, or lower the priority of the constraints that set this size.
    var room: [Repair] {
        guard let view = views.first else { return [] }
        let isWide = finding.aspect == "width"
        let compression: PropertyKey = isWide ? .compressionHorizontal : .compressionVertical
        let axis: Axis = isWide ? .horizontal : .vertical
        let fixed = own(view).filter {
            $0.first.attribute.isSize && $0.first.attribute.axis == axis
        }
        return [751, 801, 1000].map { Repair(set(view, compression, .number($0))) }
            + (isWide ? sharingRow(of: view) : [])
            + fixed.map { Repair(priority($0.id, 749)) }
            + yieldingSuperviews(of: view, [axis.size])
    }

    /// Repairs for a misleading baseline alignment. A vertical stack gets the alignment `leading`
    /// or `fill` instead. In a constraint, the baseline of a plain view is replaced by that of a
    /// text inside the view. A stack that aligns plain views by their baselines gets the alignment
    /// `center`.
    var baseline: [Repair] {
        if finding.aspect == "axis", let stack = views.first {
            return [.leading, .fill].map { Repair(set(stack, .alignment, .alignment($0))) }
        }
        guard let box = views.first else { return [] }
        guard let id = constraints(of: finding).first, let second = document[id].second else {
            return views.dropFirst().map { Repair(set($0, .alignment, .alignment(.center))) }
        }
        let first = document[id].first
        let constant = document.inForce(.constant, of: .constraint(id)) ?? 0
        let texts = document[box].subviews.filter { document[$0].kind.hasText }
        return texts.map { text in
            let moved = { (old: Anchor) in
                old.item == LayoutItem(box) ? Anchor(LayoutItem(text), old.attribute) : old
            }
            return Repair(
                .remove(id),
                .constrain(moved(first), document[id].relation, moved(second), constant))
        }
    }

    /// A repair that removes a property's value for size classes that no device has.
    var variation: [Repair] {
        guard let item = finding.items.first, let list = document.properties(of: item) else {
            return []
        }
        return list.entries.filter {
            $0.key.spelling + " " + $0.condition.spelling == finding.aspect
        }
        .map { Repair(.set(item, $0.key, $0.condition, nil)) }
    }
}
