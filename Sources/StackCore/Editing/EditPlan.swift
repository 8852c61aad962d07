/// Edits in the making: the calls of UIView and UIStackView, turned into elementary changes of a
/// document.
///
/// A plan has a document of its own and makes each edit there as it is planned: a view added by one
/// call can be used by the next.
package struct EditPlan: Sendable {
    /// The document as planned so far. Do not hold it while planning: a document that somebody else
    /// has too is copied when it changes.
    package private(set) var document: Document
    package private(set) var edits: [Edit] = []
    /// How many of them were made: all, unless one does not fit.
    private var made = 0

    // A number is given once, even where what had it has gone again.
    private var nextView: Int
    private var nextConstraint: Int

    package init(_ document: Document) {
        self.document = document
        nextView = document.nextViewID.raw
        nextConstraint = document.nextConstraintID.raw
    }

    /// The edits that `change` plans for a document. They are made there and taken back again, so
    /// that it is not copied, however large it is.
    package static func edits(
        in document: inout Document, _ change: (inout EditPlan) throws -> Void
    ) rethrows -> [Edit] {
        var plan = EditPlan(document)
        document = Document()
        defer {
            plan.takeBack()
            document = plan.document
        }
        try change(&plan)
        return plan.edits
    }

    private mutating func takeBack() {
        while made > 0 {
            made -= 1
            do {
                try document.apply(edits[made].inverse)
            } catch {
                preconditionFailure("an edit just planned cannot be taken back: \(error)")
            }
        }
    }
}

// MARK: - The document as planned so far

extension EditPlan {
    package func kind(of id: ViewID) -> ViewKind { document.view(id)?.kind ?? .view }
    package func parent(of id: ViewID) -> ViewID? { document.view(id)?.parent }
    package func subviews(of id: ViewID) -> [ViewID] { document.view(id)?.subviews ?? [] }
    package func arrangedSubviews(of id: ViewID) -> [ViewID] {
        document.view(id)?.arrangedSubviews ?? []
    }
    private func isArranged(_ id: ViewID, by stack: ViewID) -> Bool {
        document.view(id)?.upkeep.arrangingStack == stack
    }

    package func item(named name: String) -> ItemID? { document.item(named: name) }

    package func properties(of item: ItemID) -> PropertyList {
        document.properties(of: item) ?? PropertyList()
    }

    package func name(of id: ViewID) -> String { document.view(id)?.name ?? "" }

    func constraints() -> [LayoutConstraint] { Array(document.allConstraints) }

    /// A name that is free: `base`, else `base2`, `base3` …
    package func freeName(_ base: String) -> String {
        if item(named: base) == nil { return base }
        var number = 2
        while item(named: base + String(number)) != nil { number += 1 }
        return base + String(number)
    }

    private func isAncestor(_ a: ViewID, of b: ViewID) -> Bool {
        var current: ViewID? = b
        while let id = current {
            if id == a { return true }
            current = parent(of: id)
        }
        return false
    }

    package func subtree(of root: ViewID) -> [ViewID] { document.subtree(of: root) }
}

// MARK: - Elementary steps

extension EditPlan {
    /// One that does not fit is refused where the plan is applied, before all that follow it.
    mutating func add(_ edit: Edit) {
        let fits = made == edits.count && (try? document.apply(edit)) != nil
        edits.append(edit)
        if fits { made += 1 }
    }

    private func checkFree(_ name: String) throws(EditRefusal) {
        if !Name.isValid(name) {
            throw EditRefusal(
                .nameInvalid,
                "a name is letters, digits, _ and -, and does not start with a digit", about: name)
        }
        if item(named: name) != nil {
            throw EditRefusal(.nameTaken, "the name \(name) is taken", about: name)
        }
    }

    private mutating func insertSubview(_ id: ViewID, in parent: ViewID, at index: Int) {
        add(.insertSubview(id, in: parent, at: index))
    }

    private mutating func removeSubview(_ id: ViewID) {
        guard let parent = parent(of: id), let index = subviews(of: parent).firstIndex(of: id)
        else { return }
        add(.removeSubview(id, from: parent, at: index))
    }

    private mutating func insertArranged(_ id: ViewID, in stack: ViewID, at index: Int) {
        add(.insertArranged(id, in: stack, at: index))
    }

    private mutating func removeArranged(_ id: ViewID, from stack: ViewID) {
        guard let index = arrangedSubviews(of: stack).firstIndex(of: id) else { return }
        add(.removeArranged(id, from: stack, at: index))
    }

    private mutating func set(
        _ key: PropertyKey, _ condition: SizeClasses, of item: ItemID, to value: PropertyValue?
    ) {
        let old = properties(of: item)[key, condition]
        if old != value { add(.setProperty(item, key, condition, from: old, to: value)) }
    }

    private func refuseDepth(adding id: ViewID, to parent: ViewID) throws(EditRefusal) {
        var depth = 1
        var current = parent
        while let next = self.parent(of: current) { (depth, current) = (depth + 1, next) }
        var level = [id]
        while !level.isEmpty {
            if depth > DocumentLimits.depth {
                throw EditRefusal(
                    .nestedTooDeep, "views cannot be nested deeper than \(DocumentLimits.depth)",
                    about: name(of: parent))
            }
            level = level.flatMap { subviews(of: $0) }
            depth += 1
        }
    }
}

// MARK: - The calls of UIView

extension EditPlan {
    /// A new view that is in no hierarchy; it must get a superview before the plan ends.
    package mutating func create(_ kind: ViewKind, named name: String) throws(EditRefusal) -> ViewID
    {
        try checkFree(name)
        if document.viewCount >= DocumentLimits.views {
            throw EditRefusal(
                .tooMany, "a document holds at most \(DocumentLimits.views) views", about: name)
        }
        let view = View(id: ViewID(nextView), name: name, kind: kind)
        nextView += 1
        add(.createView(view))
        return view.id
    }

