extension Document {
    /// Applies one elementary change. Throws if the document is not in the state that the edit
    /// starts from, or if the change would make the document invalid. If it throws, the document is
    /// unchanged.
    ///
    /// Some rules, for example that every view has a superview, are satisfied only after several
    /// edits. `apply` allows edits that violate such a rule, so the inverses of applied edits in
    /// reverse order always succeed. `unmetRequirementCount` counts the violations, and
    /// `unmetRequirement` returns one of them at the end of an operation.
    package mutating func apply(_ edit: Edit) throws(EditMismatch) {
        #if DEBUG
            defer { DerivedValuesCheck(self).checkInvariants() }
        #endif
        switch edit {
        case .createView(let view): try create(view)
        case .destroyView(let view): try destroy(view)
        case .insertSubview(let id, let parent, let index): try insert(id, in: parent, at: index)
        case .removeSubview(let id, let parent, let index): try remove(id, from: parent, at: index)
        case .insertArranged(let id, let stack, let index): try arrange(id, in: stack, at: index)
        case .removeArranged(let id, let stack, let index):
            try unarrange(id, from: stack, at: index)
        case .createConstraint(let constraint): try create(constraint)
        case .destroyConstraint(let constraint): try destroy(constraint)
        case .rename(let item, let old, let new): try rename(item, from: old, to: new)
        case .setProperty(let item, let key, let condition, let old, let new):
            try set(key, condition, of: item, from: old, to: new)
        case .setUnknown(let item, let property, let old, let new):
            try set(property, of: item, from: old, to: new)
        }
    }

    // MARK: Edits that create or destroy views

    private mutating func create(_ view: View) throws(EditMismatch) {
        try require(0...DocumentLimits.number ~= view.id.raw, "a view number is out of range")
        try require(views.count < DocumentLimits.views, "there are too many views")
        try require(
            !hasView(view.id) && names[view.name] == nil, "\(view.name) already exists")
        try require(Name.isValid(view.name), "a name is invalid")
        try require(
            view.properties.areAllowed { $0.includes(view.storedKind) },
            "\(view.name) has a property that it cannot have")
        let new = view.detached
        views.set(view.id.raw, to: new)
        names[view.name] = .view(view.id)
        unmetRequirementCount += new.unmetRequirementCount
        assert(
            names.count == viewCount + constraintCount, "\(view.name) has taken another item's name"
        )
    }

    private mutating func destroy(_ view: View) throws(EditMismatch) {
        guard let old = self.view(view.id) else {
            throw EditMismatch(description: "\(view.name) has changed")
        }
        try require(old == view.detached, "\(view.name) has changed")
        try require(
            old.derivedValues.constraintReferenceCount == 0
                && old.derivedValues.arrangingStack == nil,
            "something still refers to \(view.name)")
        views.remove(view.id.raw)
        names[view.name] = nil
        unmetRequirementCount -= old.unmetRequirementCount
        assert(names.count == viewCount + constraintCount, "\(view.name) had no name of its own")
    }

    // MARK: Edits of subviews and arranged subviews

