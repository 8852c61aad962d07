// MARK: - Methods of UIView

extension EditPlan {
    /// Creates a view outside the hierarchy. It must get a superview before the plan ends.
    package mutating func create(_ kind: ViewKind, named name: String) throws(EditRefusal) -> ViewID
    {
        try checkFree(name)
        if document.viewCount >= DocumentLimits.views {
            throw EditRefusal(
                .tooMany, "a document can contain at most \(DocumentLimits.views) views",
                about: name)
        }
        let view = View(id: ViewID(nextView), name: name, kind: kind)
        nextView += 1
        add(.createView(view))
        return view.id
    }

    /// Performs `addSubview` or `insertSubview(at:)`: inserts the view at `index` in z-order, or in
    /// front if `index` is nil.
    ///
    /// A view that already has a superview is removed from it first, as UIKit does
    /// (`removeFromSuperview`).
    package mutating func addSubview(_ id: ViewID, to parent: ViewID, at index: Int? = nil)
        throws(EditRefusal)
    {
        if isAncestor(id, of: parent) {
            throw EditRefusal(
                .insideItself, "\(name(of: id)) cannot be inside itself", about: name(of: parent)
            )
        }
        try refuseMoving(id, to: parent)
        let others = subviews(of: parent).count - (self.parent(of: id) == parent ? 1 : 0)
        let place = index ?? others
        if place < 0 || place > others {
            throw EditRefusal(
                .noSuchIndex,
                "at must be from 0 to \(others), because \(name(of: parent)) has \(others) other subviews",
                about: String(place))
        }
        try refuseDepth(adding: id, to: parent)
        if self.parent(of: id) == parent { removeSubview(id) } else { detach(id) }
        insertSubview(id, in: parent, at: place)
    }

    /// Removes the view from its superview, and destroys the constraints between its subtree and
    /// other views (docs/auto-layout-rules.md, "Attributes").
    private mutating func detach(_ id: ViewID) {
        guard let parent = parent(of: id) else { return }
        let inside = Set(subtree(of: id))
        for constraint in constraints() where crosses(constraint, inside) {
            add(.destroyConstraint(constraint))
        }
        unarrange(id, from: parent)
        removeSubview(id)
    }

    private func crosses(_ constraint: LayoutConstraint, _ inside: Set<ViewID>) -> Bool {
        let ends = constraint.views.map(inside.contains)
        return ends.contains(true) && ends.contains(false)
    }

    /// Performs a permanent `removeFromSuperview`: destroys the subtree with its constraints and
    /// properties.
    package mutating func remove(_ id: ViewID) throws(EditRefusal) {
        if id == .root {
            throw EditRefusal(
                .isRoot, "the root view stays; delete the document instead", about: name(of: id))
        }
        try refuseContentView(id, "removed")
        let inside = subtree(of: id)
        let members = Set(inside)
        for constraint in constraints() where constraint.views.contains(where: members.contains) {
            add(.destroyConstraint(constraint))
        }
        for view in inside.reversed() { destroy(view) }
    }

    private mutating func destroy(_ id: ViewID) {
        if let parent = parent(of: id) { unarrange(id, from: parent) }
        removeSubview(id)
        if let view = document.view(id) { add(.destroyView(view.detached)) }
    }

    /// Moves a view in z-order. The order of arranged subviews does not change.
    package mutating func reorder(_ id: ViewID, to index: Int) throws(EditRefusal) {
        guard let parent = parent(of: id) else {
            throw EditRefusal(
                .isRoot, "the root view has no position among subviews", about: name(of: id))
        }
        let last = subviews(of: parent).count - 1
        if index < 0 || index > last {
            throw EditRefusal(
                .noSuchIndex,
                "\(name(of: parent)) has \(last + 1) subviews, so at goes from 0 to \(last)",
                about: String(index))
        }
        if subviews(of: parent).firstIndex(of: id) == index { return }
        removeSubview(id)
        insertSubview(id, in: parent, at: index)
    }
}

// MARK: - Methods of UIStackView

