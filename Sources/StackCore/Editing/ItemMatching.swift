/// Which items of one document are which of another.
package struct ItemMatching: Sendable {
    /// By the second document's numbers, the first's. Roots are always the same.
    package private(set) var views: [ViewID: ViewID] = [.root: .root]
    /// The same of constraints.
    package private(set) var constraints: [ConstraintID: ConstraintID] = [:]
    private var takenViews: Set<ViewID> = [.root]
    private var takenConstraints: Set<ConstraintID> = []

    package init() {}

    /// Says that a view of the second document is one of the first; false where that is another
    /// already.
    @discardableResult
    package mutating func match(_ new: ViewID, with old: ViewID) -> Bool {
        guard views[new] == nil, takenViews.insert(old).inserted else { return false }
        views[new] = old
        return true
    }

    /// The same of a constraint.
    @discardableResult
    package mutating func match(_ new: ConstraintID, with old: ConstraintID) -> Bool {
        guard constraints[new] == nil, takenConstraints.insert(old).inserted else { return false }
        constraints[new] = old
        return true
    }

    /// What an item of the second document is in the first; the documents themselves are the same.
    package func counterpart(of item: ItemID) -> ItemID? {
        switch item {
        case .document: .document
        case .view(let id): views[id].map(ItemID.view)
        case .constraint(let id): constraints[id].map(ItemID.constraint)
        }
    }

    /// Two versions of one scene of Interface Builder's: the same are items that it calls the same. What it
    /// calls nothing in one of them is told by its place, the superview, and there by its name, else by
    /// the order; and what stands elsewhere by its name.
    package init(scene old: Document, in new: Document) {
        matchNamedItems(old, new)
        for id in new.subtree() where views[id] == nil {
            guard let place = new[id].parent.flatMap({ views[$0] }) else { continue }
            let candidates = old[place].subviews.lazy.map { old[$0] }.filter { [self] twin in
                !takenViews.contains(twin.id) && !twin.isUnlike(new[id])
            }
            let isNameless = new[id].properties[.objectID] == nil
            let twin =
                candidates.first { $0.name == new[id].name }
                ?? (isNameless ? candidates.first { $0.properties[.objectID] == nil } : nil)
            if let twin { match(id, with: twin.id) }
        }
        for view in new.allViews where views[view.id] == nil {
            guard let twin = old.view(named: view.name), !twin.isUnlike(view) else { continue }
            match(view.id, with: twin.id)
        }
        for item in new.allConstraints where constraints[item.id] == nil {
            guard let twin = old.constraint(named: item.name),
                twin.properties[.objectID] == nil || item.properties[.objectID] == nil
            else { continue }
            match(item.id, with: twin.id)
        }
    }

    private mutating func matchNamedItems(_ old: Document, _ new: Document) {
        var items: [PropertyValue: ItemID] = [:]
        for view in old.allViews {
            if let name = view.properties[.objectID] { items[name] = .view(view.id) }
        }
        for item in old.allConstraints {
            if let name = item.properties[.objectID] { items[name] = .constraint(item.id) }
        }
        for view in new.allViews {
            guard case .view(let twin)? = view.properties[.objectID].flatMap({ items[$0] }),
                old[twin].kind == view.kind
            else { continue }
            match(view.id, with: twin)
        }
        for item in new.allConstraints {
            guard case .constraint(let twin)? = item.properties[.objectID].flatMap({ items[$0] })
            else { continue }
            match(item.id, with: twin)
        }
    }

    /// Two points of a history: the same are items of the same number, where nothing went in between
    /// that had it, and else those of the same name and kind.
    ///
    /// - Parameter isLost: whether what had a number in the first document went on the way.
    package init(_ old: Document, _ new: Document, isLost: (ItemID) -> Bool) {
        for view in old.allViews where new.view(view.id) != nil && !isLost(.view(view.id)) {
            match(view.id, with: view.id)
        }
        for constraint in old.allConstraints
        where new.constraint(constraint.id) != nil && !isLost(.constraint(constraint.id)) {
            match(constraint.id, with: constraint.id)
        }
        for view in old.allViews where !takenViews.contains(view.id) {
            guard let twin = new.view(named: view.name), twin.kind == view.kind else { continue }
            match(twin.id, with: view.id)
        }
        for constraint in old.allConstraints where !takenConstraints.contains(constraint.id) {
            guard let twin = new.constraint(named: constraint.name) else { continue }
            match(twin.id, with: constraint.id)
        }
    }
}

extension Document {
    /// The same document with the numbers of another for what the two have in common. What only this
    /// one has keeps its number where the other has nothing of that number, and else gets one behind
    /// those of both, in its order.
    package func renumbered(by matching: ItemMatching, like old: Document) -> Document {
        let numbers = Numbers(of: self, matching, like: old)
        if numbers.areUnchanged { return self }
        var result = self
        result.views = NumberTable()
        for view in allViews {
            let view = numbers.renumbered(view)
            result.views.set(view.id.raw, to: view)
            result.names[view.name] = .view(view.id)
        }
        result.constraints = NumberTable()
        for constraint in allConstraints {
            let constraint = numbers.renumbered(constraint)
            result.constraints.set(constraint.id.raw, to: constraint)
            result.names[constraint.name] = .constraint(constraint.id)
        }
        return result
    }
}

