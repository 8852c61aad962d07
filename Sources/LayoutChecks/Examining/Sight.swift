import StackCore

/// One layout as somebody sees it: the frames of what is visible, in the root's coordinates.
struct Sight {
    let layout: Layout
    let visible: VisibleViews
    let widths: TextWidths
    /// On device pixels; nil for a view that is not installed.
    let frames: PerView<Rect?>

    var environment: LayoutEnvironment { layout.environment }
    var resolved: ResolvedDocument { visible.resolved }
    var document: Document { resolved.document }

    init(_ layout: Layout, _ visible: VisibleViews, _ widths: TextWidths) {
        self.layout = layout
        self.visible = visible
        self.widths = widths
        var frames: PerView<Rect?> = visible.resolved.views.map { _ in nil }
        for id in visible.resolved.order {
            guard var frame = layout.frame(of: id) else { continue }
            if let parent = visible.resolved[id].parent, let outer = frames[parent] {
                frame.x += outer.x
                frame.y += outer.y
            }
            frames[id] = frame
        }
        self.frames = frames
    }

    func name(_ id: ViewID) -> String { document[id].name }

    /// The whole screen, at the origin.
    var screen: Rect {
        Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    }
}

extension Sight {
    /// How wide the text of a view is on one line; unrounded.
    func width(of text: ShownText) -> Double {
        widths.width(of: text.text, text.font, environment.measurement)
    }

    func metrics(of text: ShownText) -> TextMetrics {
        text.metrics(in: environment.measurement)
    }

    /// Where a view shows what people read or touch: of a label its text, of anything else with
    /// content its frame. Nil where there is nothing of the kind, or no room for it.
    func content(of id: ViewID) -> Rect? {
        guard let frame = frames[id], frame.width > 0, frame.height > 0, showsContent(id) else {
            return nil
        }
        guard let text = visible.texts[id] else { return frame }
        if resolved[id].kind == .label {
            return extent(of: text, in: frame, resolved[id].direction)
        }
        return isBare(id) && text.besides == 0 ? titleExtent(of: text, in: frame) : frame
    }

    /// Whether nothing but its title shows where a button is.
    private func isBare(_ id: ViewID) -> Bool {
        let values = resolved.values(of: id)
        return resolved[id].kind == .button && values[.backgroundColor] == nil
            && values[.backgroundImage] == nil && (values[.borderWidth] ?? 0) == 0
            && values[.contentHorizontalAlignment] == nil
    }

    /// A title stands in the middle.
    private func titleExtent(of text: ShownText, in frame: Rect) -> Rect {
        let width = min(width(of: text), frame.width)
        return Rect(
            x: frame.x + (frame.width - width) / 2, y: frame.y, width: width, height: frame.height)
    }

    private func extent(of text: ShownText, in frame: Rect, _ direction: LayoutDirection) -> Rect {
        let width = min(width(of: text), frame.width)
        let free = frame.width - width
        var result = frame
        result.width = width
        switch text.alignment {
        case .left: break
        case .center: result.x += free / 2
        case .right: result.x += free
        case .natural, .justified: if direction == .rtl { result.x += free }
        }
        let height = min(metrics(of: text).lineHeight, frame.height)
        if text.lines == 1 {
            result.y += (frame.height - height) / 2
            result.height = height
        }
        return result
    }

    /// Whether the view itself, and not what stands in it, is there to be read or touched.
    func showsContent(_ id: ViewID) -> Bool {
        let view = resolved[id]
        switch view.kind {
        case .view, .stack, .spacer, .scroll, .image, .activity, .progress: return false
        case .label: return visible.texts[id] != nil
        case .button, .textField, .textView, .switch, .slider, .stepper, .segmented, .pageControl,
            .datePicker, .picker, .searchBar:
            return true
        }
    }

    /// Whether people touch the view itself.
    func isControl(_ id: ViewID) -> Bool {
        switch resolved[id].kind {
        case .button, .textField, .textView, .switch, .slider, .stepper, .segmented, .pageControl,
            .datePicker, .picker, .searchBar:
            true
        case .view, .stack, .spacer, .scroll, .image, .activity, .progress, .label: false
        }
    }
}

extension Sight {
    /// Whether something that the view stands in reaches beyond the screen: a drawer, a page beside the
    /// one that is shown, which code brings in.
    func standsInDrawer(_ id: ViewID) -> Bool {
        resolved.document.ancestors(of: id).dropFirst().dropLast().contains { around in
            guard let frame = frames[around] else { return false }
            return frame.excess(over: screen).largest.length > Self.leastDrawer
        }
    }

    private static let leastDrawer = 8.0
}

extension Rect {
    /// What both cover; nil where they do not meet.
    func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    var area: Double { width * height }

    /// How far it reaches beyond each edge of another, as `Insets` from left to right.
    func excess(over outer: Rect) -> Insets {
        Insets(
            top: max(0, outer.y - y), leading: max(0, outer.x - x),
            bottom: max(0, maxY - outer.maxY), trailing: max(0, maxX - outer.maxX))
    }
}

extension Insets {
    /// The edge that is the largest of all, and how large it is; edges are called as on the screen.
    var largest: (edge: String, length: Double) {
        var best = ("top", top)
        for edge in [("bottom", bottom), ("left", leading), ("right", trailing)]
        where edge.1 > best.1 {
            best = edge
        }
        return best
    }
}

extension Sight {
    /// Whether a view takes part in a conflict along an axis, or any: which of its constraints UIKit gives
    /// up nobody knows, so where the view is then is not certain.
    func isInConflict(_ id: ViewID, _ axis: Axis? = nil) -> Bool {
        layout.conflicts.lazy.flatMap(\.constraints).contains { constraint in
            [constraint.first, constraint.second].contains {
                $0?.box == .view(id) && (axis == nil || $0?.attribute.axis == axis)
            }
        }
    }
}
