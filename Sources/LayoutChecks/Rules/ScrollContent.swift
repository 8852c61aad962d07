import StackCore

extension Rule {
    static let scrollContent = Rule(
        .scrollContent, .warning,
        "Nothing inside a scroll view holds on to the end of its content, so that it has no content size and does not scroll.",
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
            return sight.visible.order.flatMap { id in
                sight.openAxes(ofScroll: id).map { axis in
                    let (edge, way) =
                        axis == .horizontal ? ("trailing", "width") : ("bottom", "height")
                    return Finding(
                        .scrollContent, [.view(id)], aspect: way,
                        "nothing in \(sight.name(id)) holds on to its \(edge), so its content has no \(way)"
                    )
                }
            }
        })
}

extension Sight {
    /// The axes along which what stands in a scroll view says where its content begins, and not where
    /// it ends.
    fileprivate func openAxes(ofScroll id: ViewID) -> [Axis] {
        guard resolved[id].kind == .scroll, isPlainScroll(id) else { return [] }
        let holds = visible.constraints.flatMap { self.holds(on: id, $0) }
        return [Axis.horizontal, .vertical].filter { axis in
            if hasContentSize(id, axis) { return false }
            let own = holds.filter { $0.axis == axis }
            return own.contains { $0.isStart } && !own.contains { !$0.isStart }
        }
    }

    /// Whether a constraint speaks of the length of the content itself.
    private func hasContentSize(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let size = BoxAnchor(
            .guide(scroll, .content), axis == .horizontal ? .width : .height)
        return visible.constraints.contains { $0.first == size || $0.second == size }
    }

    /// Lists size their content themselves, and what a mask places is sized in code.
    private func isPlainScroll(_ id: ViewID) -> Bool {
        let style = resolved[id].style
        let subviews = resolved[id].subviews
        return (style == nil || style == .plain) && !subviews.isEmpty
            && resolved.value(.customClass, of: id) == nil
            && subviews.allSatisfy { resolved[$0].autoresizing == nil }
    }

    /// The ends of a scroll view's content that a constraint from inside it holds on to.
    private func holds(
        on scroll: ViewID, _ constraint: BoxConstraint
    ) -> [(axis: Axis, isStart: Bool)] {
        guard let second = constraint.second else { return [] }
        return [(constraint.first, second), (second, constraint.first)].flatMap {
            anchor, other -> [(axis: Axis, isStart: Bool)] in
            guard anchor.isContent(of: scroll), other.box.owner != scroll,
                document.isAncestor(scroll, of: other.box.owner)
            else { return [] }
            return anchor.attribute.ends.map { (anchor.attribute.axis, $0) }
        }
    }
}

extension BoxAnchor {
    fileprivate func isContent(of scroll: ViewID) -> Bool {
        box == .view(scroll) || box == .guide(scroll, .content) || box == .guide(scroll, .margins)
    }
}

extension LayoutAttribute {
    /// Whether it is where something starts, or ends; both of a middle, since it needs both.
    fileprivate var ends: [Bool] {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: [true]
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: [false]
        case .firstBaseline: [true]
        case .lastBaseline: [false]
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: []
        }
    }
}
