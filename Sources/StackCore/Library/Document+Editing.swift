// The calls of UIView, UIStackView and NSLayoutConstraint for programs that use the library. Each is
// made as a whole or refused.

extension Document {
    /// `addSubview(_:)`, or `insertSubview(_:at:)`: a new view at the front, unless `index` says where.
    ///
    /// - Parameter name: letters, digits, `_` and `-`, free among views and constraints
    /// - Throws: where the name is taken or no name, there is no such superview, or the index is none
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

    /// `addArrangedSubview(_:)`, or `insertArrangedSubview(_:at:)`: a new view at the end of what the
    /// stack arranges, unless `index` says where; in its subviews it is in front either way.
    ///
    /// - Throws: as `addSubview`, and where the superview is no stack
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

    /// Takes a view away with all that stands in it and with their constraints.
    ///
    /// - Throws: for the root, and where there is no such view
    public mutating func remove(_ view: ViewID) throws(LayoutError) {
        try require(view)
        try edit { plan throws(EditRefusal) in try plan.remove(view) }
    }

    /// Sets a property of a view, or takes back what was set.
    ///
    ///     try document.set("axis", "horizontal", of: form, for: SizeClasses(width: .any, height: .compact))
    ///
    /// - Parameters:
    ///   - property: named as in the command language, such as `axis`
    ///   - value: spelt as there, such as `vertical`, `20`, `Sign in`; nil is not set
    ///   - condition: the size classes for which it holds
    /// - Throws: where such a view has no such property, the value is none of its values, or the property
    ///   does not vary
    public mutating func set(
        _ property: String, _ value: String?, of view: ViewID, for condition: SizeClasses = .base
    ) throws(LayoutError) {
        try require(view)
        try set(property, value, of: .view(view), condition)
    }

    /// Sets a property of the document itself, such as the `device` that it is laid out for.
    public mutating func set(_ property: String, _ value: String?) throws(LayoutError) {
        try set(property, value, of: .document, .base)
    }

    /// `NSLayoutConstraint.activate(_:)`: `first REL multiplier · second + constant @ priority`.
    ///
    /// - Parameters:
    ///   - second: nil where the constant alone is on the right, which is for sizes
    ///   - constant: in points
    ///   - priority: from 1 to 1000, which is required
    ///   - name: free among views and constraints; nil gives it `constraint1`, `constraint2` …
    /// - Throws: where the attributes do not go together, a view is not there, or a number is out of range
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

    /// `NSLayoutConstraint.deactivate(_:)`, for good; one that is not there is left alone.
    public mutating func removeConstraint(_ constraint: ConstraintID) throws(LayoutError) {
        try edit { plan throws(EditRefusal) in plan.removeConstraint(constraint) }
    }

    /// The numbers that are not what they would be anyway.
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
        if self.view(view) == nil { throw LayoutError("the document has no such view") }
    }

    /// A plan that is refused has changed nothing.
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
    /// An attribute of a view, or of one of its guides.
    public init(_ view: ViewID, _ attribute: LayoutAttribute, of guide: GuideKind? = nil) {
        self.init(LayoutItem(view, guide: guide), attribute)
    }
}
