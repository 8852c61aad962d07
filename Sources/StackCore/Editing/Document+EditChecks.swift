// Checks of an edit. They read only the part of the document that the edit changes. So their cost
// does not depend on the size of the document, and every state of a history can be verified.

extension Document {
    func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(EditMismatch) {
        if !holds { throw EditMismatch(description: what()) }
    }

    /// Throws if a view of the constraint does not exist, if its two attributes cannot be related
    /// to each other (such as a width and an edge), or if a property is invalid.
    func check(_ constraint: LayoutConstraint) throws(EditMismatch) {
        let (first, second) = (constraint.first, constraint.second)
        try require(
            constraint.views.allSatisfy { hasView($0) },
            "\(constraint.name) refers to a missing view")
        try require(
            second.map { first.attribute.canPair(with: $0.attribute) } ?? first.attribute.isSize,
            "\(constraint.name) relates attributes that cannot be combined")
        try require(
            constraint.properties.areAllowed { $0.includesConstraints },
            "\(constraint.name) has a property that it cannot have")
    }

    // MARK: The view tree

    /// Returns the number of levels of subviews below view `id`, which is about to become a subview
    /// of `parent`. Throws if the view would be inside itself or nested too deep.
    ///
    /// The walk up the superviews takes at most `DocumentLimits.depth` steps, because the limit
    /// also applies to trees that are not in the root's hierarchy yet.
    mutating func levels(of id: ViewID, asSubviewOf parent: ViewID) throws(EditMismatch) -> Int {
        var (depth, above) = (0, ViewID?.some(parent))
        while let current = above {
            try require(current != id, "a view cannot be inside itself")
            depth += 1
            above = self[current].parent
        }
        let levels = Int(self[id].derivedValues.maximumLevelsBelow)
        if depth + levels <= DocumentLimits.depth { return levels }
        // The stored number of levels may be too high, because views may have been removed. So the
        // levels are counted.
        let counted = countLevels(below: id)
        views.update(id.raw) { $0.derivedValues.maximumLevelsBelow = Int32(counted) }
        try require(
            depth + counted <= DocumentLimits.depth,
            "views are nested deeper than \(DocumentLimits.depth)")
        return counted
    }

    /// Updates `maximumLevelsBelow` after levels were added below a view. The value of the view
    /// becomes at least `levels`, the value of its superview at least `levels` + 1, and so on.
    /// Stops at the first view whose value is high enough, because the values of its superviews
    /// then are too.
    mutating func raiseLevels(_ id: ViewID, to levels: Int) {
        var (levels, current) = (Int32(levels), ViewID?.some(id))
        while let id = current, self[id].derivedValues.maximumLevelsBelow < levels {
            assert(
                levels <= DocumentLimits.depth, "view \(id.raw) has \(levels) levels of subviews")
            current = views.update(id.raw) { view in
                view.derivedValues.maximumLevelsBelow = levels
                return view.parent
            }
            levels += 1
        }
    }

    private func countLevels(below id: ViewID) -> Int {
        var levels = 0
        var level = self[id].subviews
        while !level.isEmpty {
            levels += 1
            level = level.flatMap { self[$0].subviews }
        }
        return levels
    }
}

// MARK: - Requirements at the end of an operation

extension Document {
    /// A requirement that must be met before the document can be written and laid out; nil if all
    /// are met.
    package var unmetRequirement: InvariantViolation? {
        guard hasView(.root) else {
            return InvariantViolation(description: "there is no root view")
        }
        if unmetRequirementCount == 0 { return nil }
        return allViews.lazy.compactMap(\.unmetRequirement).first
    }
}

extension View {
    private var isOutsideHierarchy: Bool { parent == nil && id != .root }

    private var isArrangedElsewhere: Bool {
        derivedValues.arrangingStack != nil && derivedValues.arrangingStack != parent
    }

    private var hasIdleSpacing: Bool {
        derivedValues.arrangingStack == nil && properties[.spacingAfter] != nil
    }

    var unmetRequirementCount: Int {
        (isOutsideHierarchy ? 1 : 0) + (isArrangedElsewhere ? 1 : 0) + (hasIdleSpacing ? 1 : 0)
    }

    fileprivate var unmetRequirement: InvariantViolation? {
        let what: String
        if isOutsideHierarchy {
            what = "\(name) is in no superview"
        } else if isArrangedElsewhere {
            what = "\(name) is arranged by a stack that it is not in"
        } else if hasIdleSpacing {
            what = "\(name) has a custom spacing but is not arranged"
        } else {
            return nil
        }
        return InvariantViolation(description: what)
    }
}

extension PropertyList {
    /// Returns whether an item may have all properties and values in this list. `isOwner` returns
    /// whether the item is of a kind that has a property, such as a stack for `spacing`.
    func areAllowed(_ isOwner: (PropertyDefinition.Owner) -> Bool) -> Bool {
        unknown.count <= DocumentLimits.unknownProperties
            && entries.allSatisfy { entry in
                let definition = entry.key.definition
                return isOwner(definition.owner)
                    && definition.allows(entry.value, under: entry.condition)
            }
    }
}
