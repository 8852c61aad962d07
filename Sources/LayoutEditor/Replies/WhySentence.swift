package import StackCore

/// A one-sentence explanation of a value in a layout: what the view wants, what it gets, and which
/// constraint or stack is responsible.
package struct WhySentence {
    private let layout: Layout
    private let resolved: ResolvedDocument
    private let view: ViewID
    private let attribute: LayoutAttribute
    private let value: Double
    private let reasons: [Reason]

    /// - Parameters:
    ///   - value: the attribute's value in the layout, in points
    ///   - reasons: all reasons that `Layout.explanation` returns for the attribute, including
    ///     those that contribute 0 points
    package init(
        _ layout: Layout, _ view: ViewID, _ attribute: LayoutAttribute, _ value: Double,
        _ reasons: [Reason]
    ) {
        self.layout = layout
        resolved = layout.resolved
        self.view = view
        self.attribute = attribute
        self.value = value
        self.reasons = reasons
    }

    /// The whole explanation, without a full stop. Lengths are in points.
    package var text: String {
        let cause =
            hidden ?? row ?? shared ?? own ?? content ?? touching ?? remaining ?? inner ?? largest
        return head + (cause.map { ": " + $0 } ?? "") + readableWidth
    }

    /// A note that the readable width is that of the default text size; empty if the value does not
    /// depend on it, or if the layout has that text size. Apple publishes no other widths.
    private var readableWidth: String {
        let category = layout.environment.measurement.category ?? .large
        let limit = constraints.first { constraint in
            guard case .guide(_, .readable) = constraint.first.box else { return false }
            return constraint.relation == .lessThanOrEqual && constraint.second == nil
        }
        guard category != .large, let limit else { return "" }
        return "; the readable width of \(points(limit.constant)) is that of the text size large"
    }

    /// The violated constraint that asks for the view's content size (its compression resistance or
    /// content hugging). Nil if the attribute is not a length, or if the view has its content size.
    package var lost: BoxConstraint? {
        guard let wanted, wanted.millipoints != value.millipoints else { return nil }
        let isLess = value < wanted
        return layout.constraints(on: view).first { constraint in
            guard constraint.origin == .contentSize(view), constraint.first.attribute == attribute
            else { return false }
            return constraint.relation == (isLess ? .greaterThanOrEqual : .lessThanOrEqual)
        }
    }

    private var name: String { resolved.document[view].name }

    private func points(_ value: Double) -> String { NumberSpelling.spell(value.millipoints) }

    private var wanted: Double? {
        guard attribute.isSize else { return nil }
        return layout.contentSize(of: view)[attribute.axis]
    }

    private var head: String {
        guard let wanted, wanted.millipoints != value.millipoints else {
            return "\(name).\(attribute.rawValue) is \(points(value))" + besideFrame
        }
        return "\(name) wants \(points(wanted)) and gets \(points(value))" + besideFrame
    }

    /// A note such as ` (of its alignment rectangle; of its frame 51)`. Constraints apply to the
    /// alignment rectangle, and the attribute can have another value in the frame: the alignment
    /// rectangle of a switch is 49 points wide, but its frame is 51. Empty if both values are
    /// equal.
    private var besideFrame: String {
        guard let frame = layout.unroundedFrame(of: view) else { return "" }
        let framed: Double? =
            switch attribute {
            case .width: frame.width
            case .height: frame.height
            case .left: frame.x
            case .right: frame.maxX
            case .top: frame.y
            case .bottom: frame.maxY
            default: nil
            }
        guard let framed, framed.millipoints != value.millipoints else { return "" }
        return " (of its alignment rectangle; of its frame \(points(framed)))"
    }

    // MARK: Possible causes of the value, the most informative first

    private var constraints: [BoxConstraint] {
        reasons.compactMap {
            if case .constraint(let constraint) = $0.cause { constraint } else { nil }
        }
    }

    /// The phrase "it is hidden", if the view's length is 0 because its stack hides it; otherwise
    /// nil.
    private var hidden: String? {
        let isHidden = constraints.contains { constraint in
            guard case .stack(_, .hiding) = constraint.origin else { return false }
            return constraint.first == BoxAnchor(.view(view), attribute)
        }
        return isHidden ? "it is hidden" : nil
    }

    /// A phrase about the height of a cell (a row of a table) if the table determines it and the
    /// cell's content does not; nil for any other length.
    private var row: String? {
        guard attribute == .height, let table = resolved[view].parent,
            resolved[table].kind == .table,
            constraints.contains(where: { $0.origin == .autoresizing(view) })
        else { return nil }
        if let setter = [view, table].first(where: { resolved.value(.rowHeight, of: $0) == value })
        {
            return "it is the rowHeight of \(resolved.document[setter].name)"
        }
        if resolved.value(.frame, of: view) == nil, resolved.listContent(of: view) != nil {
            return value > TableRows.usualHeight
                ? "its texts need it" : "its texts need less than the usual height of a row"
        }
        return resolved.value(.frame, of: view)?.height == value
            ? "its row is as high as designed" : "nothing in it determines the height of its row"
    }

    /// A phrase about a stack whose distribution, `fillEqually` or `fillProportionally`, determines
    /// the view's length; nil if there is no such stack.
    private var shared: String? {
        guard attribute.isSize else { return nil }
        for constraint in constraints {
            guard case .stack(let stack, let identifier) = constraint.origin,
                identifier == .fillEqually || identifier == .fillProportionally,
                arranged(in: stack).contains(view), constraint.first.attribute == attribute,
                // In the distributions `equalSpacing` and `equalCentering`, constraints with the
                // identifier of `fillEqually` make the gaps equal, not the views. Such constraints
                // are skipped here.
                case .view(let sharing) = constraint.first.box,
                arranged(in: stack).contains(sharing)
            else { continue }
            let views = arranged(in: stack)
            let names = views.map { resolved.document[$0].name }
            let name = resolved.document[stack].name
            if identifier == .fillEqually {
                return names.listed + " share \(name) equally (fillEqually)"
            }
            // The shares of all views and the spacing are together longer than the stack. The last
            // view's constraint has the lowest priority, so this view gets less than its share.
            if view == views.last, isBeyondShare(of: views) {
                return names.dropLast().listed + " share \(name) by their contents "
                    + "(fillProportionally), and it gets what they and the spacing leave"
            }
            return names.listed + " share \(name) by their contents (fillProportionally)"
        }
        return nil
    }

    /// Returns whether the view's length differs by more than 1 point from its share of the stack.
    /// The stack scales all content sizes by one factor, which is taken from the first of `views`.
    /// The share is the view's content size multiplied by this factor.
    private func isBeyondShare(of views: [ViewID]) -> Bool {
        guard let wanted, let first = views.first, first != view,
            let size = layout.contentSize(of: first)[attribute.axis], size > 0,
            let frame = layout.unroundedFrame(of: first)
        else { return false }
        let length = attribute.axis == .horizontal ? frame.width : frame.height
        return abs(value - wanted * length / size) > 1
    }

    /// The first constraint of the user on exactly this attribute of the view, as text; nil if
    /// there is none.
    private var own: String? {
        for constraint in constraints {
            guard case .user = constraint.origin,
                [constraint.first, constraint.second].contains(BoxAnchor(.view(view), attribute))
            else { continue }
            return layout.words.spell(constraint)
        }
        return nil
    }

    /// The constraints of the user on other attributes of the view along the same axis, as text;
    /// nil if there are none. For the left edge, for example, this can be a constraint on the
    /// centre. For an edge or a centre, constraints on only the view's length are left out.
    private var touching: String? {
        let texts = constraints.filter { constraint in
            guard case .user = constraint.origin else { return false }
            return [constraint.first, constraint.second].contains { anchor in
                guard let anchor else { return false }
                return anchor.box.owner == view && anchor.attribute.axis == attribute.axis
                    && (attribute.isSize || !anchor.attribute.isSize)
            }
        }.map(layout.words.spell)
        return texts.isEmpty ? nil : texts.listed
    }

    private var content: String? {
        guard let wanted, wanted.millipoints == value.millipoints else { return nil }
        return Self.contentNeeds
    }

    /// A phrase for a length that is determined only by constraints on the view itself and on the
    /// views inside it; nil for any other length.
    private var inner: String? {
        // A view without a content size and without subviews has no content.
        guard attribute.isSize, !constraints.isEmpty, constraints.count == reasons.count,
            wanted != nil || !resolved[view].subviews.isEmpty
        else { return nil }
        let isInside = constraints.allSatisfy { constraint in
            [constraint.first, constraint.second].allSatisfy { anchor in
                guard let owner = anchor?.box.owner else { return true }
                return resolved.document.isAncestor(view, of: owner)
            }
        }
        return isInside ? Self.contentNeeds : nil
    }

    private static let contentNeeds = "that is what its content needs"

    /// A phrase about a stack that determines the view's length; nil if no reason for the length is
    /// a constraint of the stack, for example because the stack's length depends on the view's.
    /// Along the stack's axis, the view gets the remaining space; across the axis, the stack's
    /// length (`alignment fill`).
    private var remaining: String? {
        guard attribute.isSize, let stack = resolved.document.arrangingStack(of: view),
            let settings = resolved.views[stack]?.stack, isOf(stack)
        else { return nil }
        let stackName = resolved.document[stack].name
        if settings.axis != attribute.axis {
            return settings.alignment == .fill
                ? "\(stackName) gives all arranged views its own \(attribute.rawValue) (alignment fill)"
                : nil
        }
        let others = arranged(in: stack).filter { $0 != view }
            .map { resolved.document[$0].name }
        return others.isEmpty
            ? "\(stackName) gives it all its length"
            : "\(stackName) gives it what \(others.listed) \(others.count == 1 ? "leaves" : "leave")"
    }

    /// Returns whether one of the reasons for the value is a constraint that the stack has created.
    private func isOf(_ stack: ViewID) -> Bool {
        constraints.contains { constraint in
            if case .stack(stack, _) = constraint.origin { true } else { false }
        }
    }

    /// The reason that contributes the most points, as text; nil if no reason is known.
    private var largest: String? {
        var best: Reason?
        for reason in reasons
        where reason.cause != .inset && abs(reason.share) > abs(best?.share ?? 0) {
            best = reason
        }
        return (best ?? reasons.first).map {
            $0.cause == .bound ? withoutRoom : layout.words.spell($0.cause)
        }
    }

    /// A phrase for a length that is 0 only because a length cannot be negative. That reason would
    /// not help the user, so the phrase states why there is no space.
    private var withoutRoom: String {
        let views = resolved[view].arranged
        if !views.isEmpty, views.allSatisfy({ resolved[$0].isHidden }) {
            return "all its arranged views are hidden"
        }
        if let wanted, wanted > 0 { return "there is no space for it" }
        return layout.words.spell(Reason.Cause.freedom)
    }

    private func arranged(in stack: ViewID) -> [ViewID] {
        resolved[stack].arranged.filter { !resolved[$0].isHidden }
    }
}

extension [String] {
    /// The elements as `a, b and c`. If there are more than four, the first three are listed and
    /// the others counted.
    package var listed: String {
        let most = 4
        if count > most {
            return prefix(most - 1).joined(separator: ", ") + " and \(count - most + 1) others"
        }
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
