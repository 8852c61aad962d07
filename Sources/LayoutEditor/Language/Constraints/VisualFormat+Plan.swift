package import StackCore

extension VisualFormat {
    /// Adds the constraints of the visual format to the plan, in the order from leading to trailing
    /// or from top to bottom. They are installed only in the size classes of `condition`, or in all
    /// if `condition` is nil.
    ///
    /// A `-` at the superview's edge means the superview's layout margin, as in UIKit.
    package func constrain(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        let ids = try views.map { try $0.view.resolve(in: plan.document) }
        if let leading {
            try join(edge: .start, to: ids[0], by: leading, &plan, only: condition)
        }
        for (index, box) in views.enumerated() {
            for size in box.sizes { try constrain(size, of: ids[index], &plan, only: condition) }
            if index > 0 {
                try join(ids[index - 1], ids[index], by: gaps[index - 1], &plan, only: condition)
            }
        }
        if let trailing {
            try join(edge: .end, to: ids[ids.count - 1], by: trailing, &plan, only: condition)
        }
    }

    private enum Edge { case start, end }

    private func attribute(_ edge: Edge) -> LayoutAttribute {
        switch (axis, edge) {
        case (.horizontal, .start): .leading
        case (.horizontal, .end): .trailing
        case (.vertical, .start): .top
        case (.vertical, .end): .bottom
        }
    }

    private func margin(_ edge: Edge) -> LayoutAttribute {
        switch (axis, edge) {
        case (.horizontal, .start): .leadingMargin
        case (.horizontal, .end): .trailingMargin
        case (.vertical, .start): .topMargin
        case (.vertical, .end): .bottomMargin
        }
    }

    private func join(
        edge: Edge, to id: ViewID, by gap: Gap, _ plan: inout EditPlan, only condition: SizeClasses?
    ) throws {
        guard let parent = plan.parent(of: id) else {
            let box = edge == .start ? views[0] : views[views.count - 1]
            throw CommandError(
                .isRoot, "the root view has no superview",
                at: box.view.source.position)
        }
        let isMargin = gap == .standard
        let outer = Anchor(LayoutItem(parent), isMargin ? margin(edge) : attribute(edge))
        let inner = Anchor(LayoutItem(id), attribute(edge))
        let predicates = gap.predicates(standard: 0)
        for predicate in predicates {
            // The anchor with the greater coordinate comes first, so that a positive gap is inside
            // the superview.
            let (far, near) = edge == .start ? (inner, outer) : (outer, inner)
            try plan.constrain(
                far, predicate.relation, near, properties: predicate.properties(only: condition))
        }
    }

    private func join(
        _ first: ViewID, _ second: ViewID, by gap: Gap, _ plan: inout EditPlan,
        only condition: SizeClasses?
    ) throws {
        for predicate in gap.predicates(standard: SystemSpacing.betweenSiblings) {
            try plan.constrain(
                Anchor(LayoutItem(second), attribute(.start)), predicate.relation,
                Anchor(LayoutItem(first), attribute(.end)),
                properties: predicate.properties(only: condition))
        }
    }

    private func constrain(
        _ size: Predicate, of id: ViewID, _ plan: inout EditPlan, only condition: SizeClasses?
    ) throws {
        let attribute = axis.size
        let other: Anchor? =
            if case .view(let view) = size.object {
                Anchor(LayoutItem(try view.resolve(in: plan.document)), attribute)
            } else {
                nil
            }
        try plan.constrain(
            Anchor(LayoutItem(id), attribute), size.relation, other,
            properties: size.properties(only: condition))
    }
}

extension VisualFormat.Gap {
    fileprivate func predicates(standard: Double) -> [VisualFormat.Predicate] {
        switch self {
        case .none: [.exactly(0)]
        case .standard: [.exactly(standard)]
        case .predicates(let predicates): predicates
        }
    }
}

extension VisualFormat.Predicate {
    fileprivate static func exactly(_ points: Double) -> Self {
        Self(relation: .equal, object: .points(points), priority: nil)
    }

    fileprivate func properties(only condition: SizeClasses?) -> PropertyList {
        var list = PropertyList()
        if case .points(let points) = object, points != 0 { list[.constant] = .number(points) }
        if let priority { list[.priority] = .number(priority) }
        return list.installed(only: condition)
    }
}
