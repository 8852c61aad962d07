extension BoxSpace {
    /// Returns `first − multiplier · second` for the constraint's two anchors, in the coordinates
    /// of their nearest common ancestor. The constraint compares the result with its constant.
    ///
    /// In a right-to-left layout, the result is negated if an attribute is leading or trailing,
    /// because these are then measured from the right.
    mutating func distance(_ constraint: BoxConstraint) -> LinearExpression {
        let (first, second) = (constraint.first, constraint.second)
        let space = space(of: first, second)
        var result = value(first, beside: second, in: space)
        if let second {
            result.add(value(second, beside: first, in: space), times: -constraint.multiplier)
        }
        let isRelative =
            first.attribute.reading == .relative || second?.attribute.reading == .relative
        return isRelative && direction(space) == .rtl ? -1 * result : result
    }

    private func space(of first: BoxAnchor, _ second: BoxAnchor?) -> ViewID {
        let owner = first.box.owner
        if let second { return resolved.commonAncestor(of: owner, second.box.owner) ?? root }
        return first.attribute.isSize ? owner : resolved[owner].parent ?? owner
    }

    private func direction(_ id: ViewID) -> LayoutDirection { resolved[id].direction }

    /// Returns the part of the margin at the anchor that comes from the safe area, in points.
    /// Returns nil if the anchor is not at the edge of a margin, or if the view's margins do not
    /// include the safe area.
    func safeArea(behind anchor: BoxAnchor, _ environment: LayoutEnvironment) -> Double? {
        let id = anchor.box.owner
        let geometry = AnchorGeometry(anchor, direction(id), around: nil)
        guard geometry.inset == .margins, environment.insetsMargins(of: resolved[id]) else {
            return nil
        }
        let sides = state.safeAreas[id].ends(geometry.axis, direction(id))
        return geometry.share == 0 ? sides.start : geometry.share == 1 ? sides.end : nil
    }

    /// Returns the anchor's value in the coordinates of `space`, which is the box's owner or one of
    /// its ancestors. `other` is the other anchor of the same constraint; nil if there is none.
    private mutating func value(
        _ anchor: BoxAnchor, beside other: BoxAnchor?, in space: ViewID
    ) -> LinearExpression {
        let id = anchor.box.owner
        if anchor.attribute.isBaseline, case .view = anchor.box, let stack = resolved[id].stack,
            let child = baselineView(of: id, stack, anchor.attribute == .firstBaseline)
        {
            return value(BoxAnchor(.view(child), anchor.attribute), beside: other, in: space)
        }
        let geometry = AnchorGeometry(
            anchor, direction(space), around: content(of: id, around: other?.box.owner))
        var result = position(geometry, of: anchor.box)
        if geometry.share == nil { return result }
        if anchor.attribute.isBaseline, case .view = anchor.box, let text = measures[id].baselines {
            result.constant += anchor.attribute == .firstBaseline ? text.first : -text.last
        }
        result.add(frameOrigin(of: id, in: space, geometry.axis))
        return result
    }

    /// Returns the part of view `id` that contains `other`; nil if there is no such part.
    private func content(of id: ViewID, around other: ViewID?) -> AnchorGeometry.Content? {
        guard let other, other != id else { return nil }
        let content: AnchorGeometry.Content? =
            resolved[id].kind.isScrollView
            ? .scrolled : resolved.isNewCell(id) && state.cellInsets[id] != nil ? .cell : nil
        return content != nil && resolved.isInside(other, id) ? content : nil
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

    /// Returns a view's alignment insets along an axis, in points: at the start (left or top) and
    /// at the end.
    private func insets(_ id: ViewID, _ axis: Axis) -> (start: Double, end: Double) {
        measures[id].alignmentInsets.ends(axis)
    }

    /// Returns the anchor's distance, as a linear expression, from the left or top edge of the
    /// frame of the view that owns the box. For a width or height, returns the length of the box.
    private mutating func position(_ geometry: AnchorGeometry, of box: Box) -> LinearExpression {
        let (id, axis) = (geometry.view, geometry.axis)
        let line = geometry.line(ends(of: geometry))
        var result = LinearExpression()
        result.constant = line.constant
        switch geometry.rectangle {
        case .alignment:
            result.add(sizeVariable(id, axis), line.slope)
            if geometry.share != nil { result.constant += insets(id, axis).start }
        case .frame:
            let insets = insets(id, axis)
            result.add(sizeVariable(id, axis), line.slope)
            result.constant += line.slope * (insets.start + insets.end)
        case .content: result.add(extra(.guide(id, .content), axis) + 1, line.slope)
        case .own:
            let variable = extra(box, axis)
            if geometry.share != nil { result.add(variable, 1) }
            result.add(variable + 1, line.slope)
        }
        return result
    }

    /// Returns the lengths in points by which the anchor's box is smaller than the rectangle that
    /// it is cut from (`AnchorGeometry`), at the start (left or top) and at the end of the axis.
    private func ends(of geometry: AnchorGeometry) -> (start: Double, end: Double) {
        let insets =
            switch geometry.inset {
            case .none: Insets.zero
            case .margins: state.margins[geometry.view]
            case .safeArea: state.safeAreas[geometry.view]
            case .scrolledSafeArea: state.scrolledSafeArea(of: geometry.view)
            case .cell: state.cellInsets[geometry.view] ?? .zero
            case .topBar, .bottomBar: bars
            }
        return insets.ends(geometry.axis, direction(geometry.view))
    }

    /// Returns the arranged view that determines the stack's first baseline or, if `isFirst` is
    /// false, its last baseline (docs/stack-view-rules.md, "Baselines"). The view's own first or
    /// last baseline is that of the stack. Returns nil if no arranged view is visible.
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
