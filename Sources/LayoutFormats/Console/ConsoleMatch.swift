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
    /// For each view of the log, by its address, the views of the document that it may be.
    private var candidates: [String: [ViewID]] = [:]
    /// For each constraint of the log, by its address, the constraints of the document that it may
    /// be. A constraint without candidates is not in the document, and is ignored.
    private var possible: [String: [LayoutConstraint]] = [:]

    init(_ document: Document) { self.document = document }

    /// Finds the candidates of each view and constraint. Then limits them until nothing changes:
    /// the candidates of a constraint limit those of its views, and these limit the candidates of
    /// other constraints.
    mutating func find(_ listed: [ConsoleConstraint]) {
        let own = listed.filter { $0.origin == .own }
        let all = document.subtree()
        var certain: Set<String> = []
        for view in listed.flatMap(\.views) where candidates[view.address] == nil {
            let same = all.filter { isSame($0, view) }
            candidates[view.address] = same.isEmpty ? all.filter { canBe($0, view) } : same
            // The class `UIView` alone does not identify a view, because every screen has plain
            // views.
            if same.count == 1, view.className != "UIView" { certain.insert(view.address) }
        }
        for seen in own {
            let found = document.allConstraints.filter { !$0.isAssertion && fits($0, seen) }
            let named = found.filter { $0.name == seen.identifier }
            possible[seen.address] = named.count == 1 ? named : found
            if named.count == 1 { certain.formUnion(seen.views.map(\.address)) }
        }
        let known = own.filter { !possible[$0.address]!.isEmpty }
        while limit(known) {}
        let told = Set(known.flatMap(\.views).map(\.address))
        constraints = possible.compactMapValues { only($0)?.id }
        if certain.isEmpty && constraints.count < 2 { constraints = [:] }
        let isAnchored = !constraints.isEmpty || !certain.isEmpty
        views = candidates.filter {
            certain.contains($0.key) || isAnchored && told.contains($0.key)
        }.compactMapValues { only($0) }
    }

    /// Removes candidates that other candidates rule out. Returns whether any were removed.
    private mutating func limit(_ known: [ConsoleConstraint]) -> Bool {
        let before = count
        for seen in known {
            let fitting = possible[seen.address]!.filter { fits($0, seen) }
            possible[seen.address] = fitting
            for view in seen.views where !view.isLayoutGuide {
                candidates[view.address]!.removeAll { id in
                    !fitting.contains { $0.views.contains(id) }
                }
            }
        }
        // Different views of a constraint are different views of the document, and different
        // constraints of the log are different constraints of the document.
        for seen in known {
            for view in seen.views {
                guard let id = only(candidates[view.address]!) else { continue }
                for other in seen.views where other.address != view.address {
                    candidates[other.address]!.removeAll { $0 == id }
                }
            }
        }
        for (address, found) in possible where found.count == 1 {
            for seen in known where seen.address != address {
                possible[seen.address]!.removeAll { $0.id == found[0].id }
            }
        }
        return count < before
    }

    private var count: Int {
        candidates.values.reduce(0) { $0 + $1.count } + possible.values.reduce(0) { $0 + $1.count }
    }

    /// Returns whether a constraint of the document may be the constraint `seen` of the log. It may
    /// if both have the same identifier, or the same attributes and numbers, and if its views are
    /// candidates of the log's views.
    private func fits(_ constraint: LayoutConstraint, _ seen: ConsoleConstraint) -> Bool {
        let isNamed = seen.identifier == constraint.name
        guard isNamed || seen.statement.map({ matches(constraint, $0, of: seen) }) == true else {
            return false
        }
        let held = Array(Set(constraint.views))
        let shown = Set(seen.views.filter { !$0.isLayoutGuide }.map(\.address))
        let lists = shown.map { candidates[$0]!.filter(held.contains) }
        return lists.allSatisfy { !$0.isEmpty }
            && (lists.count < 2 || Set(lists.flatMap(\.self)).count > 1)
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

    private func only<ID>(_ found: [ID]) -> ID? { found.count == 1 ? found[0] : nil }

    private func isSame(_ id: ViewID, _ seen: ConsoleView) -> Bool {
        let view = document[id]
        if let name = seen.name { return name == view.name }
        guard className(of: id) == seen.className else { return false }
        return seen.text == nil || document.inForce(.text, of: .view(id)).map(seen.shows) == true
    }

    /// Returns whether a constraint of the document has the attributes, relation and numbers of
    /// `statement`. The constraint may have one item that the log does not describe: the superview.
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
        let isOfGuide = [constraint.first, constraint.second].contains { $0?.item.guide != nil }
        guard isOfGuide || !seen.views.contains(where: \.isLayoutGuide) else { return false }
        return Set(constraint.views).count <= max(seen.views.count, statement.views)
    }
}

extension ConsoleView {
    fileprivate var isLayoutGuide: Bool { label.hasSuffix("LayoutGuide") }
}
