/// Collects the constraints of a subtree in the order in which the solver gets them: the
/// constraints on the root's size, the constraints that UIKit creates for each view, the user's
/// constraints, and the tie-breaks of stacks. Tie-breaks choose between equally good layouts.
struct ConstraintList {
    private let round: LayoutRound
    private let members: [ViewID]
    private let root: ViewID
    private let size: RootSize
    private let space: BoxSpace

    init(_ round: LayoutRound, members: [ViewID], root: ViewID, size: RootSize, space: BoxSpace) {
        self.round = round
        self.members = members
        self.root = root
        self.size = size
        self.space = space
    }

    private var resolved: ResolvedDocument { round.resolved }

    func make(naturalLengths: [ViewID: [Double]]) -> [BoxConstraint] {
        var result: [BoxConstraint] = []
        result.reserveCapacity(round.userConstraints.count + 8 * members.count + 8)
        result += size.constraints(on: root)
        var tieBreaks: [BoxConstraint] = []
        let rows = TableRows(
            resolved, round.environment, round.userConstraints,
            collapsed: round.state.collapsedRows, rooms: round.state.rowRooms
        ) { round.state.safeAreas[$0] }
        let items = CollectionItems(
            resolved, round.userConstraints, origins: round.state.itemOrigins)
        for id in members {
            resolved[id].addContentSizeConstraints(round.measures[id], to: &result)
            if let content = round.state.rowRooms[id]?.content {
                result.append(TableRows.constraint(on: id, fittingContent: content))
            }
            if id != root, let parent = resolved[id].parent {
                let frame = autoresizedFrame(id, in: parent)
                result +=
                    rows.constraints(on: id, in: parent, frame) ?? items.constraints(on: id)
                    ?? frame?.constraints(on: id, in: parent) ?? []
            }
            guard
                let stack = resolved.stackConstraints(
                    id, naturalLengths: naturalLengths[id] ?? [], round.environment, root: root)
            else { continue }
            result += stack.make()
            tieBreaks += stack.indexRule(depth: resolved.document.depth(of: id)) {
                resolved.indexedLength(of: $0, stack.axis, round.measures)
            }
        }
        for constraint in round.userConstraints
        where space.contains(constraint.first.box.owner)
            && (constraint.second.map { space.contains($0.box.owner) } ?? true)
        {
            result.append(constraint)
        }
        for id in ReadableGuide.owners(in: result) { result += ReadableGuide.constraints(for: id) }
        result += tieBreaks
        return result
    }

    private func autoresizedFrame(_ id: ViewID, in parent: ViewID) -> AutoresizedFrame? {
        if let frame = resolved.frameInList(id, round.environment, round.state) { return frame }
        guard let mask = resolved[id].autoresizing, let frame = resolved[id].designedFrame,
            round.environment.masksApplyToArranged || !resolved.isArranged(id)
        else { return nil }
        return AutoresizedFrame(
            mask, frame,
            designedIn: round.environment.designedSize(of: parent, resolved[parent].designedFrame))
    }
}

extension LayoutEnvironment {
    /// The position of hidden views in a stack with only one visible view, unless a constraint of
    /// the document positions them. Up to Xcode 9 the canvas put hidden views at the start of the
    /// scene (`HiddenViewPosition.startOfScene`; 9 views of 3 projects), later at the start of the
    /// stack (104 of 139 views).
    var placeBesideOnlyView: StackConstraints.HiddenViewPosition {
        guard isCanvas else { return .end }
        return measurement.era < Era(14_200) ? .startOfScene : .start
    }
}

extension ResolvedDocument {
    /// Returns the natural length of a view in points, for the tie-breaks of the stack that
    /// arranges it (`StackConstraints.indexRule`): the length of the view's content or, for a
    /// stack, the length that its arranged views need, even if a constraint makes the stack longer.
    /// Returns nil if the view has no content and is not a stack.
    func indexedLength(
        of id: ViewID, _ axis: Axis, _ measures: PerView<ContentMeasure>
    ) -> Double? {
        if let length = measures[id].length(axis) { return length }
        guard let settings = self[id].stack else { return nil }
        let visible = self[id].arranged.filter { !self[$0].isHidden }
        let lengths = visible.map { indexedLength(of: $0, axis, measures) ?? 0 }
        if settings.axis != axis { return lengths.max() ?? 0 }
        let gaps = visible.dropLast().map {
            (self[$0].spacingAfter ?? settings.spacing).length
        }
        return StackContent.length(
            lengths, settings.distribution,
            between: StackContent.between(gaps, settings.distribution))
    }

