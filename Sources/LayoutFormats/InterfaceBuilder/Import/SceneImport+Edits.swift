import StackCore

extension SceneImport {
    func viewEdits() -> [Edit] {
        var result: [Edit] = []
        var subviewCounts = [Int](repeating: 0, count: views.count)
        for view in views {
            result.append(
                .createView(
                    View(
                        id: view.id, name: view.name, kind: view.kind,
                        properties: view.properties.list)))
            guard let parent = view.parent, orders[parent] == nil else { continue }
            let index = subviewCounts[parent.raw]
            subviewCounts[parent.raw] += 1
            result.append(.insertSubview(view.id, in: parent, at: index))
            // A stack of a document arranges all its subviews, so the two orders agree.
            if view.isArranged { result.append(.insertArranged(view.id, in: parent, at: index)) }
        }
        return result + remarkedOrderEdits()
    }

    /// Views whose order a remark gives come into their superview when all are there.
    private func remarkedOrderEdits() -> [Edit] {
        orders.sorted { $0.key < $1.key }.flatMap { parent, order in
            order.subviews.enumerated().map { .insertSubview($1, in: parent, at: $0) }
                + order.arranged.enumerated().map { .insertArranged($1, in: parent, at: $0) }
        }
    }

    func constraintEdits() -> [Edit] {
        constraints.map { constraint in
            .createConstraint(
                LayoutConstraint(
                    id: constraint.id, name: constraint.name, first: constraint.first,
                    relation: constraint.relation, second: constraint.second,
                    properties: constraint.properties.list))
        }
    }
}
