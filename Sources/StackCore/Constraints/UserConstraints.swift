extension ResolvedDocument {
    /// The user's constraints that take part under these traits: active, installed, and with both
    /// items in the hierarchy.
    func userConstraints() -> [BoxConstraint] {
        document.allConstraints.compactMap { constraint in
            guard takesPart(constraint) else { return nil }
            let list = constraint.properties
            return BoxConstraint(
                .user(constraint.id), box(constraint.first), constraint.relation,
                constraint.second.map(box),
                multiplier: number(.multiplier, list, 1), constant: number(.constant, list, 0),
                priority: number(.priority, list, 1000))
        }
    }

    private func takesPart(_ constraint: LayoutConstraint) -> Bool {
        let list = constraint.properties
        return constraint.views.allSatisfy { views[$0] != nil }
            && list.inForce(.active, under: traits)?.value != .flag(false)
            && list.inForce(.installed, under: traits)?.value != .flag(false)
    }

    private func number(_ key: PropertyKey, _ list: PropertyList, _ fallback: Double) -> Double {
        if case .number(let value)? = list.inForce(key, under: traits)?.value {
            value
        } else {
            fallback
        }
    }

    private func box(_ anchor: Anchor) -> BoxAnchor {
        let id = anchor.item.view
        return BoxAnchor(anchor.item.guide.map { .guide(id, $0) } ?? .view(id), anchor.attribute)
    }
}
