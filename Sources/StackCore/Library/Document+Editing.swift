// Editing methods for programs that use the library, modelled on UIView, UIStackView and
// NSLayoutConstraint. A call that throws changes nothing.

extension Document {
    /// Adds a new view at the front, or at `index`, as `addSubview(_:)` and `insertSubview(_:at:)`
    /// do.
    ///
    /// - Parameter name: Letters, digits, `_` and `-`, not used by another view or constraint.
    /// - Throws: If the name is taken or invalid, the superview does not exist, or the index is out
    ///   of range.
    @discardableResult
    public mutating func addSubview(
        _ kind: ViewKind, named name: String, to superview: ViewID = .root, at index: Int? = nil
    ) throws(LayoutError) -> ViewID {
        try require(superview)
        return try edit { plan throws(EditRefusal) in
            let view = try plan.create(kind, named: name)
            try plan.addSubview(view, to: superview, at: index)
            return view
        }
    }

    /// Adds a new view at the end of the stack's arranged subviews, or at `index`, as
    /// `addArrangedSubview(_:)` and `insertArrangedSubview(_:at:)` do. Among the subviews it is
    /// always in front.
    ///
    /// - Throws: If the name is taken or invalid, the superview does not exist or is not a stack,
    ///   or the index is out of range.
    @discardableResult
    public mutating func addArrangedSubview(
        _ kind: ViewKind, named name: String, to stack: ViewID, at index: Int? = nil
    ) throws(LayoutError) -> ViewID {
        try require(stack)
        return try edit { plan throws(EditRefusal) in
            let view = try plan.create(kind, named: name)
            try plan.arrange(view, in: stack, at: index)
            return view
        }
    }

    /// Removes a view with all its subviews and their constraints.
    ///
    /// - Throws: If the view is the root or does not exist.
    public mutating func remove(_ view: ViewID) throws(LayoutError) {
        try require(view)
        try edit { plan throws(EditRefusal) in try plan.remove(view) }
    }

    /// Sets a property of a view, or removes the value that was set.
    ///
    ///     try document.set("axis", "horizontal", of: form, for: SizeClasses(width: .any, height: .compact))
    ///
    /// - Parameters:
    ///   - property: The name in the command language, such as `axis`.
    ///   - value: The spelling in the command language, such as `vertical`, `20`, `Sign in`; nil
    ///     removes the value.
    ///   - condition: The size classes in which the value applies.
    /// - Throws: If the view does not exist or has no such property, the value is invalid, or the
    ///   property does not vary.
    public mutating func set(
        _ property: String, _ value: String?, of view: ViewID, for condition: SizeClasses = .base
    ) throws(LayoutError) {
        try require(view)
        try set(property, value, of: .view(view), condition)
    }

    /// Sets a property of the document itself, such as the `device` for its layout; nil removes the
    /// value.
    public mutating func set(_ property: String, _ value: String?) throws(LayoutError) {
        try set(property, value, of: .document, .base)
    }

    /// Adds a constraint, as `NSLayoutConstraint.activate(_:)` does:
    /// `first REL multiplier · second + constant @ priority`.
    ///
    /// - Parameters:
    ///   - second: The second anchor; nil if the right side is the constant alone.
    ///   - constant: The constant in points.
    ///   - priority: The priority, from 1 to 1000; 1000 means required.
    ///   - name: A name not used by another view or constraint; nil chooses `constraint1`,
    ///     `constraint2` …
    /// - Throws: If the name is taken or invalid, the two attributes cannot be related to each
    ///   other, a view does not exist, or a number is out of range.
    @discardableResult
    public mutating func constrain(
        _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
        multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        named name: String? = nil
    ) throws(LayoutError) -> ConstraintID {
        for anchor in [first] + (second.map { [$0] } ?? []) { try require(anchor.item.view) }
        let properties = try Self.properties([
            (.constant, constant, 0), (.multiplier, multiplier, 1), (.priority, priority, 1000),
        ])
        return try edit { plan throws(EditRefusal) in
            try plan.constrain(first, relation, second, named: name, properties: properties)
        }
    }

    /// Removes a constraint permanently. In contrast, `NSLayoutConstraint.deactivate(_:)` keeps the
    /// constraint. Does nothing if the constraint does not exist.
    public mutating func removeConstraint(_ constraint: ConstraintID) throws(LayoutError) {
        try edit { plan throws(EditRefusal) in plan.removeConstraint(constraint) }
    }

    /// Returns a property list with the properties whose `number` differs from their default
    /// `usual`. Throws if a number is out of range.
    private static func properties(
        _ numbers: [(key: PropertyKey, number: Double, usual: Double)]
    ) throws(LayoutError) -> PropertyList {
        var list = PropertyList()
        for (key, number, usual) in numbers where number != usual {
            guard let value = key.type.parse(NumberSpelling.spell(number)) else {
                throw LayoutError(key, NumberSpelling.spell(number))
            }
            list[key] = value
        }
        return list
    }

    private mutating func set(
        _ property: String, _ text: String?, of item: ItemID, _ condition: SizeClasses
    ) throws(LayoutError) {
        guard let key = PropertyKey(spelling: property) else {
            throw LayoutError("there is no property \(property)")
        }
        var value: PropertyValue?
        if let text {
            value = key.type.parse(typed: text)
            if value == nil { throw LayoutError(key, text) }
        }
        let set = value
        try edit { plan throws(EditRefusal) in
            try plan.setProperty(key, condition, of: item, to: set)
        }
    }

    private func require(_ view: ViewID) throws(LayoutError) {
        if !self.hasView(view) { throw LayoutError("the document has no such view") }
    }

    /// Applies the edits that `change` plans. If `change` throws, the document is unchanged.
    @discardableResult
    private mutating func edit<Result>(
        _ change: (inout EditPlan) throws(EditRefusal) -> Result
    ) throws(LayoutError) -> Result {
        var plan = EditPlan(self)
        do throws(EditRefusal) {
            let result = try change(&plan)
            self = plan.document
            return result
        } catch {
            throw LayoutError(error)
        }
    }
}

extension LayoutError {
    fileprivate init(_ key: PropertyKey, _ text: String) {
        self.init("\(key.spelling) takes \(key.type.expectation), not \(text)")
    }
}

extension Anchor {
    /// Creates an anchor: an attribute of a view, or of one of its guides.
    public init(_ view: ViewID, _ attribute: LayoutAttribute, of guide: GuideKind? = nil) {
        self.init(LayoutItem(view, guide: guide), attribute)
    }
}