    private mutating func insert(_ id: ViewID, in parent: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            hasView(id) && hasView(parent) && self[id].parent == nil && id != .root,
            "a view to insert has a superview already")
        try require(
            index >= 0 && index <= self[parent].subviews.count,
            "an index of subviews does not exist")
        let levels = try levels(of: id, asSubviewOf: parent)
        views.update(parent.raw) { $0.subviews.insert(id, at: index) }
        change(id) { $0.parent = parent }
        raiseLevels(parent, to: levels + 1)
    }

    private mutating func remove(_ id: ViewID, from parent: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            hasView(id) && hasView(parent) && self[parent].subviews.indices.contains(index)
                && self[parent].subviews[index] == id, "a view to remove is missing")
        assert(
            self[id].parent == parent,
            "view \(id.raw) is a subview of a view that is not its superview")
        views.update(parent.raw) { _ = $0.subviews.remove(at: index) }
        change(id) { $0.parent = nil }
    }

    private mutating func arrange(_ id: ViewID, in stack: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            hasView(id) && hasView(stack) && self[stack].kind == .stack,
            "only a stack arranges views")
        try require(
            self[id].derivedValues.arrangingStack == nil, "a stack already arranges the view")
        try require(
            index >= 0 && index <= self[stack].arrangedSubviews.count,
            "an index of arranged views does not exist")
        views.update(stack.raw) { $0.arrangedSubviews.insert(id, at: index) }
        change(id) { $0.derivedValues.arrangingStack = stack }
    }

    private mutating func unarrange(_ id: ViewID, from stack: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            hasView(stack) && self[stack].arrangedSubviews.indices.contains(index)
                && self[stack].arrangedSubviews[index] == id, "an arranged view is not where it was"
        )
        assert(
            view(id)?.derivedValues.arrangingStack == stack,
            "view \(id.raw) is arranged by a stack that it does not know")
        views.update(stack.raw) { _ = $0.arrangedSubviews.remove(at: index) }
        change(id) { $0.derivedValues.arrangingStack = nil }
    }

    /// Changes a view with `change`, and adjusts `unmetRequirementCount` by the difference in the
    /// view's unmet requirements.
    private mutating func change(_ id: ViewID, _ change: (inout View) -> Void) {
        defer { assert(unmetRequirementCount >= 0, "more requirements are met than there were") }
        unmetRequirementCount += views.update(id.raw) { view in
            let before = view.unmetRequirementCount
            change(&view)
            return view.unmetRequirementCount - before
        }
    }

    // MARK: Edits that create or destroy constraints

    private mutating func create(_ constraint: LayoutConstraint) throws(EditMismatch) {
        try require(
            0...DocumentLimits.number ~= constraint.id.raw, "a constraint number is out of range")
        try require(
            constraints.count < DocumentLimits.constraints, "there are too many constraints")
        try require(
            self.constraint(constraint.id) == nil && names[constraint.name] == nil,
            "\(constraint.name) already exists")
        try require(Name.isValid(constraint.name), "a name is invalid")
        try check(constraint)
        constraints.set(constraint.id.raw, to: constraint)
        names[constraint.name] = .constraint(constraint.id)
        for view in constraint.views {
            views.update(view.raw) { $0.derivedValues.constraintReferenceCount += 1 }
        }
    }

    private mutating func destroy(_ constraint: LayoutConstraint) throws(EditMismatch) {
        try require(
            self.constraint(constraint.id) == constraint, "\(constraint.name) has changed")
        constraints.remove(constraint.id.raw)
        names[constraint.name] = nil
        for view in constraint.views {
            assert(
                self[view].derivedValues.constraintReferenceCount > 0,
                "a constraint on view \(view.raw) was not counted")
            views.update(view.raw) { $0.derivedValues.constraintReferenceCount -= 1 }
        }
    }

    // MARK: Edits of names and properties

    private mutating func rename(_ item: ItemID, from old: String, to new: String)
        throws(EditMismatch)
    {
        try require(
            names[old] == item && names[new] == nil && Name.isValid(new),
            "\(old) cannot be named \(new)")
        names[old] = nil
        names[new] = item
        switch item {
        case .document: preconditionFailure("a document's name is not in its own table")
        case .view(let id): views.update(id.raw) { $0.name = new }
        case .constraint(let id): constraints.update(id.raw) { $0.name = new }
        }
    }

    private mutating func set(
        _ key: PropertyKey, _ condition: SizeClasses, of item: ItemID, from old: PropertyValue?,
        to new: PropertyValue?
    ) throws(EditMismatch) {
        guard let list = properties(of: item) else {
            throw EditMismatch(description: "a property has no item")
        }
        try require(list[key, condition] == old, "\(key.spelling) has changed")
        if let new {
            let definition = key.definition
            try require(
                definition.owner.includes(PropertyHolder(item, in: self))
                    && definition.allows(new, under: condition),
                "\(key.spelling) cannot be \(new.spelling) here")
        }
        if key == .spacingAfter, case .view(let id) = item {
            change(id) { $0.properties[key, condition] = new }
        } else {
            changeProperties(of: item) { $0[key, condition] = new }
        }
    }

    private mutating func set(
        _ property: UnknownProperty, of item: ItemID, from old: String?, to new: String?
    ) throws(EditMismatch) {
        guard let list = properties(of: item) else {
            throw EditMismatch(description: "a property has no item")
        }
        try require(list[property] == old, "\(property.key) has changed")
        try require(
            list.unknown.count < DocumentLimits.unknownProperties || old != nil || new == nil,
            "there are too many unknown properties")
        changeProperties(of: item) { $0[property] = new }
    }

    private mutating func changeProperties(
        of item: ItemID, _ change: (inout PropertyList) -> Void
    ) {
        switch item {
        case .document: change(&properties)
        case .view(let id): views.update(id.raw) { change(&$0.properties) }
        case .constraint(let id): constraints.update(id.raw) { change(&$0.properties) }
        }
    }
}
