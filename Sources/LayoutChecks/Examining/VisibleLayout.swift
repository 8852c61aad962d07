import StackCore

/// A layout as it appears on the screen: the visible views, and the frames of all views in the root
/// view's coordinates.
///
/// It is a class because rules pass it around, and each copy of a structure would retain dozens of
/// references.
final class VisibleLayout {
    let layout: Layout
    let visible: VisibleViews
    let resolved: ResolvedDocument
    let widths: TextWidths
    /// The frames in points, rounded to device pixels; nil for a view that is not installed.
    let frames: PerView<Rect?>
    /// The area of each visible view that people read or touch: for a label its text, for a button
    /// without a background its title, for another control its frame. Nil if the view has no
    /// content of its own or no area.
    private(set) var contents: PerView<Rect?>

    var environment: LayoutEnvironment { layout.environment }
    /// The document. The accessor yields it without a copy, because a copy would retain many
    /// references.
    var document: Document { _read { yield resolved.document } }

    init(_ layout: Layout, _ visible: VisibleViews, _ widths: TextWidths) {
        self.layout = layout
        self.visible = visible
        resolved = visible.resolved
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
        contents = frames.map { _ in nil }
        for id in visible.order { contents[id] = area(of: id) }
    }

    func name(_ id: ViewID) -> String { document[id].name }

    /// Returns the end of a message about a problem that occurs only in a table row of this height,
    /// in points; an empty string if `height` is nil.
    static func phrase(ofRowHeight height: Double?) -> String {
        height.map { " in a row of \($0.points) points, if code sets no other height" } ?? ""
    }

    /// Returns whether the view is in a cell for which the document stores a frame.
    func isInStoredRow(_ id: ViewID) -> Bool { storedRow(around: id) != nil }

    /// Returns whether the view's row has UIKit's usual height in the layout, because its content
    /// has no height, although the file stores another height. The code of the app probably sets
    /// the height of such a row.
    func isInCollapsedRow(_ id: ViewID) -> Bool {
        guard let (cell, stored) = storedRow(around: id) else { return false }
        return frames[cell]?.height == TableRows.usualHeight
            && stored.height != TableRows.usualHeight
    }

    /// Returns the cell around a view and its stored frame; nil if there is none.
    private func storedRow(around id: ViewID) -> (cell: ViewID, stored: Rect)? {
        guard visible.isInCell[id],
            let cell = document.ancestors(of: id).first(where: { resolved[$0].kind == .cell }),
            let stored = resolved.value(.frame, of: cell)
        else { return nil }
        return (cell, stored)
    }

    /// The bounds of the screen, with the origin at 0.
    var screen: Rect {
        Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    }
}

extension VisibleLayout {
    /// Returns the width of a text on a single line, in points and not rounded to pixels.
    func width(of text: ShownText) -> Double {
        text.width(in: environment.measurement, widths)
    }

    /// Returns the width of one line of `text`, in points and not rounded to pixels.
    func width(of line: String, in text: ShownText) -> Double {
        widths.width(of: line, text.font, environment.measurement)
    }

    func metrics(of text: ShownText) -> TextMetrics {
        text.metrics(in: environment.measurement)
    }

    private func area(of id: ViewID) -> Rect? {
        guard let frame = frames[id], frame.width > 0, frame.height > 0, showsContent(id) else {
            return nil
        }
        guard let text = visible.texts[id], !text.shrinks else { return frame }
        if resolved[id].kind == .label {
            return extent(of: text, in: frame, resolved[id].direction)
        }
        return showsOnlyTitle(id) && text.imageWidth == 0 ? titleExtent(of: text, in: frame) : frame
    }

    /// Returns whether a button shows only its centered title, without a background or border.
    private func showsOnlyTitle(_ id: ViewID) -> Bool {
        let values = resolved.values(of: id)
        return resolved[id].kind == .button && values[.backgroundColor] == nil
            && values[.backgroundImage] == nil && (values[.borderWidth] ?? 0) == 0
            && (values[.contentHorizontalAlignment] ?? .center) == .center
    }

    /// Returns the area that a button's centered title covers in `frame`.
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

    /// Returns whether the view itself, and not only its subviews, has content that people read or
    /// touch, such as a text or a control.
    func showsContent(_ id: ViewID) -> Bool {
        let view = resolved[id]
        switch view.kind {
        case .view, .stack, .spacer, .scroll, .table, .collection, .cell, .toolbar, .visualEffect,
            .map, .web, .image, .activity, .progress:
            return false
        case .label: return visible.texts[id] != nil
        case .button, .textField, .textView, .switch, .slider, .stepper, .segmented, .pageControl,
            .datePicker, .picker, .searchBar:
            return true
        }
    }

    /// Returns whether the view is a control, which people touch.
    func isControl(_ id: ViewID) -> Bool {
        switch resolved[id].kind {
        case .button, .textField, .textView, .switch, .slider, .stepper, .segmented, .pageControl,
            .datePicker, .picker, .searchBar:
            true
        case .view, .stack, .spacer, .scroll, .table, .collection, .cell, .toolbar, .visualEffect,
            .map, .web, .image, .activity, .progress, .label:
            false
        }
    }
}

