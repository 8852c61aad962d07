/// A layout document: a tree of views, the user's constraints, and what it is laid out for.
///
/// A value. It changes only by `apply(_:)` of an `Edit`, which keeps the indexes below in step.
package struct Document: Sendable {
    package internal(set) var properties = PropertyList()
    /// By `ViewID.raw`.
    package internal(set) var views = NumberTable<View>()
    /// By `ConstraintID.raw`.
    package internal(set) var constraints = NumberTable<LayoutConstraint>()
    /// Views and constraints share one namespace.
    var names: [String: ItemID] = [:]
    /// How much of it is not yet as it has to be (`looseEnd`).
    var looseEnds = 0

    package init() {}

    /// A document with an empty root view, as `new` makes it.
    package init(rootName: String) {
        let root = View(id: .root, name: rootName, kind: .view)
        views.set(root.id.raw, to: root)
        names[rootName] = .view(.root)
    }
}

extension Document {
    package subscript(_ id: ViewID) -> View {
        views[id.raw]!
    }

    package subscript(_ id: ConstraintID) -> LayoutConstraint {
        constraints[id.raw]!
    }

    package func view(_ id: ViewID) -> View? { views[id.raw] }

    package func constraint(_ id: ConstraintID) -> LayoutConstraint? { constraints[id.raw] }

    package func item(named name: some StringProtocol) -> ItemID? { names[String(name)] }

    package func view(named name: some StringProtocol) -> View? {
        if case .view(let id)? = names[String(name)] { self[id] } else { nil }
    }

    package func constraint(named name: some StringProtocol) -> LayoutConstraint? {
        if case .constraint(let id)? = names[String(name)] { self[id] } else { nil }
    }

    package func name(of item: ItemID) -> String? {
        switch item {
        case .document: nil
        case .view(let id): view(id)?.name
        case .constraint(let id): constraint(id)?.name
        }
    }

    package func properties(of item: ItemID) -> PropertyList? {
        switch item {
        case .document: properties
        case .view(let id): view(id)?.properties
        case .constraint(let id): constraint(id)?.properties
        }
    }

    /// All views in the order of their making.
    package var allViews: some Sequence<View> { views.values }

    /// All constraints in the order of their making.
    package var allConstraints: some Sequence<LayoutConstraint> { constraints.values }

    package var viewCount: Int { views.count }
    package var constraintCount: Int { constraints.count }

    /// An identity that no view of this document has.
    package var nextViewID: ViewID { ViewID(views.nextNumber) }
    package var nextConstraintID: ConstraintID { ConstraintID(constraints.nextNumber) }
}
