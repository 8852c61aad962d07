import StackCore

/// Repairs for a conflict between a user's constraint and the constraints that a stack makes. They
/// replace the user's constraint by a property of the stack, or change the stack's alignment or
/// distribution.
extension RepairCandidates {
    var ofStacks: [Repair] {
        guard let conflict = layout.conflicts.first(where: { $0.dropped.item == finding.items[0] })
        else { return [] }
        let own = conflict.constraints.compactMap { member -> LayoutConstraint? in
            if case .user(let id) = member.origin { document.constraint(id) } else { nil }
        }
        let stacks = conflict.constraints.compactMap { member -> ViewID? in
            if case .stack(let id, _) = member.origin { id } else { nil }
        }
        let single = own.filter { !hasVariations($0.id) }
        return single.compactMap(spacing) + single.compactMap(margin)
            + withoutSpacing(own, among: stacks)
            + own.flatMap { alignments(for: $0, among: stacks) }
            + own.flatMap { distributions(for: $0, among: stacks) }
    }

    /// Repairs that leave more room along a stack for one of its views: the distribution `fill`,
    /// which lets each view have its own length, or a smaller spacing.
    var roomInStack: [Repair] {
        guard let view = views.first, let stack = document.arrangingStack(of: view) else {
            return []
        }
        let current = document.inForce(.distribution, of: .view(stack)) ?? .fill
        let fill = current == .fill ? [] : [set(stack, .distribution, .distribution(.fill))]
        var closer: [Repair.Change] = []
        if case .points(let gap)? = document.inForce(.spacing, of: .view(stack)),
            gap > Self.usualSpacing
        {
            closer = [set(stack, .spacing, .spacing(.points(Self.usualSpacing)))]
        }
        return (fill + closer).map { Repair($0) }
    }

    /// UIKit's standard space between views, in points.
    private static let usualSpacing = 8.0

    private func hasVariations(_ id: ConstraintID) -> Bool {
        document[id].properties.entries.contains { $0.condition != .base }
    }

    // MARK: Replacing constraints by spacing and margins

    /// Returns a repair that replaces a constraint between two neighbours in a stack with custom
    /// spacing after the first of them; nil for any other constraint.
    private func spacing(for constraint: LayoutConstraint) -> Repair? {
        guard let second = constraint.second, isPlain(constraint),
            let stack = document.arrangingStack(of: constraint.first.item.view),
            document.arrangingStack(of: second.item.view) == stack
        else { return nil }
        let shown = document[stack].arrangedSubviews.filter { !isHidden($0) }
        let ends = document.stackAxis(stack).ends
        for (upper, lower, sign) in [
            (second, constraint.first, 1.0), (constraint.first, second, -1.0),
        ] where ends.isEnd(upper.attribute) && ends.isStart(lower.attribute) {
            guard let place = shown.firstIndex(of: upper.item.view),
                shown.dropFirst(place + 1).first == lower.item.view
            else { continue }
            return Repair(
                .remove(constraint.id),
                set(
                    upper.item.view, .spacingAfter,
                    .spacing(.points(sign * constant(of: constraint)))))
        }
        return nil
    }

    /// Returns a repair that replaces a constraint between an arranged view and its stack's edge
    /// with a margin of the stack; nil for any other constraint.
    private func margin(for constraint: LayoutConstraint) -> Repair? {
        guard let second = constraint.second, isPlain(constraint),
            constraint.first.attribute == second.attribute
        else { return nil }
        let isFirst = document.arrangingStack(of: constraint.first.item.view) == second.item.view
        let (view, stack) = isFirst ? (constraint.first, second) : (second, constraint.first)
        guard document.arrangingStack(of: view.item.view) == stack.item.view else { return nil }
        let ends = second.attribute.axis.ends
        let isStart = ends.isStart(second.attribute)
        guard isStart || ends.isEnd(second.attribute) else { return nil }
        let inset = (isFirst == isStart ? 1 : -1) * constant(of: constraint)
        let item = ItemID.view(stack.item.view)
        let isRelative = document.inForce(.marginsRelative, of: item) ?? false
        var margins = isRelative ? document.inForce(.margins, of: item) ?? .zero : .zero
        switch (second.attribute.axis, isStart) {
        case (.horizontal, true): margins.leading = inset
        case (.horizontal, false): margins.trailing = inset
        case (.vertical, true): margins.top = inset
        case (.vertical, false): margins.bottom = inset
        }
        return Repair(
            .remove(constraint.id), set(stack.item.view, .marginsRelative, .flag(true)),
            set(stack.item.view, .margins, .insets(margins)))
    }