extension VisibleLayout {
    /// Returns whether a superview of the view, other than the root, extends beyond the screen.
    /// Such a superview is, for example, a drawer or the next page, which code moves onto the
    /// screen.
    func isInOffscreenContainer(_ id: ViewID) -> Bool {
        resolved.document.ancestors(of: id).dropFirst().dropLast().contains { around in
            guard let frame = frames[around] else { return false }
            let excess = frame.excess(over: screen)
            if excess.largest.length <= Self.leastDrawer { return false }
            // Code does not move such a superview onto the screen if it is a stack that is partly
            // on the screen, or extends beyond a side and is as wide as its content. Its content is
            // too long instead.
            if frame.intersection(screen) == nil { return true }
            if resolved[around].stack != nil { return false }
            return max(excess.top, excess.bottom) > Self.leastDrawer || !isAsWideAsContent(around)
        }
    }

    private static let leastDrawer = 8.0

    /// Returns whether the width of a view depends on its content only: no autoresizing mask places
    /// the view, no equality relates its width to a number or to a view outside, and at most one
    /// equality attaches it to a view outside. A superview that is itself as wide as its content
    /// does not count as outside.
    func isAsWideAsContent(_ id: ViewID) -> Bool {
        if resolved[id].autoresizing != nil { return false }
        let parent = resolved[id].parent.flatMap { $0 == .root ? nil : $0 }
        let filled = parent.flatMap { isAsWideAsContent($0) ? $0 : nil }
        let outer = visible.constraints.filter { isOuterEquality($0, of: id, besides: filled) }
        return outer.count <= 1 && !outer.contains { $0.first.attribute.isSize }
    }

    /// Returns whether the constraint is a horizontal equality that relates the view to a number,
    /// or to another view that is neither inside it nor `superview`.
    private func isOuterEquality(
        _ constraint: BoxConstraint, of id: ViewID, besides superview: ViewID?
    ) -> Bool {
        guard constraint.relation == .equal, constraint.first.attribute.axis == .horizontal else {
            return false
        }
        let owners = [constraint.first, constraint.second].compactMap { $0?.box.owner }
        return owners.contains(id)
            && owners.allSatisfy {
                $0 == id || $0 != superview && !resolved.isInside($0, id)
            }
    }
}

extension Rect {
    /// Returns the common area of the two rectangles; nil if they do not overlap.
    func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    var area: Double { width * height }

    /// Returns the distance by which the rectangle extends beyond each edge of `outer`, in points;
    /// 0 if it does not. `leading` is the left edge.
    func excess(over outer: Rect) -> Insets {
        Insets(
            top: max(0, outer.y - y), leading: max(0, outer.x - x),
            bottom: max(0, maxY - outer.maxY), trailing: max(0, maxX - outer.maxX))
    }
}

extension Insets {
    /// The edge with the largest inset (`top`, `bottom`, `left` or `right`), and the inset in
    /// points. If several insets differ by at most `rounding`, the first of their edges in this
    /// order is used, so that a centred view has the same edge in all layouts.
    var largest: (edge: String, length: Double) {
        var best = ("top", top)
        for edge in [("bottom", bottom), ("left", leading), ("right", trailing)]
        where edge.1 > best.1 + Self.rounding {
            best = edge
        }
        return best
    }

    /// Returns the edge opposite to `edge`, one of the names that `largest` returns, and its inset
    /// in points.
    func opposite(of edge: String) -> (edge: String, length: Double) {
        switch edge {
        case "top": ("bottom", bottom)
        case "bottom": ("top", top)
        case "left": ("right", trailing)
        default: ("left", leading)
        }
    }

    /// The greatest difference in points between opposite insets of a centred view. Rounding to
    /// pixels causes such differences.
    private static let rounding = 0.5
}

extension VisibleLayout {
    /// Returns whether a conflict contains a constraint on the view. If `axis` is given, only
    /// constraints along this axis count. The frame of a view in a conflict is uncertain, because
    /// it is unknown which constraint UIKit drops.
    func isInConflict(_ id: ViewID, _ axis: Axis? = nil) -> Bool {
        layout.conflicts.lazy.flatMap(\.constraints).contains { constraint in
            [constraint.first, constraint.second].contains {
                $0?.box == .view(id) && (axis == nil || $0?.attribute.axis == axis)
            }
        }
    }
}

extension VisibleLayout {
    /// Returns whether the view has a class of the app, which may have an intrinsic size and
    /// behaviour of its own. Returns false if the view's custom class is only the UIKit class of
    /// its kind, as in some files with maps.
    func isOfOwnClass(_ id: ViewID) -> Bool { resolved.isOfOwnClass(id) }
}

extension ResolvedDocument {
    /// Returns the same as `VisibleLayout.isOfOwnClass`.
    func isOfOwnClass(_ id: ViewID) -> Bool {
        value(.customClass, of: id).map { $0 != self[id].kind.className } ?? false
    }
}
