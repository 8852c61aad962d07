// What an edit has to keep to, looked at where it touches the document and nowhere else: the price is
// the edit's, so that every point of every history can be proved.

extension Document {
    func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(EditMismatch) {
        if !holds { throw EditMismatch(description: what()) }
    }

    /// Refuses a constraint between what is not there, or does not go together.
    func check(_ constraint: LayoutConstraint) throws(EditMismatch) {
        let (first, second) = (constraint.first, constraint.second)
        try require(
            constraint.views.allSatisfy { view($0) != nil },
            "\(constraint.name) holds on to a view that is not there")
        try require(
            second.map { first.attribute.canPair(with: $0.attribute) } ?? first.attribute.isSize,
            "\(constraint.name) joins what does not go together")
        try require(
            constraint.properties.areAllowed { $0.includesConstraints },
            "\(constraint.name) has a property that it cannot have")
    }

    // MARK: The tree

    /// How many levels of views stand below a view that is about to come into `parent`. Refuses one
    /// that would stand inside itself, or too deep.
    ///
    /// The way up is never longer than `DocumentLimits.depth`, which holds for every view in every
    /// tree, those that are in no window yet included.
    mutating func levels(of id: ViewID, asSubviewOf parent: ViewID) throws(EditMismatch) -> Int {
        var (depth, above) = (0, ViewID?.some(parent))
        while let current = above {
            try require(current != id, "a view cannot stand inside itself")
            depth += 1
            above = self[current].parent
        }
        let levels = Int(self[id].upkeep.levels)
        if depth + levels <= DocumentLimits.depth { return levels }
        // Perhaps some have left since.
        let counted = countLevels(below: id)
        views.update(id.raw) { $0.upkeep.levels = Int32(counted) }
        try require(
            depth + counted <= DocumentLimits.depth,
            "views are nested deeper than \(DocumentLimits.depth)")
        return counted
    }

    /// Notes that so many levels stand below a view. Above a view for which that is no news it is
    /// none either.
    mutating func raise(_ id: ViewID, to levels: Int) {
        var (levels, current) = (Int32(levels), ViewID?.some(id))
        while let id = current, self[id].upkeep.levels < levels {
            current = views.update(id.raw) { view in
                view.upkeep.levels = levels
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

// MARK: - Where an operation ends

extension Document {
    /// What is still missing to a document that can be written and laid out; nil for a whole one.
    package var looseEnd: InvariantViolation? {
        guard view(.root) != nil else {
            return InvariantViolation(description: "there is no root view")
        }
        if looseEnds == 0 { return nil }
        return allViews.lazy.compactMap(\.looseEnd).first
    }
}

extension View {
    private var isAstray: Bool { parent == nil && id != .root }

    private var isArrangedElsewhere: Bool {
        upkeep.arrangingStack != nil && upkeep.arrangingStack != parent
    }

    private var hasIdleSpacing: Bool {
        upkeep.arrangingStack == nil && properties[.spacingAfter] != nil
    }

    var looseEnds: Int {
        (isAstray ? 1 : 0) + (isArrangedElsewhere ? 1 : 0) + (hasIdleSpacing ? 1 : 0)
    }

    fileprivate var looseEnd: InvariantViolation? {
        let what: String
        if isAstray {
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
    /// Whether an item that `isOwner` describes may have all that is set.
    func areAllowed(_ isOwner: (PropertyDefinition.Owner) -> Bool) -> Bool {
        entries.allSatisfy { entry in
            let definition = entry.key.definition
            return isOwner(definition.owner)
                && definition.allows(entry.value, under: entry.condition)
        }
    }
}
