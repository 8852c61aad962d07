extension Document {
    /// Makes one elementary change. Refuses, changing nothing, when the document is not in the state
    /// that the edit starts from.
    package mutating func apply(_ edit: Edit) throws(EditMismatch) {
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
        }
    }

    private func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(EditMismatch) {
        if !holds { throw EditMismatch(description: what()) }
    }

    // MARK: Views

    private mutating func create(_ view: View) throws(EditMismatch) {
        try require(
            view.id.raw >= 0 && view.id.raw <= 2 * DocumentLimits.views,
            "a view number is out of range")
        try require(
            self.view(view.id) == nil && names[view.name] == nil, "\(view.name) exists already")
        try require(Name.isValid(view.name), "a name cannot be one")
        while viewSlots.count <= view.id.raw { viewSlots.append(nil) }
        viewSlots[view.id.raw] = view.detached
        names[view.name] = .view(view.id)
    }

    private mutating func destroy(_ view: View) throws(EditMismatch) {
        try require(self.view(view.id) == view.detached, "\(view.name) is not what it was")
        viewSlots[view.id.raw] = nil
        while viewSlots.last == .some(nil) { viewSlots.removeLast() }
        names[view.name] = nil
    }

    // MARK: The two orders

    private mutating func insert(_ id: ViewID, in parent: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            view(id) != nil && view(parent) != nil && self[id].parent == nil && id != .root,
            "a view to insert is not free")
        try require(
            index >= 0 && index <= self[parent].subviews.count,
            "a place among subviews does not exist")
        viewSlots[parent.raw]!.subviews.insert(id, at: index)
        viewSlots[id.raw]!.parent = parent
    }

    private mutating func remove(_ id: ViewID, from parent: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            view(id) != nil && view(parent) != nil && self[parent].subviews.indices.contains(index)
                && self[parent].subviews[index] == id, "a view to take out is not there")
        viewSlots[parent.raw]!.subviews.remove(at: index)
        viewSlots[id.raw]!.parent = nil
    }

    private mutating func arrange(_ id: ViewID, in stack: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(view(id) != nil && view(stack)?.kind == .stack, "only a stack arranges views")
        try require(
            index >= 0 && index <= self[stack].arrangedSubviews.count,
            "a place among arranged views does not exist")
        viewSlots[stack.raw]!.arrangedSubviews.insert(id, at: index)
    }

    private mutating func unarrange(_ id: ViewID, from stack: ViewID, at index: Int)
        throws(EditMismatch)
    {
        try require(
            view(stack) != nil && self[stack].arrangedSubviews.indices.contains(index)
                && self[stack].arrangedSubviews[index] == id, "an arranged view is not where it was"
        )
        viewSlots[stack.raw]!.arrangedSubviews.remove(at: index)
    }

    // MARK: Constraints

    private mutating func create(_ constraint: LayoutConstraint) throws(EditMismatch) {
        try require(
            constraint.id.raw >= 0 && constraint.id.raw <= 2 * DocumentLimits.constraints,
            "a constraint number is out of range")
        try require(
            self.constraint(constraint.id) == nil && names[constraint.name] == nil,
            "\(constraint.name) exists already")
        try require(Name.isValid(constraint.name), "a name cannot be one")
        while constraintSlots.count <= constraint.id.raw { constraintSlots.append(nil) }
        constraintSlots[constraint.id.raw] = constraint
        names[constraint.name] = .constraint(constraint.id)
    }

    private mutating func destroy(_ constraint: LayoutConstraint) throws(EditMismatch) {
        try require(
            self.constraint(constraint.id) == constraint, "\(constraint.name) is not what it was")
        constraintSlots[constraint.id.raw] = nil
        while constraintSlots.last == .some(nil) { constraintSlots.removeLast() }
        names[constraint.name] = nil
    }

    // MARK: Names and properties

    private mutating func rename(_ item: ItemID, from old: String, to new: String)
        throws(EditMismatch)
    {
        try require(
            names[old] == item && names[new] == nil && Name.isValid(new),
            "\(old) cannot be named \(new)")
        names[old] = nil
        names[new] = item
        switch item {
        case .document: throw EditMismatch(description: "a document is renamed in its file")
        case .view(let id): viewSlots[id.raw]!.name = new
        case .constraint(let id): constraintSlots[id.raw]!.name = new
        }
    }

    private mutating func set(
        _ key: PropertyKey, _ condition: SizeClasses, of item: ItemID, from old: PropertyValue?,
        to new: PropertyValue?
    ) throws(EditMismatch) {
        guard let list = properties(of: item) else {
            throw EditMismatch(description: "a property belongs to nothing")
        }
        try require(list[key, condition] == old, "\(key.spelling) is not what it was")
        switch item {
        case .document: properties[key, condition] = new
        case .view(let id): viewSlots[id.raw]!.properties[key, condition] = new
        case .constraint(let id): constraintSlots[id.raw]!.properties[key, condition] = new
        }
    }
}
