/// The inputs of a round that depend on the previous round. Margins and safe areas depend on the
/// positions of views. Heights and baselines of texts depend on the sizes of texts
/// (docs/auto-layout-rules.md, "Margins" and "Labels on several lines").
struct LayoutState: Hashable, Sendable {
    /// The directional margins in points.
    var margins: PerView<Insets>
    var safeAreas: PerView<Insets>
    /// The insets that scroll views get from their safe areas, in points; nil for a scroll view
    /// whose safe area does not inset its content, and for other views.
    var contentInsets: [ViewID: Insets] = [:]
    /// The insets of the content of each table's cell from the edges of the cell, in points.
    var cellInsets: [ViewID: Insets] = [:]
    /// The table cells whose content had height 0 in an earlier round. Their rows have the usual
    /// height instead (`TableRows`).
    var collapsedRows: Set<ViewID> = []
    /// The room that texts need at the cells of tables.
    var rowRooms: [ViewID: RowRoom] = [:]
    /// The positions of the cells of collections that were made here (`FlowLayout`).
    var itemOrigins: [ViewID: Point] = [:]
    /// The size of the alignment rectangle of each view with text, in points; nil in the first
    /// round.
    var textSizes: PerView<Size?>
    /// The heights in points of wrapped labels that keep the height of one line
    /// (`SolvedRound.keptLineHeights`).
    var keptLineHeights: [ViewID: Double] = [:]
}

extension LayoutState {
    /// Creates the state of the first round, in which views have their own margins and only the
    /// root has a safe area.
    init(_ resolved: ResolvedDocument, _ environment: LayoutEnvironment) {
        for id in resolved.order {
            guard let insets = resolved.cellInsets(of: id, .zero, environment) else { continue }
            cellInsets[id] = insets
        }
        let cellInsets = cellInsets
        margins = resolved.views.map { id, view in
            guard let view else { return .zero }
            let inner = resolved.isNewCell(id) ? cellInsets[id] ?? .zero : .zero
            return resolved.ownMargins(view, environment) + inner
        }
        safeAreas = resolved.views.map { _ in .zero }
        textSizes = resolved.views.map { _ in nil }
        safeAreas[.root] = environment.safeArea
        margins[.root] = environment.effectiveRootMargins(resolved)
        updateRowRooms(resolved, environment)
    }

    /// Updates margins and safe areas from frames. The safe area of a view is the part of the
    /// screen's insets that its frame covers. Inside a scroll view, it is at most the safe area of
    /// the scroll view's content. If a view preserves its superview's margins, the view's margins
    /// grow until its content is also inside the superview's margins.
    ///
    /// - Parameter frames: the frames in the root's coordinates
    mutating func update(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment, frames: PerView<Rect?>
    ) {
        contentInsets = [:]
        // For each view, the maximum safe area insets of its subviews; nil if there is no maximum.
        var limits: PerView<Insets?> = resolved.views.map { _ in nil }
        for id in resolved.order {
            defer {
                if resolved[id].kind.isScrollView {
                    let limit = contentSafeArea(of: id, resolved, environment, frames)
                    limits[id] = limit
                    if limit != safeAreas[id], !resolved[id].kind.isList {
                        contentInsets[id] = safeAreas[id].beyond(limit)
                    }
                }
            }
            guard let frame = frames[id], let parent = resolved[id].parent else { continue }
            let view = resolved[id]
            if resolved.isCollapsedRow(id, frames) { collapsedRows.insert(id) }
            limits[id] = limits[parent]
            safeAreas[id] = environment.overlap(frame, view.direction)
            if let limit = limits[id] {
                safeAreas[id] = safeAreas[id].atMost(limit)
            }
            var insets = resolved.ownMargins(view, environment)
            let isOfReadableTable = !environment.isCanvas && resolved.isInReadableTable(id)
            if view.followsReadableWidth || isOfReadableTable {
                insets = insets.readable(in: frame.width)
            }
            let inner = resolved.cellInsets(of: id, safeAreas[id], environment)
            if let inner { cellInsets[id] = inner }
            if let inner, resolved.isNewCell(id) {
                insets = insets + inner
            } else if environment.insetsMargins(of: view) {
                insets = insets + safeAreas[id]
            }
            // The superview's margins already include the safe area. The margins of a cell do not
            // affect its content view, because the table determines the content view's margins.
            if view.preservesSuperviewMargins, resolved.cellOfContent(id) == nil,
                let outer = frames[parent]
            {
                var outerMargins = margins[parent]
                if resolved[parent].kind.isList { (outerMargins.top, outerMargins.bottom) = (0, 0) }
                insets = insets.preserving(outerMargins, outer, frame, view.direction)
            }
            margins[id] = insets
        }
        updateRowRooms(resolved, environment) { frames[$0] }
        updateItemOrigins(resolved, environment, frames)
    }
}

