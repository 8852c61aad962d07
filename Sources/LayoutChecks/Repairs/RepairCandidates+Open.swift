import StackCore

/// Repairs for a position or size that the constraints do not determine (an *open* one).
extension RepairCandidates {
    /// Returns repairs that determine the position or size of the finding's view along one axis.
    /// The later ones also determine its size along the other axis.
    ///
    /// - Parameter number: the position or size to determine: `x`, `right`, `y`, `width` or `height`
    func determining(_ number: String?) -> [Repair] {
        guard let view = views.first, let number, !isPlacedByList(view) else { return [] }
        let isPlace = number != "width" && number != "height"
        let axis: Axis = number == "y" || number == "height" ? .vertical : .horizontal
        let alone = ways(of: view, axis, isPlace: isPlace)
        let beside = ways(of: view, axis.crossing, isPlace: false)
        // Changes along the other axis alone help if the view's width depends on its height.
        let firsts = alone.filter { !$0.isEmpty || isProportional(view) }
        let pairs = firsts.prefix(4).flatMap { first in
            beside.prefix(4).map { first + $0.filter { !first.contains($0) } }
        }
        return (alone + placesBesideSiblings(of: view) + pairs).filter { !$0.isEmpty }.map {
            Repair($0)
        }
    }

    /// Returns repairs that decide whether the view's content or an optional constraint of the same
    /// priority sets its size. They raise or lower the constraint's priority by 1.
    ///
    /// - Parameter number: the size to determine: `width` or `height`
    func deciding(_ number: String?) -> [Repair] {
        guard let view = views.first, number == "width" || number == "height" else { return [] }
        let axis: Axis = number == "width" ? .horizontal : .vertical
        let ties = own(view).filter {
            $0.first == anchor(view, axis.size) || $0.second == anchor(view, axis.size)
        }
        return ties.flatMap { constraint -> [Repair] in
            guard let old = document.inForce(.priority, of: .constraint(constraint.id)),
                (2..<999).contains(old)
            else { return [] }
            return [old + 1, old - 1].map { Repair(priority(constraint.id, $0)) }
        }
    }

    /// Returns repairs that let a view keep the size of its content where views compete for space.
    /// The repairs raise the view's hugging priority, its compression resistance or both by 1; some
    /// also raise the compression resistance of another view in the same chain (`chain`), or only
    /// lower that view's hugging priority. Returns an empty array for views without a content size.
    ///
    /// - Parameter number: the size to determine: `width` or `height`
    func keepingContent(_ number: String?) -> [Repair] {
        guard let view = views.first, number == "width" || number == "height" else { return [] }
        let axis: Axis = number == "width" ? .horizontal : .vertical
        let hasContent = { (view: ViewID) in layout.contentSize(of: view)[axis] != nil }
        guard hasContent(view) else { return [] }
        let (hugging, compression): (Property<Double>, Property<Double>) =
            axis == .horizontal
            ? (.huggingHorizontal, .compressionHorizontal)
            : (.huggingVertical, .compressionVertical)
        let changed = { (view: ViewID, property: Property<Double>, step: Double) in
            let priority = (document.inForce(property, of: .view(view)) ?? 0) + step
            return (1..<Priorities.required).contains(priority)
                ? [set(view, property.key, .number(priority))] : []
        }
        let (hugs, resists) = (changed(view, hugging, 1), changed(view, compression, 1))
        if finding.rule == .zeroSize { return [resists, hugs + resists].map { Repair($0) } }
        let rivals = chain(of: view, axis).dropFirst().filter(hasContent)
        return
            ([hugs, resists, hugs + resists]
            + rivals.map { hugs + changed($0, compression, 1) }
            + rivals.map { changed($0, hugging, -1) })
            .filter { !$0.isEmpty }.map { Repair($0) }
    }

