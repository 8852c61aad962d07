/// Views that are about to be embedded in a new stack: their frames, and their constraints with
/// other views. `EditPlan.keep(_:in:)` gives the constraints to the stack, or keeps them.
package struct EmbeddedViews {
    let views: [ViewID]
    let parent: ViewID?
    /// The constraints between a view and another view, or between a view and the rest of the
    /// document: those in force first, each group in the order of creation.
    let constraints: [LayoutConstraint]
    /// The environment of the layout from which the frames are. It is the document's own, so that a
    /// command makes the same constraints regardless of the view settings.
    let environment: LayoutEnvironment?
    /// For each view and each view inside of it, the embedded view.
    private let owners: [ViewID: ViewID]
    /// The superview of the views, and all its superviews.
    private let around: Set<ViewID>
    /// The frames of the views in their superview, in points; nil for views that are not installed.
    private let frames: [Rect?]
    private let outer: Rect

    /// - Parameter views: siblings in the order in which the stack will arrange them
    package init(_ views: [ViewID], in document: Document) {
        self.views = views
        parent = views.first.flatMap { document.view($0)?.parent }
        let environment = LayoutEnvironment(document)
        let layout = try? document.layout()
        self.environment = environment
        frames = views.map { layout?.frame(of: $0) }
        outer = parent.flatMap { layout?.frame(of: $0) } ?? .zero
        var owners: [ViewID: ViewID] = [:]
        for view in views { for inner in document.subtree(of: view) { owners[inner] = view } }
        self.owners = owners
        around = Set(parent.map { document.ancestors(of: $0) } ?? [])
        let crossing = document.allConstraints.filter { constraint in
            let ends = constraint.views.map { owners[$0] }
            return ends.count == 2 && ends[0] != ends[1]
        }
        constraints =
            crossing.filter { environment.takesPart($0) }
            + crossing.filter { !environment.takesPart($0) }
    }

    /// Returns the embedded view that is or contains the view of an anchor; nil if there is none.
    func owner(_ anchor: Anchor?) -> ViewID? { anchor.flatMap { owners[$0.item.view] } }

    /// Returns whether the stack or a superview of it determines where a view is.
    func isPlaced(_ view: ViewID, in stack: ViewID) -> Bool {
        view == stack || owners[view] != nil || around.contains(view)
    }

    var direction: LayoutDirection { environment?.direction ?? .ltr }

    /// Returns the views whose attribute the stack has, too: at its ends the first and the last
    /// view, across it the outermost views, and a single view in all.
    func holders(of attribute: LayoutAttribute, along axis: Axis) -> [ViewID] {
        if views.count == 1 { return views }
        if attribute.isBaseline { return [] }
        let isAlong = attribute.axis == axis
        guard let share = attribute.withoutMargin.share(direction), share != 0.5 else {
            return isAlong ? [] : views
        }
        if isAlong {
            let isFirst = (share == 0) != (axis == .horizontal && direction == .rtl)
            return [isFirst ? views[0] : views[views.count - 1]]
        }
        let edges = frames.map { frame -> Double in
            guard let frame else { return .infinity }
            let start = attribute.axis == .horizontal ? frame.x : frame.y
            return share == 0 ? start : -start - frame.size[attribute.axis]
        }
        let outermost = edges.min() ?? 0
        return zip(views, edges).filter { $0.1 == outermost }.map(\.0)
    }

    /// Returns the anchor of the superview from which the views begin along an axis, and their
    /// distance from it. For a root, it is the safe area if the views are inside: on another device
    /// a bar or a notch may be longer.
    func corner(along axis: Axis, isOfRoot: Bool) -> (guide: GuideKind?, distance: Double) {
        let isReversed = axis == .horizontal && direction == .rtl
        let starts = frames.compactMap(\.self).map {
            axis == .vertical ? $0.y : isReversed ? outer.width - $0.maxX : $0.x
        }
        let start = starts.min() ?? 0
        let safeArea = environment?.safeArea ?? .zero
        let inset = axis == .horizontal ? safeArea.leading : safeArea.top
        return isOfRoot && start >= inset ? (.safeArea, start - inset) : (nil, start)
    }
}

extension LayoutEnvironment? {
    /// Returns whether a constraint is in force.
    func takesPart(_ constraint: LayoutConstraint) -> Bool {
        constraint.inForce(under: self?.traits ?? .base) { _ in true } != nil
    }

    /// Returns whether two constraints are in force together: in this environment, or under any
    /// size classes.
    func areTogether(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
        if takesPart(one), takesPart(other) { return true }
        return SizeClasses.all.contains { traits in
            [one, other].allSatisfy { $0.inForce(under: traits) { _ in true } != nil }
        }
    }
}