extension View {
    fileprivate var hasObjectID: Bool { properties[.objectID] != nil }

    /// Whether another version's view cannot be this one: of another kind, or called something else.
    fileprivate func isUnlike(_ other: View) -> Bool {
        kind != other.kind || hasObjectID && other.hasObjectID
    }
}

extension Document {
    /// Gives what it has in common with another version of its scene, by number, the names that it has
    /// there. What only this one has makes way: `title` becomes `title2`. What Interface Builder calls
    /// nothing has no name that would outlast its place.
    package mutating func takeNames(of old: Document) throws(EditMismatch) {
        for view in old.allViews {
            guard let own = self.view(view.id), own.hasObjectID || view.hasObjectID else {
                continue
            }
            try rename(.view(view.id), from: self[view.id].name, to: view.name, besides: old)
        }
        for item in old.allConstraints {
            guard let own = constraint(item.id) else { continue }
            try rename(.constraint(item.id), from: own.name, to: item.name, besides: old)
        }
    }

    private mutating func rename(
        _ item: ItemID, from name: String, to wanted: String, besides old: Document
    ) throws(EditMismatch) {
        if name == wanted { return }
        if let holder = names[wanted] {
            let free = (2...).lazy.map { wanted + String($0) }.first {
                names[$0] == nil && old.names[$0] == nil
            }
            try apply(.rename(holder, from: wanted, to: free!))
        }
        try apply(.rename(item, from: name, to: wanted))
    }
}

/// Other numbers for a document's items.
private struct Numbers {
    /// Only where the number is another.
    private var views: [ViewID: ViewID] = [:]
    private var constraints: [ConstraintID: ConstraintID] = [:]

    init(of document: Document, _ matching: ItemMatching, like old: Document) {
        var nextView = max(old.nextViewID, document.nextViewID).raw
        for view in document.allViews where matching.views[view.id] != view.id {
            if let known = matching.views[view.id] {
                views[view.id] = known
            } else if old.view(view.id) != nil {
                views[view.id] = ViewID(nextView)
                nextView += 1
            }
        }
        var nextConstraint = max(old.nextConstraintID, document.nextConstraintID).raw
        for item in document.allConstraints where matching.constraints[item.id] != item.id {
            if let known = matching.constraints[item.id] {
                constraints[item.id] = known
            } else if old.constraint(item.id) != nil {
                constraints[item.id] = ConstraintID(nextConstraint)
                nextConstraint += 1
            }
        }
    }

    var areUnchanged: Bool { views.isEmpty && constraints.isEmpty }

    private subscript(id: ViewID) -> ViewID { views[id] ?? id }

    func renumbered(_ view: View) -> View {
        var result = View(
            id: self[view.id], name: view.name, kind: view.kind, properties: view.properties)
        result.parent = view.parent.map { self[$0] }
        result.subviews = view.subviews.map { self[$0] }
        result.arrangedSubviews = view.arrangedSubviews.map { self[$0] }
        result.upkeep = view.upkeep
        result.upkeep.arrangingStack = view.upkeep.arrangingStack.map { self[$0] }
        return result
    }

    func renumbered(_ constraint: LayoutConstraint) -> LayoutConstraint {
        LayoutConstraint(
            id: constraints[constraint.id] ?? constraint.id, name: constraint.name,
            first: renumbered(constraint.first),
            relation: constraint.relation, second: constraint.second.map(renumbered),
            properties: constraint.properties)
    }

    private func renumbered(_ anchor: Anchor) -> Anchor {
        Anchor(LayoutItem(self[anchor.item.view], guide: anchor.item.guide), anchor.attribute)
    }
}

/// Names that items change to, in an order in which each name is free when it is taken.
///
/// Who wants a name waits for the item that has it. Items that wait in a circle are let go by one
/// that takes a name of nobody's for a while.
struct Renamings {
    private struct Renaming {
        let item: ItemID
        var from: String
        let to: String
    }

    private var all: [Renaming] = []
    private var done: [Bool] = []
    private var result: [Edit] = []

    mutating func add(_ item: ItemID, from old: String, to new: String) {
        if old == new { return }
        all.append(Renaming(item: item, from: old, to: new))
        done.append(false)
    }

    /// - Parameter isFree: whether nobody has a name or will have it.
    consuming func edits(_ isFree: (String) -> Bool) -> [Edit] {
        let held = Set(all.map(\.from))
        let waiting = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.to, $0) })
        for at in all.indices where !held.contains(all[at].to) { follow(at, waiting) }
        for at in all.indices where !done[at] {
            let name = (1...).lazy.map { "x\($0)" }.first(where: isFree)!
            let freed = all[at].from
            result.append(.rename(all[at].item, from: freed, to: name))
            all[at].from = name
            follow(waiting[freed]!, waiting)
        }
        return result
    }

    /// Makes a renaming, and then that of who has waited for the name.
    private mutating func follow(_ first: Int, _ waiting: [String: Int]) {
        var next = Int?.some(first)
        while let at = next, !done[at] {
            result.append(.rename(all[at].item, from: all[at].from, to: all[at].to))
            done[at] = true
            next = waiting[all[at].from]
        }
    }
}
