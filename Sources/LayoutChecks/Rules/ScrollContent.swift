import StackCore

extension Rule {
    static let scrollContent = Rule(
        .scrollContent, .warning,
        "Nothing inside a scroll view holds on to one or both ends of its content, so that its content has no size and does not scroll.",
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
            let sight = examination.sight
            return sight.visible.order.flatMap { id -> [Finding] in
                if sight.leavesSizeUnverified(id) { return [] }
                return sight.openContent(ofScroll: id).map { $0.finding(sight) }
            }
        })
}

/// An axis along which the constraints inside a scroll view do not decide how long its content is.
struct OpenContent {
    let scroll: ViewID
    let axis: Axis
    let missing: [LayoutAttribute]

    fileprivate func finding(_ sight: Sight) -> Finding {
        let length = axis == .horizontal ? "width" : "height"
        let edges = missing.map(\.rawValue).joined(separator: " or ")
        return Finding(
            .scrollContent, [.view(scroll)], aspect: length,
            "nothing in \(sight.name(scroll)) holds on to its \(edges), so its content has no \(length)"
        )
    }
}

extension Sight {
    /// The axes along which less than two of the start, the middle and the end of a scroll view's
    /// content are equal to something in it. The end alone will do if what is inside has its place by
    /// something that does not scroll.
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

    /// Whether a constraint is about the length of the content itself.
    private func hasContentSize(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let size = BoxAnchor(.guide(scroll, .content), axis.size)
        return visible.constraints.contains { $0.first == size || $0.second == size }
    }

    /// Whether something in a scroll view has its place by the frame or by what is around it.
    private func isPlacedFromOutside(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let isInside = { (anchor: BoxAnchor) in
            anchor.box.owner != scroll && document.isAncestor(scroll, of: anchor.box.owner)
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

    /// Lists size their content themselves, and code sizes what a mask places.
    private func isPlainScroll(_ id: ViewID) -> Bool {
        let style = resolved[id].style
        let subviews = resolved[id].subviews
        return (style == nil || style == .plain) && !subviews.isEmpty
            && resolved.value(.customClass, of: id) == nil
            && subviews.allSatisfy { resolved[$0].autoresizing == nil }
    }

    /// The parts of a scroll view's content that a constraint makes equal to something inside it. An
    /// inequality decides no length.
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
    /// Whether it is an edge or the middle of what a scroll view scrolls: the edges and margins of the
    /// view are, its middle is the frame's (docs/auto-layout-rules.md, "Scroll views").
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
    /// The start, the middle and the end of a length along an axis.
    fileprivate static func parts(along axis: Axis) -> [LayoutAttribute] {
        [axis.start, axis.center, axis.end]
    }

    /// The one of `parts` that a location is, whatever the margins; nil for a size.
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
