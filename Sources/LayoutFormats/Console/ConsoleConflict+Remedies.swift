import StackCore

/// The printed constraints of a conflict as a linear system. Each view has a start and a size of at
/// least zero along each axis; baselines and margins are independent variables.
private struct ConsoleSystem {
    private struct Place: Hashable {
        let view: String
        let attribute: LayoutAttribute
    }

    private var system = LinearSystem()
    private var variables: [Place: Variable] = [:]

    /// Adds a constraint. Returns false if its description does not state the attributes and views
    /// that it relates, or if a number in it is not finite.
    mutating func add(_ constraint: ConsoleConstraint) -> Bool {
        guard let statement = constraint.statement,
            let sides = statement.sides(
                of: constraint.views, isVisual: constraint.description.isVisual)
        else { return false }
        // An autoresizing mask sets a position in the superview, which is not among the views. Such
        // a constraint is left out, because it relates no two of them.
        if sides.count == 1, !sides[0].attribute.isSize { return true }
        var terms = terms(sides[0].view, sides[0].attribute, times: 1)
        if sides.count > 1 {
            terms += self.terms(
                sides[1].view, sides[1].attribute, times: -statement.multiplier)
        }
        let relation: LinearRelation =
            switch statement.relation {
            case .equal: .equal
            case .lessThanOrEqual: .atMost
            case .greaterThanOrEqual: .atLeast
            }
        guard statement.constant.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) else {
            return false
        }
        _ = system.add(LinearConstraint(terms, constant: -statement.constant, relation))
        return true
    }

    mutating func canHold() -> Bool { system.solve().conflicts.isEmpty }

    /// Adds the limits of a view's width or height, in points.
    mutating func add(_ limits: ClosedRange<Double>, of size: LayoutAttribute, _ view: ConsoleView)
    {
        precondition(size.isSize, "only a width or height is limited")
        for (limit, relation) in [
            (limits.lowerBound, LinearRelation.atLeast), (limits.upperBound, .atMost),
        ] {
            _ = system.add(
                LinearConstraint(terms(view, size, times: 1), constant: -limit, relation))
        }
    }

    private mutating func terms(
        _ view: ConsoleView, _ attribute: LayoutAttribute, times factor: Double
    ) -> [Term] {
        let axis = attribute.axis
        let part: Double? =
            switch attribute {
            case axis.start: 0
            case axis.center: 0.5
            case axis.end: 1
            default: nil
            }
        guard let part else { return [Term(factor, variable(view, attribute))] }
        return [
            Term(factor, variable(view, axis.start)),
            Term(factor * part, variable(view, axis.size)),
        ]
    }

    private mutating func variable(_ view: ConsoleView, _ attribute: LayoutAttribute) -> Variable {
        let place = Place(view: view.address, attribute: attribute)
        if let known = variables[place] { return known }
        let new = system.addVariable(lowerBoundZero: attribute.isSize)
        variables[place] = new
        return new
    }
}

extension ConsoleConflict {
    /// The maximum number of constraints for which remedies are tested. UIKit lists a few dozen.
    private static let mostTested = 200

    /// Returns each of the app's constraints whose removal alone lets all others hold together.
    /// There may be none, because UIKit's list can contain more than one conflict. Returns all of
    /// `own` if there are too many constraints to test.
    ///
    /// - Parameter own: the app's constraints
    static func remedies(
        _ constraints: [ConsoleConstraint], among own: [ConsoleConstraint]
    ) -> [ConsoleConstraint] {
        constraints.count > mostTested
            ? own : own.filter { canHold(constraints, without: [$0]) }
    }

    /// The app's constraint that should yield because the table adds a pixel for the separator to
    /// the height of the row: the one that ties the content to the bottom of the row, or else to its
    /// middle. Nil if the conflict has another cause: without the height of the row, the content is
    /// not lower by a pixel (1, 1/2 or 1/3 of a point).
    var yieldingToSeparator: ConsoleConstraint? {
        let height = constraints.first {
            $0.identifier == "UIView-Encapsulated-Layout-Height"
                && $0.views.first?.label.contains("TableViewCell") == true
        }
        guard let height, let row = height.views.first, let points = height.statement?.constant,
            points > 1, constraints.count <= Self.mostTested
        else { return nil }
        let ends = [LayoutAttribute.bottom, .centerY].compactMap { edge in
            constraintsByOrigin[.own]?.last {
                $0.statement?.attributes == [edge] && $0.views.contains(row)
            }
        }
        var system = ConsoleSystem()
        for constraint in constraints where constraint != height {
            if !system.add(constraint) { return nil }
        }
        let tolerance = 0.01
        system.add(points - 1 - tolerance...points - 1 / 3 + tolerance, of: .height, row)
        return system.canHold() ? ends.first : nil
    }

    /// The app's constraint that attaches the content to the far edge, bottom or trailing, of a view
    /// whose size a list or window sets; nil if there is none that can give way alone.
    var farEdge: ConsoleConstraint? {
        guard let size = first(.container), let axis = size.statement?.axis else { return nil }
        return remedies.last {
            $0.statement?.attributes == [axis.end] && size.views.contains(where: $0.views.contains)
        }
    }

    /// Whether a list or window makes a view longer than its content, so that no size of the content
    /// is too great.
    var isShorterThanContainer: Bool {
        guard let size = first(.container), let axis = size.statement?.axis,
            let view = size.views.first, let points = size.statement?.constant,
            points > 1, constraints.count <= Self.mostTested
        else { return false }
        return canHold(without: size, 0...points - 1, of: axis.size, view)
            && !canHold(without: size, points...NumberSpelling.limit, of: axis.size, view)
    }

    private func canHold(
        without size: ConsoleConstraint, _ limits: ClosedRange<Double>, of length: LayoutAttribute,
        _ view: ConsoleView
    ) -> Bool {
        var system = ConsoleSystem()
        for constraint in constraints where constraint != size {
            if !system.add(constraint) { return false }
        }
        system.add(limits, of: length, view)
        return system.canHold()
    }

    /// Returns the constraints of the app that must give way together with `first`, so that the
    /// remaining ones can hold together. Empty if it is enough that `first` gives way. Nil if the
    /// conflict remains even without any constraint of the app.
    func others(besides first: ConsoleConstraint) -> [ConsoleConstraint]? {
        let own = constraintsByOrigin[.own] ?? []
        assert(own.contains(first), "\(first.formula) is not of the app")
        if remedies.contains(first) || constraints.count > Self.mostTested { return [] }
        guard Self.canHold(constraints, without: own) else { return nil }
        var yielding = own
        for constraint in own where constraint != first {
            let fewer = yielding.filter { $0 != constraint }
            if Self.canHold(constraints, without: fewer) { yielding = fewer }
        }
        return yielding.filter { $0 != first }
    }

    /// Returns whether the constraints other than those in `left` can hold together. Returns true
    /// if one of their descriptions cannot be parsed, because that constraint may cause the
    /// conflict.
    private static func canHold(
        _ constraints: [ConsoleConstraint], without left: [ConsoleConstraint]
    ) -> Bool {
        var system = ConsoleSystem()
        for constraint in constraints where !left.contains(constraint) {
            if !system.add(constraint) { return true }
        }
        return system.canHold()
    }
}
