import StackCore

/// A drawing of a laid-out document as iOS shows it, with its top left corner at `origin`.
struct DrawnScreen {
    let laidOut: LaidOutDocument
    let style: PictureStyle
    let origin: (x: Double, y: Double)
    private let resolved: ResolvedDocument
    private let palette: Palette
    private let scrolling: Scrolling
    /// The heights of the opaque bars above and below the root view, in points; zero unless the
    /// picture shows the running app.
    private let bars: Insets
    private(set) var placed: [PlacedView] = []
    /// The size of the drawn area in points. It is larger than the screen if scroll views show
    /// their whole content.
    private(set) var extent: Size
    /// Whether a scroll view has content behind the tab bar or toolbar. Set while the views are
    /// drawn.
    private var scrollsUnderBar = false
    private let moment: Moment?
    private let parts: any Parts

    /// - Parameter budget: nil if this document is the screen itself. If it is drawn as a part of a
    ///   screen, for example in a bar, the maximum number of documents that are drawn as parts of
    ///   that screen.
    init(
        _ laidOut: LaidOutDocument, _ style: PictureStyle, x: Double, y: Double,
        moment: Moment? = nil, partOf budget: EmbeddingLimit? = nil
    ) {
        self.moment = moment
        self.laidOut = laidOut
        self.style = style
        origin = (x, y)
        resolved = laidOut.resolved
        palette = style.palette
        scrolling = Scrolling(laidOut: laidOut, resolved: resolved)
        bars = style.showsApp && budget == nil ? OpaqueBars.insets(of: laidOut) : .zero
        let whole = laidOut.layout.environment.around(bars)
        extent = whole.size
        parts = ScreenParts(style: style, environment: whole, budget: budget ?? EmbeddingLimit())
    }

    private var environment: LayoutEnvironment { laidOut.layout.environment }
    /// The environment of the whole screen. It is larger than the layout's environment if there are
    /// opaque bars around the root view.
    private var whole: LayoutEnvironment { environment.around(bars) }

    private var era: Era { style.system?.era ?? environment.measurement.era }

    private var screen: Rect {
        Rect(x: origin.x, y: origin.y, width: whole.size.width, height: whole.size.height)
    }

    /// Whether the document, with the bars around it, has the size of its device's screen. If so,
    /// the picture has the device's rounded corners, status bar and home indicator.
    private var fillsScreen: Bool {
        whole.size == environment.screen.size(environment.orientation)
            && environment.screen.idiom != .freeform
    }

    private var isSheet: Bool { bars == .zero && environment.isSheet }

    private var root: Rect {
        let size = environment.size
        return Rect(
            x: origin.x, y: origin.y + bars.top, width: size.width, height: size.height)
    }

    mutating func draw(in canvas: inout Canvas) {
        var extent = screen
        if style.showsWholeContent {
            extent = extent.union(reach(of: .root, at: root))
            self.extent = extent.size
        }
        canvas.add(.beginClip(outline(of: extent, wider: 0)))
        canvas.fill(.rect(extent), palette[.systemBackground])
        draw(.root, at: root, seen: extent, in: &canvas)
        drawChrome(isPart: false, in: &canvas)
        canvas.add(.endClip)
        canvas.stroke(
            outline(of: extent, wider: 0.5), palette.isDark ? Paint(0x4A4A4E) : Paint(0xC6C8CE))
    }

    /// Returns the outline of the screen or, if the document is a modal sheet, of the sheet. A
    /// sheet has its own upper corners, and the lower corners of the device.
    ///
    /// - Parameter distance: the distance from the edges of `area` outwards to the outline, in
    ///   points
    private func outline(of area: Rect, wider distance: Double) -> Outline {
        let own = environment.screen.cornerRadius
        let bottom = fillsScreen || isSheet ? own : 0
        let top = isSheet ? (era >= .xcode26 ? 38 : 10) : bottom
        let radii = [top, bottom].map { $0 > 0 ? $0 + distance : 0 }
        let frame = area.inset(-distance)
        return top == bottom
            ? .rect(frame, radius: radii[0])
            : .rounded(frame, top: radii[0], bottom: radii[1])
    }

