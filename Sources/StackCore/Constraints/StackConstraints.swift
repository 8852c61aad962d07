/// The constraints that one stack view makes for its arranged views: an axis list and a cross list
/// that never interact (docs/stack-view-rules.md, "Parts").
package struct StackConstraints {
    let id: ViewID
    let settings: StackSettings
    /// Every arranged view, hidden ones included.
    let items: [Item]
    let visible: [Item]
    /// Natural lengths along the axis of the visible views; read by fillProportionally only.
    let naturalLengths: [Double]
    /// Where hidden views stand that follow the only visible one.
    let besideOnlyView: HiddenPlace
    /// Whether it is nothing where it arranges nothing: on Interface Builder's canvas.
    let collapsesEmpty: Bool

    /// A place along the axis that nothing but the framework gives
    /// (docs/stack-view-rules.md, "Hidden views").
    package enum HiddenPlace: Hashable, Sendable {
        /// Behind the view before: in apps, and on the canvas of newer Xcodes.
        case end
        case start
        /// The start of a view around the stack, by whose coordinates the canvas solved.
        case startOf(ViewID)
    }

    /// An arranged view, as far as the stack's constraints depend on it.
    package struct Item: Sendable {
        package let id: ViewID
        package let isHidden: Bool
        /// Nil where the stack's own spacing holds.
        package let spacingAfter: Spacing?
        /// The position in `arrangedSubviews`.
        package let index: Int
        /// The priority at which it is kept at its share of the width, so that its text knows where to wrap;
        /// nil where it is not.
        package let widthShare: Double?

        package init(
            id: ViewID, isHidden: Bool, spacingAfter: Spacing?, index: Int,
            widthShare: Double? = nil
        ) {
            self.id = id
            self.isHidden = isHidden
            self.spacingAfter = spacingAfter
            self.index = index
            self.widthShare = widthShare
        }
    }

    package init(
        id: ViewID, settings: StackSettings, items: [Item], naturalLengths: [Double] = [],
        besideOnlyView: HiddenPlace = .end, collapsesEmpty: Bool = false
    ) {
        self.id = id
        self.settings = settings
        self.items = items
        self.visible = items.filter { !$0.isHidden }
        self.naturalLengths = naturalLengths
        self.besideOnlyView = besideOnlyView
        self.collapsesEmpty = collapsesEmpty
    }

    /// All of them, in the order of `Tests/Fixtures/constraints/stack-lists.txt`.
    package func make() -> [BoxConstraint] {
        if items.isEmpty { return emptyConstraints() }
        return axisConstraints() + crossConstraints() + hidingConstraints()
    }

    /// UIKit posts none: in an app the stack is a view without a size. Interface Builder keeps it at nothing
    /// while a constraint at priority 1 pulls it (1 of 1).
    private func emptyConstraints() -> [BoxConstraint] {
        collapsesEmpty ? [canvasFit(.horizontal), canvasFit(.vertical)] : []
    }

    var canvas: Box { settings.marginsRelative ? .guide(id, .margins) : .view(id) }
    var axis: Axis { settings.axis }

    /// The gap after a visible view: its own custom spacing, or the stack's
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

/// The distance that `spacingUseSystem`, and the visual format's `-` between siblings, stand for
/// (docs/stack-view-rules.md, "Spacing"; docs/auto-layout-rules.md, "Guides").
package enum SystemSpacing {
    /// In points.
    package static let betweenSiblings = 8.0
}

extension Spacing {
    /// In points, between views of a stack.
    var length: Double {
        switch self {
        case .points(let points): points
        case .system: SystemSpacing.betweenSiblings
        }
    }
}

extension Axis {
    /// The attributes that measure along the axis.
    package var start: LayoutAttribute { self == .horizontal ? .leading : .top }
    package var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
    package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
    package var size: LayoutAttribute { self == .horizontal ? .width : .height }
}

extension StackConstraints {
    /// As measured on current systems (docs/stack-view-rules.md, "Hidden views"): no length, and a
    /// place half way into the gap between its visible neighbours, or at the edge where it has none
    /// on one side.
    func hidingConstraints() -> [BoxConstraint] {
        var previous: Item?
        var result: [BoxConstraint] = []
        for item in items {
            guard item.isHidden else {
                previous = item
                continue
            }
            result.append(constraint(.hiding, anchor(item, axis.size), priority: Priorities.hiding))
            result.append(position(of: item, after: previous))
        }
        return result
    }

    /// Before the first visible view it is the end that stands at the canvas's start, which shows
    /// where a required size keeps the view from vanishing (54 views).
    private func position(of item: Item, after previous: Item?) -> BoxConstraint {
        guard let previous else {
            return constraint(
                .hiddenPosition, anchor(item, axis.end), .equal, canvasAnchor(axis.start),
                priority: Priorities.hiddenPosition)
        }
        if visible.count == 1, let place = placeBesideOnlyView {
            return constraint(
                .hiddenPosition, anchor(item, axis.start), .equal, place,
                priority: Priorities.hiddenPosition)
        }
        let isLast = visible.last?.index == previous.index
        return constraint(
            .hiddenPosition, anchor(item, axis.start), .equal, anchor(previous, axis.end),
            constant: isLast ? 0 : spacing(after: previous) / 2,
            priority: Priorities.hiddenPosition)
    }

    private var placeBesideOnlyView: BoxAnchor? {
        switch besideOnlyView {
        case .end: nil
        case .start: canvasAnchor(axis.start)
        case .startOf(let view): BoxAnchor(.view(view), axis.start)
        }
    }
}

extension StackConstraints {
    /// Which of equally willing views takes a surplus or a shortage: the first
    /// (docs/stack-view-rules.md, "The index rule").
    ///
    /// Each visible view pays for leaving its natural length, at a priority below everything a document
    /// can say. That of a stack is what its content comes to; another view without one pays for having any.
    ///
    /// - Parameter depth: how many views are around the stack
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

/// What the content of a stack comes to along its axis, for the index rule.
enum StackContent {
    /// - Parameter between: all gaps together, in points
    static func length(_ lengths: [Double], _ distribution: Distribution, between: Double) -> Double
    {
        guard distribution == .fillEqually else { return lengths.reduce(between, +) }
        return between + (lengths.max() ?? 0) * Double(lengths.count)
    }

    /// - Parameter gaps: behind all visible views but the last
    static func between(_ gaps: [Double], _ distribution: Distribution) -> Double {
        guard distribution == .equalSpacing else { return gaps.reduce(0, +) }
        return max(0, gaps.max() ?? 0) * Double(gaps.count)
    }
}
