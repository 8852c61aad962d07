extension BoxSpace {
    /// Returns `first − multiplier · second − constant` in the coordinates of the nearest common
    /// ancestor. The constraint compares this with zero.
    ///
    /// In right-to-left layouts, leading and trailing are measured from the right, so the sign is
    /// reversed.
    mutating func difference(_ constraint: BoxConstraint) -> LinearExpression {
        let (first, second) = (constraint.first, constraint.second)
        let space = space(of: first, second)
        let direction = direction(space)
        var result = value(second.map { contentSide(first, $0) } ?? first, in: space, direction)
        if let second {
            result.add(
                value(contentSide(second, first), in: space, direction),
                times: -constraint.multiplier)
        }
        let isRelative =
            first.attribute.reading == .relative || second?.attribute.reading == .relative
        if isRelative && direction == .rtl { result = -1 * result }
        result.constant -= constraint.constant
        return result
    }

    private func space(of first: BoxAnchor, _ second: BoxAnchor?) -> ViewID {
        let owner = first.box.owner
        if let second { return commonAncestor(owner, second.box.owner) }
        return first.attribute.isSize ? owner : resolved[owner].parent ?? owner
    }

    private func direction(_ id: ViewID) -> LayoutDirection { resolved[id].direction }

    /// Returns the part of an anchor's margin that comes from the safe area, in points; nil if the
    /// anchor is not at a margin, or margins do not include the safe area.
    func safeArea(behind anchor: BoxAnchor, _ environment: LayoutEnvironment) -> Double? {
        let (id, attribute) = (anchor.box.owner, anchor.attribute.withoutMargin)
        guard anchor.box == .guide(id, .margins) || attribute != anchor.attribute,
            !attribute.isSize, environment.insetsMargins(of: resolved[id])
        else { return nil }
        let sides = side(state.safeAreas[id], attribute.axis, id)
        switch attribute.share(direction(id)) {
        case 0: return sides.start
        case 1: return sides.end
        default: return nil
        }
    }

    /// Returns the anchor of the content if an edge or margin of a scroll view is related to an
    /// item inside it. Sizes and centres always refer to the scroll view's frame
    /// (docs/auto-layout-rules.md, "Scroll views").
    private func contentSide(_ anchor: BoxAnchor, _ other: BoxAnchor) -> BoxAnchor {
        guard case .view(let id) = anchor.box, resolved[id].kind.isScrollView,
            id != other.box.owner,
            isInside(other.box.owner, id)
        else { return anchor }
        switch anchor.attribute {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin,
            .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
            return BoxAnchor(.guide(id, .content), anchor.attribute)
        default: return anchor
        }
    }

    private func isInside(_ id: ViewID, _ outer: ViewID) -> Bool {
        var current: ViewID? = id
        while let view = current {
            if view == outer { return true }
            current = resolved[view].parent
        }
        return false
    }

    private func commonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
        if a == b { return a }
        if resolved[a].parent == b { return b }
        if resolved[b].parent == a { return a }
        if let parent = resolved[a].parent, parent == resolved[b].parent { return parent }
        return resolved.document.commonAncestor(of: a, b) ?? root
    }

    /// Returns the anchor's value in the coordinates of `space`, which is the box's owner or one of
    /// its ancestors.
    private mutating func value(
        _ anchor: BoxAnchor, in space: ViewID, _ direction: LayoutDirection
    ) -> LinearExpression {
        let axis = anchor.attribute.axis
        if anchor.attribute.isSize { return size(anchor.box, axis) }
        var result = place(anchor, direction)
        result.add(frameOrigin(of: anchor.box.owner, in: space, axis))
        return result
    }

    /// Returns the origin of the frame of `id` in the coordinates of `space`.
    private func frameOrigin(of id: ViewID, in space: ViewID, _ axis: Axis) -> LinearExpression {
        var result = LinearExpression()
        var current = id
        while current != space, current != root, let parent = resolved[current].parent {
            result.add(positionVariable(current, axis), 1)
            result.constant -= insets(current, axis).start
            current = parent
        }
        return result
    }

    /// Returns the alignment insets along an axis, left or top first.
    private func insets(_ id: ViewID, _ axis: Axis) -> (start: Double, end: Double) {
        measures[id].alignmentInsets.ends(axis)
    }

    /// Returns the anchor's position relative to the frame of the box's owner.
    private mutating func place(_ anchor: BoxAnchor, _ direction: LayoutDirection)
        -> LinearExpression
    {
        let axis = anchor.attribute.axis
        switch anchor.attribute {
        case .firstBaseline, .lastBaseline: return baseline(anchor)
        case .leadingMargin, .trailingMargin, .topMargin, .bottomMargin, .leftMargin, .rightMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            let plain = anchor.attribute.withoutMargin
            guard case .guide(let id, .content) = anchor.box else {
                return place(BoxAnchor(.guide(anchor.box.owner, .margins), plain), direction)
            }
            var result = place(BoxAnchor(anchor.box, plain), direction)
            let sides = side(state.margins[id], axis, id)
            result.constant += plain.share(direction) == 0 ? sides.start : -sides.end
            return result
        default:
            let share = anchor.attribute.share(direction)
            return start(anchor.box, axis) + share * size(anchor.box, axis)
        }
    }

    /// Returns the left or top edge relative to the frame of the box's owner.
    private mutating func start(_ box: Box, _ axis: Axis) -> LinearExpression {
        var result = LinearExpression()
        switch box {
        case .view(let id): result.constant = insets(id, axis).start
        case .frame, .guide(_, .frame), .guide(_, .content), .guide(_, .topLayoutGuide): break
        case .guide(let id, .margins): result.constant = side(state.margins[id], axis, id).start
        case .guide(let id, .safeArea):
            result.constant = side(state.safeAreas[id], axis, id).start
        case .guide(let id, .readable) where axis == .vertical:
            return start(.guide(id, .margins), axis)
        case .guide(let id, .bottomLayoutGuide):
            if axis == .vertical {
                result = size(.frame(id), axis)
                result.constant -= bars.bottom
            }
        case .guide(_, .readable), .spanner, .gap: result.add(extra(box, axis), 1)
        }
        return result
    }

    private mutating func size(_ box: Box, _ axis: Axis) -> LinearExpression {
        var result = LinearExpression()
        switch box {
        case .view(let id): result.add(sizeVariable(id, axis), 1)
        case .frame(let id), .guide(let id, .frame):
            result.add(sizeVariable(id, axis), 1)
            result.constant = insets(id, axis).start + insets(id, axis).end
        case .guide(let id, .margins): return inset(id, state.margins[id], axis)
        case .guide(let id, .safeArea): return inset(id, state.safeAreas[id], axis)
        case .guide(let id, .readable) where axis == .vertical:
            return size(.guide(id, .margins), axis)
        case .guide(let id, .topLayoutGuide), .guide(let id, .bottomLayoutGuide):
            if axis == .horizontal { return size(.frame(id), axis) }
            result.constant = box == .guide(id, .topLayoutGuide) ? bars.top : bars.bottom
        case .guide(_, .readable), .guide(_, .content), .spanner, .gap:
            result.add(extra(box, axis) + 1, 1)
        }
        return result
    }

    private mutating func inset(_ id: ViewID, _ insets: Insets, _ axis: Axis) -> LinearExpression {
        var result = size(.frame(id), axis)
        let sides = side(insets, axis, id)
        result.constant -= sides.start + sides.end
        return result
    }

    /// Returns directional insets as left and right, or top and bottom.
    private func side(_ insets: Insets, _ axis: Axis, _ id: ViewID) -> (start: Double, end: Double)
    {
        if axis == .vertical { return (insets.top, insets.bottom) }
        return direction(id) == .ltr
            ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    }
}