extension EditPlan {
    /// Performs `insertArrangedSubview(_:at:)`, or `addArrangedSubview(_:)` if `index` is nil;
    /// implements every row of the table in docs/stack-view-rules.md, "The two orders". A new view
    /// becomes the last of the subviews, regardless of the index.
    package mutating func arrange(_ id: ViewID, in stack: ViewID, at index: Int? = nil)
        throws(EditRefusal)
    {
        try requireStack(stack)
        let count = arrangedSubviews(of: stack).count
        let place = index ?? count
        if place < 0 || place > count {
            throw EditRefusal(
                .noSuchIndex,
                "\(name(of: stack)) arranges \(count) views, so at goes from 0 to \(count)",
                about: String(place))
        }
        if parent(of: id) != stack { try addSubview(id, to: stack) }
        if isArranged(id, by: stack), let old = arrangedSubviews(of: stack).firstIndex(of: id) {
            let target = min(place, count - 1)
            if old == target { return }
            removeArranged(id, from: stack)
            insertArranged(id, in: stack, at: target)
        } else {
            insertArranged(id, in: stack, at: place)
        }
    }

    /// Performs `removeArrangedSubview(_:)`: the view stays a subview and loses its custom spacing
    /// (docs/stack-view-rules.md, "Spacing").
    package mutating func unarrange(_ id: ViewID, from stack: ViewID) {
        guard isArranged(id, by: stack) else { return }
        removeArranged(id, from: stack)
        set(.spacingAfter, .base, of: .view(id), to: nil)
    }

    /// Performs `setCustomSpacing(_:after:)`. Nil means `spacingUseDefault`.
    package mutating func setCustomSpacing(_ spacing: Spacing?, after id: ViewID, in stack: ViewID)
        throws(EditRefusal)
    {
        try requireStack(stack)
        if !isArranged(id, by: stack) {
            throw EditRefusal(
                .notArranged, "\(name(of: stack)) does not arrange \(name(of: id))",
                about: name(of: id))
        }
        set(.spacingAfter, .base, of: .view(id), to: spacing.map(PropertyValue.spacing))
    }

    private func requireStack(_ id: ViewID) throws(EditRefusal) {
        if kind(of: id) != .stack {
            throw EditRefusal(
                .notAStack, "\(name(of: id)) is a \(kind(of: id).rawValue), not a stack",
                about: name(of: id))
        }
    }
}

// MARK: - Names, properties, constraints

extension EditPlan {
    /// Renames an item. Throws if the name is invalid or belongs to another item. Does nothing if
    /// the item already has the name.
    package mutating func rename(_ item: ItemID, to name: String) throws(EditRefusal) {
        guard let old = document.name(of: item), old != name else { return }
        try checkFree(name)
        add(.rename(item, from: old, to: name))
    }

    /// Sets a property of an item in the size classes of `condition`; nil removes the value.
    package mutating func setProperty(
        _ key: PropertyKey, _ condition: SizeClasses = .base, of item: ItemID,
        to value: PropertyValue?
    ) throws(EditRefusal) {
        try checkOwner(key, item)
        if condition != .base && !key.definition.varies {
            throw EditRefusal(
                .cannotVary, "\(key.spelling) cannot vary by size class", about: key.spelling)
        }
        if key == .spacingAfter, value != nil, case .view(let id) = item {
            guard let stack = parent(of: id), isArranged(id, by: stack) else {
                throw EditRefusal(
                    .notArranged, "\(name(of: id)) is not arranged by a stack", about: key.spelling)
            }
        }
        try checkAssertion(key, item)
        if key == .multiplier, case .constraint(let id) = item, let it = document.constraint(id) {
            try checkMultiplier(value, of: it.first)
        }
        set(key, condition, of: item, to: value)
    }

    /// Throws if only the command `assert` may set the property, or if the item is an assertion and
    /// assertions do not have the property, such as a priority.
    private func checkAssertion(_ key: PropertyKey, _ item: ItemID) throws(EditRefusal) {
        guard case .constraint(let id) = item, let constraint = document.constraint(id) else {
            return
        }
        switch key {
        case .asserted, .untruncated:
            throw EditRefusal(
                .wrongProperty, "this property can only be set by the command assert",
                about: key.spelling)
        case .active, .priority:
            guard constraint.isAssertion else { return }
            throw EditRefusal(
                .wrongProperty,
                "\(constraint.name) is an assertion, which no layout obeys: it has no "
                    + key.spelling, about: key.spelling)
        case .constant, .multiplier:
            guard constraint.assertsWholeText else { return }
            throw EditRefusal(
                .wrongProperty,
                "\(constraint.name) asserts that a text is shown whole: it has no "
                    + key.spelling, about: key.spelling)
        default: return
        }
    }

