package import StackCore

/// The views and constraints of a document that were recognized in a conflict in a log.
///
/// A view is recognized by its class and text, or by its name. A constraint is recognized by its
/// identifier, or by its attributes and numbers if its views were recognized. If several views or
/// constraints of the document match, none of them is chosen.
package struct ConsoleMatch: Sendable {
    /// The views of the console message that were found in the document.
    package let views: [(seen: ConsoleView, id: ViewID)]
    /// The constraints of the console message that were found in the document.
    package let constraints: [(seen: ConsoleConstraint, id: ConstraintID)]

    package init(_ conflict: ConsoleConflict, in document: Document) {
        var search = ConsoleSearch(document)
        search.find(conflict.constraints)
        let seen = conflict.constraints.flatMap(\.views)
        var known: Set<String> = []
        views = seen.compactMap { view in
            guard known.insert(view.address).inserted else { return nil }
            return search.views[view.address].map { (view, $0) }
        }
        constraints = conflict.constraints.compactMap { constraint in
            search.constraints[constraint.address].map { (constraint, $0) }
        }
    }

    package var isEmpty: Bool { views.isEmpty && constraints.isEmpty }

    /// Returns the document's view for a view of the message; nil if it was not found.
    package func view(of seen: ConsoleView) -> ViewID? {
        views.first { $0.seen.address == seen.address }?.id
    }

    /// Returns the document's constraint for one of the message; nil if it was not found.
    package func constraint(of seen: ConsoleConstraint) -> ConstraintID? {
        constraints.first { $0.seen.address == seen.address }?.id
    }
}

/// A search in a document for the views and constraints in a log. The keys of the results are
/// addresses in the log.
private struct ConsoleSearch {
    private let document: Document
    private(set) var views: [String: ViewID] = [:]
    private(set) var constraints: [String: ConstraintID] = [:]

    init(_ document: Document) { self.document = document }

    /// Finds views, then constraints, and repeats this: a constraint that was found identifies its
    /// views, and these views identify further constraints.
    mutating func find(_ listed: [ConsoleConstraint]) {
        for constraint in listed {
            for view in constraint.views where views[view.address] == nil {
                views[view.address] = only(document.subtree().filter { isSame($0, view) })
            }
        }
        var known = -1
        while known != views.count + constraints.count {
            known = views.count + constraints.count
            for constraint in listed where constraints[constraint.address] == nil {
                find(constraint)
            }
        }
    }

    private mutating func find(_ seen: ConsoleConstraint) {
        guard seen.origin == .own else { return }
        let all = document.allConstraints.filter { !$0.isAssertion }
        let named = seen.identifier.flatMap { identifier in
            only(all.filter { $0.name == identifier }.map(\.id))
        }
        guard
            let id = named
                ?? seen.statement.flatMap({ statement in
                    only(all.filter { matches($0, statement, of: seen) }.map(\.id))
                })
        else { return }
        constraints[seen.address] = id
        let held = document[id].views
        let open = seen.views.filter { views[$0.address] == nil }
        let missing = held.filter { !views.values.contains($0) }
        if open.count == 1, missing.count == 1, canBe(missing[0], open[0]) {
            views[open[0].address] = missing[0]
        }
    }

    /// Returns whether a view of the document can be the one that the log describes. It can be if
    /// both have the same class. It can also be if the log prints a name, or a class of the app,
    /// because the document may not contain that name or class. The content view of a list's cell
    /// counts as the cell.
    private func canBe(_ id: ViewID, _ seen: ConsoleView) -> Bool {
        guard let seenClass = seen.className, ["UI", "_UI"].contains(where: seenClass.hasPrefix)
        else { return true }
        return className(of: id) == seenClass || document[id].kind == .cell && seen.isPlacedByUIKit
    }

    private func className(of id: ViewID) -> String? {
        let own = document.inForce(.customClass, of: .view(id)) ?? document[id].kind.className
        return own.split(separator: ".").last.map(String.init)
    }

    /// Returns whether an item that the log describes, a view or a layout guide, can be an item of
    /// the document's constraint. A layout guide cannot be one unless an item of the constraint is
    /// a layout guide.
    private func canBeItem(_ seen: ConsoleView, of constraint: LayoutConstraint) -> Bool {
        if seen.label.hasSuffix("LayoutGuide") {
            return [constraint.first, constraint.second].contains { $0?.item.guide != nil }
        }
        return constraint.views.contains { canBe($0, seen) }
    }

    private func only<ID>(_ found: [ID]) -> ID? { found.count == 1 ? found[0] : nil }

    private func isSame(_ id: ViewID, _ seen: ConsoleView) -> Bool {
        let view = document[id]
        if let name = seen.name { return name == view.name }
        guard className(of: id) == seen.className else { return false }
        return seen.text == nil || document.inForce(.text, of: .view(id)).map(seen.shows) == true
    }

    /// Returns whether a constraint of the document has the attributes, relation and numbers of
    /// `statement`, and relates all views of `seen` that were found in the document.
    private func matches(
        _ constraint: LayoutConstraint, _ statement: ConsoleStatement, of seen: ConsoleConstraint
    ) -> Bool {
        let constant = document.inForce(.constant, of: .constraint(constraint.id)) ?? 0
        let attributes = Set(
            [constraint.first.attribute.read]
                + (constraint.second.map { [$0.attribute.read] } ?? []))
        // The log may swap the two items, which flips the relation and the sign of the constant.
        let relations = [
            constraint.relation, constraint.second == nil ? nil : constraint.relation.flipped,
        ]
        guard statement.attributes == attributes, relations.contains(statement.relation),
            abs(abs(constant) - abs(statement.constant)) < 0.01
        else { return false }
        let multiplier = document.inForce(.multiplier, of: .constraint(constraint.id)) ?? 1
        let factors = [multiplier, 1 / multiplier]
        guard factors.contains(where: { abs($0 - statement.multiplier) < 0.01 }) else {
            return false
        }
        guard seen.views.allSatisfy({ canBeItem($0, of: constraint) }) else { return false }
        let found = Set(seen.views.compactMap { views[$0.address] })
        // Each view that the log describes and that was found in the document must be an item of
        // the document's constraint. The constraint may also have an item that the log does not
        // describe: the superview.
        return !found.isEmpty && found.isSubset(of: constraint.views)
            && Set(constraint.views).count <= max(seen.views.count, statement.views)
    }
}