    /// Repairs that determine the width or height of a scroll view's content. Some attach a
    /// subview, the last one first, to the end of the content, which is the trailing or bottom
    /// edge. Others make the content as wide as the scroll view. Subviews that are attached to
    /// views around the scroll view would not scroll. If there are any, the first repairs attach
    /// these subviews to the content instead.
    var contentEnds: [Repair] {
        guard let scroll = views.first else { return [] }
        let axis: Axis = finding.aspect == "width" ? .horizontal : .vertical
        let ends = document[scroll].subviews.reversed().flatMap { child in
            let missing = missingEdges(of: child, axis)
            let inside = endsOfContent(in: child, axis).map { missing + $0 }
            return (missing.count < 2 ? [missing] : missing.map { [$0] } + [missing]) + inside
        }
        let asWide = contentAsWide(as: scroll)
        let wide = axis == .horizontal ? [[asWide]] + ends.map { $0 + [asWide] } : []
        let again = attachedAgain(in: scroll)
        let scrolling = again.isEmpty ? [] : ends.map { again + $0 + [asWide] } + [again + [asWide]]
        // If no subview is attached to either edge of the content, the subviews probably get their
        // size from the scroll view's frame. Then content as wide as the frame is likelier, so it
        // is tried first.
        let isByFrame = document[scroll].subviews.allSatisfy {
            missingEdges(of: $0, axis).count > 1
        }
        let alone = linkingChains(in: scroll, axis) + (isByFrame ? wide + ends : ends + wide)
        let beside = document[scroll].subviews.flatMap {
            ways(of: $0, axis.crossing, isPlace: false)
        }
        let pairs = alone.prefix(4).flatMap { end in beside.prefix(4).map { end + $0 } }
        return (scrolling + alone + pairs).filter { !$0.isEmpty }.map { Repair($0) }
    }

    /// Returns the change that makes the content of a scroll view as wide as the scroll view.
    func contentAsWide(as scroll: ViewID) -> Repair.Change {
        .constrain(
            Anchor(LayoutItem(scroll, guide: .content), .width), .equal,
            Anchor(LayoutItem(scroll, guide: .frame), .width), 0)
    }

    /// Returns changes for the subviews that are attached to edges of views around the scroll view
    /// and therefore would not scroll. The changes attach these subviews to the same edges of the
    /// scroll view's content instead.
    private func attachedAgain(in scroll: ViewID) -> [Repair.Change] {
        let around = Set(document.ancestors(of: scroll).dropFirst())
        return document[scroll].subviews.flatMap { child in
            oriented(child).flatMap { constraint -> [Repair.Change] in
                guard around.contains(constraint.other.item.view),
                    let edge = constraint.other.attribute.edge,
                    constraint.own.attribute.edge == edge
                else { return [] }
                return [
                    .remove(constraint.id),
                    .constrain(
                        constraint.own, constraint.relation, anchor(scroll, edge),
                        constraint.constant, priority: constraint.priority),
                ]
            }
        }
    }

    /// Returns a repair that adds a constraint with a constant. The constraint keeps one number of
    /// the finding's view at its value in this layout. Returns an empty array if the position is
    /// negative or the size is less than `leastShown`.
    ///
    /// - Parameter number: the position or size to keep: `x`, `right`, `y`, `width` or `height`
    func keepingFrame(_ number: String?) -> [Repair] {
        guard let view = views.first, let parent = document[view].parent, !isPlacedByList(view),
            let frame = layout.frame(of: view), let outer = layout.frame(of: parent)
        else { return [] }
        let pin = { (attribute: LayoutAttribute, constant: Double) in
            Repair(
                .constrain(
                    anchor(view, attribute), .equal, anchor(parent, attribute),
                    constant.millipoints))
        }
        let size = { (attribute: LayoutAttribute, length: Double) in
            Repair(.constrain(anchor(view, attribute), .equal, nil, length.millipoints))
        }
        let start = layout.environment.direction == .rtl ? outer.width - frame.maxX : frame.x
        switch number {
        case "width": return frame.width >= Self.leastShown ? [size(.width, frame.width)] : []
        case "height":
            return frame.height >= Self.leastShown ? [size(.height, frame.height)] : []
        case "x", "right": return start >= 0 ? [pin(.leading, start)] : []
        default: return frame.y >= 0 ? [pin(.top, frame.y)] : []
        }
    }

