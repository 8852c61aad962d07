/// A layout document: a tree of views, the user's constraints, and what it is laid out for.
///
/// A value. It changes only by `apply(_:)` of an `Edit`, which keeps the indexes below in step.
package struct Document: Sendable {
    package internal(set) var properties = PropertyList()
    /// By `ViewID.raw`; nil where no view has the number.
    var viewSlots: [View?] = []
    /// By `ConstraintID.raw`.
    var constraintSlots: [LayoutConstraint?] = []
    /// Views and constraints share one namespace.
    var names: [String: ItemID] = [:]

    package init() {}

    /// A document with an empty root view, as `new` makes it.
    package init(rootName: String) {
        let root = View(id: .root, name: rootName, kind: .view)
        viewSlots = [root]
        names[rootName] = .view(.root)
    }
}

extension Document {
    package subscript(_ id: ViewID) -> View {
        viewSlots[id.raw]!
    }

    package subscript(_ id: ConstraintID) -> LayoutConstraint {
        constraintSlots[id.raw]!
    }

    package func view(_ id: ViewID) -> View? {
        viewSlots.indices.contains(id.raw) ? viewSlots[id.raw] : nil
    }

    package func constraint(_ id: ConstraintID) -> LayoutConstraint? {
        constraintSlots.indices.contains(id.raw) ? constraintSlots[id.raw] : nil
    }

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
    package var allViews: some Sequence<View> { viewSlots.lazy.compactMap { $0 } }

    /// All constraints in the order of their making.
    package var allConstraints: some Sequence<LayoutConstraint> {
        constraintSlots.lazy.compactMap { $0 }
    }

    package var viewCount: Int { viewSlots.count { $0 != nil } }
    package var constraintCount: Int { constraintSlots.count { $0 != nil } }

    /// An identity that no view of this document has.
    package var nextViewID: ViewID { ViewID(viewSlots.count) }
    package var nextConstraintID: ConstraintID { ConstraintID(constraintSlots.count) }
}
