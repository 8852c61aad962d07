import StackCore

extension Rule {
    static let scrollContent = Rule(
        .scrollContent, .warning,
        "Nothing inside a scroll view is constrained to one or both ends of its content, so the content has no size and does not scroll.",
        example: """
            new Login device=iphone-se
            add scroll page in view
            constrain H:|[page]|
            constrain V:|[page]|
            add label text in page text="A long story" lines=0
            constrain text.leading = page.leading
            constrain text.top = page.top
            constrain text.width = page.width
            """,
        .traits { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.visible.order.flatMap { id -> [Finding] in
                if visibleLayout.leavesSizeUnverified(id) { return [] }
                return visibleLayout.openContent(ofScroll: id).map { $0.finding(visibleLayout) }
            }
        })
}

/// An axis along which the constraints in a scroll view do not determine the size of its content.
struct OpenContent {
    let scroll: ViewID
    let axis: Axis
    let missing: [LayoutAttribute]

    fileprivate func finding(_ visibleLayout: VisibleLayout) -> Finding {
        let length = axis == .horizontal ? "width" : "height"
        let edges = missing.map(\.rawValue).joined(separator: " or ")
        return Finding(
            .scrollContent, [.view(scroll)], aspect: length,
            "nothing in \(visibleLayout.name(scroll)) is constrained to its \(edges), so its content has no \(length)"
        )
    }
}

extension VisibleLayout {
    /// Returns the axes along which the constraints do not determine the size of a scroll view's
    /// content. They determine it in three cases:
    ///
    /// - a constraint sets the content's width or height;
    /// - equalities attach two of the content's start, middle and end to views inside;
    /// - an equality attaches the content's end to a view inside, and another equality attaches a
    ///   view inside to the scroll view's frame or to a view outside.
    func openContent(ofScroll id: ViewID) -> [OpenContent] {
        guard resolved[id].kind == .scroll, isPlainScroll(id) else { return [] }
        let held = Set(visible.constraints.flatMap { contentParts(of: id, heldBy: $0) })
        return [Axis.horizontal, .vertical].compactMap { axis in
            let parts = LayoutAttribute.parts(along: axis)
            if hasContentSize(id, axis) || parts.count(where: held.contains) > 1 { return nil }
            if held.contains(parts[2]), isPlacedFromOutside(id, axis) { return nil }
            let missing = [parts[0], parts[2]].filter { !held.contains($0) }
            return OpenContent(scroll: id, axis: axis, missing: missing)
        }
    }

    /// Returns whether a constraint refers to the width or height of the content itself.
    private func hasContentSize(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let size = BoxAnchor(.guide(scroll, .content), axis.size)
        return visible.constraints.contains { $0.first == size || $0.second == size }
    }

    /// Returns whether an equality along the axis attaches a view inside the scroll view to the
    /// scroll view's frame or to a view outside.
    private func isPlacedFromOutside(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let isInside = { (anchor: BoxAnchor) in
            anchor.box.owner != scroll && self.document.isAncestor(scroll, of: anchor.box.owner)
        }
        return visible.constraints.contains { constraint in
            guard let second = constraint.second, !second.attribute.isSize,
                constraint.first.attribute.axis == axis, constraint.relation == .equal
            else { return false }
            let ends = [constraint.first, second]
            return ends.contains(where: isInside)
                && ends.contains { !isInside($0) && !$0.isContent(of: scroll) }
        }
    }

    /// Returns whether constraints must determine the content's size. They need not if the scroll
    /// view has a custom class or no subviews, or if an autoresizing mask places one of its
    /// subviews.
    private func isPlainScroll(_ id: ViewID) -> Bool {
        let subviews = resolved[id].subviews
        return !subviews.isEmpty
            && !isOfOwnClass(id)
            && subviews.allSatisfy { resolved[$0].autoresizing == nil }
    }

    /// Returns the parts of a scroll view's content (start, middle or end) that the constraint
    /// attaches to a view inside it. Empty if the constraint is not an equality, because an
    /// inequality does not determine a size.
    private func contentParts(
        of scroll: ViewID, heldBy constraint: BoxConstraint
    ) -> [LayoutAttribute] {
        guard let second = constraint.second, constraint.relation == .equal else { return [] }
        return [(constraint.first, second), (second, constraint.first)].compactMap {
            anchor, other -> LayoutAttribute? in
            guard anchor.isContent(of: scroll), other.box.owner != scroll,
                document.isAncestor(scroll, of: other.box.owner)
            else { return nil }
            return anchor.attribute.part
        }
    }
}

extension BoxAnchor {
    /// Returns whether the anchor is an edge or the middle of the scroll view's content. A scroll
    /// view's own edges and margins belong to the content, but its center to the frame
    /// (docs/auto-layout-rules.md, "Scroll views").
    fileprivate func isContent(of scroll: ViewID) -> Bool {
        switch box {
        case .guide(scroll, .content): true
        case .view(scroll), .guide(scroll, .margins):
            attribute.part != .centerX && attribute.part != .centerY
        default: false
        }
    }
}

extension LayoutAttribute {
    /// Returns the attributes of the start, middle and end along an axis.
    fileprivate static func parts(along axis: Axis) -> [LayoutAttribute] {
        [axis.start, axis.center, axis.end]
    }

    /// The start, center or end to which the attribute belongs, as one of the attributes that
    /// `parts` returns. A margin counts as its edge, a first baseline as the top, and a last
    /// baseline as the bottom. Nil for a size.
    fileprivate var part: LayoutAttribute? {
        switch withoutMargin {
        case .left: .leading
        case .right: .trailing
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        case .width, .height: nil
        default: withoutMargin
        }
    }
}