// MARK: - Baselines

extension BoxSpace {
    /// Returns the position of a baseline. Text has its own baselines, a stack uses those of one of
    /// its views (docs/stack-view-rules.md, "Baselines"), and any other item uses its edges.
    private mutating func baseline(_ anchor: BoxAnchor) -> LinearExpression {
        let isFirst = anchor.attribute == .firstBaseline
        guard case .view(let id) = anchor.box else {
            return place(BoxAnchor(anchor.box, isFirst ? .top : .bottom), .ltr)
        }
        if let child = resolved[id].stack.flatMap({ baselineView(of: id, $0, isFirst) }) {
            var result = baseline(BoxAnchor(.view(child), anchor.attribute))
            result.add(frameOrigin(of: child, in: id, .vertical))
            return result
        }
        var result = start(.view(id), .vertical)
        if !isFirst { result.add(sizeVariable(id, .vertical), 1) }
        if let text = measures[id].baselines {
            result.constant += isFirst ? text.first : -text.last
        }
        return result
    }

    private func baselineView(of id: ViewID, _ stack: StackSettings, _ isFirst: Bool) -> ViewID? {
        let visible = resolved[id].arranged.filter { !resolved[$0].isHidden }
        if visible.isEmpty { return nil }
        if stack.axis == .vertical || stack.alignment == .fill {
            return isFirst ? visible.first : visible.last
        }
        switch stack.alignment {
        case .leading where isFirst, .firstBaseline where isFirst: return visible.first
        case .trailing where !isFirst, .lastBaseline where !isFirst: return visible.last
        default: return visible.max { naturalHeight($0) < naturalHeight($1) }
        }
    }

    private func naturalHeight(_ id: ViewID) -> Double { measures[id].size.height ?? 0 }
}

extension LayoutAttribute {
    /// Returns the attribute's relative position in the size: 0 at the left or top edge, 1 at the
    /// opposite edge.
    fileprivate func share(_ direction: LayoutDirection) -> Double {
        switch self {
        case .left, .top: 0
        case .right, .bottom: 1
        case .centerX, .centerY: 0.5
        case .leading: direction == .ltr ? 0 : 1
        case .trailing: direction == .ltr ? 1 : 0
        default: 0
        }
    }

    /// The attribute without its reference to the margins, such as `leading` for `leadingMargin`;
    /// other attributes are unchanged.
    package var withoutMargin: LayoutAttribute {
        switch self {
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leftMargin: .left
        case .rightMargin: .right
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