    /// The least width or height in points that `keepingFrame` sets by a constant. Smaller values
    /// are rarely intended.
    private static let leastShown = 20.0

    // MARK: Ways to determine a value

    /// Returns whether a table or collection view places the view, for example because it is a cell
    /// or a table's header. Constraints must not place such a view.
    private func isPlacedByList(_ view: ViewID) -> Bool {
        document[view].parent.map { document[$0].kind.isList } ?? false
    }

    /// Returns alternative sets of changes, the likeliest first, each of which may determine the
    /// view's position and size along an axis.
    private func ways(of view: ViewID, _ axis: Axis, isPlace: Bool) -> [[Repair.Change]] {
        var ways: [[Repair.Change]] = []
        let scrolling = axis == .vertical ? scrollingTexts(in: view) : []
        if !scrolling.isEmpty {
            ways.append(scrolling.map { set($0, .scrollEnabled, .flag(false)) })
        }
        let chain = chain(of: view, axis)
        if !isPlace || chain.count > 1 {
            ways += chain.flatMap { endsOfContent(in: $0, axis) }.prefix(Self.mostEnds)
        }
        if let stack = document.arrangingStack(of: view) {
            return ways + waysInStack(of: view, stack, axis, isPlace: isPlace)
        }
        guard let parent = document[view].parent, !isPlacedByList(view) else { return ways }
        ways += linkingChains(in: parent, axis)
        let isStack = document[view].kind == .stack
        if isStack, !isPlace { ways += centering(view, axis) }
        let sharing = isStack ? fillingEqually(view, axis) : []
        ways += sharing
        let missing = missingEdges(of: view, axis)
        if document[parent].kind.isScrollView {
            let long = missing + [asLong(as: parent, view, axis)]
            let ends = endsOfContent(in: view, axis).map { missing + $0 }
            return ways + ends + [missing, long] + sharing.map { long + $0 }
        }
        let start = missing.first.map { [$0] } ?? []
        let kind = document[view].kind
        let hasOwnHeight =
            axis == .vertical && kind != .textView && (kind.hasText || !kind.isStretched)
        if !isPlace { ways += equalLengths(of: view, axis) }
        let isUnplaced = missing.count == 2 && !isPlaced(view, axis)
        if isUnplaced, isPlaced(view, axis.crossing) { ways += waysBesideSiblings(of: view, axis) }
        switch (isPlace, hasOwnHeight) {
        case (true, true): ways.append(start)
        case (false, false): ways += [missing, start]
        case (true, false) where missing.count == 2: ways += [start, [missing[1]], missing]
        default: ways += [start, missing]
        }
        if isUnplaced {
            let (own, outer) = (anchor(view, axis.center), anchor(parent, axis.center))
            ways.append([.constrain(own, .equal, outer, 0)])
        }
        return ways + waysOfContent(around: view, axis)
            + (isPlace ? [] : neighbours(of: view, axis).map { missingEdges(of: $0, axis) })
            + (isPlace ? [] : fitting(view, in: parent))
    }

    /// Returns whether a constraint relates the width and the height of the view.
    private func isProportional(_ view: ViewID) -> Bool {
        let sizes = Set(Axis.allCases.map { anchor(view, $0.size) })
        return own(view).contains { Set([$0.first, $0.second].compactMap { $0 }) == sizes }
    }