extension LayoutState {
    /// Returns whether tables place their cells, and the content of the cells, as they do with
    /// `other`.
    func placesCells(as other: LayoutState) -> Bool {
        collapsedRows == other.collapsedRows && rowRooms == other.rowRooms
            && itemOrigins == other.itemOrigins
            && cellInsets.allSatisfy { id, insets in
                LayoutRounds.near(insets, other.cellInsets[id] ?? .zero)
            }
    }
}

// MARK: - Scroll views

extension LayoutState {
    /// Returns the insets of a scroll view's safe area in points, before the content is scrolled.
    /// They are measured from a rectangle that is as large as the scroll view's frame and starts
    /// where the content starts. So the top inset is 0 if the scroll view insets its content by its
    /// whole safe area.
    func scrolledSafeArea(of scroll: ViewID) -> Insets {
        var result = safeAreas[scroll]
        guard let inset = contentInsets[scroll] else { return result }
        result.top -= inset.top
        result.bottom += inset.top
        result.leading -= inset.leading
        result.trailing += inset.leading
        return result
    }

    /// Returns the maximum safe area insets of views in a scroll view, before the content is
    /// scrolled. They are the insets of the scroll view itself, but 0 at the edges where the scroll
    /// view insets its content instead (`contentInsetAdjustmentBehavior` automatic: under a bar,
    /// and along scrollable axes). For collections they are zero. For the cells of tables they are
    /// 0 at the top and bottom, and on the canvas also at the sides.
    private func contentSafeArea(
        of scroll: ViewID, _ resolved: ResolvedDocument, _ environment: LayoutEnvironment,
        _ frames: PerView<Rect?>
    ) -> Insets {
        guard let frame = frames[scroll] else { return .zero }
        var result = safeAreas[scroll]
        if resolved[scroll].kind.isList {
            if environment.isCanvas || resolved[scroll].kind != .table { return .zero }
            (result.top, result.bottom) = (0, 0)
            return result
        }
        let content = resolved[scroll].subviews.compactMap { frames[$0] }
        if environment.isUnderBar || content.contains(where: { $0.maxY > frame.maxY }) {
            result.top = 0
            result.bottom = 0
        }
        if content.contains(where: { $0.x < frame.x || $0.maxX > frame.maxX }) {
            result.leading = 0
            result.trailing = 0
        }
        return result
    }
}

extension LayoutEnvironment {
    /// Returns the root view's margins. On a screen, the side margins are at least the system's
    /// minimum, plus the safe area. The top and bottom margins have no minimum
    /// (docs/auto-layout-rules.md, "Margins").
    func effectiveRootMargins(_ resolved: ResolvedDocument) -> Insets {
        let view = resolved[.root]
        if resolved.cellOfContent(.root) != nil { return resolved.ownMargins(view, self) }
        var result = rootMargins ?? view.margins
        if let rootMargins,
            resolved.document[.root].properties.inForce(.margins, under: traits) != nil
        {
            result.top = view.margins.top
            result.bottom = view.margins.bottom
            result.leading = max(view.margins.leading, rootMargins.leading)
            result.trailing = max(view.margins.trailing, rootMargins.trailing)
        }
        if view.followsReadableWidth { result = result.readable(in: size.width) }
        let outer = outerMargins(of: view)
        if measurement.era < .xcode14 { result = result.atLeast(outer) }
        return (insetsMargins(of: view) ? result + safeArea : result).atLeast(outer)
    }

