import StackCore

/// The views and attributes that a constraint relates. Two constraints are about the same distance
/// or size if these sets are equal.
private struct Sides: Hashable {
    let views: Set<String>
    let attributes: Set<LayoutAttribute>

    /// Returns nil if the constraint's description could not be parsed.
    init?(_ constraint: ConsoleConstraint) {
        guard let statement = constraint.statement else { return nil }
        views = Set(constraint.views.map(\.address))
        attributes = statement.attributes
    }
}

/// The width or height of a view, as a key for comparing constraints.
private struct Length: Hashable {
    let view: String
    let axis: Axis

    /// Returns the widths or the heights of all views in a constraint: those along the constraint's
    /// axis. Empty if the constraint has attributes of both axes.
    static func all(of constraint: ConsoleConstraint) -> [Length] {
        guard let axis = constraint.statement?.axis else { return [] }
        return constraint.views.map { Length(view: $0.address, axis: axis) }
    }
}

/// A constraint between the same edge of two views, one of which may be inside the other.
private struct Inset {
    private let first, second: ConsoleView
    /// The distance in points from the edge of `second` to the same edge of `first`. It is positive
    /// if the edge of `first` is further to the trailing side or to the bottom.
    private let distance: Double
    let isStart: Bool
    /// The constraint's identifier if a stack view made the constraint; otherwise nil.
    let stackIdentifier: String?

    /// Returns nil unless the constraint relates the start edges or the end edges of two views
    /// along the axis, with a multiplier of 1. The centres of a stack view and of a view inside it
    /// count like edges without a distance.
    init?(_ constraint: ConsoleConstraint, along axis: Axis) {
        guard let statement = constraint.statement, statement.multiplier == 1,
            statement.attributes.count == 1, let edge = statement.attributes.first,
            constraint.views.count == 2,
            edge == axis.start || edge == axis.end
                || edge == axis.center && constraint.origin == .stack && statement.constant == 0
        else { return nil }
        (first, second) = (constraint.views[0], constraint.views[1])
        stackIdentifier = constraint.origin == .stack ? constraint.identifier : nil
        isStart = edge == axis.start
        // In visual format, a constant is a distance in reading order. At an end edge
        // (`[view]-8-|`), the inner view is listed first and its edge is 8 points before that of
        // the outer one. So `distance`, which counts from the second edge to the first, is -8.
        let isInward = constraint.description.isVisual && !isStart
        distance = isInward ? -statement.constant : statement.constant
    }

    /// Returns the other view if `view` is the address of one of the two; otherwise nil.
    func other(than view: String) -> ConsoleView? {
        view == first.address ? second : view == second.address ? first : nil
    }

    /// Returns the distance in points from the edge of `outer` to the edge of `inner`; it is
    /// positive if `inner` is inside. Returns nil if the constraint relates other views. Both
    /// arguments are addresses of views.
    func length(of inner: String, in outer: String) -> Double? {
        guard other(than: inner)?.address == outer else { return nil }
        return (inner == first.address ? distance : -distance) * (isStart ? 1 : -1)
    }

    /// Returns whether constraints keep a view inside `outer`, or make both equally long.
    ///
    /// `insets` are all constraints between the edges of the two views. The result is true in two
    /// cases: the insets concern both the start and the end edges, or a stack view made one of
    /// them, between itself and an arranged subview or between two arranged subviews.
    static func confine(_ insets: [Inset], to outer: ConsoleView) -> Bool {
        let isAround = ["StackView", "Guide"].contains(where: outer.label.contains)
        return insets.contains {
            $0.stackIdentifier == "UISV-alignment" || $0.stackIdentifier != nil && isAround
        } || Set(insets.map(\.isStart)).count == 2
    }
}

