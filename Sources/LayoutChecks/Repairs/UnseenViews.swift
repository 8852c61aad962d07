import StackCore

extension VisibleLayout {
    /// Returns the views that nobody can see, each with an axis along which it is invisible. A view
    /// is invisible along an axis if its size is 0, or if it is outside the screen or the
    /// scrollable content. Views that are collapsed or transparent on purpose are left out.
    func unseen() -> Set<ViewAxis> {
        let closed = collapsedOnPurpose()
        let lengths = contentLengths()
        var result: Set<ViewAxis> = []
        for id in visible.order where id != .root && !closed.contains(id) {
            for axis in Axis.allCases where !isSeen(id, axis, lengths) {
                result.insert(ViewAxis(view: id, axis: axis))
            }
        }
        return result
    }

    /// Returns the visible views that extend beyond the screen or beyond their superview, each with an
    /// axis along which it does. In a scroll view, the screen does not count; a scroll view and a
    /// stack do not count as superviews.
    func beyondEdges() -> Set<ViewAxis> {
        var result: Set<ViewAxis> = []
        for id in visible.order where id != .root {
            guard let frame = frames[id] else { continue }
            for outer in limits(of: id) {
                let excess = frame.excess(over: outer)
                if max(excess.leading, excess.trailing) > Self.pixel {
                    result.insert(ViewAxis(view: id, axis: .horizontal))
                }
                if max(excess.top, excess.bottom) > Self.pixel {
                    result.insert(ViewAxis(view: id, axis: .vertical))
                }
            }
        }
        return result
    }

    /// Returns the areas that a repair must not move the view out of (`beyondEdges`).
    private func limits(of id: ViewID) -> [Rect] {
        var limits = visible.scroll[id] == nil ? [screen] : []
        if let parent = resolved[id].parent, parent != .root, resolved[parent].stack == nil,
            !resolved[parent].kind.isScrollView, let frame = frames[parent]
        {
            limits.append(frame)
        }
        return limits
    }

    private func isSeen(
        _ id: ViewID, _ axis: Axis, _ contents: [ViewID: IntrinsicSize]
    ) -> Bool {
        guard let frame = frames[id].map({ $0.range(axis) }) else { return true }
        if frame.start == frame.end { return resolved[id].kind == .spacer }
        guard let scroll = visible.scroll[id], let outer = frames[scroll]?.range(axis) else {
            return frame.end > 0 && frame.start < screen.range(axis).end
        }
        let content = contents[scroll].flatMap { axis == .horizontal ? $0.width : $0.height }
        return frame.start - outer.start >= -Self.pixel
            && frame.end - outer.start <= (content ?? .infinity) + Self.pixel
    }

    private static let pixel = 1.0

    /// Returns the size of each scroll view's content in points. It contains only the widths and
    /// heights that a single constraint determines.
    private func contentLengths() -> [ViewID: IntrinsicSize] {
        var result: [ViewID: IntrinsicSize] = [:]
        for constraint in visible.constraints where constraint.relation == .equal {
            guard constraint.multiplier == 1, let second = constraint.second else { continue }
            for (content, other, sign) in [
                (constraint.first, second, 1.0), (second, constraint.first, -1.0),
            ] {
                guard let end = end(of: content, at: other) else { continue }
                let length = end.position + sign * constraint.constant
                switch content.attribute.axis {
                case .horizontal: result[end.scroll, default: .none].width = length
                case .vertical: result[end.scroll, default: .none].height = length
                }
            }
        }
        return result
    }

    /// Returns the scroll view whose content's end a constraint determines, and the end's distance
    /// in points from the start of the scroll view's frame. Returns nil in layouts from right to
    /// left. Also returns nil if the constraint relates neither of these two pairs:
    ///
    /// - the content's width or height (`content`) and that of the scroll view's frame (`other`);
    /// - the content's trailing, right or bottom edge and the same edge of a view inside it.
    private func end(
        of content: BoxAnchor, at other: BoxAnchor
    ) -> (scroll: ViewID, position: Double)? {
        let scroll = content.box.owner
        guard resolved[scroll].kind.isScrollView, let outer = frames[scroll],
            environment.direction == .ltr
        else { return nil }
        if content.box == .guide(scroll, .content), other.box == .guide(scroll, .frame) {
            switch (content.attribute, other.attribute) {
            case (.width, .width): return (scroll, outer.width)
            case (.height, .height): return (scroll, outer.height)
            default: return nil
            }
        }
        guard content.box == .view(scroll) || content.box == .guide(scroll, .content),
            case .view(let inside) = other.box, inside != scroll,
            document.isAncestor(scroll, of: inside), let frame = frames[inside]
        else { return nil }
        switch (content.attribute, other.attribute) {
        case (.trailing, .trailing), (.right, .right): return (scroll, frame.maxX - outer.x)
        case (.bottom, .bottom): return (scroll, frame.maxY - outer.y)
        default: return nil
        }
    }
}

extension Rect {
    func range(_ axis: Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (x, maxX) : (y, maxY)
    }
}
