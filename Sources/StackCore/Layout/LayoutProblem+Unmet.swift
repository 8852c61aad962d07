extension LayoutProblem {
    /// Returns the constraints that the solution violates, in the order of `constraints`. These are
    /// optional constraints that conflict with others, and required constraints that were dropped
    /// in a conflict. Tie-breaks, which are not UIKit's, are omitted.
    func unmet() -> [UnmetConstraint] {
        var copy = self
        let solution = copy.solution()
        return constraints.compactMap { constraint in
            guard !constraint.origin.isTieBreak else { return nil }
            let miss = copy.lowered(constraint).violation(at: solution.values)
            return miss > Self.leastMiss ? UnmetConstraint(constraint: constraint, miss: miss) : nil
        }
    }

    /// The length in points above which a constraint counts as violated. A shorter violation is a
    /// rounding error.
    fileprivate static let leastMiss = 1e-6
}

extension Layout {
    /// Returns the constraints that are violated in this layout.
    func unmetConstraints() -> [UnmetConstraint] { problem.unmet() }
}

/// A violated constraint, and the length in points by which it is violated.
struct UnmetConstraint {
    let constraint: BoxConstraint
    let miss: Double
}

/// The constraints that prevent an attribute from having a requested value.
package enum Obstacle: Hashable, Sendable {
    /// The requested value conflicts with these required constraints. If any one of these
    /// constraints were removed, the rest could be satisfied together with the requested value.
    case conflict([BoxConstraint])
    /// The requested value is possible, but would violate these optional constraints.
    case outweighed([BoxConstraint])
}

extension LayoutPass {
    /// Returns the constraints that prevent an attribute of a view from being `length` points.
    ///
    /// Adds the requested value as a required constraint to a copy of the document. Returns nil if
    /// the copy satisfies it and violates no constraint more than before.
    package static func obstacle(
        to attribute: LayoutAttribute, of view: ViewID, being length: Double,
        _ document: Document, in environment: LayoutEnvironment, before: Layout
    ) throws(EditRefusal) -> Obstacle? {
        var plan = EditPlan(document)
        let id = document.nextConstraintID
        var list = PropertyList()
        list[.constant] = .number(length)
        try plan.constrain(
            Anchor(LayoutItem(view), attribute), .equal, document.origin(of: attribute, of: view),
            properties: list)
        let after = run(plan.document, in: environment)
        for conflict in after.conflicts {
            let others = conflict.constraints.filter { $0.origin != .user(id) }
            if others.count < conflict.constraints.count { return .conflict(others) }
        }
        let known = Dictionary(
            before.unmetConstraints().map { ($0.constraint, $0.miss) }, uniquingKeysWith: max)
        let lost = after.unmetConstraints().filter {
            $0.miss > known[$0.constraint, default: 0] + LayoutProblem.leastMiss
        }
        return lost.isEmpty ? nil : .outweighed(lost.map(\.constraint))
    }
}

extension Document {
    /// Returns the left or top anchor of the superview, from which the attribute's value is
    /// measured. Returns nil for a width or height, and for the root.
    fileprivate func origin(of attribute: LayoutAttribute, of view: ViewID) -> Anchor? {
        guard !attribute.isSize, let parent = self[view].parent else { return nil }
        let start: LayoutAttribute =
            attribute.axis == .vertical ? .top : attribute.reading == .relative ? .leading : .left
        return Anchor(LayoutItem(parent), start)
    }
}
