/// The constraints that a stack view makes for its arranged views, along the axis and across it.
/// The constraints along the axis do not depend on those across it (docs/stack-view-rules.md,
/// "Parts").
package struct StackConstraints {
    let id: ViewID
    let settings: StackSettings
    /// All arranged views in order, including hidden ones. `visible` contains those that are not
    /// hidden.
    let items: [Item]
    let visible: [Item]
    /// The natural lengths of the visible views along the axis, in points; only fillProportionally
    /// reads them.
    let naturalLengths: [Double]
    /// The position of hidden views if only one view is visible (`HiddenViewPosition`).
    let besideOnlyView: HiddenViewPosition
    /// The root of the view hierarchy that Interface Builder's canvas solves together with the
    /// stack: the cell, header or footer of a list that contains the stack, or else the document's
    /// root view. Only `HiddenViewPosition.startOfScene` needs it.
    let scene: ViewID
    /// Whether a stack without arranged views has size 0, as on Interface Builder's canvas.
    let collapsesEmpty: Bool

    /// The position that hidden views have along the axis if only one view is visible, unless a
    /// constraint of the document positions them (docs/stack-view-rules.md, "Hidden views").
    package enum HiddenViewPosition: Hashable, Sendable {
        /// The position in apps: a hidden view starts at the end of the previous visible view. If
        /// there is no previous visible view, the hidden view ends at the start of the stack.
        case end
        /// The hidden views start at the start of the stack.
        case start
        /// The hidden views start at the start edge of `StackConstraints.scene`: the list cell,
        /// header or footer that contains the stack, or else the root view. This edge can be
        /// outside the stack.
        case startOfScene
    }

    /// The position of a hidden view along the axis.
    enum HiddenViewPlacement {
        case endsAtStart, startsAtStart, startsAtScene
        /// The view starts this distance, in points, after the end of the previous visible view.
        case startsAfter(Double)

        /// - Parameters:
        ///   - count: the number of visible views before the hidden one
        ///   - visible: the number of visible views in the stack
        ///   - spacing: the spacing in points after the previous visible view
        init(
            after count: Int, of visible: Int, spacing: @autoclosure () -> Double,
            _ place: HiddenViewPosition
        ) {
            if visible == 1 && place != .end {
                self = place == .start ? .startsAtStart : .startsAtScene
            } else if count == 0 {
                // The view ends at the start of the stack. To start there would make a difference
                // only if a required size keeps the view from collapsing (54 views).
                self = .endsAtStart
            } else {
                self = .startsAfter(count == visible ? 0 : spacing() / 2)
            }
        }
    }

    /// An arranged view, with those of its properties on which the stack's constraints depend.
    package struct Item: Sendable {
        let id: ViewID
        let isHidden: Bool
        /// The custom spacing after the view; nil if the stack's spacing applies.
        let spacingAfter: Spacing?
        /// The view's index among all arranged subviews of the stack.
        let index: Int
        /// The priority of the constraint that gives the view its share of the stack's width, so
        /// that its text can wrap; nil if the view has no such share.
        var widthShare: Double?
        /// The way in which the view is aligned if the stack aligns its views by their baselines.
        var baseline = BaselineRole.aligned
    }

    /// The role of an arranged view in an alignment by baselines. In apps, every view is `aligned`.
    enum BaselineRole: Hashable, Sendable {
        case aligned
        /// A view without text, whose bottom serves as its baseline. If it is the first view, the
        /// bottoms of the other views are aligned with its bottom.
        case bottom
        /// A plain view: like `bottom` if it is the first view. Otherwise it fills the height of
        /// the stack.
        case fill
    }

    init(
        id: ViewID, settings: StackSettings, items: [Item], naturalLengths: [Double] = [],
        besideOnlyView: HiddenViewPosition = .end, scene: ViewID = .root,
        collapsesEmpty: Bool = false
    ) {
        self.id = id
        self.settings = settings
        self.items = items
        self.visible = items.filter { !$0.isHidden }
        self.naturalLengths = naturalLengths
        self.besideOnlyView = besideOnlyView
        self.scene = scene
        self.collapsesEmpty = collapsesEmpty
        assert(
            zip(items, items.dropFirst()).allSatisfy { $0.index < $1.index },
            "the items are not in the order of the arranged subviews")
        assert(
            naturalLengths.isEmpty || naturalLengths.count == visible.count,
            "the natural lengths are not those of the visible views")
    }

    /// Returns all constraints of the stack, in the order of
    /// `Tests/Fixtures/constraints/stack-lists.txt`.
    func make() -> [BoxConstraint] {
        if items.isEmpty { return emptyConstraints() }
        return axisConstraints() + crossConstraints() + hidingConstraints()
    }

    /// Returns the constraints of a stack without arranged views. UIKit makes none, so in an app
    /// such a stack is a view without a size. On Interface Builder's canvas the stack has size 0,
    /// even if a constraint at priority 1 stretches it (1 of 1 stack).
    private func emptyConstraints() -> [BoxConstraint] {
        collapsesEmpty ? [canvasFit(.horizontal), canvasFit(.vertical)] : []
    }

    var canvas: Box { settings.marginsRelative ? .guide(id, .margins) : .view(id) }
    var axis: Axis { settings.axis }

    /// Returns the gap after a visible view, in points: its custom spacing, or the stack's spacing
    /// (docs/stack-view-rules.md, "Spacing").
    func spacing(after item: Item) -> Double {
        (item.spacingAfter ?? settings.spacing).length
    }

    func constraint(
        _ identifier: StackIdentifier, _ first: BoxAnchor, _ relation: Relation = .equal,
        _ second: BoxAnchor? = nil, multiplier: Double = 1, constant: Double = 0,
        priority: Double = Priorities.required
    ) -> BoxConstraint {
        BoxConstraint(
            .stack(id, identifier), first, relation, second, multiplier: multiplier,
            constant: constant, priority: priority)
    }
}

