/// A layout document: a tree of views, the user's constraints, and the properties on which its
/// layout depends, such as the device.
///
/// A document changes only through `apply(_:)` with an `Edit`, which also updates the indexes
/// below.
public struct Document: Sendable {
    /// The properties of the document itself, such as its device.
    package internal(set) var properties = PropertyList()
    /// All views of the document, by their numbers (`ViewID.raw`).
    var views = NumberTable<View>()
    /// All constraints of the document, by their numbers (`ConstraintID.raw`).
    var constraints = NumberTable<LayoutConstraint>()
    /// The views and constraints by name. Both share one namespace.
    var names: [String: ItemID] = [:]
    /// The number of requirements on views that are not met at the moment, such as that each view
    /// has a superview. `unmetRequirement` describes one of them.
    var unmetRequirementCount = 0

    /// Creates a document without any views. It is not valid until it has a root view.
    package init() {}

    /// Creates a document with an empty root view, as the command `new` does. Traps if the name is
    /// not valid. A valid name consists of letters, digits, `_` and `-`, and does not start with a
    /// digit.
    public init(rootName: String) {
        precondition(Name.isValid(rootName), "a view cannot be named \(rootName)")
        let root = View(id: .root, name: rootName, kind: .view)
        views.set(root.id.raw, to: root)
        names[rootName] = .view(.root)
    }
}

extension Document {
    /// Returns the view with this identity. Traps if there is no such view; `view(_:)` returns nil
    /// instead.
    package subscript(_ id: ViewID) -> View {
        guard let view = views[id.raw] else { preconditionFailure("there is no view \(id.raw)") }
        return view
    }

    /// Returns the constraint with this identity. Traps if there is no such constraint.
    package subscript(_ id: ConstraintID) -> LayoutConstraint {
        guard let constraint = constraints[id.raw] else {
            preconditionFailure("there is no constraint \(id.raw)")
        }
        return constraint
    }

    /// Returns the view with this identity, or nil if there is no such view.
    package func view(_ id: ViewID) -> View? { views[id.raw] }

    /// Returns whether the document has the view. Unlike `view(_:)`, this copies nothing.
    package func hasView(_ id: ViewID) -> Bool { views.hasValue(id.raw) }

    /// Returns the constraint with this identity; nil if there is none.
    package func constraint(_ id: ConstraintID) -> LayoutConstraint? { constraints[id.raw] }

    /// Returns the view or constraint with this name, or nil if there is none. Views and
    /// constraints share one namespace.
    package func item(named name: some StringProtocol) -> ItemID? { names[String(name)] }

    /// Returns the view with this name; nil if no view has it, even if a constraint has.
    package func view(named name: some StringProtocol) -> View? {
        if case .view(let id)? = names[String(name)] { self[id] } else { nil }
    }

    /// Returns the constraint with this name, or nil if no constraint has it.
    package func constraint(named name: some StringProtocol) -> LayoutConstraint? {
        if case .constraint(let id)? = names[String(name)] { self[id] } else { nil }
    }

    /// Returns the name of an item; nil if the item does not exist, or is the document itself,
    /// whose name is stored in the layout file.
    package func name(of item: ItemID) -> String? {
        switch item {
        case .document: nil
        case .view(let id): view(id)?.name
        case .constraint(let id): constraint(id)?.name
        }
    }

    /// Returns the properties set on an item, or nil if the item does not exist.
    package func properties(of item: ItemID) -> PropertyList? {
        switch item {
        case .document: properties
        case .view(let id): views.readIfPresent(id.raw) { $0.pointee.properties }
        case .constraint(let id): constraints.readIfPresent(id.raw) { $0.pointee.properties }
        }
    }

    /// All views in the order of their creation.
    package var allViews: some Sequence<View> { views.values }

    /// All constraints in the order of their creation.
    package var allConstraints: some Sequence<LayoutConstraint> { constraints.values }

    /// The number of views, including those outside the root's hierarchy.
    package var viewCount: Int { views.count }
    package var constraintCount: Int { constraints.count }

    /// The identity for the next new view. Its number is 1 greater than the largest number of a
    /// view.
    package var nextViewID: ViewID { ViewID(views.nextNumber) }
    /// The identity for the next new constraint. Its number is 1 greater than the largest number of
    /// a constraint.
    package var nextConstraintID: ConstraintID { ConstraintID(constraints.nextNumber) }
}

extension Document {
    /// Returns the views of a subtree in z-order, each view before its subviews; empty if there is
    /// no such view. The function does not recurse, so the depth of the document does not matter.
    package func subtree(of root: ViewID = .root) -> [ViewID] {
        guard hasView(root) else { return [] }
        var result: [ViewID] = []
        var pending = [root]
        while let next = pending.popLast() {
            assert(result.count < viewCount, "view \(next.raw) is inside itself")
            result.append(next)
            pending.append(contentsOf: self[next].subviews.reversed())
        }
        return result
    }

    /// Returns the view and all its superviews, innermost first.
    package func ancestors(of id: ViewID) -> [ViewID] {
        var result = [id]
        while let parent = self[result[result.count - 1]].parent { result.append(parent) }
        assert(result.count <= viewCount, "view \(id.raw) is inside itself")
        return result
    }

    /// Returns whether `a` is `b` itself or a superview of `b` at any level.
    package func isAncestor(_ a: ViewID, of b: ViewID) -> Bool {
        var current: ViewID? = b
        while let id = current {
            if id == a { return true }
            current = self[id].parent
        }
        return false
    }

    /// Returns the number of superviews of the view.
    package func depth(of id: ViewID) -> Int { ancestors(of: id).count - 1 }

    /// Returns the stack that arranges the view, or nil if no stack does.
    package func arrangingStack(of id: ViewID) -> ViewID? {
        self[id].derivedValues.arrangingStack
    }

    /// Returns the nearest common ancestor of two views; nil if they are in different trees. A view
    /// counts as its own ancestor.
    package func commonAncestor(of a: ViewID, _ b: ViewID) -> ViewID? {
        let above = Set(ancestors(of: a))
        return ancestors(of: b).first(where: above.contains)
    }
}

/// The source of a property's value: a size-class variation, the base value or the default.
package enum ValueOrigin: Hashable, Sendable {
    case variation(SizeClasses)
    case base
    case `default`
}

extension Document {
    /// Returns the value of an item's property under `traits`, and the source of the value; nil if
    /// no value is set and the property has no default.
    package func value(
        _ key: PropertyKey, of item: ItemID, under traits: SizeClasses
    ) -> (value: PropertyValue, origin: ValueOrigin)? {
        if let entry = properties(of: item)?.inForce(key, under: traits) {
            return (entry.value, entry.condition == .base ? .base : .variation(entry.condition))
        }
        return defaultValue(key, of: item).map { ($0, .default) }
    }

    /// Returns the value of a property that is not set on the item; nil if the property has no
    /// default.
    package func defaultValue(_ key: PropertyKey, of item: ItemID) -> PropertyValue? {
        key.defaultValue(for: PropertyHolder(item, in: self))
    }
}
