/// Collects the constraints of a subtree, in the order in which the solver hears of them: the screen,
/// then view by view what the framework makes, then the user's, then what breaks ties.
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
        var result = size.constraints(on: root)
        var tieBreaks: [BoxConstraint] = []
        for id in members {
            result += resolved[id].contentSizeConstraints(round.measures[id])
            if id != root {
                result +=
                    resolved.cellConstraints(id, round.environment)
                    ?? maskConstraints(id)
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
        result += round.userConstraints.filter {
            space.contains($0.first.box.owner)
                && ($0.second.map { space.contains($0.box.owner) } ?? true)
        }
        return result + ReadableGuide.owners(in: result).flatMap(ReadableGuide.constraints)
            + tieBreaks
    }

    private func maskConstraints(_ id: ViewID) -> [BoxConstraint] {
        if resolved[id].autoresizing == nil { return [] }
        guard round.environment.masksHoldArranged || !resolved.isArranged(id) else { return [] }
        return resolved[id].autoresizingConstraints(designedIn: designedSize(id))
    }

    private func designedSize(_ id: ViewID) -> Size {
        guard let parent = resolved[id].parent else { return .zero }
        if parent == .root, let size = round.designedRootSize { return size }
        return resolved[parent].designedFrame?.size ?? .zero
    }
}

extension LayoutEnvironment {
    /// A place for the hidden views behind the only visible one of a stack.
    enum PlaceBesideOnlyView { case end, start, startOfScene }

    /// Nothing in a stack places the hidden views behind the only visible one. Up to Xcode 9 the canvas
    /// left them at the scene's start (9 views of 3 projects), up to Xcode 13 at the stack's (17 of 5),
    /// then at its end (2 of 1).
    var placeBesideOnlyView: PlaceBesideOnlyView {
        guard isCanvas else { return .end }
        switch measurement.era {
        case ..<Era(14_200): return .startOfScene
        case ..<Era.xcode14: return .start
        default: return .end
        }
    }
}

extension ResolvedDocument {
    /// The length along an axis from which on a view pays by the index rule, in points: its content's, of a
    /// stack what its content comes to; nil for what has none. Less than a stack needs where constraints ask
    /// for more.
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

    /// The constraints of one stack in the subtree of `root`; nil for other views.
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
                    ? Priorities.textWidth(above: self[child].compression.horizontal) : nil)
        }
        let place: StackConstraints.HiddenPlace =
            switch environment.placeBesideOnlyView {
            case .end: .end
            case .start: .start
            case .startOfScene: .startOf(scene(of: id, below: root))
            }
        return StackConstraints(
            id: id, settings: settings, items: items, naturalLengths: naturalLengths,
            besideOnlyView: place, collapsesEmpty: environment.isCanvas)
    }

    /// The view whose subviews the canvas solved together: a list's cell, header or footer, else the
    /// root.
    private func scene(of id: ViewID, below root: ViewID) -> ViewID {
        var current = id
        while current != root, let parent = self[current].parent, !isList(parent) {
            current = parent
        }
        return current
    }

    /// Whether it is a label whose text may go on in further lines.
    func isLabelOnSeveralLines(_ id: ViewID) -> Bool {
        self[id].kind == .label && value(.lines, of: id) != 1
    }

    /// The arranged texts that keep their share of a row's width. Up to Xcode 12 a text alone has one, too
    /// (2 stacks of 1 document); since then it takes two of them (7 stacks in 5 documents of 3 projects have
    /// one text at its own width, 10 rows of 2 projects have two buttons at equal ones).
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

    /// Whether it is a label on several lines, or a button whose title may go on in further ones, whose
    /// own width decides where they end.
    private func wrapsWhereItEnds(_ id: ViewID) -> Bool {
        guard isLabelOnSeveralLines(id) || isConfiguredButton(id) else { return false }
        // Not where it hugs at any price (13 stacks).
        if self[id].hugging.horizontal >= Priorities.required { return false }
        let preferred = value(.preferredMaxLayoutWidth, of: id)
        return preferred == nil || preferred == 0
    }

    /// The installed views of a subtree, parents first, in z-order.
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
