import StackCore

extension Document {
    /// Returns whether the constraints of a view do not determine its height: no chain of equalities
    /// and of views with a height of their own connects its upper and its lower edge.
    func leavesHeightOpen(of root: ViewID) -> Bool {
        var chains = EqualityChains()
        for constraint in allConstraints
        where constraint.relation == .equal && constraint.first.attribute.axis == .vertical {
            let first = constraint.first
            let isHeight = first.attribute == .height
            guard let second = constraint.second else {
                if isHeight { chains.join(first.item.view) }
                continue
            }
            if isHeight {
                // The height of another view, or a width, is a height in turn.
                chains.join(first.item.view)
                chains.join(second.item.view)
            } else {
                chains.join(first, second)
            }
        }
        for view in allViews where view.id != root {
            let isFilled = view.kind == .stack && !view.arrangedSubviews.isEmpty
            if isFilled || view.hasOwnHeight { chains.join(view.id) }
        }
        return !chains.connect(
            Anchor(LayoutItem(root), .top), Anchor(LayoutItem(root), .bottom))
    }
}

extension View {
    /// Whether the content of the view gives it a height.
    fileprivate var hasOwnHeight: Bool {
        switch kind {
        case .view, .spacer, .stack, .scroll, .table, .collection, .cell, .textView, .map, .web,
            .visualEffect:
            properties[.intrinsic] != nil
        case .image: properties[.image] != nil
        default: true
        }
    }
}

/// The vertical positions in a document that equalities connect with each other.
private struct EqualityChains {
    private var chains: [Anchor: Int] = [:]
    private var next = 0

    /// Connects all positions of a view whose height is known.
    mutating func join(_ id: ViewID) {
        let item = LayoutItem(id)
        for attribute in [LayoutAttribute.bottom, .centerY, .firstBaseline, .lastBaseline] {
            join(Anchor(item, .top), Anchor(item, attribute))
        }
    }

    mutating func join(_ a: Anchor, _ b: Anchor) {
        let (one, other) = (number(of: a), number(of: b))
        if one == other { return }
        for (anchor, chain) in chains where chain == other { chains[anchor] = one }
        assert(!chains.values.contains(other), "two positions are connected in one direction only")
    }

    func connect(_ a: Anchor, _ b: Anchor) -> Bool {
        guard let one = chains[plain(a)], let other = chains[plain(b)] else { return false }
        return one == other
    }

    private mutating func number(of anchor: Anchor) -> Int {
        let key = plain(anchor)
        if let known = chains[key] { return known }
        next += 1
        chains[key] = next
        return next
    }

    /// Returns the position on the view itself for one on its margins or on a guide.
    private func plain(_ anchor: Anchor) -> Anchor {
        Anchor(LayoutItem(anchor.item.view), anchor.attribute.withoutMargin)
    }
}