    /// `addSubview` and `insertSubview(at:)`: last in z-order unless `index` says where.
    ///
    /// A view that stands elsewhere leaves its superview first, as `removeFromSuperview` does.
    package mutating func addSubview(_ id: ViewID, to parent: ViewID, at index: Int? = nil)
        throws(EditRefusal)
    {
        if isAncestor(id, of: parent) {
            throw EditRefusal(
                .insideItself, "\(name(of: id)) cannot stand inside itself", about: name(of: parent)
            )
        }
        let others = subviews(of: parent).count - (self.parent(of: id) == parent ? 1 : 0)
        let place = index ?? others
        if place < 0 || place > others {
            throw EditRefusal(
                .noSuchIndex,
                "\(name(of: parent)) has \(others) other subviews, so at goes from 0 to \(others)",
                about: String(place))
        }
        try refuseDepth(adding: id, to: parent)
        if self.parent(of: id) == parent { removeSubview(id) } else { detach(id) }
        insertSubview(id, in: parent, at: place)
    }

    /// Takes the view out of its superview and drops its subtree's constraints with the outside
    /// (docs/auto-layout-rules.md, "Attributes").
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

    /// `removeFromSuperview` for good: the subtree, its constraints, and what is set on them.
    package mutating func remove(_ id: ViewID) throws(EditRefusal) {
        if id == .root {
            throw EditRefusal(
                .isRoot, "the root view stays; delete the document instead", about: name(of: id))
        }
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

    /// z-order only: the arranged order stays.
    package mutating func reorder(_ id: ViewID, to index: Int) throws(EditRefusal) {
        guard let parent = parent(of: id) else {
            throw EditRefusal(
                .isRoot, "the root view has no place among subviews", about: name(of: id))
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

// MARK: - The calls of UIStackView

extension EditPlan {
    /// `insertArrangedSubview(_:at:)`, or `addArrangedSubview(_:)` without an index; every row of the
    /// table in docs/stack-view-rules.md, "The two orders". A new view goes to the end of the
    /// subviews whatever the index.
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

    /// `removeArrangedSubview(_:)`: stays a subview; its custom spacing is forgotten
    /// (docs/stack-view-rules.md, "Spacing").
    package mutating func unarrange(_ id: ViewID, from stack: ViewID) {
        guard isArranged(id, by: stack) else { return }
        removeArranged(id, from: stack)
        set(.spacingAfter, .base, of: .view(id), to: nil)
    }

    /// `setCustomSpacing(_:after:)`; nil is `spacingUseDefault`.
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
    package mutating func rename(_ item: ItemID, to name: String) throws(EditRefusal) {
        guard let old = document.name(of: item), old != name else { return }
        try checkFree(name)
        add(.rename(item, from: old, to: name))
    }

    /// Sets the value under a condition, or takes it away (nil).
    package mutating func setProperty(
        _ key: PropertyKey, _ condition: SizeClasses = .base, of item: ItemID,
        to value: PropertyValue?
    ) throws(EditRefusal) {
        try checkOwner(key, item)
        if condition != .base && !key.definition.varies {
            throw EditRefusal(
                .cannotVary, "\(key.spelling) is the same in every size class", about: key.spelling)
        }
        if key == .spacingAfter, value != nil, case .view(let id) = item {
            guard let stack = parent(of: id), isArranged(id, by: stack) else {
                throw EditRefusal(
                    .notArranged, "\(name(of: id)) is not arranged by a stack", about: key.spelling)
            }
        }
        set(key, condition, of: item, to: value)
    }

    private func checkOwner(_ key: PropertyKey, _ item: ItemID) throws(EditRefusal) {
        let holder = PropertyHolder(item, kind: kind(of:))
        if !key.definition.owner.includes(holder) {
            throw EditRefusal(
                .wrongProperty, "\(holder.noun) has no \(key.spelling)", about: key.spelling)
        }
    }

    /// A new constraint; without a name it gets `constraint1`, `constraint2` …
    @discardableResult
    package mutating func constrain(
        _ first: Anchor, _ relation: Relation, _ second: Anchor?, named name: String? = nil,
        properties: PropertyList = PropertyList()
    ) throws(EditRefusal) -> ConstraintID {
        try checkPair(first, second)
        if let name { try checkFree(name) }
        if document.constraintCount >= DocumentLimits.constraints {
            throw EditRefusal(
                .tooMany, "a document holds at most \(DocumentLimits.constraints) constraints",
                about: name)
        }
        let constraint = LayoutConstraint(
            id: ConstraintID(nextConstraint), name: name ?? freeConstraintName(), first: first,
            relation: relation, second: second, properties: properties)
        nextConstraint += 1
        add(.createConstraint(constraint))
        return constraint.id
    }

    private func freeConstraintName() -> String {
        var number = nextConstraint + 1
        while item(named: "constraint" + String(number)) != nil { number += 1 }
        return "constraint" + String(number)
    }

    private func checkPair(_ first: Anchor, _ second: Anchor?) throws(EditRefusal) {
        guard let second else {
            if first.attribute.isSize { return }
            throw EditRefusal(
                .wrongAttributes,
                "\(first.attribute.rawValue) is a place, so it needs another item to stand beside",
                about: first.attribute.rawValue)
        }
        if !first.attribute.canPair(with: second.attribute) {
            throw EditRefusal(
                .wrongAttributes,
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) do not go together",
                about: second.attribute.rawValue)
        }
    }

    package mutating func removeConstraint(_ id: ConstraintID) {
        if let constraint = document.constraint(id) { add(.destroyConstraint(constraint)) }
    }
}
