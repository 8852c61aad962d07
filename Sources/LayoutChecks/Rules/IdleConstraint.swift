import StackCore

extension Rule {
    static let idleConstraint = Rule(
        .idleConstraint, .note,
        "A constraint repeats another one, so it has no effect, and changing only one of the two causes a conflict.",
        example: """
            new Login device=iphone-se
            add view box in view
            constrain box.top = view.top + 20
            constrain view.top = box.top - 20
            """,
        .document { document, notes in
            let pairs = document.idleConstraints(notes)
            return pairs.map { idle, other in
                Finding(
                    .idleConstraint, [.constraint(idle), .constraint(other)],
                    "\(document[idle].name) repeats \(document[other].name)")
            }
        })
}

extension Document {
    /// Returns the constraints that only repeat an earlier constraint in all size classes where
    /// they are active. Each is paired with that earlier constraint (`other`).
    fileprivate func idleConstraints(
        _ notes: SourceNotes
    ) -> [(idle: ConstraintID, other: ConstraintID)] {
        var seen: [CanonicalConstraint: [LayoutConstraint]] = [:]
        var result: [(idle: ConstraintID, other: ConstraintID)] = []
        for constraint in allConstraints {
            guard !notes.placeholders.contains(constraint.id),
                inForce(.active, of: .constraint(constraint.id)) ?? true
            else { continue }
            let canonical = CanonicalConstraint(constraint, in: self)
            if let other = seen[canonical]?.first(where: { covers($0, constraint) }) {
                result.append((constraint.id, other.id))
            } else {
                seen[canonical, default: []].append(constraint)
            }
        }
        return result
    }

    /// Returns whether `first` has the same values as `second` and applies in all size classes in
    /// which `second` applies. The caller has already compared the values that are not limited to
    /// size classes.
    private func covers(_ first: LayoutConstraint, _ second: LayoutConstraint) -> Bool {
        let (a, b) = (varying(first), varying(second))
        if a == b { return true }
        // If `first` has no values for particular size classes, it applies in all of them, so
        // `second` may be limited to some.
        return a.isEmpty && b.allSatisfy { $0.key == .installed }
    }

    /// Returns the constraint's values for particular size classes, and the base value of
    /// `installed`.
    private func varying(_ constraint: LayoutConstraint) -> [PropertyList.Entry] {
        constraint.properties.entries.filter { $0.condition != .base || $0.key == .installed }
    }
}

/// A constraint in canonical form: constraints with the same effect are equal, even if their
/// anchors are in the opposite order.
private struct CanonicalConstraint: Hashable {
    let first: Anchor
    let relation: Relation
    let second: Anchor?
    let multiplier: Double
    let constant: Double
    let priority: Double

    /// Creates the canonical form of a constraint. Its anchors are put in a fixed order if the
    /// multiplier is 1.
    init(_ constraint: LayoutConstraint, in document: Document) {
        let item = ItemID.constraint(constraint.id)
        let multiplier = document.inForce(.multiplier, of: item) ?? 1
        let constant = document.inForce(.constant, of: item) ?? 0
        priority = document.inForce(.priority, of: item) ?? 1000
        let isTurned =
            constraint.second.map { multiplier == 1 && $0.comesBefore(constraint.first) } ?? false
        self.multiplier = multiplier
        if isTurned, let second = constraint.second {
            (first, self.second) = (second, constraint.first)
            relation = constraint.relation.flipped
            self.constant = constant == 0 ? 0 : -constant
        } else {
            (first, second, relation) = (constraint.first, constraint.second, constraint.relation)
            self.constant = constant
        }
    }
}

extension Anchor {
    /// Returns whether the anchor precedes `other` in an arbitrary but fixed order.
    fileprivate func comesBefore(_ other: Anchor) -> Bool {
        if item.view != other.item.view { return item.view < other.item.view }
        let (a, b) = (item.guide?.rawValue ?? "", other.item.guide?.rawValue ?? "")
        if a != b { return a < b }
        return attribute.rawValue < other.attribute.rawValue
    }
}
