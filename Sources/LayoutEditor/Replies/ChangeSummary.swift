package import StackCore

/// A one-sentence summary of a list of edits: which items they add and remove, and which values
/// they set.
package struct ChangeSummary {
    private let edits: [Edit]
    private let document: Document
    private var names: [ItemID: String] = [:]
    /// The constraints that are removed and created again with other anchors.
    private let changed: Set<ConstraintID>

    /// - Parameter document: the document before the edits, which has the names of removed items.
    package init(_ edits: [Edit], of document: Document) {
        self.edits = edits
        self.document = document
        let removed = edits.compactMap(\.destroyedConstraint).map(\.id)
        changed = Set(removed).intersection(edits.compactMap(\.createdConstraint).map(\.id))
        for edit in edits {
            switch edit {
            case .createView(let view): names[.view(view.id)] = view.name
            case .createConstraint(let constraint):
                names[.constraint(constraint.id)] = constraint.name
            default: break
            }
        }
    }

    /// The summary without a full stop; `nothing to change` if the list of edits is empty.
    package var sentence: String {
        if edits.isEmpty { return "nothing to change" }
        let parts = [removals, additions, changes, renames].compactMap { $0 }
        if !parts.isEmpty { return parts.joined(separator: ", ") }
        return moves ?? assignments ?? "changed"
    }

    private func name(_ item: ItemID) -> String {
        names[item] ?? document.name(of: item) ?? ""
    }

    // MARK: Additions, removals and renames

    private var additions: String? {
        var views: [View] = []
        var constraints: [String] = []
        var assertions: [String] = []
        for edit in edits {
            switch edit {
            case .createView(let view): views.append(view)
            case .createConstraint(let new) where changed.contains(new.id): break
            case .createConstraint(let new) where new.isAssertion: assertions.append(new.name)
            case .createConstraint(let constraint): constraints.append(constraint.name)
            default: break
            }
        }
        let added = views.first.map { view in
            "added \(view.kind.rawValue) \(view.name)" + more(views.count - 1, "view inside")
        }
        let held = joined(
            constraints.isEmpty ? nil : "constrained by " + listed(constraints),
            assertions.isEmpty ? nil : "asserted " + listed(assertions))
        return joined(added, held)
    }

    private var removals: String? {
        var views: [View] = []
        var constraints: [String] = []
        for edit in edits {
            switch edit {
            case .destroyView(let view): views.append(view)
            case .destroyConstraint(let old) where changed.contains(old.id): break
            case .destroyConstraint(let constraint): constraints.append(constraint.name)
            default: break
            }
        }
        let gone = Set(views.map(\.id))
        let named = views.filter { view in
            document.view(view.id)?.parent.map { !gone.contains($0) } ?? true
        }
        let removed =
            named.isEmpty
            ? nil
            : "removed " + listed(named.map(\.name))
                + more(views.count - named.count, "view inside")
        return joined(removed, constraints.isEmpty ? nil : "dropped " + listed(constraints))
    }

    private var changes: String? {
        let names = edits.compactMap(\.createdConstraint).filter { changed.contains($0.id) }
            .map(\.name)
        return names.isEmpty ? nil : "moved " + listed(names)
    }

    private var renames: String? {
        for case .rename(_, let old, let new) in edits { return "renamed \(old) to \(new)" }
        return nil
    }

    // MARK: Property values and moves

    private var assignments: String? {
        var parts: [String] = []
        for case .setProperty(let item, let key, let condition, _, let value) in edits {
            let owner = (item == .document ? "document" : name(item)) + "."
            let place = condition == .base ? "" : " for " + condition.spelling
            parts.append(
                owner + key.spelling
                    + (value.map { " = " + ($0.shownUnknown ?? key.type.typed($0)) } ?? " reset")
                    + place)
        }
        for case .setUnknown(let item, let property, _, let value) in edits {
            let owner = item == .document ? "document" : name(item)
            let place = PropertyList.label(property.key, property.condition)
            let shown = value.flatMap { PropertyValue.unknown($0).shownUnknown }
            parts.append("\(owner).\(place) " + (shown.map { "= " + $0 } ?? "reset"))
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var moves: String? { arrangement ?? release ?? placement }

    private var arrangement: String? {
        for case .insertArranged(let id, let stack, let index) in edits {
            return "\(name(.view(id))) is now \(name(.view(stack)))[\(index)]"
        }
        return nil
    }

    private var release: String? {
        for case .removeArranged(let id, let stack, _) in edits {
            return "\(name(.view(stack))) no longer arranges \(name(.view(id)))"
        }
        return nil
    }

    private var placement: String? {
        for case .insertSubview(let id, let parent, let index) in edits {
            return "\(name(.view(id))) is now subview \(index) of \(name(.view(parent)))"
        }
        return nil
    }

    // MARK: Composing phrases

    private func more(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: ""
        case 1: " and 1 " + noun
        default: " and \(count) " + noun.replacingFirst("view", by: "views")
        }
    }

    private func listed(_ names: [String]) -> String {
        if names.count <= 4 { return names.joined(separator: ", ") }
        return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }

    private func joined(_ first: String?, _ second: String?) -> String? {
        let parts = [first, second].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension Edit {
    fileprivate var createdConstraint: LayoutConstraint? {
        if case .createConstraint(let constraint) = self { constraint } else { nil }
    }

    fileprivate var destroyedConstraint: LayoutConstraint? {
        if case .destroyConstraint(let constraint) = self { constraint } else { nil }
    }
}

extension String {
    fileprivate func replacingFirst(_ word: String, by other: String) -> String {
        guard let range = firstRange(of: word) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