    /// Returns the margins that a root view with `preservesSuperviewLayoutMargins` inherits from
    /// the view around it on the canvas: 8 points at the top and bottom. Up to Xcode 13 the safe
    /// area is added to these 8 points (5 roots of 2 projects). In later versions the larger of the
    /// two applies (4 roots of 3 projects).
    private func outerMargins(of root: ResolvedView) -> Insets {
        guard isCanvas, rootMargins != nil, root.preservesSuperviewMargins, root.kind != .cell
        else { return .zero }
        return Insets(top: 8, leading: 0, bottom: 8, trailing: 0)
    }

    func insetsMargins(of view: ResolvedView) -> Bool {
        view.insetsMarginsFromSafeArea && measurement.era.marginsKnowSafeAreas
    }

    /// Returns the length by which a frame extends into the screen's safe area insets at each edge,
    /// as directional insets in points. At each edge it is at most the screen's own inset, even if
    /// the frame extends beyond the screen.
    fileprivate func overlap(_ frame: Rect, _ direction: LayoutDirection) -> Insets {
        func within(_ edge: Double, _ reach: Double) -> Double { min(max(0, reach), edge) }
        let isSame = self.direction == .ltr
        let (left, right) = (
            isSame ? safeArea.leading : safeArea.trailing,
            isSame ? safeArea.trailing : safeArea.leading
        )
        let sides = (
            left: within(left, left - frame.x),
            right: within(right, frame.maxX - size.width + right)
        )
        return Insets(
            top: within(safeArea.top, safeArea.top - frame.y),
            leading: direction == .ltr ? sides.left : sides.right,
            bottom: within(safeArea.bottom, frame.maxY - size.height + safeArea.bottom),
            trailing: direction == .ltr ? sides.right : sides.left)
    }
}

extension Insets {
    /// Returns the insets along an axis: at the start (left or top) and at the end.
    ///
    /// - Parameter direction: the layout direction; from right to left, the left inset is the
    ///   trailing one
    func ends(_ axis: Axis, _ direction: LayoutDirection = .ltr) -> (start: Double, end: Double) {
        if axis == .vertical { return (top, bottom) }
        return direction == .ltr ? (leading, trailing) : (trailing, leading)
    }

    func atLeast(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), leading: max(leading, other.leading),
            bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
    }

    fileprivate func atMost(_ limit: Insets) -> Insets {
        Insets(
            top: min(top, limit.top), leading: min(leading, limit.leading),
            bottom: min(bottom, limit.bottom), trailing: min(trailing, limit.trailing))
    }

    fileprivate func readable(in width: Double) -> Insets {
        let side = max(0, (width - ReadableGuide.maximumWidth) / 2)
        return Insets(
            top: top, leading: max(leading, side), bottom: bottom, trailing: max(trailing, side))
    }

    /// Returns the insets of a view that preserves its superview's margins
    /// (`preservesSuperviewLayoutMargins`; docs/auto-layout-rules.md, "Margins"). Each inset is at
    /// least the superview's margin at that edge, minus the distance between the view's and the
    /// superview's frame. Both frames are in the same coordinates.
    fileprivate func preserving(
        _ outer: Insets, _ outerFrame: Rect, _ frame: Rect, _ direction: LayoutDirection
    ) -> Insets {
        let left = max(0, frame.x - outerFrame.x)
        let right = max(0, outerFrame.maxX - frame.maxX)
        let leftToRight = direction == .ltr
        return Insets(
            top: max(top, outer.top - max(0, frame.y - outerFrame.y)),
            leading: max(leading, outer.leading - (leftToRight ? left : right)),
            bottom: max(bottom, outer.bottom - max(0, outerFrame.maxY - frame.maxY)),
            trailing: max(trailing, outer.trailing - (leftToRight ? right : left)))
    }
}