    /// Returns the constraints that a stack creates (`StackConstraints`); nil if the view is not a
    /// stack.
    func stackConstraints(
        _ id: ViewID, naturalLengths: [Double], _ environment: LayoutEnvironment, root: ViewID
    ) -> StackConstraints? {
        guard let settings = self[id].stack else { return nil }
        let sharing = textsSharingWidth(in: self[id].arranged, environment)
        let items = self[id].arranged.enumerated().map { index, child in
            StackConstraints.Item(
                id: child, isHidden: self[child].isHidden, spacingAfter: self[child].spacingAfter,
                index: index,
                widthShare: sharing.contains(child)
                    ? Priorities.textWidth(above: self[child].compression.horizontal) : nil,
                baseline: environment.isCanvas ? baselineRole(of: child) : .aligned)
        }
        let place = environment.placeBesideOnlyView
        return StackConstraints(
            id: id, settings: settings, items: items, naturalLengths: naturalLengths,
            besideOnlyView: place,
            scene: place == .startOfScene ? scene(of: id, below: root) : root,
            collapsesEmpty: environment.isCanvas)
    }

    private func baselineRole(of id: ViewID) -> StackConstraints.BaselineRole {
        switch self[id].kind {
        case .view: .fill
        case .image: .bottom
        default: .aligned
        }
    }

    /// Returns the root of the subtree that Interface Builder's canvas lays out as a whole and that
    /// contains view `id`. It is the cell, header or footer of a list around the view; without a
    /// list, it is `root`.
    private func scene(of id: ViewID, below root: ViewID) -> ViewID {
        var current = id
        while current != root, let parent = self[current].parent, !self[parent].kind.isList {
            current = parent
        }
        return current
    }

    /// Returns whether the view is a label that may wrap.
    func isLabelOnSeveralLines(_ id: ViewID) -> Bool {
        self[id].kind == .label && value(.lines, of: id) != 1
    }

    /// Returns the arranged labels and buttons to which the canvas gives equal shares of the
    /// stack's width, because their texts may wrap. Empty in an app.
    ///
    /// Since Xcode 13 there must be at least two such views. Two buttons got equal widths in 10
    /// stacks of 2 projects; a single text kept its own width in 7 stacks of 3 projects. Up to
    /// Xcode 12 a single text gets a share, too (2 stacks of 1 document).
    private func textsSharingWidth(
        in arranged: [ViewID], _ environment: LayoutEnvironment
    ) -> [ViewID] {
        guard environment.isCanvas else { return [] }
        let texts = arranged.filter { !self[$0].isHidden && wrapsWhereItEnds($0) }
        return texts.count > 1 || environment.measurement.era < .xcode13 ? texts : []
    }

    private func isConfiguredButton(_ id: ViewID) -> Bool {
        self[id].kind == .button && (value(.style, of: id)?.isConfiguration ?? false)
    }

    /// Returns whether the view is a label or button whose text wraps at the view's own width, not
    /// at a fixed `preferredMaxLayoutWidth`.
    private func wrapsWhereItEnds(_ id: ViewID) -> Bool {
        guard isLabelOnSeveralLines(id) || isConfiguredButton(id) else { return false }
        // A view that hugs at required priority keeps its width (13 stacks).
        if self[id].hugging.horizontal >= Priorities.required { return false }
        let preferred = value(.preferredMaxLayoutWidth, of: id)
        return preferred == nil || preferred == 0
    }

    /// Returns the installed views of a subtree, parents first, in z-order.
    func subtree(of root: ViewID) -> [ViewID] {
        if root == .root { return order }
        var result: [ViewID] = []
        var pending = [root]
        while let id = pending.popLast() {
            result.append(id)
            pending.append(contentsOf: self[id].subviews.reversed())
        }
        return result
    }
}
