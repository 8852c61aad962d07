import StackCore

extension SceneImport {
    var origin: SceneOrigin {
        var places: [ItemID: SourceNode.Number] = [:]
        for view in views { places[.view(view.id)] = view.element.number }
        for (id, element) in constraintElements.enumerated() {
            places[.constraint(ConstraintID(id))] = element.number
        }
        return SceneOrigin(key: scene.key, places: places, controller: scene.controller?.number)
    }

    // MARK: Names from an earlier export

    mutating func reserveNames() {
        for name in Name.reserved + annotation.reserved { names.reserve(name) }
        for element in scene.view.subtree {
            if let name = ownName(element, "view", label: "userLabel")
                ?? ownName(element, "constraint", label: "identifier")
            {
                names.reserve(name)
            }
        }
    }

    /// Returns the name that an earlier export stored in the element's attribute `label`. Returns
    /// nil if the attribute is missing, or if the element's identifier is not derived from the name
    /// (`DerivedID`).
    private func ownName(_ element: SourceElement, _ role: String, label: String) -> String? {
        guard let name = element[label], let id = element["id"], Name.isValid(name) else {
            return nil
        }
        return DerivedID.of(role, name, in: scene.key) == id ? name : nil
    }

    func isDerived(_ element: SourceElement, _ role: String, label: String) -> Bool {
        ownName(element, role, label: label) != nil
    }

    /// Returns the name for an element that an earlier export stored: in the annotation (an XML
    /// comment), otherwise in the element itself. Returns nil if there is no such name, or if
    /// another view or constraint already has it.
    mutating func givenName(_ element: SourceElement, _ role: String, label: String) -> String? {
        let name = annotation.name(of: element) ?? ownName(element, role, label: label)
        guard let name, given.insert(name).inserted else { return nil }
        return name
    }

    mutating func name(of element: SourceElement, wish: String) -> String {
        givenName(element, "view", label: "userLabel") ?? names.unique(wish)
    }

    /// Returns the properties of a view without its identifier and user label if an earlier export
    /// derived these from the view's name; otherwise returns all properties.
    func withoutDerived(_ read: PropertyDraft, of element: SourceElement) -> PropertyDraft {
        guard isDerived(element, "view", label: "userLabel") else { return read }
        var draft = read
        draft.put(.objectID, nil, for: .base)
        draft.put(.userLabel, nil, for: .base)
        return draft
    }

    // MARK: Values and orders from the annotation

    mutating func applyAnnotation() {
        for value in annotation.annotation.values {
            guard let owner = value.owner else { continue }
            if let id = constraintsByID[owner] {
                constraints[id.raw].properties.put(
                    value.key, value.spelling, for: value.condition)
            } else if let id = items[owner]?.view {
                views[id.raw].properties.put(value.key, value.spelling, for: value.condition)
            } else {
                notes.add(
                    scene.view.line, "a layoutedit comment refers to \(owner), which does not exist"
                )
            }
        }
        for order in annotation.annotation.subviews { reorder(order.id, order.views) }
        for order in annotation.annotation.arranged { arrange(order.id, order.views) }
        dropLooseSpacings()
    }

    private func orders(of parent: ViewID) -> SiblingOrders {
        if let known = orders[parent] { return known }
        let inside = views.filter { $0.parent == parent }
        return SiblingOrders(
            subviews: inside.map(\.id), arranged: inside.filter(\.isArranged).map(\.id))
    }

    /// Sets the z-order of a view's subviews to `wanted`, the identifiers in the annotation. Does
    /// nothing unless `wanted` lists exactly the existing subviews.
    private mutating func reorder(_ id: String, _ wanted: [String]) {
        guard let parent = items[id]?.view else { return }
        var order = orders(of: parent)
        let views = wanted.compactMap { items[$0]?.view }
        guard views.count == wanted.count, views.sorted() == order.subviews.sorted() else { return }
        order.subviews = views
        orders[parent] = order
    }

    private mutating func arrange(_ id: String, _ wanted: [String]) {
        guard let stack = items[id]?.view, views[stack.raw].kind == .stack else { return }
        var order = orders(of: stack)
        let views = wanted.compactMap { items[$0]?.view }
        guard Set(views).count == wanted.count, Set(order.subviews).isSuperset(of: views) else {
            return
        }
        order.arranged = views
        orders[stack] = order
    }

    /// Removes the custom spacing of views that no stack view arranges.
    private mutating func dropLooseSpacings() {
        for view in views where view.properties.list[.spacingAfter] != nil {
            let isArranged =
                view.parent.map { orders[$0]?.arranged.contains(view.id) ?? view.isArranged }
            if isArranged != true {
                views[view.id.raw].properties.put(.spacingAfter, nil, for: .base)
            }
        }
    }
}