/// The standard distance of `spacingUseSystem`, and of `-` between siblings in the visual format
/// (docs/stack-view-rules.md, "Spacing"; docs/auto-layout-rules.md, "Guides").
package enum SystemSpacing {
    /// The standard distance between two sibling views, in points.
    package static let betweenSiblings = 8.0
}

extension Spacing {
    /// The spacing in points; for the system spacing, the standard distance (`SystemSpacing`).
    package var length: Double {
        switch self {
        case .points(let points): points
        case .system: SystemSpacing.betweenSiblings
        }
    }
}

extension Axis {
    /// The near edge: leading or top.
    package var start: LayoutAttribute { self == .horizontal ? .leading : .top }
    /// The far edge: trailing or bottom.
    package var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
    /// The centre along the axis: `centerX` or `centerY`.
    package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
    /// The dimension along the axis: width or height.
    package var size: LayoutAttribute { self == .horizontal ? .width : .height }
}

extension StackConstraints {
    /// Returns the constraints that collapse and position hidden views, as measured on current
    /// systems (docs/stack-view-rules.md, "Hidden views"). A hidden view has length 0. It is in the
    /// middle of the gap between its visible neighbours, or at the edge of its only visible
    /// neighbour.
    func hidingConstraints() -> [BoxConstraint] {
        var count = 0
        var result: [BoxConstraint] = []
        for item in items {
            guard item.isHidden else {
                count += 1
                continue
            }
            result.append(constraint(.hiding, anchor(item, axis.size), priority: Priorities.hiding))
            result.append(position(of: item, after: count))
        }
        return result
    }

    /// Returns the constraint that positions a hidden view along the axis (`HiddenViewPlacement`).
    ///
    /// - Parameter count: the number of visible views before the hidden one
    private func position(of item: Item, after count: Int) -> BoxConstraint {
        func place(
            _ edge: LayoutAttribute, _ other: BoxAnchor, _ distance: Double = 0
        ) -> BoxConstraint {
            constraint(
                .hiddenPosition, anchor(item, edge), .equal, other, constant: distance,
                priority: Priorities.hiddenPosition)
        }
        let position = HiddenViewPlacement(
            after: count, of: visible.count, spacing: spacing(after: visible[count - 1]),
            besideOnlyView)
        return switch position {
        case .endsAtStart: place(axis.end, canvasAnchor(axis.start))
        case .startsAtStart: place(axis.start, canvasAnchor(axis.start))
        case .startsAtScene: place(axis.start, BoxAnchor(.view(scene), axis.start))
        case .startsAfter(let distance):
            place(axis.start, anchor(visible[count - 1], axis.end), distance)
        }
    }
}

extension StackConstraints {
    /// Returns the constraints of the index rule. By this rule, the first of several views with
    /// equal priorities grows to fill surplus length, or shrinks if there is too little length
    /// (docs/stack-view-rules.md, "The index rule"). Empty for fillEqually.
    ///
    /// For each visible view but the first, one constraint makes the view as long as its natural
    /// length, at a priority below every priority in a document. Its weight is the cost of each
    /// point by which the view is longer or shorter. The natural length of a stack is the length of
    /// its content. A view that is not a stack and has no content has natural length 0.
    ///
    /// - Parameter depth: The number of superviews of the stack.
    func indexRule(
        depth: Int, naturalLength: (ViewID) -> Double?
    ) -> [BoxConstraint] {
        if settings.distribution == .fillEqually { return [] }
        return visible.enumerated().dropFirst().map { index, item in
            BoxConstraint(
                .tieBreak(item.id), anchor(item, axis.size), .equal,
                constant: naturalLength(item.id) ?? 0, priority: Priorities.indexRule,
                weight: IndexRule.price(index: index, depth: depth))
        }
    }
}

/// Functions that compute a stack's natural length along its axis, for the index rule. It is the
/// length that the stack's visible views and gaps need.
enum StackContent {
    /// Returns the natural length of a stack in points. `lengths` are the natural lengths of its
    /// visible views.
    ///
    /// - Parameter between: The sum of all gaps, in points.
    static func length(_ lengths: [Double], _ distribution: Distribution, between: Double) -> Double
    {
        guard distribution == .fillEqually else { return lengths.reduce(between, +) }
        return between + (lengths.max() ?? 0) * Double(lengths.count)
    }

    /// Returns the sum of all gaps, in points. With equalSpacing, every gap counts as large as the
    /// largest one.
    ///
    /// - Parameter gaps: The gaps after all visible views but the last, in points.
    static func between(_ gaps: [Double], _ distribution: Distribution) -> Double {
        guard distribution == .equalSpacing else { return gaps.reduce(0, +) }
        return max(0, gaps.max() ?? 0) * Double(gaps.count)
    }
}
