extension ResolvedDocument {
    /// The user's constraints that take part under these traits: active, installed, and with both
    /// items in the hierarchy.
    func userConstraints() -> [BoxConstraint] {
        document.allConstraints.compactMap { constraint in
            guard takesPart(constraint) else { return nil }
            return BoxConstraint(
                .user(constraint.id), box(constraint.first), constraint.relation,
                constraint.second.map(box),
                multiplier: value(.multiplier, of: constraint) ?? 1,
                constant: value(.constant, of: constraint) ?? 0,
                priority: value(.priority, of: constraint) ?? 1000)
        }
    }

    private func takesPart(_ constraint: LayoutConstraint) -> Bool {
        constraint.views.allSatisfy { views[$0] != nil } && value(.active, of: constraint) ?? true
            && value(.installed, of: constraint) ?? true
    }

    private func value<Value>(
        _ property: Property<Value>, of constraint: LayoutConstraint
    ) -> Value? {
        property.value(in: constraint.properties.inForce(property.key, under: traits)?.value)
    }

    private func box(_ anchor: Anchor) -> BoxAnchor {
        let id = anchor.item.view
        return BoxAnchor(anchor.item.guide.map { .guide(id, $0) } ?? .view(id), anchor.attribute)
    }
}