extension ConsoleConflict {
    /// The constraint that most likely causes the conflict; nil if there is none.
    ///
    /// Likely oversights come first (a hidden view, an autoresizing mask), then the app's own
    /// constraints. A stack view's constraint, or the size of a list or window, is the culprit only
    /// if the conflict contains none of these and did not occur while UIKit measured a view.
    package var culprit: ConsoleConstraint? {
        first(.hiding) ?? blamedMask ?? first(.prototype) ?? yielding ?? first(.content)
            ?? (isMeasured ? nil : preferred(all(.stack)) ?? blamedContainer)
    }

    /// The constraint of the app that should get a lower priority, so that the other constraints of
    /// the conflict can be satisfied; if there is none, one that contributes to the conflict. Nil
    /// if the conflict has no constraint of the app.
    package var yielding: ConsoleConstraint? {
        if let yieldingToSeparator { return yieldingToSeparator }
        let arranged = Set(all(.stack).compactMap(Sides.init))
        let lengths = Set(all(.stack).flatMap(Length.all))
        let own = remedies.isEmpty ? all(.own) : remedies
        let sized = own.filter { $0.statement?.isLength == true }
        return preferred(own.filter { Sides($0).map(arranged.contains) == true })
            ?? preferred(contradictory(own))
            ?? preferred(sized.filter { Length.all(of: $0).contains(where: lengths.contains) })
            ?? (isShorterThanContainer ? farEdge : nil)
            ?? (first(.container) == nil ? nil : preferred(sized)) ?? farEdge ?? preferred(own)
    }

    /// Returns those of the app's constraints that set the same attributes of the same views to
    /// different values.
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

    /// The view and the distance in points with which a call of `setCustomSpacing` can replace the
    /// app's constraint that contradicts a stack view's spacing. Nil unless the constraint in
    /// `yielding` is a distance between neighbouring arranged subviews.
    package var customSpacing: (after: ConsoleView, distance: Double)? {
        guard let yielding, let distance = yielding.statement?.constant.magnitude,
            let spacing = arrangement(besides: yielding), spacing.identifier == "UISV-spacing",
            let view = spacing.description.isVisual ? spacing.views.first : spacing.views.last
        else { return nil }
        return (view, distance)
    }

    /// Returns a stack view's constraint that relates the same attributes of the same views as
    /// `own`; nil if there is none.
    func arrangement(besides own: ConsoleConstraint) -> ConsoleConstraint? {
        guard let sides = Sides(own) else { return nil }
        return all(.stack).first { Sides($0) == sides }
    }

    /// Returns another constraint of the app that sets the attributes of `own` to a different
    /// value; nil if there is none.
    func opponent(of own: ConsoleConstraint) -> ConsoleConstraint? {
        let group = contradictory(all(.own)).filter { Sides($0) == Sides(own) }
        return group.contains(own) ? group.first { $0.statement != own.statement } : nil
    }

    /// Returns a stack view's constraint that also decides the length that `own` fixes; nil if
    /// there is none.
    func stack(around own: ConsoleConstraint) -> ConsoleConstraint? {
        guard own.statement?.isLength == true, let length = Length.all(of: own).first else {
            return nil
        }
        return all(.stack).first { Length.all(of: $0).contains(length) }
    }

    /// Finds a constraint that makes a stack view, or a view around it, too short for the arranged
    /// subviews. No distribution or alignment of the stack view can make them fit. Only lengths
    /// along the axis of `own`, a constraint of the app, are compared.
    ///
    /// - Returns: the constraint (`limit`), and the sum of the subviews' lengths and spacings in
    ///   points (`needed`); nil if the log shows no such constraint
    func tooShortLimit(for own: ConsoleConstraint) -> (limit: ConsoleConstraint, needed: Double)? {
        guard let axis = own.statement?.axis else { return nil }
        let spacings = all(.stack).filter {
            $0.identifier == "UISV-spacing" && $0.statement?.axis == axis
        }
        let arranged = Set(spacings.flatMap(\.views).map(\.address))
        var (needed, limits) = (0.0, [(constraint: ConsoleConstraint, length: Double)]())
        for spacing in spacings { needed += spacing.statement?.constant.magnitude ?? 0 }
        for length in all(.own) + all(.container) {
            guard let statement = length.statement, statement.isLength, statement.axis == axis,
                let view = length.views.first
            else { continue }
            if arranged.contains(view.address) {
                if statement.relation != .lessThanOrEqual { needed += statement.constant }
            } else if statement.relation != .greaterThanOrEqual {
                limits.append((length, statement.constant))
            }
        }
        let limit = limits.first { $0.length < needed }
        return arranged.isEmpty ? nil : limit.map { ($0.constraint, needed) }
    }

