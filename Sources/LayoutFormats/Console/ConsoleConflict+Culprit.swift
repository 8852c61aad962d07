import StackCore

/// The views and attributes that a constraint relates, in any order.
private struct Sides: Hashable {
    let views: Set<String>
    let attributes: Set<LayoutAttribute>

    /// Returns nil if the form of the constraint is unknown.
    init?(_ constraint: ConsoleConstraint) {
        guard let statement = constraint.statement else { return nil }
        views = Set(constraint.views.map(\.address))
        attributes = statement.attributes
    }
}

/// The length of a view along an axis.
private struct Length: Hashable {
    let view: String
    let axis: Axis

    /// Returns the lengths that depend on a constraint.
    static func all(of constraint: ConsoleConstraint) -> [Length] {
        guard let axis = constraint.statement?.axis else { return [] }
        return constraint.views.map { Length(view: $0.address, axis: axis) }
    }
}

extension ConsoleConflict {
    /// The constraint that most likely causes the conflict; nil if UIKit made all of them.
    ///
    /// Likely oversights come first: a hidden view, an autoresizing mask. The app's own constraints
    /// come next. A container's size is named only if the list contains none of these.
    package var culprit: ConsoleConstraint? {
        first(.hiding) ?? blamedMask ?? first(.prototype) ?? yielding ?? first(.content)
            ?? (isMeasured ? nil : preferred(all(.stack)) ?? blamedContainer)
    }

    /// The app's own constraint that should yield to the others; nil if there is none.
    package var yielding: ConsoleConstraint? {
        let arranged = Set(all(.stack).compactMap(Sides.init))
        let lengths = Set(all(.stack).flatMap(Length.all))
        let own = all(.own)
        let sized = own.filter { $0.statement?.isLength == true }
        return preferred(own.filter { Sides($0).map(arranged.contains) == true })
            ?? preferred(contradictory(own))
            ?? preferred(sized.filter { Length.all(of: $0).contains(where: lengths.contains) })
            ?? (first(.container) == nil ? nil : preferred(sized)) ?? preferred(own)
    }

    /// Returns the constraints that set the same attributes of the same views to different values.
    private func contradictory(_ own: [ConsoleConstraint]) -> [ConsoleConstraint] {
        let equal = own.filter { $0.statement?.relation == .equal }
        let groups = Dictionary(grouping: equal, by: Sides.init)
        return equal.filter { constraint in
            groups[Sides(constraint)]?.contains { $0.statement != constraint.statement } == true
        }
    }

    /// Whether the conflict occurred while UIKit measured a view.
    package var isMeasured: Bool { first(.measuring) != nil }

    func first(_ origin: ConsoleOrigin) -> ConsoleConstraint? {
        all(origin).first
    }

    /// The stack view's spacing that one of the app's constraints contradicts, as arguments of
    /// `setCustomSpacing`. Nil if the yielding constraint is not a distance between neighbouring
    /// arranged subviews.
    package var customSpacing: (after: ConsoleView, distance: Double)? {
        guard let yielding, let distance = yielding.statement?.constant.magnitude,
            let spacing = arrangement(besides: yielding), spacing.identifier == "UISV-spacing",
            let view = spacing.description.isVisual ? spacing.views.first : spacing.views.last
        else { return nil }
        return (view, distance)
    }

    /// Returns the stack view's constraint between the same attributes of the same views; nil if
    /// there is none.
    func arrangement(besides own: ConsoleConstraint) -> ConsoleConstraint? {
        guard let sides = Sides(own) else { return nil }
        return all(.stack).first { Sides($0) == sides }
    }

    /// Returns another of the app's constraints that sets the same attributes of the same views
    /// differently.
    func opponent(of own: ConsoleConstraint) -> ConsoleConstraint? {
        let group = contradictory(all(.own)).filter { Sides($0) == Sides(own) }
        return group.contains(own) ? group.first { $0.statement != own.statement } : nil
    }

    /// Returns a stack view's constraint that also decides the length that `own` fixes.
    func stack(around own: ConsoleConstraint) -> ConsoleConstraint? {
        guard own.statement?.isLength == true, let length = Length.all(of: own).first else {
            return nil
        }
        return all(.stack).first { Length.all(of: $0).contains(length) }
    }

    /// The mask constraint to blame. Nil if the list also contains UIKit's own constraints, and
    /// none of the app or of a stack view.
    private var blamedMask: ConsoleConstraint? {
        let isInner = all(.own).isEmpty && all(.stack).isEmpty && !all(.framework).isEmpty
        return isInner ? nil : first(.mask)
    }

    /// The size of a list or window; nil if the list contains constraints inside UIKit's own views.
    private var blamedContainer: ConsoleConstraint? {
        first(.framework) == nil ? first(.container) : nil
    }

    private func all(_ origin: ConsoleOrigin) -> [ConsoleConstraint] {
        made[origin] ?? []
    }

    /// Returns the constraint that UIKit broke if it is a candidate, otherwise the last candidate.
    private func preferred(_ candidates: [ConsoleConstraint]) -> ConsoleConstraint? {
        candidates.first { $0.address == broken?.address } ?? candidates.last
    }
}
