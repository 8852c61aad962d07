import StackCore

/// What might mend a finding, the likeliest first; whether it does is tried.
struct RepairCandidates {
    let document: Document
    let finding: Finding
    /// The layout in which the finding is worst.
    let layout: Layout

    var all: [Repair] {
        switch finding.rule {
        case .conflict: conflict
        case .ambiguous: ambiguity
        case .truncatedText: truncation
        case .brokenAssertion: isAboutText ? truncation : []
        case .smallTouchTarget: touchTarget
        case .fixedTextSize: constraints(of: finding).map { .init(priority($0, 749)) }
        case .outsideSafeArea: safeArea
        case .overlap: overlap
        case .idleConstraint: constraints(of: finding).prefix(1).map { .init(.remove($0)) }
        case .idleDistribution:
            views.prefix(1).map { .init(set($0, .distribution, .distribution(.fill))) }
        case .incomplete, .unexpectedFrame, .outsideParent, .outsideScreen, .zeroSize,
            .misleadingBaseline, .unusedVariation, .scrollContent, .placeholderConstraint,
            .unresolvedMerge:
            []
        }
    }

    // MARK: Parts

    private var views: [ViewID] {
        finding.items.compactMap { if case .view(let id) = $0 { id } else { nil } }
    }

    /// Whether it is an assertion that a text is shown whole.
    private var isAboutText: Bool {
        constraints(of: finding).contains { document[$0].assertsWholeText }
    }

    private func constraints(of finding: Finding) -> [ConstraintID] {
        finding.items.compactMap { if case .constraint(let id) = $0 { id } else { nil } }
    }

    private func set(
        _ view: ViewID, _ key: PropertyKey, _ value: PropertyValue
    ) -> Repair.Change { .set(.view(view), key, .base, value) }

    private func priority(_ id: ConstraintID, _ value: Double) -> Repair.Change {
        .set(.constraint(id), .priority, .base, .number(value))
    }

    private func anchor(_ view: ViewID, _ attribute: LayoutAttribute) -> Anchor {
        Anchor(LayoutItem(view), attribute)
    }

    /// The user's constraints on a view that are in force, with their anchors on it.
    private func own(_ view: ViewID) -> [LayoutConstraint] {
        document.allConstraints.filter {
            $0.views.contains(view) && document.inForce(.active, of: .constraint($0.id)) ?? true
        }
    }

    // MARK: Rules

    /// Whoever yields to the others: the culprit first, then what was added last.
    private var conflict: [Repair] {
        let conflict = layout.conflicts.first { $0.dropped.item == finding.items[0] }
        guard let conflict else { return [] }
        let others = conflict.constraints.filter { $0 != conflict.dropped }.reversed()
        let members = [conflict.dropped] + others
        let yielding = members.compactMap { member -> Repair? in
            switch member.origin {
            case .user(let id): return Repair(priority(id, 999))
            case .contentSize(let view), .designedSize(let view):
                let isHugging = member.relation == .lessThanOrEqual
                let isWide = member.first.attribute == .width
                let key: PropertyKey =
                    isHugging
                    ? (isWide ? .huggingHorizontal : .huggingVertical)
                    : (isWide ? .compressionHorizontal : .compressionVertical)
                return Repair(set(view, key, .number(999)))
            default: return nil
            }
        }
        let going = members.compactMap { member -> Repair? in
            if case .user(let id) = member.origin { Repair(.remove(id)) } else { nil }
        }
        return yielding + going
    }

    /// The number that is open, fixed as it is shown.
    private var ambiguity: [Repair] {
        guard let what = finding.numbers.first?.name, let view = openView,
            let frame = layout.frame(of: view), let parent = document[view].parent,
            let outer = layout.frame(of: parent)
        else { return [] }
        let end = { (length: Double, all: Double, start: Double) in
            -(all - start - length).millipoints
        }
        switch what {
        case "width":
            return [
                Repair(
                    .constrain(
                        anchor(view, .trailing), .equal, anchor(parent, .trailing),
                        end(frame.width, outer.width, frame.x))),
                Repair(.constrain(anchor(view, .width), .equal, nil, frame.width.millipoints)),
            ]
        case "height":
            return [
                Repair(
                    .constrain(
                        anchor(view, .bottom), .equal, anchor(parent, .bottom),
                        end(frame.height, outer.height, frame.y))),
                Repair(.constrain(anchor(view, .height), .equal, nil, frame.height.millipoints)),
            ]
        case "x":
            return [
                Repair(
                    .constrain(
                        anchor(view, .leading), .equal, anchor(parent, .leading),
                        frame.x.millipoints)),
                Repair(.constrain(anchor(view, .centerX), .equal, anchor(parent, .centerX), 0)),
            ]
        default:
            return [
                Repair(
                    .constrain(
                        anchor(view, .top), .equal, anchor(parent, .top), frame.y.millipoints)),
                Repair(.constrain(anchor(view, .centerY), .equal, anchor(parent, .centerY), 0)),
            ]
        }
    }

    private var openView: ViewID? {
        views.first.flatMap { document[$0].kind == .stack && document[$0].parent == nil ? nil : $0 }
    }

    private var truncation: [Repair] {
        guard let view = views.first else { return [] }
        let fixed = own(view).filter { $0.second == nil && $0.first.attribute.isSize }
        var repairs: [Repair] = []
        if document[view].kind == .label {
            repairs.append(Repair(set(view, .lines, .number(0))))
        }
        for constraint in fixed { repairs.append(Repair(priority(constraint.id, 749))) }
        if document[view].kind == .label {
            for constraint in fixed where constraint.first.attribute == .height {
                repairs.append(
                    Repair(set(view, .lines, .number(0)), priority(constraint.id, 749)))
            }
        }
        repairs.append(Repair(set(view, .compressionHorizontal, .number(751))))
        repairs.append(Repair(set(view, .compressionVertical, .number(751))))
        return repairs
    }

    private var touchTarget: [Repair] {
        guard let view = views.first else { return [] }
        let small = own(view).filter { constraint in
            constraint.second == nil && constraint.first.attribute.isSize
                && (document.inForce(.constant, of: .constraint(constraint.id)) ?? 0) < 44
        }
        if small.isEmpty { return [] }
        return [
            Repair(small.map { .set(.constraint($0.id), .constant, .base, .number(44)) })
        ]
    }

    /// The constraint to the root's edge, to the safe area's in its place.
    private var safeArea: [Repair] {
        guard let view = views.first else { return [] }
        return own(view).compactMap { constraint -> Repair? in
            guard let second = constraint.second, second.item == LayoutItem(.root),
                constraint.first.item == LayoutItem(view),
                !constraint.first.attribute.isSize
            else { return nil }
            let constant = document.inForce(.constant, of: .constraint(constraint.id)) ?? 0
            let edge = Anchor(LayoutItem(.root, guide: .safeArea), second.attribute)
            return Repair(
                .remove(constraint.id),
                .constrain(constraint.first, constraint.relation, edge, constant))
        }
    }

    private var overlap: [Repair] {
        guard views.count == 2, let a = layout.frame(of: views[0]),
            let b = layout.frame(of: views[1])
        else { return [] }
        let (left, right) = a.x <= b.x ? (views[0], views[1]) : (views[1], views[0])
        let (upper, lower) = a.y <= b.y ? (views[0], views[1]) : (views[1], views[0])
        return [
            Repair(
                .constrain(
                    anchor(right, .leading), .greaterThanOrEqual, anchor(left, .trailing), 8)),
            Repair(
                .constrain(
                    anchor(lower, .top), .greaterThanOrEqual, anchor(upper, .bottom), 8)),
        ]
    }
}