    /// Returns a repair that sets the spacing of a stack to 0, if at least two of the constraints
    /// make the length of an arranged view a fraction of the stack's length. Such fractions leave
    /// no space for spacing. Otherwise returns an empty array.
    private func withoutSpacing(
        _ own: [LayoutConstraint], among stacks: [ViewID]
    ) -> [Repair] {
        var seen: Set<ViewID> = []
        return stacks.filter { seen.insert($0).inserted }.compactMap { stack in
            let size = anchor(stack, document.stackAxis(stack).size)
            let parts = own.filter { constraint in
                guard let second = constraint.second else { return false }
                let other = second == size ? constraint.first : second
                return [constraint.first, second].contains(size)
                    && document.arrangingStack(of: other.item.view) == stack
            }
            return parts.count < 2 ? nil : Repair(set(stack, .spacing, .spacing(.points(0))))
        }
    }

    private func isPlain(_ constraint: LayoutConstraint) -> Bool {
        (document.inForce(.multiplier, of: .constraint(constraint.id)) ?? 1) == 1
            && constraint.first.item.guide == nil && constraint.second?.item.guide == nil
    }

    private func constant(of constraint: LayoutConstraint) -> Double {
        document.inForce(.constant, of: .constraint(constraint.id)) ?? 0
    }

    func isHidden(_ view: ViewID) -> Bool {
        document.inForce(.hidden, of: .view(view)) ?? false
    }

    // MARK: Changing alignment and distribution

    /// Returns repairs that change a stack's alignment from `fill`, so that a view can have its own
    /// size or position across the stack. Some repairs also make other arranged views as large as
    /// the stack across its axis, if they are of a kind that usually takes all the available space,
    /// such as text fields.
    private func alignments(
        for constraint: LayoutConstraint, among stacks: [ViewID]
    ) -> [Repair] {
        guard let (view, stack) = arranged(by: constraint, among: stacks),
            document.stackAxis(stack) != constraint.first.attribute.axis,
            (document.inForce(.alignment, of: .view(stack)) ?? .fill) == .fill
        else { return [] }
        let size = constraint.first.attribute.axis.size
        let filling = document[stack].arrangedSubviews.filter {
            $0 != view && document[$0].kind.isStretched && !hasOwnSize($0, size)
        }.map { Repair.Change.constrain(anchor($0, size), .equal, anchor(stack, size), 0) }
        return [Alignment.center, .leading, .trailing].flatMap { alignment in
            let change = set(stack, .alignment, .alignment(alignment))
            return filling.isEmpty
                ? [Repair(change)] : [Repair([change] + filling), Repair(change)]
        }
    }

    /// Returns repairs that set the stack's distribution to `fill` or `equalSpacing`, which let
    /// views keep their own sizes along the stack.
    private func distributions(
        for constraint: LayoutConstraint, among stacks: [ViewID]
    ) -> [Repair] {
        guard let (_, stack) = arranged(by: constraint, among: stacks),
            constraint.first.attribute.isSize,
            document.stackAxis(stack) == constraint.first.attribute.axis
        else { return [] }
        let current = document.inForce(.distribution, of: .view(stack)) ?? .fill
        return [Distribution.fill, .equalSpacing].filter { $0 != current }.map {
            Repair(set(stack, .distribution, .distribution($0)))
        }
    }

    /// Returns the first view in a constraint that one of the `stacks` arranges, and the stack that
    /// arranges it; nil if there is no such view.
    private func arranged(
        by constraint: LayoutConstraint, among stacks: [ViewID]
    ) -> (view: ViewID, stack: ViewID)? {
        for view in constraint.views {
            if let stack = document.arrangingStack(of: view), stacks.contains(stack) {
                return (view, stack)
            }
        }
        return nil
    }

    private func hasOwnSize(_ view: ViewID, _ size: LayoutAttribute) -> Bool {
        own(view).contains { $0.first == anchor(view, size) || $0.second == anchor(view, size) }
    }
}

extension ViewKind {
    /// Whether views of this kind usually take all the available space.
    var isStretched: Bool {
        switch self {
        case .view, .stack, .textField, .textView, .slider, .progress, .searchBar, .scroll, .table,
            .collection, .cell, .toolbar, .visualEffect, .map, .web, .spacer:
            true
        case .label, .button, .image, .switch, .stepper, .segmented, .activity, .pageControl,
            .datePicker, .picker:
            false
        }
    }
}

/// The attributes for the two edges of a view along an axis: `start` contains, for example, `left`
/// and `leading`, `end` contains `right` and `trailing`.
private struct AxisEnds {
    let start: [LayoutAttribute]
    let end: [LayoutAttribute]

    func isStart(_ attribute: LayoutAttribute) -> Bool { start.contains(attribute) }
    func isEnd(_ attribute: LayoutAttribute) -> Bool { end.contains(attribute) }
}

extension Axis {
    fileprivate var ends: AxisEnds {
        self == .horizontal
            ? AxisEnds(start: [.leading, .left], end: [.trailing, .right])
            : AxisEnds(start: [.top], end: [.bottom])
    }
}
