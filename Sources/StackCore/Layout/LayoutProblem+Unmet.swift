extension LayoutProblem {
    /// The constraints that do not hold in the solution, in the order in which the solver hears of
    /// them: optional ones that others outweigh, and required ones that were given up.
    func unmet() -> [BoxConstraint] {
        var copy = self
        let solution = copy.solution()
        return constraints.filter { constraint in
            guard !constraint.origin.isTieBreak else { return false }
            return copy.lowered(constraint).violation(at: solution.values) > Self.leastMiss
        }
    }

    /// In points; less is rounding.
    private static let leastMiss = 1e-6
}

extension Layout {
    /// The constraints that do not hold in this layout.
    package func unmetConstraints() -> [BoxConstraint] { problem.unmet() }
}

/// What would have to give way for a wish to come true.
package enum Obstacle: Hashable, Sendable {
    /// These cannot all hold beside it, but without any one of them the others can.
    case conflict([BoxConstraint])
    /// It can be had: these optional constraints would not hold any more.
    case outweighed([BoxConstraint])
}

extension LayoutPass {
    /// What stands in the way of an attribute of a view being `length` points.
    ///
    /// The wish is tried as a required constraint on a copy of the document. Nil where it holds as it
    /// is, with nothing given up for it.
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
        let known = Set(before.unmetConstraints())
        let lost = after.unmetConstraints().filter { !known.contains($0) }
        return lost.isEmpty ? nil : .outweighed(lost)
    }
}

extension Document {
    /// What an attribute of a view is measured from; nil for a size.
    fileprivate func origin(of attribute: LayoutAttribute, of view: ViewID) -> Anchor? {
        guard !attribute.isSize, let parent = self[view].parent else { return nil }
        let start: LayoutAttribute =
            attribute.axis == .vertical ? .top : attribute.reading == .relative ? .leading : .left
        return Anchor(LayoutItem(parent), start)
    }
}
