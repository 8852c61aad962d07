// What the constraints of views said is kept when the views are embedded.

extension EditPlan {
    /// Restores what the constraints of views said before `embed` removed them.
    ///
    /// - At an edge, a centre or a length that the stack has from its views, the constraint moves to
    ///   the stack.
    /// - A constraint that determines of another view what no other constraint does stays as it is.
    /// - What the stack's arrangement replaces is gone, such as the distance between two of the
    ///   views.
    ///
    /// Constraints keep their names, numbers and properties. On an axis without a constraint that
    /// places the stack, the stack begins where the views began.
    package mutating func keep(_ embedded: EmbeddedViews, in stack: ViewID) throws(EditRefusal) {
        precondition(
            embedded.views.allSatisfy { isArranged($0, by: stack) },
            "\(name(of: stack)) does not arrange the embedded views")
        let values = properties(of: .view(stack))
        var keeper = ConstraintKeeper(
            embedded: embedded, stack: stack, axis: values.value(.axis) ?? .horizontal,
            isFilling: (values.value(.alignment) ?? .fill) == .fill)
        for constraint in embedded.constraints { keeper.decide(constraint) }
        let moved = keeper.held.compactMap(\.moved)
        var places = PlaceEquations(embedded, stack)
        for constraint in constraints() + keeper.kept + moved { places.add(constraint) }
        let placing = keeper.asked.filter { places.determines($0) }
        let kept = Set((keeper.kept + placing).map(\.id))
        for constraint in embedded.constraints where kept.contains(constraint.id) {
            restore(constraint)
        }
        for constraint in moved { add(.createConstraint(constraint)) }
        guard let parent = embedded.parent, !isArranged(stack, by: parent) else { return }
        for axis in [Axis.horizontal, .vertical] where !keeper.isPlaced(along: axis) {
            let (guide, distance) = embedded.corner(along: axis, isOfRoot: parent == .root)
            let attribute: LayoutAttribute = axis == .horizontal ? .leading : .top
            var list = PropertyList()
            if distance != 0 { list[.constant] = .number((distance * 1000).rounded() / 1000) }
            try constrain(
                Anchor(LayoutItem(stack), attribute), .equal,
                Anchor(LayoutItem(parent, guide: guide), attribute), properties: list)
        }
    }
}

/// The decision what becomes of each constraint between embedded views and others.
private struct ConstraintKeeper {
    let embedded: EmbeddedViews
    let stack: ViewID
    let axis: Axis
    /// Whether the stack makes its views as broad as itself.
    let isFilling: Bool
    /// The constraints that stay as they are.
    private(set) var kept: [LayoutConstraint] = []
    /// The constraints that stay only if they place a view outside of the stack.
    private(set) var asked: [LayoutConstraint] = []
    /// The constraints at what the stack has from its views.
    private(set) var held: [Held] = []

    struct Held {
        let view: ViewID
        let attribute: LayoutAttribute
        /// The relation as seen from the view.
        let relation: Relation
        let original: LayoutConstraint
        /// The constraint of the stack; nil if the original stays, because it is about a margin, a
        /// guide or a view inside of the view.
        let moved: LayoutConstraint?
    }

    init(embedded: EmbeddedViews, stack: ViewID, axis: Axis, isFilling: Bool) {
        (self.embedded, self.stack, self.axis) = (embedded, stack, axis)
        self.isFilling = isFilling
    }

    func isPlaced(along axis: Axis) -> Bool {
        held.contains {
            $0.relation == .equal && !$0.attribute.isSize && $0.attribute.axis == axis
        }
    }

    mutating func decide(_ one: LayoutConstraint) {
        switch (embedded.owner(one.first), embedded.owner(one.second)) {
        case _ where one.isAssertion: kept.append(one)
        case (let first?, let second?): decide(one, between: first, second)
        case (let view?, nil): decide(one, own: one.first, of: view, one.relation)
        case (nil, let view?): decide(one, own: one.second!, of: view, one.relation.flipped)
        case (nil, nil): preconditionFailure("\(one.name) is not about an embedded view")
        }
    }

