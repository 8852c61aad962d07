extension StackConstraints {
    /// Returns the constraints along the axis (docs/stack-view-rules.md, "Along the axis"). Some
    /// attach the first and the last visible view to the ends of the stack
    /// (`UISV-canvas-connection`). The others define the spacing and the distribution.
    func axisConstraints() -> [BoxConstraint] {
        guard let first = visible.first, let last = visible.last else { return [] }
        return [
            constraint(
                .canvasConnection, canvasAnchor(axis.start), .equal, anchor(first, axis.start)),
            constraint(.canvasConnection, canvasAnchor(axis.end), .equal, anchor(last, axis.end)),
        ] + spacingConstraints() + distributionConstraints() + textWidthConstraints()
    }

    func anchor(_ item: Item, _ attribute: LayoutAttribute) -> BoxAnchor {
        BoxAnchor(.view(item.id), attribute)
    }

    func canvasAnchor(_ attribute: LayoutAttribute) -> BoxAnchor { BoxAnchor(canvas, attribute) }

    private var pairs: [(previous: Item, next: Item)] {
        zip(visible, visible.dropFirst()).map { ($0, $1) }
    }

    private func spacingConstraints() -> [BoxConstraint] {
        let relation: Relation = settings.distribution.spacingIsExact ? .equal : .greaterThanOrEqual
        let baselines = settings.baselineRelative && axis == .vertical
        return pairs.map { previous, next in
            constraint(
                .spacing, anchor(next, baselines ? .firstBaseline : axis.start), relation,
                anchor(previous, baselines ? .lastBaseline : axis.end),
                constant: spacing(after: previous))
        }
    }

    private func distributionConstraints() -> [BoxConstraint] {
        switch settings.distribution {
        case .fill: []
        case .fillEqually: equalSizes()
        case .fillProportionally: proportionalSizes()
        case .equalSpacing:
            gapConstraints(from: axis.end, to: axis.start) { _ in Priorities.required }
        case .equalCentering:
            gapConstraints(from: axis.center, to: axis.center) {
                Priorities.centeringTop - Double($0.index)
            }
        }
    }

    private func equalSizes() -> [BoxConstraint] {
        visible.dropFirst().map {
            constraint(.fillEqually, anchor($0, axis.size), .equal, anchor(visible[0], axis.size))
        }
    }

    /// Returns the constraints that make the views' lengths proportional to their natural lengths.
    /// As in UIKit, a view's share of the stack is its natural length divided by the sum of all
    /// natural lengths and spacings. So the shares and spacings together do not fill the stack; the
    /// view whose constraint has the lowest priority fills the rest. The system spacing counts as 0
    /// (docs/stack-view-rules.md, "Proportional sizes").
    private func proportionalSizes() -> [BoxConstraint] {
        let naturalTotal = naturalLengths.reduce(0, +)
        if naturalTotal <= 0 { return equalSizes() }
        let total = naturalTotal + pairs.reduce(0) { $0 + countedSpacing(after: $1.previous) }
        return zip(visible, naturalLengths).map { item, natural in
            if natural <= 0 { return constraint(.fillProportionally, anchor(item, axis.size)) }
            return constraint(
                .fillProportionally, anchor(item, axis.size), .equal, canvasAnchor(axis.size),
                multiplier: natural / total,
                priority: items.count == 1
                    ? Priorities.required
                    : Swift.max(Priorities.proportionalTop - Double(item.index), 1))
        }
    }

    /// Returns the constraints that give each view with a `widthShare` the same width in a
    /// horizontal stack: the stack's width without the spacing, divided by the number of visible
    /// views (docs/stack-view-rules.md, "Labels on several lines"). Empty for fillEqually and
    /// fillProportionally.
    private func textWidthConstraints() -> [BoxConstraint] {
        let hasShares =
            settings.distribution != .fillEqually
            && settings.distribution != .fillProportionally
        guard axis == .horizontal, hasShares else { return [] }
        let count = Double(visible.count)
        let gaps = pairs.reduce(0) { $0 + countedSpacing(after: $1.previous) }
        return visible.compactMap { item in
            item.widthShare.map { priority in
                constraint(
                    .textWidth, anchor(item, .width), .equal, canvasAnchor(.width),
                    multiplier: 1 / count, constant: -gaps / count, priority: priority)
            }
        }
    }

    private func countedSpacing(after item: Item) -> Double {
        (item.spacingAfter ?? settings.spacing) == .system ? 0 : spacing(after: item)
    }

    /// Returns the constraints that make all gaps between consecutive visible views as large as the
    /// first gap (docs/stack-view-rules.md, "Along the axis"), and the constraint that shrinks the
    /// stack to its content. A gap begins at the attribute `from` of the previous view, such as its
    /// trailing edge, and ends at the attribute `to` of the next view.
    private func gapConstraints(
        from: LayoutAttribute, to: LayoutAttribute, priority: (Item) -> Double
    ) -> [BoxConstraint] {
        if visible.count < 2 { return [] }
        let onBaselines = settings.baselineRelative && axis == .vertical && from == axis.end
        let edges = pairs.enumerated().flatMap { index, pair in
            [
                constraint(
                    .distributingEdge, gap(index, axis.start), .equal,
                    anchor(pair.previous, onBaselines ? .lastBaseline : from)),
                constraint(
                    .distributingEdge, gap(index, axis.end), .equal,
                    anchor(pair.next, onBaselines ? .firstBaseline : to)),
            ]
        }
        let equal = pairs.enumerated().dropFirst().map { index, pair in
            constraint(
                .fillEqually, gap(index, axis.size), .equal, gap(0, axis.size),
                priority: Swift.max(priority(pair.previous), 1))
        }
        return edges + equal + [canvasFit(axis)]
    }

    private func gap(_ index: Int, _ attribute: LayoutAttribute) -> BoxAnchor {
        BoxAnchor(.gap(id, index), attribute)
    }

    /// Returns the constraint that shrinks the stack to its content along `axis`. It applies to the
    /// stack itself, never to its margins guide.
    func canvasFit(_ axis: Axis) -> BoxConstraint {
        constraint(.canvasFit, BoxAnchor(.view(id), axis.size), priority: Priorities.canvasFit)
    }
}
