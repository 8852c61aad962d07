import StackCore

extension SceneEditor {
    func writeRemovedConstraints() {
        let kept = Set(constraintElements.values.map(ObjectIdentifier.init))
        var removed: Set<String> = []
        for constraint in baseline.allConstraints {
            guard let element = baselineElement(.constraint(constraint.id)),
                !kept.contains(ObjectIdentifier(element))
            else { continue }
            if let id = element["id"] { removed.insert(id) }
            remove(element)
        }
        removeReferences(to: removed)
    }

    /// Makes the elements of new constraints, and brings those whose view goes to another one.
    mutating func writeConstraints() {
        let owners = Set(viewElements.values.map(ObjectIdentifier.init))
        for constraint in document.allConstraints {
            guard let element = constraintElements[constraint.id] else {
                constraintElements[constraint.id] = makeElement(for: constraint)
                continue
            }
            guard let owner = element.parent?.parent, !owners.contains(ObjectIdentifier(owner))
            else { continue }
            // What is not named is the view around, which is about to change.
            let firstItem = element["firstItem"] ?? identifier(of: constraint.first.item)
            let secondItem = constraint.second.map {
                element["secondItem"] ?? identifier(of: $0.item)
            }
            element.remove()
            element.set("firstItem", firstItem)
            element.set("secondItem", secondItem)
            put(element, in: owningView(of: constraint))
        }
    }

    private func makeElement(for constraint: LayoutConstraint) -> SourceElement {
        let owner = owningView(of: constraint)
        let isOwner = constraint.first.item == LayoutItem(owner)
        let element = SourceElement(
            "constraint",
            [
                ("firstItem", isOwner ? nil : identifier(of: constraint.first.item)),
                ("firstAttribute", Self.spelling(constraint.first.attribute)),
                ("relation", Self.spelling(constraint.relation)),
                ("secondItem", constraint.second.map { identifier(of: $0.item) }),
                ("secondAttribute", constraint.second.map { Self.spelling($0.attribute) }),
            ])
        label(element, "constraint", constraint.name, "identifier")
        put(element, in: owner)
        return element
    }

    /// The nearest view that holds both items: Xcode keeps constraints there.
    private func owningView(of constraint: LayoutConstraint) -> ViewID {
        let first = constraint.first.item.view
        guard let second = constraint.second?.item.view else { return first }
        return document.commonAncestor(of: first, second) ?? .root
    }

    private func put(_ element: SourceElement, in owner: ViewID) {
        let view = viewElements[owner]!
        if let constraints = view.child("constraints") {
            return constraints.append(element, layout)
        }
        let constraints = SourceElement("constraints")
        view.insertInOrder(constraints, layout)
        constraints.append(element, layout)
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

    // MARK: Values

    func writeConstraintProperties() {
        for constraint in document.allConstraints {
            guard let element = constraintElements[constraint.id] else { continue }
            let old = baselineProperties(of: .constraint(constraint.id))
            for change in PropertyChange.all(from: old, to: constraint.properties) {
                write(change, to: element)
            }
        }
    }

    private func write(_ change: PropertyChange, to element: SourceElement) {
        guard let name = Self.attributes[change.key] else { return }
        let target = VariationElement(element, change.condition, layout)
        // Xcode keeps a multiplier as it was typed.
        let isTyped = change.key == .multiplier
        target.set(name, change.value.map { isTyped ? $0.spelling : XcodeNumber.spelling($0) })
        // A symbolic constant is Xcode's to choose; this one is not any more.
        if change.key == .constant, change.condition == .base { element.set("symbolic", nil) }
        target.dropIfBare()
    }

    private static let attributes: [PropertyKey: String] = [
        .constant: "constant", .multiplier: "multiplier", .priority: "priority",
    ]
}