    /// Returns the length in points that the views around an arranged subview leave for it, if the
    /// app's constraint `own` makes the subview longer than that. No distribution or alignment can
    /// make the subview fit, because a stack view keeps its arranged subviews inside itself.
    /// Returns nil if the subview fits, or if the log does not show a length of a view around it.
    func tooSmallRoom(for own: ConsoleConstraint) -> Double? {
        guard let statement = own.statement, statement.isLength, let axis = statement.axis,
            statement.relation != .lessThanOrEqual, let view = own.views.first,
            stack(around: own) != nil
        else { return nil }
        let insets = constraints.compactMap { Inset($0, along: axis) }
        // The views around `view` that were found so far, by their addresses. The value is the sum,
        // in points, of the insets between `view` and the view around it.
        var sums = [view.address: 0.0]
        var pending = [view.address]
        while let inner = pending.popLast() {
            for outer in insets.compactMap({ $0.other(than: inner) })
            where sums[outer.address] == nil {
                let between = insets.filter { $0.other(than: inner) == outer }
                guard Inset.confine(between, to: outer) else { continue }
                let sides = between.compactMap { $0.length(of: inner, in: outer.address) }
                sums[outer.address] = sums[inner, default: 0] + sides.reduce(0, +)
                pending.append(outer.address)
            }
        }
        // The other arranged subviews are left out, because with another alignment they need not be
        // as long as `view`.
        for sibling in all(.stack).filter({ $0.identifier == "UISV-alignment" }).flatMap(\.views) {
            sums[sibling.address] = nil
        }
        let rooms = (all(.own) + all(.container)).compactMap { length -> Double? in
            guard let limit = length.statement, limit.isLength, limit.axis == axis,
                limit.relation != .greaterThanOrEqual, let around = length.views.first,
                around != view, let sum = sums[around.address]
            else { return nil }
            return limit.constant - sum
        }
        return rooms.min().flatMap { $0 < statement.constant ? $0 : nil }
    }

    /// The constraint of an autoresizing mask that most likely causes the conflict: the first one
    /// along the axis of the constraint that UIKit broke, otherwise the first one along any axis.
    /// Nil if the conflict has no such constraint. Also nil if the mask probably belongs to an
    /// internal view of UIKit, because the conflict has constraints of UIKit, but none of the app
    /// or of a stack view.
    private var blamedMask: ConsoleConstraint? {
        let isInner = all(.own).isEmpty && all(.stack).isEmpty && !all(.framework).isEmpty
        let axis = broken?.statement?.axis
        return isInner ? nil : all(.mask).first { $0.statement?.axis == axis } ?? first(.mask)
    }

    /// The constraint that sets the size of a list or window; nil if there is none or if the
    /// conflict contains constraints inside UIKit's own views.
    private var blamedContainer: ConsoleConstraint? {
        first(.framework) == nil ? first(.container) : nil
    }

    private func all(_ origin: ConsoleOrigin) -> [ConsoleConstraint] {
        constraintsByOrigin[origin] ?? []
    }

    /// Returns the candidate that UIKit broke; if it broke none of them, the last candidate.
    /// Returns nil if there are no candidates.
    private func preferred(_ candidates: [ConsoleConstraint]) -> ConsoleConstraint? {
        candidates.first { $0.address == broken?.address } ?? candidates.last
    }
}