    /// Returns the changes that make a view whose width and height depend on each other as large as
    /// its superview, or the safe area, allows.
    private func fitting(_ view: ViewID, in parent: ViewID) -> [[Repair.Change]] {
        guard isProportional(view) else { return [] }
        let outer =
            parent == .root ? LayoutItem(.root, guide: .safeArea) : LayoutItem(parent)
        let limits = Axis.allCases.map { axis in
            Repair.Change.constrain(
                anchor(view, axis.size), .lessThanOrEqual, Anchor(outer, axis.size), 0)
        }
        let width = Repair.Change.constrain(
            anchor(view, .width), .equal, Anchor(outer, .width), 0, priority: 750)
        return [limits + [width]]
    }

    /// Returns the text views that scroll among a view and, if it is a stack, its arranged views. A
    /// text view that scrolls has no height of its own.
    private func scrollingTexts(in view: ViewID) -> [ViewID] {
        ([view] + document[view].arrangedSubviews).filter {
            document[$0].kind == .textView && hasScrollingContent($0)
        }
    }

    /// Returns whether a view scrolls its content, so that the content does not determine its size.
    private func hasScrollingContent(_ view: ViewID) -> Bool {
        switch document[view].kind {
        case .textView: document.inForce(.scrollEnabled, of: .view(view)) ?? true
        case .scroll, .table, .collection, .web, .map: true
        default: false
        }
    }

    /// Returns sets of changes that make a plain view or a stack as long as its content: a constraint
    /// between two chains of its subviews, or the missing edge of a subview, the last one first. Then
    /// follow those of the views inside that are attached to both edges or arranged.
    private func endsOfContent(in view: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        if document[view].kind == .stack {
            return document[view].arrangedSubviews.flatMap { endsOfContent(in: $0, axis) }
        }
        guard document[view].kind == .view else { return [] }
        let inside = document[view].subviews.reversed().map { ($0, missingEdges(of: $0, axis)) }
        return linkingChains(in: view, axis) + inside.map(\.1).filter { $0.count == 1 }
            + inside.filter { $0.1.isEmpty }.flatMap { endsOfContent(in: $0.0, axis) }
    }

    /// The maximum number of sets of changes to views inside a view (`endsOfContent`) that are tried.
    private static let mostEnds = 8

    /// Returns constraints that attach the first view of a chain that ends at a container's end to the
    /// last view of a chain that begins at the container's start, at the distance that the views of
    /// the chain have, or else at 8 points. Along the axis, the chains are the container's subviews
    /// of which each begins where another one ends. Only views in one row are attached horizontally.
    private func linkingChains(in container: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        let views = document[container].subviews.filter {
            document.arrangingStack(of: $0) == nil && !isHidden($0)
        }
        let links = views.flatMap { lower in
            oriented(lower).filter { $0.own.attribute == axis.start }.compactMap {
                isLink($0, axis) && views.contains($0.other.item.view) ? (lower, $0) : nil
            }
        }
        let isAttached = { (view: ViewID, edge: LayoutAttribute) in
            attachment(of: view, edge, in: container).map { isContent($0.item) } == true
        }
        let starting = reached(from: views.filter { isAttached($0, axis.start) }) { view in
            links.filter { $0.1.other.item.view == view }.map(\.0)
        }
        let ending = reached(from: views.filter { isAttached($0, axis.end) }) { view in
            links.filter { $0.0 == view }.map(\.1.other.item.view)
        }
        let uppers = links.map(\.1.other.item.view)
        let lasts = starting.filter { !uppers.contains($0) && !isHeld($0, axis.end) }
        let firsts = ending.filter { !links.map(\.0).contains($0) && !isHeld($0, axis.start) }
        let gaps = links.filter { ending.contains($0.0) } + links
        let gap = gaps.first?.1.constant ?? Self.standardSpace
        return firsts.flatMap { first in
            lasts.filter {
                $0 != first && (axis == .vertical || areInLine($0, first, axis))
            }.prefix(2).map { last in
                [.constrain(anchor(first, axis.start), .equal, anchor(last, axis.end), gap)]
            }
        }
    }