    private mutating func decide(
        _ one: LayoutConstraint, between first: ViewID, _ second: ViewID
    ) {
        let attribute = one.first.attribute
        let isAlong = attribute.axis == axis
        let isOfViews =
            one.first.item == LayoutItem(first) && one.second?.item == LayoutItem(second)
        let isLength = attribute.isSize && (isAlong || !isFilling)
        let isInside = !isOfViews && !(isAlong && !attribute.isSize)
        if isLength || isInside { kept.append(one) }
    }

    private mutating func decide(
        _ one: LayoutConstraint, own: Anchor, of view: ViewID, _ relation: Relation
    ) {
        let attribute = own.attribute
        let isOfView = own.item == LayoutItem(view)
        guard embedded.holders(of: attribute, along: axis).contains(view) else {
            let isLength = attribute.isSize && (attribute.axis == axis || !isOfView)
            if isLength { kept.append(one) } else { asked.append(one) }
            return
        }
        let isMoved = isOfView && attribute == attribute.withoutMargin
        let isTwice = held.contains {
            $0.view != view && $0.attribute == attribute && $0.relation == relation
                && embedded.environment.areTogether($0.original, one)
        }
        if isMoved, isTwice { return asked.append(one) }
        held.append(
            Held(
                view: view, attribute: attribute, relation: relation, original: one,
                moved: isMoved ? one.moved(from: view, to: stack) : nil))
        if !isMoved { kept.append(one) }
    }
}

/// Equations between the places and lengths of views that neither the stack nor a superview of it
/// places. They determine which constraints state something new.
private struct PlaceEquations {
    private let embedded: EmbeddedViews
    private let stack: ViewID
    /// The solved equations, each with the unknown that it determines.
    private var known: [(unknown: Int, others: LinearExpression)] = []

    init(_ embedded: EmbeddedViews, _ stack: ViewID) {
        (self.embedded, self.stack) = (embedded, stack)
    }

    /// Adds a constraint that stays.
    mutating func add(_ constraint: LayoutConstraint) {
        if constraint.relation == .equal, embedded.environment.takesPart(constraint) {
            _ = adds(constraint)
        }
    }

    /// Returns whether a constraint determines what those before do not. A constraint that is not
    /// in force determines something if it is about a view that is placed elsewhere.
    mutating func determines(_ constraint: LayoutConstraint) -> Bool {
        if embedded.environment.takesPart(constraint) { return adds(constraint) }
        return constraint.views.contains { !embedded.isPlaced($0, in: stack) }
    }

    private mutating func adds(_ constraint: LayoutConstraint) -> Bool {
        var sum = LinearExpression()
        add(constraint.first, 1, to: &sum)
        let factor = constraint.properties.value(.multiplier) ?? 1
        if let second = constraint.second { add(second, -factor, to: &sum) }
        for (unknown, others) in known {
            guard let term = sum.terms.first(where: { $0.variable == unknown }) else { continue }
            sum.add(others, times: -term.coefficient)
        }
        let rest = sum.terms.filter { abs($0.coefficient) > 1e-9 }
        guard let first = rest.first else { return false }
        var others = LinearExpression()
        for entry in rest { others.add(entry.variable, entry.coefficient / first.coefficient) }
        known.append((first.variable, others))
        return true
    }

    private func add(_ anchor: Anchor, _ factor: Double, to sum: inout LinearExpression) {
        let view = anchor.item.view
        if embedded.isPlaced(view, in: stack) { return }
        let isHorizontal = anchor.attribute.axis == .horizontal
        let place = view.raw * 4 + (isHorizontal ? 0 : 1)
        guard let share = anchor.attribute.withoutMargin.share(embedded.direction) else {
            return sum.add(place + 2, factor)
        }
        sum.add(place, factor)
        sum.add(place + 2, factor * share)
    }
}

extension LayoutConstraint {
    /// Returns the constraint with one view replaced by another.
    fileprivate func moved(from view: ViewID, to other: ViewID) -> LayoutConstraint {
        func moved(_ anchor: Anchor) -> Anchor {
            anchor.item == LayoutItem(view) ? Anchor(LayoutItem(other), anchor.attribute) : anchor
        }
        return LayoutConstraint(
            id: id, name: name, first: moved(first), relation: relation,
            second: second.map(moved), properties: properties)
    }
}
