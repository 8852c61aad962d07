extension StackConstraints {
    /// Returns the constraints across the axis (docs/stack-view-rules.md, "Across the axis" and
    /// "One view or none").
    func crossConstraints() -> [BoxConstraint] {
        if visible.isEmpty { return allHiddenConstraints() }
        if items.count == 1 { return singleItemConstraints(items[0]) }
        return alignmentConstraints() + crossConnections() + spanningConstraints()
    }

    private var cross: Axis { axis.crossing }

    /// Whether views are aligned by baselines, which only horizontal stacks support.
    private var usesBaselines: Bool { isBaseline && axis == .horizontal }
    private var isBaseline: Bool {
        settings.alignment == .firstBaseline || settings.alignment == .lastBaseline
    }

    /// Returns the constraints that align every arranged view, even a hidden one, with the first
    /// arranged view. If the stack aligns baselines, Interface Builder's canvas treats views
    /// without text differently (`BaselineRole`): plain views fill the height of the stack (8 of 8,
    /// 5 projects), and if the first view has no text, the bottoms of the views are aligned (4 of
    /// 4, 3 projects).
    private func alignmentConstraints() -> [BoxConstraint] {
        items.dropFirst().flatMap { item in
            if usesBaselines, item.baseline == .fill, items[0].baseline == .aligned {
                return [LayoutAttribute.top, .bottom].map {
                    constraint(.alignment, canvasAnchor($0), .equal, anchor(item, $0))
                }
            }
            let isBottom = usesBaselines && items[0].baseline != .aligned
            return (isBottom ? [.bottom] : alignedAttributes).map { attribute in
                constraint(.alignment, anchor(items[0], attribute), .equal, anchor(item, attribute))
            }
        }
    }

    private var alignedAttributes: [LayoutAttribute] {
        switch settings.alignment {
        case .fill: [cross.start, cross.end]
        case .leading: [cross.start]
        case .trailing: [cross.end]
        case .center: [cross.center]
        case .firstBaseline: usesBaselines ? [.firstBaseline] : []
        case .lastBaseline: usesBaselines ? [.lastBaseline] : []
        }
    }

    private func crossConnections() -> [BoxConstraint] {
        func connect(_ attribute: LayoutAttribute, _ relation: Relation, _ other: BoxAnchor)
            -> BoxConstraint
        {
            constraint(.canvasConnection, canvasAnchor(attribute), relation, other)
        }
        func toItem(_ attribute: LayoutAttribute, _ relation: Relation = .equal) -> BoxConstraint {
            connect(attribute, relation, anchor(items[0], attribute))
        }
        func toSpanner(_ attribute: LayoutAttribute) -> BoxConstraint {
            connect(attribute, .equal, spanner(attribute))
        }
        switch settings.alignment {
        case .fill: return [toItem(cross.start), toItem(cross.end)]
        case .leading: return [toItem(cross.start), toSpanner(cross.end)]
        case .trailing: return [toSpanner(cross.start), toItem(cross.end)]
        case .center: return [toSpanner(cross.start), toSpanner(cross.end), toItem(cross.center)]
        case .firstBaseline where usesBaselines:
            return [toItem(.top, .lessThanOrEqual), toSpanner(.bottom)]
        case .lastBaseline where usesBaselines:
            return [toSpanner(.top), toItem(.bottom, .greaterThanOrEqual)]
        case .firstBaseline, .lastBaseline: return [toSpanner(cross.start), toSpanner(cross.end)]
        }
    }

    private func spanner(_ attribute: LayoutAttribute) -> BoxAnchor {
        BoxAnchor(.spanner(id), attribute)
    }

    private func spanningConstraints() -> [BoxConstraint] {
        guard let priority = settings.alignment.fit(views: items.count) else { return [] }
        let fit = constraint(.spanningFit, spanner(cross.size), priority: priority)
        return visible.flatMap(spanningBoundaries) + [fit]
            + (usesBaselines ? [canvasFit(cross)] : [])
            + suppression()
    }

    private func spanningBoundaries(_ item: Item) -> [BoxConstraint] {
        let startIsAligned = settings.alignment == .leading
        let endIsAligned = settings.alignment == .trailing
        return [
            constraint(
                .spanningBoundary, spanner(cross.start), startIsAligned ? .equal : .lessThanOrEqual,
                anchor(item, cross.start),
                priority: startIsAligned ? Priorities.alignedBoundary : Priorities.required),
            constraint(
                .spanningBoundary, spanner(cross.end), endIsAligned ? .equal : .greaterThanOrEqual,
                anchor(item, cross.end),
                priority: endIsAligned ? Priorities.alignedBoundary : Priorities.required),
        ]
    }

    /// Returns the constraints that shrink each view across the axis at a low priority. They give
    /// size 0 to a view whose size would otherwise be ambiguous.
    private func suppression() -> [BoxConstraint] {
        items.map {
            constraint(
                .ambiguitySuppression, anchor($0, cross.size),
                priority: Priorities.ambiguitySuppression)
        }
    }

    private func singleItemConstraints(_ item: Item) -> [BoxConstraint] {
        func connect(_ attribute: LayoutAttribute, _ relation: Relation) -> BoxConstraint {
            constraint(
                .canvasConnection, canvasAnchor(attribute), relation, anchor(item, attribute))
        }
        if settings.alignment == .fill {
            return [connect(cross.start, .equal), connect(cross.end, .equal)]
        }
        let start: Relation = settings.alignment == .leading ? .equal : .lessThanOrEqual
        let end: Relation = settings.alignment == .trailing ? .equal : .greaterThanOrEqual
        let center = settings.alignment == .center ? [connect(cross.center, .equal)] : []
        return [connect(cross.start, start), connect(cross.end, end)] + center + [canvasFit(cross)]
            + suppression()
    }

    /// Returns the constraints of a stack whose views are all hidden. They align the views with
    /// each other, and shrink the stack at a low priority. So the stack collapses to its margins
    /// unless other constraints size it (docs/stack-view-rules.md, "One view or none").
    private func allHiddenConstraints() -> [BoxConstraint] {
        assert(!items.isEmpty, "a stack without views has no constraints across its axis")
        let first = anchor(items[0], cross.start)
        return alignmentConstraints() + [
            constraint(.canvasConnection, canvasAnchor(cross.start), .equal, first),
            canvasFit(axis), canvasFit(cross),
        ] + spannersInMargins() + suppression()
    }

    /// Returns the constraints that keep the margins of a stack whose views are all hidden. They
    /// stand for UIKit's spanners, which are connected to both ends of the stack and are not
    /// shorter than 0.
    private func spannersInMargins() -> [BoxConstraint] {
        if !settings.marginsRelative { return [] }
        return [axis, cross].map { axis in
            constraint(
                .canvasConnection, canvasAnchor(axis.end), .greaterThanOrEqual,
                canvasAnchor(axis.start))
        }
    }
}

extension Alignment {
    /// Returns the priority of the constraint that shrinks a stack across its axis to the size of
    /// its views; nil if the alignment is `fill`. With one view, the constraint is on the size of
    /// the stack itself. With several views, it is on the size of the alignment spanner
    /// (`Box.spanner`).
    func fit(views count: Int) -> Double? {
        self == .fill ? nil : count == 1 ? Priorities.canvasFit : Priorities.spanningFit
    }
}

extension Distribution {
    /// The priority of the constraint that shrinks a stack along its axis to its content.
    /// Distributions with flexible gaps need this constraint, because the gaps could otherwise
    /// grow. Nil for the other distributions, whose views fill the stack.
    var fit: Double? {
        self == .equalSpacing || self == .equalCentering ? Priorities.canvasFit : nil
    }
}