    /// Draws the document as a part of another screen.
    mutating func drawPart(in canvas: inout Canvas) {
        draw(.root, at: root, seen: root.inset(-Self.overhang), in: &canvas)
        drawChrome(isPart: true, in: &canvas)
    }

    private func drawChrome(isPart: Bool, in canvas: inout Canvas) {
        DeviceChrome(
            whole, palette, era: era, screen: screen, document: laidOut.document,
            fillsScreen: fillsScreen && !isPart, isPart: isPart,
            isAtScrollEdge: bars.bottom == 0 && !scrollsUnderBar, parts: parts
        ).draw(in: &canvas)
    }

    /// The top of the tab bar or toolbar in the picture, in points.
    private var topOfBar: Double { screen.maxY - whole.safeArea.bottom }

    /// Returns whether one of a text view's drawing commands draws text behind the tab bar or
    /// toolbar.
    private func hasTextUnderBar(_ commands: ArraySlice<DrawingCommand>) -> Bool {
        commands.contains {
            if case .text(let run) = $0 { run.baseline > topOfBar } else { false }
        }
    }

    /// Returns whether a subview of a scroll view is behind the tab bar or toolbar.
    ///
    /// - Parameter area: the part of the picture in which the scroll view shows its content
    private func isUnderBar(_ subviews: [(id: ViewID, frame: Rect)], in area: Rect) -> Bool {
        let bar = Rect(
            x: screen.x, y: topOfBar, width: screen.width, height: screen.maxY - topOfBar)
        return subviews.contains {
            !resolved[$0.id].isHidden && $0.frame.intersection(area).intersects(bar)
        }
    }

    // MARK: Drawing the views

    /// Draws a view with its subviews, and appends them to `placed`.
    ///
    /// - Parameter seen: the area of the picture in which the view can be visible
    private mutating func draw(
        _ id: ViewID, at frame: Rect, seen: Rect, in canvas: inout Canvas
    ) {
        let view = resolved[id]
        let isSeen = frame.inset(-Self.overhang).intersects(seen)
        if !isSeen, view.subviews.isEmpty { return }
        let look = ViewLook(view, in: resolved)
        let opacity = look.alpha * opacity(of: view)
        guard opacity > 0 else { return }
        var drawing = ViewDrawing(
            kind: view.kind, name: laidOut.document[id].name, look: look,
            frame: frame.millipoints, palette: palette, hasSubviews: !view.subviews.isEmpty,
            parts: parts, textOffset: scrolling.textOffset(of: view, y: frame.y - root.y))
        drawing.contentMargins = look.listContent == nil ? nil : contentMargins(of: view)
        let start = (canvas.commands.count, placed.count)
        assert(opacity <= 1, "\(drawing.name) has an opacity of \(opacity)")
        placed.append(PlacedView(id: id, frame: drawing.frame))
        canvas.add(.beginView(drawing.described))
        if opacity < 1 { canvas.add(.beginOpacity(opacity)) }
        // A view that appears or disappears in an animation shrinks, and its content is clipped to
        // its frame.
        let isShrinking = moment?.changes(view) ?? false
        if isShrinking { canvas.add(.beginClip(.rect(drawing.frame))) }
        let before = canvas.commands.count
        if isSeen {
            drawing.draw(in: &canvas)
            if view.kind == .textView, hasTextUnderBar(canvas.commands[before...]) {
                scrollsUnderBar = true
            }
            if let reference = look.embeds {
                canvas.clip(.rect(drawing.frame, radius: look.cornerRadius)) { canvas in
                    parts.draw(reference, in: frame, insets: insets(covering: frame), on: &canvas)
                }
            }
        }
        drawSubviews(of: view, look, frame, seen: seen, in: &canvas)
        if !isSeen, canvas.commands.count == before {
            canvas.drop(from: start.0)
            placed.removeSubrange(start.1...)
            return
        }
        if isSeen {
            drawing.drawBorder(in: &canvas)
            fillBelow(drawing, in: &canvas)
        }
        if isShrinking { canvas.add(.endClip) }
        if opacity < 1 { canvas.add(.endOpacity) }
        canvas.add(.endView)
    }

