import StackCore

extension ConsoleConflict {
    /// The constraint that is most likely one too many; nil if UIKit made all of them.
    ///
    /// What was left in by oversight is first: a hidden view, a mask. Then what the app asks for, and the
    /// container's size only if nothing in the list is the app's.
    package var culprit: ConsoleConstraint? {
        first(.hiding) ?? first(.mask) ?? first(.prototype) ?? yielding ?? first(.content)
            ?? (isMeasured ? nil : preferred(all(.stack)) ?? blamedContainer)
    }

    /// The app's own constraint that should yield to the others; nil if none is the app's.
    package var yielding: ConsoleConstraint? {
        let own = all(.own)
        let lengths = first(.container) == nil ? [] : own.filter { $0.statement?.isLength == true }
        return preferred(own.filter { arrangement(besides: $0) != nil })
            ?? preferred(own.filter { opponent(of: $0) != nil })
            ?? preferred(own.filter { stack(around: $0) != nil })
            ?? preferred(lengths) ?? preferred(own)
    }

    /// Whether UIKit was only measuring a view.
    package var isMeasured: Bool { first(.measuring) != nil }

    func first(_ origin: ConsoleOrigin) -> ConsoleConstraint? {
        constraints.first { self.origin(of: $0) == origin }
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
        guard let statement = own.statement, statement.views == 2 else { return nil }
        let views = Set(own.views.map(\.address))
        return all(.stack).first { other in
            other.statement?.attributes == statement.attributes
                && Set(other.views.map(\.address)) == views
        }
    }

    /// Another constraint of the app that sets the same attributes of the same views otherwise.
    func opponent(of own: ConsoleConstraint) -> ConsoleConstraint? {
        guard let statement = own.statement, statement.relation == .equal else { return nil }
        return all(.own).first { other in
            guard let said = other.statement, said.relation == .equal else { return false }
            return other.views.map(\.address) == own.views.map(\.address)
                && said.attributes == statement.attributes
                && (said.constant, said.multiplier) != (statement.constant, statement.multiplier)
        }
    }

    /// A constraint of the stack that also decides the length that a constraint fixes.
    func stack(around own: ConsoleConstraint) -> ConsoleConstraint? {
        guard let statement = own.statement, statement.isLength else { return nil }
        return all(.stack).first { other in
            other.statement?.axis == statement.axis
                && other.views.contains { $0.address == own.views.first?.address }
        }
    }

    /// The size of a list or a window, if the rest of the list is not inside UIKit's own views.
    private var blamedContainer: ConsoleConstraint? {
        first(.framework) == nil ? first(.container) : nil
    }

    private func all(_ origin: ConsoleOrigin) -> [ConsoleConstraint] {
        constraints.filter { self.origin(of: $0) == origin }
    }

    /// The one that UIKit gave up, else the last.
    private func preferred(_ candidates: [ConsoleConstraint]) -> ConsoleConstraint? {
        candidates.first { $0.address == broken?.address } ?? candidates.last
    }
}
