/// A layout document: a tree of views, the user's constraints, and what it is laid out for.
///
/// A value. It changes only by `apply(_:)` of an `Edit`, which keeps the indexes below in step.
public struct Document: Sendable {
    /// The document's own: its device and the like.
    package internal(set) var properties = PropertyList()
    /// By `ViewID.raw`.
    package internal(set) var views = NumberTable<View>()
    /// By `ConstraintID.raw`.
    package internal(set) var constraints = NumberTable<LayoutConstraint>()
    /// Views and constraints share one namespace.
    var names: [String: ItemID] = [:]
    /// How much of it is not yet as it has to be (`looseEnd`).
    var looseEnds = 0

    /// One with nothing in it, not even a root view: no sound document yet.
    package init() {}

    /// A document with an empty root view, as `new` makes it.
    public init(rootName: String) {
        let root = View(id: .root, name: rootName, kind: .view)
        views.set(root.id.raw, to: root)
        names[rootName] = .view(.root)
    }
}

extension Document {
    /// Traps where there is no such view, as the next one does; `view(_:)` does not.
    package subscript(_ id: ViewID) -> View {
        views[id.raw]!
    }

    /// Traps where there is no such constraint.
    package subscript(_ id: ConstraintID) -> LayoutConstraint {
        constraints[id.raw]!
    }

    /// Nil where there is none, as the next one is.
    package func view(_ id: ViewID) -> View? { views[id.raw] }

    package func constraint(_ id: ConstraintID) -> LayoutConstraint? { constraints[id.raw] }

    /// Views and constraints share one namespace: of one name there is one item at most.
    package func item(named name: some StringProtocol) -> ItemID? { names[String(name)] }

    /// Nil where the name is a constraint's too.
    package func view(named name: some StringProtocol) -> View? {
        if case .view(let id)? = names[String(name)] { self[id] } else { nil }
    }

    /// Nil where the name is a view's too.
    package func constraint(named name: some StringProtocol) -> LayoutConstraint? {
        if case .constraint(let id)? = names[String(name)] { self[id] } else { nil }
    }

    /// Nil for the document, which knows no name of its own, and for what is not there.
    package func name(of item: ItemID) -> String? {
        switch item {
        case .document: nil
        case .view(let id): view(id)?.name
        case .constraint(let id): constraint(id)?.name
        }
    }

    /// Nil for what is not there.
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
    /// An identity that no constraint of this document has.
    package var nextConstraintID: ConstraintID { ConstraintID(constraints.nextNumber) }
}

extension Document {
    /// The views of a subtree, parents first and in z-order; deep documents do not recurse.
    package func subtree(of root: ViewID = .root) -> [ViewID] {
        guard view(root) != nil else { return [] }
        var result: [ViewID] = []
        var pending = [root]
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: self[next].subviews.reversed())
        }
        return result
    }

    /// The view and everything it stands in, innermost first.
    package func ancestors(of id: ViewID) -> [ViewID] {
        var result = [id]
        while let parent = self[result[result.count - 1]].parent { result.append(parent) }
        return result
    }

    /// Whether `b` is `a` or stands in it, at whatever depth.
    package func isAncestor(_ a: ViewID, of b: ViewID) -> Bool {
        var current: ViewID? = b
        while let id = current {
            if id == a { return true }
            current = self[id].parent
        }
        return false
    }

    /// How many superviews the view has.
    package func depth(of id: ViewID) -> Int { ancestors(of: id).count - 1 }

    /// The stack that arranges the view, if one does.
    package func arrangingStack(of id: ViewID) -> ViewID? {
        self[id].upkeep.arrangingStack
    }

    /// The nearest view that holds both, or nil when they are not in one tree.
    package func commonAncestor(of a: ViewID, _ b: ViewID) -> ViewID? {
        let above = Set(ancestors(of: a))
        return ancestors(of: b).first(where: above.contains)
    }
}

extension ViewKind {
    /// Switches, steppers and activity indicators hug at 750, everything else at 250.
    func defaultHugging(_ axis: Axis) -> Double {
        switch self {
        case .switch, .stepper, .activity: 750
        case .progress: axis == .vertical ? 750 : 250
        default: 250
        }
    }

    var defaultStyle: ControlStyle? {
        switch self {
        case .button: .system
        case .textField: .roundedRect
        case .activity: .medium
        default: nil
        }
    }
}

/// Where a value in force comes from.
package enum ValueOrigin: Hashable, Sendable {
    case variation(SizeClasses)
    case base
    case `default`
}

extension Document {
    /// The value in force under `traits`, and where it comes from; nil when nothing is set and the
    /// property has no default.
    package func value(
        _ key: PropertyKey, of item: ItemID, under traits: SizeClasses
    ) -> (value: PropertyValue, origin: ValueOrigin)? {
        if let entry = properties(of: item)?.inForce(key, under: traits) {
            return (entry.value, entry.condition == .base ? .base : .variation(entry.condition))
        }
        return defaultValue(key, of: item).map { ($0, .default) }
    }

    /// What the item has when nothing is set; nil where it then has nothing.
    package func defaultValue(_ key: PropertyKey, of item: ItemID) -> PropertyValue? {
        key.defaultValue(for: PropertyHolder(item, in: self))
    }
}