    /// Returns the safe area insets of a view with this frame in the picture, in points: how far
    /// the bars and cutouts of the screen extend into each side of the frame.
    private func insets(covering frame: Rect) -> Insets {
        let safe = whole.safeArea
        return Insets(
            top: max(0, screen.y + safe.top - frame.y),
            leading: max(0, screen.x + safe.leading - frame.x),
            bottom: max(0, frame.maxY - (screen.maxY - safe.bottom)),
            trailing: max(0, frame.maxX - (screen.maxX - safe.trailing)))
    }

    /// Fills the space between a toolbar or tab bar and the screen's edge, if the bar ends at the
    /// safe area. UIKit extends the background of such a bar to the edge.
    private func fillBelow(_ bar: ViewDrawing, in canvas: inout Canvas) {
        let inset = environment.safeArea.bottom
        guard ["UIToolbar", "UITabBar"].contains(bar.look.customClass), inset > 0,
            (bar.frame.maxY - root.maxY + inset).magnitude < 0.01,
            bar.frame.width == root.width
        else { return }
        canvas.fillMaterial(
            Rect(x: bar.frame.x, y: bar.frame.maxY, width: bar.frame.width, height: inset),
            (bar.look.barColor ?? bar.look.backgroundColor).map(palette.paint) ?? palette.bar,
            palette)
    }

    /// The distance by which the drawing of a view can extend beyond the view's frame, in points.
    /// Examples are a thumb with its shadow, and a line of text.
    private static let overhang = 44.0

    /// Returns 0 for a hidden view and 1 for a visible one. While an animation hides or shows the
    /// view, returns its opacity at that moment. The root is always visible.
    private func opacity(of view: ResolvedView) -> Double {
        if view.id == .root { return 1 }
        return moment?.opacity(of: view) ?? (view.isHidden ? 0 : 1)
    }

    private mutating func drawSubviews(
        of view: ResolvedView, _ look: ViewLook, _ frame: Rect, seen: Rect,
        in canvas: inout Canvas
    ) {
        if view.subviews.isEmpty, view.kind != .table { return }
        let scrolls = view.kind.isScrollView || view.kind == .textView
        let clips = look.clipsToBounds && !(scrolls && style.showsWholeContent)
        if clips, !frame.intersects(seen) { return }
        if clips { canvas.add(.beginClip(.rect(frame.millipoints, radius: look.cornerRadius))) }
        let content = scrolling.offset(of: view, y: frame.y - root.y)
        var children = scrolling.subviews(of: view, at: frame, y: frame.y - root.y)
        let visible = clips ? frame.intersection(seen) : seen
        var list = list(view, look, children)
        let strips =
            style.showsApp
            ? list?.strips(from: frame.y + content.y, between: children, in: environment) ?? []
            : []
        if !strips.isEmpty {
            for place in children.indices {
                let y = children[place].frame.y
                for strip in strips where strip.maxY <= y {
                    children[place].frame.y -= strip.height
                }
            }
            list = self.list(view, look, children)
        }
        for child in children {
            let outline = list?.outline(beginningWith: child.id)
            if let outline { canvas.add(.beginClip(outline)) }
            draw(child.id, at: child.frame, seen: visible, in: &canvas)
            if list?.hasOutline(endingWith: child.id) == true { canvas.add(.endClip) }
        }
        if scrolls, isUnderBar(children, in: visible) { scrollsUnderBar = true }
        if style.fillsTables { repeatRows(of: list, in: frame, seen: visible, on: &canvas) }
        list?.draw(
            in: frame, from: frame.y + content.y,
            isFilled: style.fillsTables || hasViewBelowCells(children), on: &canvas)
        if clips { canvas.add(.endClip) }
    }