    /// Returns whether an item is in the coordinates of a view's content: in a scroll view, the guides
    /// other than that of the content do not scroll.
    private func isContent(_ item: LayoutItem) -> Bool {
        !document[item.view].kind.isScrollView || item.guide == nil || item.guide == .content
    }

    private func isLink(_ constraint: OrientedConstraint, _ axis: Axis) -> Bool {
        constraint.relation == .equal && constraint.other.attribute == axis.end
    }

    /// Returns the views and all that `next` leads to from them, each once.
    private func reached(from views: [ViewID], _ next: (ViewID) -> [ViewID]) -> [ViewID] {
        var reached = views
        var index = 0
        while index < reached.count {
            for view in next(reached[index]) where !reached.contains(view) { reached.append(view) }
            index += 1
        }
        assert(Set(reached).count == reached.count, "a view is twice in a chain")
        return reached
    }

    /// Returns the view and the siblings that form a chain with it along the axis: equalities attach
    /// the start of each to the end of another one. The nearest come first.
    private func chain(of view: ViewID, _ axis: Axis) -> [ViewID] {
        reached(from: [view]) { view in
            oriented(view).filter { constraint in
                let edges = [constraint.own.attribute.edge, constraint.other.attribute.edge]
                return constraint.relation == .equal && edges.contains(axis.start)
                    && edges.contains(axis.end)
                    && document[constraint.other.item.view].parent == document[view].parent
            }.map(\.other.item.view)
        }
    }

    /// Returns sets of changes that make the views of a chain equally long, if they are of one kind.
    /// In a row, labels may also need more than one line then.
    private func equalLengths(of view: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        let others = chain(of: view, axis).dropFirst()
        guard !others.isEmpty, others.allSatisfy({ document[$0].kind == document[view].kind })
        else { return [] }
        let equal = others.map {
            Repair.Change.constrain(anchor($0, axis.size), .equal, anchor(view, axis.size), 0)
        }
        guard axis == .horizontal, document[view].kind == .label else { return [equal] }
        let lines = ([view] + others).filter {
            document.inForce(.lines, of: .view($0)) ?? 1 == 1
        }.map { set($0, .lines, .number(0)) }
        return [equal, equal + lines]
    }

    /// Returns the siblings to which an equality attaches the view along the axis. If the size of
    /// such a sibling is determined, the view gets the remaining space.
    private func neighbours(of view: ViewID, _ axis: Axis) -> [ViewID] {
        own(view).filter { constraint in
            let attribute = constraint.first.attribute
            return attribute.axis == axis && !attribute.isSize && constraint.relation == .equal
        }.flatMap(\.views).filter { $0 != view && document[$0].parent == document[view].parent }
    }

    /// Returns sets of changes that may determine the content size of the scroll view around a
    /// view. If that size is open, all positions and sizes inside the content are open too.
    private func waysOfContent(around view: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        let around = document.ancestors(of: view).dropFirst()
        let content = around.first { id in
            document[id].parent.map { document[$0].kind.isScrollView } ?? false
        }
        return content.map { ways(of: $0, axis, isPlace: false) } ?? []
    }

    private func waysInStack(
        of view: ViewID, _ stack: ViewID, _ axis: Axis, isPlace: Bool
    ) -> [[Repair.Change]] {
        let size = axis.size
        let around = ways(of: stack, axis, isPlace: isPlace)
        if document.stackAxis(stack) != axis {
            return [
                [.constrain(anchor(view, size), .equal, anchor(stack, size), 0)],
                [set(stack, .alignment, .alignment(.fill))],
            ] + around
        }
        let alike = document[stack].arrangedSubviews.filter {
            $0 != view && document[$0].kind == document[view].kind
        }
        return fillingEqually(stack, axis)
            + alike.map { [.constrain(anchor(view, size), .equal, anchor($0, size), 0)] } + around
    }

