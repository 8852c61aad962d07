import StackCore

extension SceneEditor {
    func writeRemovedConstraints() {
        let kept = Set(constraintElements.values)
        var removed: Set<String> = []
        for constraint in baseline.allConstraints {
            guard let element = baselineElement(.constraint(constraint.id)),
                !kept.contains(element)
            else { continue }
            if let id = element["id"] { removed.insert(id) }
            remove(element)
        }
        removeReferences(to: removed)
    }

    /// Creates the elements of new constraints. Moves the elements of constraints that were in the
    /// element of a removed view.
    mutating func writeConstraints() {
        let owners = Set(viewElements.values.flatMap { [$0, $0.contentElement] })
        for constraint in document.allConstraints {
            guard let element = constraintElements[constraint.id] else {
                constraintElements[constraint.id] = makeElement(for: constraint)
                continue
            }
            guard let owner = element.parent?.parent, !owners.contains(owner) else { continue }
            // Without the attribute `firstItem`, a constraint's first item is the view whose
            // element contains the constraint. The constraint moves to another view's element, so
            // the attribute must be set.
            let firstItem =
                element["firstItem"] ?? identifier(of: constraint.first.item, in: constraint)
            let secondItem = constraint.second.map {
                element["secondItem"] ?? identifier(of: $0.item, in: constraint)
            }
            element.remove()
            element.set("firstItem", firstItem)
            element.set("secondItem", secondItem)
            put(element, in: part(of: owningView(of: constraint), in: constraint))
        }
    }

    private func makeElement(for constraint: LayoutConstraint) -> SourceElement {
        let owner = owningView(of: constraint)
        let isOwner = constraint.first.item == LayoutItem(owner)
        let element = context.file.make(
            "constraint",
            [
                (
                    "firstItem",
                    isOwner ? nil : identifier(of: constraint.first.item, in: constraint)
                ),
                ("firstAttribute", Self.spelling(constraint.first.attribute)),
                ("relation", Self.spelling(constraint.relation)),
                ("secondItem", constraint.second.map { identifier(of: $0.item, in: constraint) }),
                ("secondAttribute", constraint.second.map { Self.spelling($0.attribute) }),
            ])
        label(element, "constraint", constraint.name, "identifier")
        put(element, in: part(of: owner, in: constraint))
        return element
    }

    /// Returns the nearest common ancestor of a constraint's items, which may be one of them. Xcode
    /// stores the constraint in the element of this view.
    private func owningView(of constraint: LayoutConstraint) -> ViewID {
        let first = constraint.first.item.view
        guard let second = constraint.second?.item.view else { return first }
        return document.commonAncestor(of: first, second) ?? .root
    }

    /// Returns the element that represents `view` for a constraint: the element that contains the
    /// constraint, or to which the constraint refers. This is the content view under two
    /// conditions: the view is a cell or an effect view with an implied content view
    /// (`impliedContentView`); and the constraint has an item inside the view, or concerns only the
    /// cell. Otherwise it is the view's own element.
    private func part(of view: ViewID, in constraint: LayoutConstraint) -> SourceElement {
        let element = viewElement(of: view)
        guard let content = element.impliedContentView else { return element }
        let others = [constraint.first, constraint.second].compactMap { $0?.item.view }
            .filter { $0 != view }
        let isInside = others.contains { document.isAncestor(view, of: $0) }
        return isInside || (others.isEmpty && element.isCell) ? content : element
    }

    private func put(_ element: SourceElement, in view: SourceElement) {
        let constraints = view.child("constraints") ?? context.file.make("constraints")
        if constraints.parent == nil { view.insertInOrder(constraints) }
        constraints.append(element)
    }

    private static func spelling(_ attribute: LayoutAttribute) -> String {
        attribute == .lastBaseline ? "baseline" : attribute.rawValue
    }

    private static func spelling(_ relation: Relation) -> String? {
        switch relation {
        case .equal: nil
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    // MARK: Properties of constraints

    func writeConstraintProperties() {
        for constraint in document.allConstraints {
            guard let element = constraintElements[constraint.id] else { continue }
            for change in changes(of: .constraint(constraint.id)) {
                ConstraintForms.all.write(
                    change.new, change.key, change.condition, to: element)
            }
        }
    }
}

extension SceneEditor {
    /// Returns the identifier by which a constraint's element refers to a view or guide. Creates
    /// the guide's element if it is missing.
    private func identifier(of item: LayoutItem, in constraint: LayoutConstraint) -> String {
        let whole = identifier(of: .view(item.view))
        let part = part(of: item.view, in: constraint)
        guard let guide = item.guide else { return part["id"] ?? whole ?? "" }
        return guideElement(guide, of: item.view, part)["id"] ?? ""
    }

    private func guideElement(
        _ guide: GuideKind, of view: ViewID, _ part: SourceElement
    ) -> SourceElement {
        let spelling = Self.spelling(guide)
        let owner = guideOwner(guide, part)
        let known = owner.children.first { child in
            child.isNamed(spelling.element) && child[spelling.attribute] == spelling.value
        }
        if let known, known["id"] != nil { return known }
        let name = document[view].name + "." + guide.rawValue
        let element = context.file.make(
            spelling.element,
            [
                (spelling.attribute, spelling.value),
                ("id", context.identifier("guide", name, in: origin.key)),
            ])
        owner.insertInOrder(element)
        return element
    }

    /// Returns the element that contains a guide's element: the controller's for the top and bottom
    /// layout guides, otherwise the view's.
    private func guideOwner(_ guide: GuideKind, _ element: SourceElement) -> SourceElement {
        guard guide == .topLayoutGuide || guide == .bottomLayoutGuide,
            let controller = origin.controller.map(context.file.element)
        else { return element }
        if let guides = controller.child("layoutGuides") { return guides }
        let guides = context.file.make("layoutGuides")
        controller.insert(guides, after: nil)
        return guides
    }

    private static func spelling(
        _ guide: GuideKind
    ) -> (element: String, attribute: String, value: String) {
        switch guide {
        case .safeArea: ("viewLayoutGuide", "key", "safeArea")
        case .margins: ("viewLayoutGuide", "key", "layoutMargins")
        case .readable: ("viewLayoutGuide", "key", "readableContent")
        case .content: ("viewLayoutGuide", "key", "contentLayoutGuide")
        case .frame: ("viewLayoutGuide", "key", "frameLayoutGuide")
        case .topLayoutGuide: ("viewControllerLayoutGuide", "type", "top")
        case .bottomLayoutGuide: ("viewControllerLayoutGuide", "type", "bottom")
        }
    }
}