    /// Returns whether a table has a view below its cells, such as a footer.
    private func hasViewBelowCells(_ children: [(id: ViewID, frame: Rect)]) -> Bool {
        let isCell = { (child: (id: ViewID, frame: Rect)) in resolved[child.id].kind == .cell }
        guard let end = children.filter(isCell).map(\.frame.maxY).max() else {
            return !children.isEmpty
        }
        return children.contains { !isCell($0) && $0.frame.y >= end }
    }

    /// Draws copies of a table's prototype rows below them until the table is full. Copies are not
    /// views of the document, so overlays do not show their names.
    private mutating func repeatRows(
        of list: ListDrawing?, in frame: Rect, seen: Rect, on canvas: inout Canvas
    ) {
        guard let rows = list?.prototypes, let first = rows.first, let last = rows.last else {
            return
        }
        let step = last.frame.maxY - first.frame.y
        guard step >= ListDrawing.leastRow else { return }
        let count = placed.count
        var offset = step
        while first.frame.y + offset < min(frame.maxY, seen.maxY) {
            for row in rows {
                var copy = Canvas(canvas.traits, era: canvas.era)
                draw(row.id, at: row.frame.offset(0, offset), seen: seen, in: &copy)
                for command in copy.commands where !command.isAboutView { canvas.add(command) }
                if isUnderBar([(row.id, row.frame.offset(0, offset))], in: seen) {
                    scrollsUnderBar = true
                }
                list?.drawSeparator(
                    below: row.frame.offset(0, offset), copyOf: row.id, on: &canvas)
            }
            offset += step
        }
        placed.removeSubrange(count...)
    }

    /// Returns the sections of a table; nil for any other view.
    private func list(
        _ table: ResolvedView, _ look: ViewLook, _ children: [(id: ViewID, frame: Rect)]
    ) -> ListDrawing? {
        guard table.kind == .table else { return nil }
        let cells = children.filter {
            resolved[$0.id].kind == .cell && !resolved[$0.id].isHidden
        }
        return ListDrawing(
            table, look, cells: cells, textStarts: cells.map { textStart(of: $0.id) }, in: resolved,
            palette, environment, era: era)
    }

    /// Returns the distance in points from a cell's left edge to its text, if the cell has the
    /// labels of a cell style such as Basic or Subtitle, or list content that determines its height;
    /// nil for any other cell.
    private func textStart(of cell: ViewID) -> Double? {
        if resolved.listContent(of: cell) != nil, let margins = contentMargins(of: resolved[cell]) {
            return margins.leading
        }
        return resolved[cell].subviews.flatMap { place in
            resolved[place].subviews.compactMap { label in
                guard resolved[label].isLabelOfStyle(in: resolved),
                    let outer = laidOut.layout.frame(of: place),
                    let frame = laidOut.layout.frame(of: label)
                else { return nil as Double? }
                return outer.x + frame.x
            }
        }.min()
    }

    /// Returns the distances of list content from the sides of a cell; nil for a cell with a stored
    /// frame.
    private func contentMargins(of cell: ResolvedView) -> Insets? {
        guard resolved.value(.frame, of: cell.id) == nil else { return nil }
        var margins = laidOut.layout.margins(of: cell.id)
        (margins.top, margins.bottom) = (0, 0)
        return margins
    }

    /// Returns the area that a view and its subviews would cover if scroll views showed their whole
    /// content.
    private func reach(of id: ViewID, at frame: Rect) -> Rect {
        let view = resolved[id]
        guard !view.isHidden else { return frame }
        var result = frame
        for child in scrolling.subviews(of: view, at: frame, y: frame.y - root.y)
        where !resolved[child.id].isHidden {
            let inner = reach(of: child.id, at: child.frame)
            // Only scrollable content, or content that extends below its view, makes the picture
            // larger.
            if view.kind.isScrollView || inner.maxY > child.frame.maxY {
                result = result.union(inner)
            }
        }
        return result
    }
}

extension ViewDrawing {
    var described: DrawnView {
        DrawnView(
            name: name, kind: kind, size: Size(width: frame.width, height: frame.height))
    }
}