    /// Returns the change of the stack's distribution to `fillEqually`; empty if the axis is not
    /// the stack's, if the stack has fewer than two arranged views, or if an arranged view scrolls,
    /// because `fillEqually` would make this view as small as the others.
    private func fillingEqually(_ stack: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        let arranged = document[stack].arrangedSubviews
        guard document.stackAxis(stack) == axis, arranged.count > 1,
            !arranged.contains(where: hasScrollingContent)
        else { return [] }
        return [[set(stack, .distribution, .distribution(.fillEqually))]]
    }

    /// Returns the change of a stack's alignment from `fill` to `center`, so that views of different
    /// lengths across the stack do not compete for its length; empty if the axis is the stack's.
    private func centering(_ stack: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        guard document.stackAxis(stack) != axis,
            (document.inForce(.alignment, of: .view(stack)) ?? .fill) == .fill
        else { return [] }
        return [[set(stack, .alignment, .alignment(.center))]]
    }

    /// Returns a constraint that makes the view as long as the scroll view's frame, minus the
    /// view's insets in the content. If only one inset is known, the opposite one is assumed to be
    /// equal. Along an axis in which the content scrolls, the constraint has a low priority, so
    /// that longer content can make the view longer.
    private func asLong(as scroll: ViewID, _ view: ViewID, _ axis: Axis) -> Repair.Change {
        let size = axis.size
        let beside = edges(along: axis).compactMap { attachment(of: view, $0, in: scroll)?.inset }
        let inset = beside.count == 1 ? 2 * beside[0] : beside.reduce(0, +)
        return .constrain(
            anchor(view, size), .equal, Anchor(LayoutItem(scroll, guide: .frame), size), -inset,
            priority: scrolls(scroll, axis) ? Self.lowPriority : Priorities.required)
    }

    /// Returns whether a scroll view scrolls along an axis: vertically, unless its content is as
    /// high as its frame, and then horizontally.
    private func scrolls(_ scroll: ViewID, _ axis: Axis) -> Bool {
        let frame = Anchor(LayoutItem(scroll, guide: .frame), .height)
        let isAsHigh = document.allConstraints.contains { constraint in
            constraint.relation == .equal && !constraint.isAssertion
                && constraint.first.attribute == .height && constraint.second?.attribute == .height
                && [constraint.first, constraint.second].contains(frame)
                && (document.inForce(.priority, of: .constraint(constraint.id)) ?? 1000) == 1000
        }
        return isAsHigh == (axis == .horizontal)
    }

    // MARK: Attaching edges

    private func edges(along axis: Axis) -> [LayoutAttribute] {
        [axis.start, axis.end]
    }

    /// Returns constraints for the edges of the view that no equality attaches to another view
    /// outside of it. Each constraint attaches an edge to the same edge of the superview, with the
    /// same inset as at the opposite edge. If the opposite edge has no inset either, the constraint
    /// attaches the edge to the superview's margin or, in a scroll view, to the superview's edge. Of
    /// a view whose center or baseline is attached, only the first edge is.
    private func missingEdges(of view: ViewID, _ axis: Axis) -> [Repair.Change] {
        guard let parent = document[view].parent else { return [] }
        let edges = edges(along: axis)
        let free = edges.filter { !isHeld(view, $0) }
        // A second edge would repeat the first one if the center is placed.
        let isCentered = free.count == 2 && isPlaced(view, axis)
        return free.prefix(isCentered && !document[parent].kind.isScrollView ? 1 : 2).map { edge in
            let isStart = edge == edges[0]
            let anchor = anchor(view, edge)
            if let other = attachment(of: view, edges[isStart ? 1 : 0], in: parent) {
                // Only content determines the size of scrolled content.
                let isOfContent = finding.rule != .scrollContent || isContent(other.item)
                return .constrain(
                    anchor, .equal,
                    Anchor(
                        isOfContent ? other.item : LayoutItem(parent),
                        other.isMargin ? edge.margin : edge),
                    isStart ? other.inset : 0 - other.inset)
            }
            let isScroll = document[parent].kind.isScrollView
            return .constrain(
                anchor, .equal, self.anchor(parent, isScroll ? edge : edge.margin), 0)
        }
    }

