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
            guard let parent = view.parent else { continue }
            let index = subviewCounts[parent.raw]
            subviewCounts[parent.raw] += 1
            result.append(.insertSubview(view.id, in: parent, at: index))
            // A stack of a document arranges all its subviews, so the two orders agree.
            if view.isArranged { result.append(.insertArranged(view.id, in: parent, at: index)) }
        }
        return result
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