    private func checkOwner(_ key: PropertyKey, _ item: ItemID) throws(EditRefusal) {
        let holder = PropertyHolder(item, kind: kind(of:))
        if !key.definition.owner.includes(holder) {
            throw EditRefusal(
                .wrongProperty, "\(holder.noun) has no \(key.spelling)", about: key.spelling)
        }
    }

    /// Adds a constraint. The default name is the next free one of `constraint1`, `constraint2` …
    @discardableResult
    package mutating func constrain(
        _ first: Anchor, _ relation: Relation, _ second: Anchor?, named name: String? = nil,
        properties: PropertyList = PropertyList()
    ) throws(EditRefusal) -> ConstraintID {
        try checkPair(first, second)
        try checkMultiplier(properties[.multiplier], of: first)
        if let name { try checkFree(name) }
        if document.constraintCount >= DocumentLimits.constraints {
            throw EditRefusal(
                .tooMany,
                "a document can contain at most \(DocumentLimits.constraints) constraints",
                about: name)
        }
        let constraint = LayoutConstraint(
            id: ConstraintID(nextConstraint), name: name ?? freeConstraintName(properties),
            first: first, relation: relation, second: second, properties: properties)
        nextConstraint += 1
        add(.createConstraint(constraint))
        return constraint.id
    }

    private func freeConstraintName(_ properties: PropertyList) -> String {
        let isAssertion = properties.value(.asserted) == true
        let base = isAssertion ? "assertion" : "constraint"
        var number = isAssertion ? document.assertions.count + 1 : nextConstraint + 1
        while item(named: base + String(number)) != nil { number += 1 }
        return base + String(number)
    }

    /// Adds an assertion about two attributes. The default name is the next free one of
    /// `assertion1`, `assertion2` …
    package mutating func assert(
        _ first: Anchor, _ relation: Relation, _ second: Anchor?, named name: String? = nil,
        properties: PropertyList = PropertyList()
    ) throws(EditRefusal) {
        var properties = properties
        properties[.active] = .flag(false)
        properties[.asserted] = .flag(true)
        try constrain(first, relation, second, named: name, properties: properties)
    }

    /// Adds an assertion that the text of a view is not truncated.
    package mutating func assertWholeText(
        of view: ViewID, named name: String? = nil, properties: PropertyList = PropertyList()
    ) throws(EditRefusal) {
        var properties = properties
        properties[.untruncated] = .flag(true)
        try assert(
            Anchor(LayoutItem(view), .width), .greaterThanOrEqual, nil, named: name,
            properties: properties)
    }

    /// Throws if the multiplier is 0 and the first attribute is a location. The location would then
    /// equal a constant, for which UIKit raises an exception.
    private func checkMultiplier(
        _ multiplier: PropertyValue?, of first: Anchor
    ) throws(EditRefusal) {
        if multiplier != .number(0) || first.attribute.isSize { return }
        throw EditRefusal(
            .wrongAttributes,
            "\(first.attribute.rawValue) is a location, so its multiplier cannot be 0",
            about: "0")
    }

    private func checkPair(_ first: Anchor, _ second: Anchor?) throws(EditRefusal) {
        guard let second else {
            if first.attribute.isSize { return }
            throw EditRefusal(
                .wrongAttributes,
                "\(first.attribute.rawValue) is a location, so the constraint needs a second item",
                about: first.attribute.rawValue)
        }
        if !first.attribute.canPair(with: second.attribute) {
            throw EditRefusal(
                .wrongAttributes,
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) cannot be combined",
                about: second.attribute.rawValue)
        }
    }

    /// Removes a constraint. Does nothing if the constraint does not exist.
    package mutating func removeConstraint(_ id: ConstraintID) {
        if let constraint = document.constraint(id) { add(.destroyConstraint(constraint)) }
    }
}
