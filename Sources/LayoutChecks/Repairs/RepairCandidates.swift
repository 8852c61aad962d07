import StackCore

/// The candidate repairs for a finding. `RepairTrial` tests whether they fix it.
struct RepairCandidates {
    let document: Document
    let finding: Finding
    /// The layout in which the finding is worst (`MergedFinding.worst`).
    let layout: Layout

    /// The preferred repairs, the likeliest first. They set properties of stacks or add the
    /// constraints that are missing. `RepairTrial` ranks them before `others`.
    var fitting: [Repair] {
        switch finding.rule {
        case .conflict: growingContent + ofStacks
        case .ambiguous:
            deciding(finding.numbers.first?.name) + keepingContent(finding.numbers.first?.name)
                + determining(finding.numbers.first?.name)
        case .zeroSize:
            keepingContent(finding.aspect) + roomInStack + determining(finding.aspect)
        case .truncatedText: wrappingInScroll + roomInStack
        case .scrollContent: contentEnds
        default: []
        }
    }

    /// The repairs that are not in `fitting`, the likeliest first.
    var others: [Repair] {
        switch finding.rule {
        case .conflict: conflict
        case .ambiguous: keepingFrame(finding.numbers.first?.name)
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
        case .misleadingBaseline: baseline
        case .unusedVariation: variation
        // These rules have no other repairs, because the document does not contain the correct
        // value, or is not the cause of the finding.
        case .scrollContent, .incomplete, .unexpectedFrame, .placeholderConstraint,
            .unresolvedMerge, .duplicateID, .danglingReference, .projectFile, .staleTranslation,
            .missingTranslation,
            .unregisteredFont,
            .missingFont, .missingImage, .staleImageSize, .staleColor:
            []
        }
    }

    // MARK: Building blocks of repairs

    var views: [ViewID] { finding.views }

    /// Whether the finding is about an assertion that a text is not truncated.
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

    /// Returns the user's active constraints that refer to a view.
    func own(_ view: ViewID) -> [LayoutConstraint] {
        document.allConstraints.filter {
            $0.views.contains(view) && document.inForce(.active, of: .constraint($0.id)) ?? true
        }
    }

    /// A user's constraint between two anchors with the multiplier 1, as if it were written from a
    /// view: `own` `relation` `other` + `constant` points. In the document, the view can be the first
    /// or the second item.
    struct OrientedConstraint {
        let id: ConstraintID
        let own: Anchor
        let relation: Relation
        let other: Anchor
        let constant: Double
        let priority: Double
    }

    /// Returns the active constraints with the multiplier 1 between a view and another item, each
    /// written from the view. Repairs use this form, so that they do not depend on which item a
    /// constraint names first.
    func oriented(_ view: ViewID) -> [OrientedConstraint] {
        own(view).compactMap { constraint in
            let isFirst = constraint.first.item == LayoutItem(view)
            guard !constraint.isAssertion, let second = constraint.second,
                isFirst || second.item == LayoutItem(view),
                document.inForce(.multiplier, of: .constraint(constraint.id)) ?? 1 == 1
            else { return nil }
            let constant = document.inForce(.constant, of: .constraint(constraint.id)) ?? 0
            let result = OrientedConstraint(
                id: constraint.id, own: isFirst ? constraint.first : second,
                relation: isFirst ? constraint.relation : constraint.relation.flipped,
                other: isFirst ? second : constraint.first,
                constant: isFirst ? constant : 0 - constant,
                priority: document.inForce(.priority, of: .constraint(constraint.id))
                    ?? Priorities.required)
            assert(result.own.item == LayoutItem(view), "a constraint is written from another view")
            return result
        }
    }

    // MARK: Repairs by rule

