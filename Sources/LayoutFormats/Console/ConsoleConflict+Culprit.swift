import StackCore

/// The sides of views that a constraint relates, in any order.
private struct Sides: Hashable {
    let views: Set<String>
    let attributes: Set<LayoutAttribute>

    /// Nil for a form that is not known.
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

    /// The lengths that a constraint has a part in.
    static func all(of constraint: ConsoleConstraint) -> [Length] {
        guard let axis = constraint.statement?.axis else { return [] }
        return constraint.views.map { Length(view: $0.address, axis: axis) }
    }
}

extension ConsoleConflict {
    /// The constraint that is most likely one too many; nil if UIKit made all of them.
    ///
    /// What was left in by oversight is first: a hidden view, a mask. Then what the app asks for, and the
    /// container's size only if nothing in the list is the app's.
    package var culprit: ConsoleConstraint? {
        first(.hiding) ?? blamedMask ?? first(.prototype) ?? yielding ?? first(.content)
            ?? (isMeasured ? nil : preferred(all(.stack)) ?? blamedContainer)
    }

    /// The app's own constraint that should yield to the others; nil if none is the app's.
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

    /// Those that set the same sides of the same views to different values.
    private func contradictory(_ own: [ConsoleConstraint]) -> [ConsoleConstraint] {
        let equal = own.filter { $0.statement?.relation == .equal }
        let groups = Dictionary(grouping: equal, by: Sides.init)
        return equal.filter { constraint in
            groups[Sides(constraint)]?.contains { $0.statement != constraint.statement } == true
        }
    }

    /// Whether UIKit was only measuring a view.
    package var isMeasured: Bool { first(.measuring) != nil }

    func first(_ origin: ConsoleOrigin) -> ConsoleConstraint? {
        all(origin).first
    }

    /// The stack's spacing that a constraint of the app contradicts, as the stack would be asked for it;
    /// nil if the one that should yield is no distance between neighbours in a stack.
    package var customSpacing: (after: ConsoleView, distance: Double)? {
        guard let yielding, let distance = yielding.statement?.constant.magnitude,
            let spacing = arrangement(besides: yielding), spacing.identifier == "UISV-spacing",
            let view = spacing.description.isVisual ? spacing.views.first : spacing.views.last
        else { return nil }
        return (view, distance)
    }

    /// The stack's own constraint between the same sides of the same two views; nil if there is none.
    func arrangement(besides own: ConsoleConstraint) -> ConsoleConstraint? {
        guard let sides = Sides(own) else { return nil }
        return all(.stack).first { Sides($0) == sides }
    }

    /// Another constraint of the app that sets the same sides of the same views otherwise.
    func opponent(of own: ConsoleConstraint) -> ConsoleConstraint? {
        let group = contradictory(all(.own)).filter { Sides($0) == Sides(own) }
        return group.contains(own) ? group.first { $0.statement != own.statement } : nil
    }

    /// A constraint of the stack that also decides the length that a constraint fixes.
    func stack(around own: ConsoleConstraint) -> ConsoleConstraint? {
        guard own.statement?.isLength == true, let length = Length.all(of: own).first else {
            return nil
        }
        return all(.stack).first { Length.all(of: $0).contains(length) }
    }

    /// A mask beside constraints of the app. UIKit's own bars may keep theirs.
    private var blamedMask: ConsoleConstraint? {
        let isInner = all(.own).isEmpty && all(.stack).isEmpty && !all(.framework).isEmpty
        return isInner ? nil : first(.mask)
    }

    /// The size of a list or a window, if the rest of the list is not inside UIKit's own views.
    private var blamedContainer: ConsoleConstraint? {
        first(.framework) == nil ? first(.container) : nil
    }

    private func all(_ origin: ConsoleOrigin) -> [ConsoleConstraint] {
        made[origin] ?? []
    }

    /// The one that UIKit gave up, else the last.
    private func preferred(_ candidates: [ConsoleConstraint]) -> ConsoleConstraint? {
        candidates.first { $0.address == broken?.address } ?? candidates.last
    }
}
