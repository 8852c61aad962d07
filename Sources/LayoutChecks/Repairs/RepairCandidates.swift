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
        case .brokenAssertion: isAboutText ? truncation : assertion
        case .smallTouchTarget: touchTarget
        case .fixedTextSize: constraints(of: finding).map { .init(priority($0, 749)) }
        case .outsideSafeArea: safeArea
        case .overlap: overlap
        case .idleConstraint: constraints(of: finding).prefix(1).map { .init(.remove($0)) }
        case .idleDistribution:
            views.prefix(1).map { .init(set($0, .distribution, .distribution(.fill))) }
        case .outsideScreen: insideScreen
        case .outsideParent: insideParent
        case .zeroSize: room
        case .scrollContent: contentEnd
        case .misleadingBaseline: baseline
        case .unusedVariation: variation
        // Of these a document does not say what is right, or is not what is wrong.
        case .incomplete, .unexpectedFrame, .placeholderConstraint, .unresolvedMerge: []
        }
    }

    // MARK: Parts

    var views: [ViewID] {
        finding.items.compactMap { if case .view(let id) = $0 { id } else { nil } }
    }

    /// Whether it is an assertion that a text is shown whole.
    private var isAboutText: Bool {
        constraints(of: finding).contains { document[$0].assertsWholeText }
    }

    func constraints(of finding: Finding) -> [ConstraintID] {
        finding.items.compactMap { if case .constraint(let id) = $0 { id } else { nil } }
    }

    func set(
        _ view: ViewID, _ key: PropertyKey, _ value: PropertyValue
    ) -> Repair.Change { .set(.view(view), key, .base, value) }

    func priority(_ id: ConstraintID, _ value: Double) -> Repair.Change {
        .set(.constraint(id), .priority, .base, .number(value))
    }

    func anchor(_ view: ViewID, _ attribute: LayoutAttribute) -> Anchor {
        Anchor(LayoutItem(view), attribute)
    }

    /// The user's constraints on a view that are in force, with their anchors on it.
    func own(_ view: ViewID) -> [LayoutConstraint] {
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

    /// The number that is open, fixed as it is shown or as people place things; where another one of the
    /// view's is open too, both.
    private var ambiguity: [Repair] {
        guard let what = finding.numbers.first?.name, let view = openView else { return [] }
        let alone = pins(of: view, what)
        let others = ["x", "y", "width", "height"].filter { $0 != what }
        let pairs = others.flatMap { other in
            alone.prefix(2).flatMap { pin in pins(of: view, other).prefix(2).map { [pin, $0] } }
        }
        return alone.map { Repair($0) } + pairs.map { Repair($0) }
    }

    private func pins(of view: ViewID, _ what: String) -> [Repair.Change] {
        guard let frame = layout.frame(of: view), let parent = document[view].parent,
            let outer = layout.frame(of: parent)
        else { return [] }
        let pin = { (attribute: LayoutAttribute, constant: Double) in
            Repair.Change.constrain(
                anchor(view, attribute), .equal, anchor(parent, attribute), constant.millipoints)
        }
        let size = { (attribute: LayoutAttribute, length: Double) in
            Repair.Change.constrain(anchor(view, attribute), .equal, nil, length.millipoints)
        }
        switch what {
        case "width":
            return [pin(.trailing, frame.maxX - outer.width), size(.width, frame.width)]
        case "height":
            return [pin(.bottom, frame.maxY - outer.height), size(.height, frame.height)]
        case "x":
            return [
                pin(.leading, frame.x),
                .constrain(anchor(view, .leading), .equal, anchor(parent, .leadingMargin), 0),
                pin(.centerX, 0),
            ]
        default:
            let safeArea = Anchor(LayoutItem(parent, guide: .safeArea), .top)
            return [
                pin(.top, frame.y), .constrain(anchor(view, .top), .equal, safeArea, 8),
                pin(.centerY, 0),
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
}
