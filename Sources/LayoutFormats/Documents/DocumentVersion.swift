import StackCore

/// A version of a document for a merge. It contains the document's properties, and its views and
/// constraints by ID, but no values that are derived from these.
struct DocumentVersion {
    struct Node: Hashable {
        let id: ViewID
        let kind: ViewKind
        var name: String
        var properties: PropertyList
        var parent: ViewID?
        var subviews: [ViewID]
        var arranged: [ViewID]
    }

    var properties: PropertyList
    var views: [ViewID: Node] = [:]
    var constraints: [ConstraintID: LayoutConstraint] = [:]

    init(_ document: Document) {
        properties = document.properties
        for view in document.allViews {
            views[view.id] = Node(
                id: view.id, kind: view.storedKind, name: view.name, properties: view.properties,
                parent: view.parent, subviews: view.subviews, arranged: view.arrangedSubviews)
        }
        for constraint in document.allConstraints { constraints[constraint.id] = constraint }
    }

    /// Returns the stack view that has the view as an arranged subview; nil if there is none.
    func arranger(of id: ViewID) -> ViewID? {
        guard let parent = views[id]?.parent, views[parent]!.arranged.contains(id) else {
            return nil
        }
        return parent
    }

    /// Returns the IDs of a view and all its descendants, superviews before their subviews.
    func subtree(_ root: ViewID) -> [ViewID] {
        var result: [ViewID] = []
        var pending = [root]
        while let id = pending.popLast() {
            result.append(id)
            pending += (views[id]?.subviews ?? []).reversed()
        }
        return result
    }

    /// Builds the document from the version's parts. Throws if they do not form a valid document.
    func document() throws(EditMismatch) -> Document {
        var document = Document()
        for edit in PropertyList().edits(to: properties, of: .document) {
            try document.apply(edit)
        }
        let order = subtree(.root)
        assert(Set(order).count == order.count, "a view is in two superviews")
        for id in order {
            let node = views[id]!
            try document.apply(
                .createView(
                    View(id: id, name: node.name, kind: node.kind, properties: node.properties)))
            guard let parent = node.parent else { continue }
            guard let index = views[parent]?.subviews.firstIndex(of: id) else {
                preconditionFailure("view \(id.raw) is not among the subviews of its superview")
            }
            try document.apply(.insertSubview(id, in: parent, at: index))
        }
        for id in order {
            for (index, arranged) in views[id]!.arranged.enumerated() {
                try document.apply(.insertArranged(arranged, in: id, at: index))
            }
        }
        for id in constraints.keys.sorted() {
            try document.apply(.createConstraint(constraints[id]!))
        }
        if let damage = document.invariantViolations().first {
            throw EditMismatch(description: "\(damage)")
        }
        return document
    }
}

extension DocumentVersion {
    /// Returns this version with new IDs for those views and constraints whose ID belongs to
    /// another view or constraint in `base` or `other`. This is needed because the two sides of a
    /// merge assign IDs independently.
    func renumbered(since base: DocumentVersion, beside other: DocumentVersion) -> DocumentVersion {
        var nextView = ([self, base, other].flatMap(\.views.keys).map(\.raw).max() ?? 0) + 1
        var nextConstraint =
            ([self, base, other].flatMap(\.constraints.keys).map(\.raw).max() ?? 0) + 1
        var numbers: [ViewID: ViewID] = [:]
        for id in views.keys.sorted() where clashes(id, base, other) {
            numbers[id] = ViewID(nextView)
            nextView += 1
        }
        var result = self
        result.views = [:]
        for id in views.keys.sorted() {
            let node = views[id]!
            let moved = { (id: ViewID) in numbers[id] ?? id }
            result.views[moved(id)] = Node(
                id: moved(id), kind: node.kind, name: node.name, properties: node.properties,
                parent: node.parent.map(moved), subviews: node.subviews.map(moved),
                arranged: node.arranged.map(moved))
        }
        result.constraints = [:]
        for id in constraints.keys.sorted() {
            let constraint = constraints[id]!.mappingViews { numbers[$0] ?? $0 }
            let isTaken =
                [base.constraints[id], other.constraints[id]].contains {
                    $0.map { !$0.relates(as: constraint) } ?? false
                }
            let number = isTaken ? ConstraintID(nextConstraint) : id
            if isTaken { nextConstraint += 1 }
            assert(
                result.constraints[number] == nil, "two constraints got the number \(number.raw)")
            result.constraints[number] = constraint.with(id: number)
        }
        return result
    }

    /// Returns whether the view needs a new ID, because its ID belongs to another view. This is so
    /// if `base` has a view of another kind with this ID. If `base` does not have the ID, it is so
    /// if `other` has a view of another kind or name with it.
    private func clashes(_ id: ViewID, _ base: DocumentVersion, _ other: DocumentVersion) -> Bool {
        let node = views[id]!
        if let was = base.views[id] { return was.kind != node.kind }
        guard let theirs = other.views[id] else { return false }
        return theirs.kind != node.kind || theirs.name != node.name
    }
}

extension LayoutConstraint {
    /// Returns a copy of the constraint in which the arguments that are not nil replace its values.
    func with(
        id: ConstraintID? = nil, name: String? = nil, properties: PropertyList? = nil
    ) -> LayoutConstraint {
        LayoutConstraint(
            id: id ?? self.id, name: name ?? self.name, first: first, relation: relation,
            second: second, properties: properties ?? self.properties)
    }

    /// Returns a copy of the constraint whose views have other IDs. `view` returns the new ID for
    /// an old one.
    fileprivate func mappingViews(_ view: (ViewID) -> ViewID) -> LayoutConstraint {
        func moved(_ anchor: Anchor) -> Anchor {
            Anchor(LayoutItem(view(anchor.item.view), guide: anchor.item.guide), anchor.attribute)
        }
        return LayoutConstraint(
            id: id, name: name, first: moved(first), relation: relation, second: second.map(moved),
            properties: properties)
    }
}