    /// Repairs that lower the priority of one constraint in a conflict, and then repairs that
    /// remove one. In both groups, the dropped constraint comes first; the other constraints
    /// follow, the last added first. Of a long conflict, only the first constraints are considered.
    private var conflict: [Repair] {
        let conflict = layout.conflicts.first { $0.dropped.item == finding.items[0] }
        guard let conflict else { return [] }
        let others = conflict.constraints.filter { $0 != conflict.dropped }.reversed()
        let members = ([conflict.dropped] + others).prefix(Self.mostMembers)
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

    private static let mostMembers = 30

    /// Repairs for a conflict with a constraint that makes scrolled content as high as the scroll view:
    /// it gets a priority below the compression resistance of texts, so that longer content scrolls.
    private var growingContent: [Repair] {
        let conflict = layout.conflicts.first { $0.dropped.item == finding.items[0] }
        return (conflict?.constraints ?? []).compactMap { member in
            guard case .user(let id) = member.origin, let second = member.second,
                member.first.attribute == .height, second.attribute == .height
            else { return nil }
            let owners = [member.first.box.owner, second.box.owner]
            let isContent = owners.contains { scroll in
                document[scroll].kind == .scroll
                    && owners.contains { $0 != scroll && document.isAncestor(scroll, of: $0) }
            }
            return isContent ? Repair(priority(id, Self.lowPriority)) : nil
        }
    }

    /// A priority below the compression resistance of texts, for lengths that content may exceed.
    static let lowPriority = 250.0

    /// Repairs for a label that may have several lines in scrolled content: the content is as wide as
    /// the scroll view.
    private var wrappingInScroll: [Repair] {
        guard let view = views.first, document.inForce(.lines, of: .view(view)) == 0,
            let scroll = document.ancestors(of: view).first(where: {
                document[$0].kind == .scroll
            })
        else { return [] }
        return [Repair(contentAsWide(as: scroll))]
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
        // A plain button wraps its title, one in the system's old style does not.
        if document[view].kind == .button {
            repairs.append(Repair(set(view, .style, .style(.plain))))
        }
        repairs.append(Repair(set(view, .compressionHorizontal, .number(751))))
        repairs.append(Repair(set(view, .compressionVertical, .number(751))))
        return repairs + sharingRow(of: view) + yieldingSuperviews(of: view, [.width, .height])
    }

    /// Repairs for two texts in a row that is too short for both: one text keeps its width, and the
    /// other text is in a label that can have more lines.
    func sharingRow(of view: ViewID) -> [Repair] {
        let others = ([view] + labels(beside: view)).map { keeping in
            (keeping, keeping == view ? labels(beside: view) : [view])
        }
        return others.flatMap { keeping, wrapping in
            wrapping.compactMap { label in
                guard document[label].kind == .label else { return nil }
                let resistance = Property<Double>.compressionHorizontal
                let least = document.inForce(resistance, of: .view(label)) ?? 750
                return least < 999
                    ? Repair(
                        set(keeping, resistance.key, .number(least + 1)),
                        set(label, .lines, .number(0))) : nil
            }
        }
    }

    /// Returns the labels to which horizontal constraints relate a view, and those beside it in a
    /// horizontal stack.
    private func labels(beside view: ViewID) -> [ViewID] {
        let related = own(view).filter { $0.first.attribute.axis == .horizontal }.flatMap(\.views)
        let stack = document.arrangingStack(of: view)
        let arranged =
            stack.map { document.stackAxis($0) == .horizontal ? document[$0].arrangedSubviews : [] }
        var seen: Set<ViewID> = [view]
        return (related + (arranged ?? [])).filter {
            document[$0].kind == .label && document[$0].parent == document[view].parent
                && seen.insert($0).inserted
        }
    }

    /// Returns repairs that lower the priority of a constraint which sets or limits the size of a
    /// superview to a number, so that the superview can become as long as its content.
    func yieldingSuperviews(of view: ViewID, _ sizes: [LayoutAttribute]) -> [Repair] {
        document.ancestors(of: view).dropFirst().dropLast().flatMap { around in
            own(around).filter {
                $0.second == nil && $0.relation != .greaterThanOrEqual
                    && sizes.contains($0.first.attribute)
            }.map { Repair(priority($0.id, 749)) }
        }
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

    /// Repairs that attach a view to edges of the safe area instead of edges of the root: the
    /// finding's view, a view that contains it, or a view on whose position the position of these
    /// views depends. Each repair changes one constraint, or all constraints of one view.
    private var safeArea: [Repair] {
        guard let view = views.first else { return [] }
        let edges: [String: LayoutAttribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        ]
        guard let edge = edges[finding.aspect] else { return [] }
        let around = document.ancestors(of: view).dropLast()
        var seen: Set<ViewID> = [.root]
        let holders = (around + around.flatMap { viewsBehind($0, edge) }).filter {
            seen.insert($0).inserted
        }
        return holders.flatMap { view -> [Repair] in
            let held = oriented(view).filter {
                $0.other.item == LayoutItem(.root) && !$0.own.attribute.isSize
            }
            let along = held.filter { $0.own.attribute.axis == edge.axis }
            let groups = held.map { [$0] } + [along, held].filter { $0.count > 1 }
            return groups.map { Repair($0.flatMap(movedToSafeArea)) }
        }
    }

    /// Returns the views of the user's constraints that determine the position of a view's edge.
    private func viewsBehind(_ view: ViewID, _ edge: LayoutAttribute) -> [ViewID] {
        let reasons = layout.explanation(of: view, edge)?.reasons ?? []
        return reasons.flatMap { reason -> [ViewID] in
            guard case .constraint(let constraint) = reason.cause,
                case .user(let id) = constraint.origin
            else { return [] }
            return document.constraint(id)?.views ?? []
        }
    }

    private func movedToSafeArea(_ constraint: OrientedConstraint) -> [Repair.Change] {
        let edge = Anchor(LayoutItem(.root, guide: .safeArea), constraint.other.attribute)
        return [
            .remove(constraint.id),
            .constrain(
                constraint.own, constraint.relation, edge, constraint.constant,
                priority: constraint.priority),
        ]
    }
}