    /// Returns whether an equality places the view along an axis: one of its edges, its center or a
    /// baseline.
    func isPlaced(_ view: ViewID, _ axis: Axis) -> Bool { !placed(view, axis).isEmpty }

    private func isHeld(_ view: ViewID, _ edge: LayoutAttribute) -> Bool {
        placed(view, edge.axis).contains { $0.edge == edge }
    }

    /// Returns the attributes of a view along an axis, other than its size, that an equality relates to
    /// a view outside of it. A view that itself has a place only by this one does not count.
    private func placed(_ view: ViewID, _ axis: Axis) -> [LayoutAttribute] {
        own(view).filter { constraint in
            constraint.relation == .equal
                && constraint.views.allSatisfy {
                    $0 == view || !document.isAncestor(view, of: $0) && !hangs($0, on: view, axis)
                }
        }.flatMap { [$0.first, $0.second] }.compactMap { anchor in
            guard let anchor, anchor.item == LayoutItem(view), anchor.attribute.axis == axis,
                !anchor.attribute.isSize
            else { return nil }
            return anchor.attribute
        }
    }

    /// Returns whether a view beside another one has a place along an axis only by that one: no
    /// equality relates it, directly or by other siblings, to their superview or a view outside.
    private func hangs(_ other: ViewID, on view: ViewID, _ axis: Axis) -> Bool {
        guard let parent = document[view].parent else { return false }
        let sibling = { (id: ViewID) in
            document.ancestors(of: id).first { document[$0].parent == parent }
        }
        guard let first = sibling(other) else { return false }
        var isOutside = false
        let all = reached(from: [first]) { id in
            let places = own(id).filter {
                $0.relation == .equal && $0.second != nil && !$0.first.attribute.isSize
                    && $0.first.attribute.axis == axis
            }
            let next = places.flatMap(\.views).map(sibling)
            isOutside = isOutside || next.contains(nil)
            return next.compactMap { $0 == view ? nil : $0 }
        }
        return !isOutside
            && all.allSatisfy {
                document.arrangingStack(of: $0) == nil
                    && document.inForce(.autoresizing, of: .view($0)) == nil
            }
    }

    /// An equality that attaches a view's edge to the same edge of its superview, or of one of the
    /// superview's layout guides.
    struct EdgeAttachment {
        let item: LayoutItem
        let isMargin: Bool
        /// The distance from the superview's edge inwards to the view's edge, in points.
        let inset: Double
    }

    func attachment(of view: ViewID, _ edge: LayoutAttribute, in parent: ViewID)
        -> EdgeAttachment?
    {
        let held = oriented(view).first {
            $0.relation == .equal && $0.own.attribute.edge == edge
                && $0.other.item.view == parent && $0.other.attribute.edge == edge
        }
        guard let held else { return nil }
        let isStart = edge == .leading || edge == .top
        return EdgeAttachment(
            item: held.other.item, isMargin: held.other.attribute != held.other.attribute.edge,
            inset: isStart ? held.constant : 0 - held.constant)
    }
}

extension LayoutAttribute {
    /// The edge that an attribute is at, ignoring margins; nil for a size, a center or a baseline.
    fileprivate var edge: LayoutAttribute? {
        switch withoutMargin {
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: nil
        }
    }

    /// The margin attribute of an edge, for example `leadingMargin`; the attribute itself if it is
    /// not an edge.
    fileprivate var margin: LayoutAttribute {
        switch self {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}

extension Document {
    func stackAxis(_ stack: ViewID) -> Axis {
        inForce(.axis, of: .view(stack)) ?? .horizontal
    }
}
