/// A violation of an invariant, a condition that every document must satisfy.
package struct InvariantViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence without a full stop. It contains the names of the views and constraints
    /// concerned.
    package let description: String
}

/// The limits on the size of a document (docs/reliability.md, "Limits").
package enum DocumentLimits {
    /// The deepest level of a view; the root is at level 0.
    package static let depth = 256
    /// The greatest number of views in a document.
    package static let views = 200_000
    /// The greatest number of constraints in a document.
    package static let constraints = 1_000_000
    /// The greatest number of properties with unknown keys on one item.
    package static let unknownProperties = 1000
    /// The limit of the numbers that identify views and constraints (`ViewID.raw`). No history of a
    /// document reaches it, and adding to it cannot overflow.
    package static let number = 1 << 40
}

extension Document {
    /// Returns all violated invariants in a fixed order; empty if the document is valid.
    package func invariantViolations() -> [InvariantViolation] {
        var found: [InvariantViolation] = []
        checkTree(&found)
        checkNames(&found)
        let arranged = arrangedViews()
        for view in allViews { checkArranged(view, among: arranged, &found) }
        for constraint in allConstraints { check(constraint, &found) }
        return found
    }

    private func checkTree(_ found: inout [InvariantViolation]) {
        guard let root = view(.root) else {
            found.append(InvariantViolation(description: "there is no root view"))
            return
        }
        if root.parent != nil {
            found.append(InvariantViolation(description: "the root view has a superview"))
        }
        var depth: [ViewID: Int] = [.root: 0]
        var pending = [ViewID.root]
        while let id = pending.popLast() {
            let level = depth[id]! + 1
            if level > DocumentLimits.depth + 1 {
                found.append(
                    InvariantViolation(
                        description: "views are nested deeper than \(DocumentLimits.depth)"))
                return
            }
            for child in self[id].subviews {
                guard let view = view(child), view.parent == id, depth[child] == nil else {
                    found.append(
                        InvariantViolation(
                            description: "the subviews of \(self[id].name) are not its own"))
                    continue
                }
                depth[child] = level
                pending.append(child)
            }
        }
        for view in allViews where depth[view.id] == nil {
            found.append(InvariantViolation(description: "\(view.name) is in no superview"))
        }
    }

    private func checkNames(_ found: inout [InvariantViolation]) {
        for view in allViews where !Name.isValid(view.name) || names[view.name] != .view(view.id) {
            found.append(
                InvariantViolation(
                    description: "view \(view.id.raw) has an invalid name, or another item has it"))
        }
        for item in allConstraints
        where !Name.isValid(item.name) || names[item.name] != .constraint(item.id) {
            found.append(
                InvariantViolation(
                    description:
                        "constraint \(item.id.raw) has an invalid name, or another item has it"))
        }
        if names.count != viewCount + constraintCount {
            found.append(InvariantViolation(description: "a name has no item"))
        }
    }

    /// Returns all views that are arranged subviews of a stack.
    private func arrangedViews() -> Set<ViewID> {
        var result: Set<ViewID> = []
        for stack in allViews where stack.kind == .stack {
            result.formUnion(stack.arrangedSubviews.filter { view($0)?.parent == stack.id })
        }
        return result
    }

    /// Checks that only a stack has arranged subviews, and that these are distinct subviews of the
    /// stack (docs/stack-view-rules.md, "The two orders"). Also checks the view's custom spacing
    /// and properties. Appends violations to `found`.
    private func checkArranged(
        _ view: View, among arranged: Set<ViewID>, _ found: inout [InvariantViolation]
    ) {
        if view.kind != .stack && !view.arrangedSubviews.isEmpty {
            found.append(
                InvariantViolation(description: "\(view.name) arranges views but is not a stack"))
        }
        let subviews = Set(view.subviews)
        if !subviews.isSuperset(of: view.arrangedSubviews)
            || Set(view.arrangedSubviews).count != view.arrangedSubviews.count
        {
            found.append(
                InvariantViolation(
                    description: "\(view.name) arranges views that are not its subviews"))
        }
        if view.properties[.spacingAfter] != nil && !arranged.contains(view.id) {
            found.append(
                InvariantViolation(
                    description: "\(view.name) has a custom spacing but is not arranged"))
        }
        checkProperties(view.properties, of: view.name, found: &found) {
            $0.owner.includes(view.kind)
        }
    }

    private func check(_ constraint: LayoutConstraint, _ found: inout [InvariantViolation]) {
        if constraint.views.contains(where: { !hasView($0) }) {
            found.append(
                InvariantViolation(
                    description: "\(constraint.name) refers to a missing view"))
        } else if let second = constraint.second,
            !constraint.first.attribute.canPair(with: second.attribute)
        {
            found.append(
                InvariantViolation(
                    description: "\(constraint.name) relates attributes that cannot be combined"))
        }
        if constraint.second == nil && !constraint.first.attribute.isSize {
            found.append(InvariantViolation(description: "\(constraint.name) needs a second item"))
        }
        checkProperties(constraint.properties, of: constraint.name, found: &found) {
            $0.owner.includesConstraints
        }
    }

    /// Appends a violation to `found` for each entry of the list that the item called `name` cannot
    /// have: because `allowed` rejects its property, because its value is not valid, or because its
    /// property may not vary by size class.
    private func checkProperties(
        _ list: PropertyList, of name: String, found: inout [InvariantViolation],
        allowed: (PropertyDefinition) -> Bool
    ) {
        for entry in list.entries {
            let definition = entry.key.definition
            let holds =
                allowed(definition) && (definition.varies || entry.condition == .base)
                && (entry.value.isUnknown
                    || definition.type.parse(entry.value.spelling) == entry.value)
            if !holds {
                found.append(
                    InvariantViolation(
                        description:
                            "\(name).\(entry.key.spelling) cannot be \(entry.value.spelling)"))
            }
        }
    }
}
