/// A one-to-one matching of the views and constraints of two documents.
package struct ItemMatching: Sendable {
    /// The matched views: each key is a view of the second document, its value the matching view of
    /// the first. The root views always match.
    package private(set) var views: [ViewID: ViewID] = [.root: .root]
    /// The matched constraints: each key is a constraint of the second document, its value the
    /// matching constraint of the first.
    package private(set) var constraints: [ConstraintID: ConstraintID] = [:]
    private var takenViews: Set<ViewID> = [.root]
    private var takenConstraints: Set<ConstraintID> = []

    package init() {}

    /// Matches view `new` of the second document with view `old` of the first. Returns false if
    /// either already has a match.
    @discardableResult
    package mutating func match(_ new: ViewID, with old: ViewID) -> Bool {
        guard views[new] == nil, takenViews.insert(old).inserted else { return false }
        views[new] = old
        return true
    }

    /// Matches constraint `new` of the second document with constraint `old` of the first. Returns
    /// false if either already has a match.
    @discardableResult
    package mutating func match(_ new: ConstraintID, with old: ConstraintID) -> Bool {
        guard constraints[new] == nil, takenConstraints.insert(old).inserted else { return false }
        constraints[new] = old
        return true
    }

    /// Returns the item of the first document that matches an item of the second; nil if no item
    /// does. The match of `.document` is `.document`.
    package func counterpart(of item: ItemID) -> ItemID? {
        switch item {
        case .document: .document
        case .view(let id): views[id].map(ItemID.view)
        case .constraint(let id): constraints[id].map(ItemID.constraint)
        }
    }

    /// Matches two versions of a scene of Interface Builder. An item of `new` matches the first of
    /// these items of `old` that exists and has no match yet:
    ///
    /// - the item with the same object ID, if it is not a view of another kind
    /// - for a view: a view of the same name and kind in the matching superview, unless both have
    ///   an object ID
    /// - for a view without an object ID: the first view of the same kind without an object ID in
    ///   the matching superview
    /// - the item of the same name, unless both have an object ID or are views of different kinds
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
                old[twin].storedKind == view.storedKind
            else { continue }
            match(view.id, with: twin)
        }
        for item in new.allConstraints {
            guard case .constraint(let twin)? = item.properties[.objectID].flatMap({ items[$0] })
            else { continue }
            match(item.id, with: twin)
        }
    }

    /// Matches the items of two states of a document. Items with the same number match if the item
    /// was not destroyed between the two states. Of the remaining items, views match by name and
    /// kind, and constraints by name.
    ///
    /// - Parameter isLost: returns whether the item of the first document was destroyed between the
    ///   two states
    package init(_ old: Document, _ new: Document, isLost: (ItemID) -> Bool) {
        for view in old.allViews where new.hasView(view.id) && !isLost(.view(view.id)) {
            match(view.id, with: view.id)
        }
        for constraint in old.allConstraints
        where new.constraint(constraint.id) != nil && !isLost(.constraint(constraint.id)) {
            match(constraint.id, with: constraint.id)
        }
        for view in old.allViews where !takenViews.contains(view.id) {
            guard let twin = new.view(named: view.name), twin.storedKind == view.storedKind else {
                continue
            }
            match(twin.id, with: view.id)
        }
        for constraint in old.allConstraints where !takenConstraints.contains(constraint.id) {
            guard let twin = new.constraint(named: constraint.name) else { continue }
            match(twin.id, with: constraint.id)
        }
    }
}

extension Document {
    /// Returns a copy of the document in which each view or constraint that matches an item of
    /// `old` has the number of that item. An item without a match keeps its number if no item of
    /// `old` has this number. Otherwise it gets a new number, greater than all numbers in both
    /// documents. Items with new numbers keep their order.
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
        precondition(result.viewCount == viewCount, "two views got the same number")
        result.constraints = NumberTable()
        for constraint in allConstraints {
            let constraint = numbers.renumbered(constraint)
            result.constraints.set(constraint.id.raw, to: constraint)
            result.names[constraint.name] = .constraint(constraint.id)
        }
        precondition(
            result.constraintCount == constraintCount, "two constraints got the same number")
        return result
    }
}

extension View {
    fileprivate var hasObjectID: Bool { properties[.objectID] != nil }

    /// Returns whether two views must not be matched by name or position: if their kinds differ, or
    /// if both have an object ID. (Views with equal object IDs have been matched before.)
    fileprivate func isUnlike(_ other: View) -> Bool {
        storedKind != other.storedKind || hasObjectID && other.hasObjectID
    }
}

extension Document {
    /// Gives each view and constraint the name of the item in `old` with the same `ViewID` or
    /// `ConstraintID`. `old` is another version of the document. If the name belongs to a different
    /// item of this document, that item is renamed: `title` becomes `title2`. If neither version of
    /// a view has an object ID (Interface Builder's id), the view keeps its name, because the two
    /// versions were matched only by their positions.
    package mutating func copyNames(of old: Document) throws(EditMismatch) {
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

/// The new numbers of a document's views and constraints, for copying the document with these
/// numbers.
private struct Numbers {
    /// The new id of each view whose id changes, by its old id.
    private var views: [ViewID: ViewID] = [:]
    private var constraints: [ConstraintID: ConstraintID] = [:]

    init(of document: Document, _ matching: ItemMatching, like old: Document) {
        var nextView = max(old.nextViewID, document.nextViewID).raw
        for view in document.allViews where matching.views[view.id] != view.id {
            if let known = matching.views[view.id] {
                views[view.id] = known
            } else if old.hasView(view.id) {
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
            id: self[view.id], name: view.name, kind: view.storedKind, properties: view.properties)
        result.parent = view.parent.map { self[$0] }
        result.subviews = view.subviews.map { self[$0] }
        result.arrangedSubviews = view.arrangedSubviews.map { self[$0] }
        result.derivedValues = view.derivedValues
        result.derivedValues.arrangingStack = view.derivedValues.arrangingStack.map { self[$0] }
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

/// A list of renamings, put in an order in which each new name is free when it is used.
///
/// If an item's new name still belongs to a second item, the second item is renamed first. If
/// renamings form a cycle, such as swapped names, one item gets a temporary name first.
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

    /// Returns the renamings as edits, in an order in which each new name is free when it is used.
    ///
    /// - Parameter isFree: returns whether no item has the name, before or after the renamings
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

    /// Appends the edit for the renaming at index `first`, then the edit for the renaming whose new
    /// name that edit has freed, and so on. `waiting` contains the index of each renaming by its
    /// new name.
    private mutating func follow(_ first: Int, _ waiting: [String: Int]) {
        var next = Int?.some(first)
        while let at = next, !done[at] {
            result.append(.rename(all[at].item, from: all[at].from, to: all[at].to))
            done[at] = true
            next = waiting[all[at].from]
        }
    }
}
