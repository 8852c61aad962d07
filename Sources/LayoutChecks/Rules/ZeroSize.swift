import StackCore

extension Rule {
    static let zeroSize = Rule(
        .zeroSize, .warning,
        "A view with something to show has no width or no height, so nobody sees it.",
        example: """
            new Login device=iphone-se
            add label name in view text=Name
            add label value in view text="A long value that takes it all"
            constrain H:|-20-[name]-[value(>=290@800)]-20-|
            constrain name.top = safeArea.top
            constrain value.top = safeArea.top
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            var collapsed: Set<ViewID>?
            return visibleLayout.visible.order.compactMap { id in
                guard let size = visibleLayout.usableSize(id) else { return nil }
                let axis: Axis? =
                    size.width <= 0 ? .horizontal : size.height <= 0 ? .vertical : nil
                guard let axis, visibleLayout.hasContent(id) else { return nil }
                let closed = collapsed ?? visibleLayout.collapsedOnPurpose()
                collapsed = closed
                guard !closed.contains(id), !visibleLayout.isInConflict(id, axis),
                    !visibleLayout.leavesSizeUnverified(id)
                else { return nil }
                // A height of 0 in a cell is not reported, because lists make cells as high as
                // their content in the running app. The exception is a text view that scrolls,
                // which has no content height.
                if axis == .vertical, visibleLayout.visible.isInCell[id],
                    !visibleLayout.isScrollingText(id)
                {
                    return nil
                }
                if let text = visibleLayout.visible.texts[id],
                    visibleLayout.cut(of: text, in: id) != nil
                {
                    return nil
                }
                let side = axis == .horizontal ? "width" : "height"
                let identity = Finding.Identity(rule: .zeroSize, items: [.view(id)], aspect: side)
                if examination.known.contains(identity) { return nil }
                // If several views compete for space, UIKit may give another view size 0 instead of
                // this one. So in a translation, the view is not reported if it can have a size.
                if visibleLayout.visible.isOfLanguage,
                    let other = visibleLayout.layout.lengths(
                        of: [id], when: id, along: axis, is: 1),
                    other[0] > 0
                {
                    return nil
                }
                // The height of a view in a row is uncertain, because the code of an app often sets
                // the heights of its rows.
                let isOfRow = visibleLayout.isInStoredRow(id) && axis == .vertical
                return Finding(
                    .zeroSize, [.view(id)], aspect: side,
                    "\(visibleLayout.name(id)) has no \(side), and \(visibleLayout.loss(id)) to show"
                        + (isOfRow ? ", if code sets no height of its row" : ""),
                    isEstimate: isOfRow)
            }
        })
}

extension VisibleLayout {
    fileprivate func isScrollingText(_ id: ViewID) -> Bool {
        resolved[id].kind == .textView && resolved.value(.scrollEnabled, of: id) ?? true
    }

    /// Returns the size of a view's frame; for a slider or switch, the size of its alignment
    /// rectangle. A slider without a width has a frame 4 points wide, a switch one of 2 points.
    fileprivate func usableSize(_ id: ViewID) -> Size? {
        guard let frame = frames[id] else { return nil }
        if ![.slider, .switch].contains(resolved[id].kind) { return frame.size }
        let insets = environment.contentMeasure(of: id, in: document).alignmentInsets
        return Size(
            width: frame.width - insets.leading - insets.trailing,
            height: frame.height - insets.top - insets.bottom)
    }

    /// Returns whether a view has a text, image, control or background to show, regardless of its
    /// size. Ignores texts and images that only code sets. Returns false for a view that is not
    /// installed.
    func hasContent(_ id: ViewID) -> Bool {
        guard resolved.isInstalled(id) else { return false }
        let view = resolved[id]
        switch view.kind {
        case .label: return visible.texts[id] != nil
        case .button:
            // Code may replace a title, but a button has one in any case.
            return visible.texts[id] != nil || resolved.value(.image, of: id)?.wholeSize != nil
                || !isOfOwnClass(id) && resolved[id].intrinsic == nil
                    && resolved.value(.text, of: id)?.contains { !$0.isWhitespace } == true
        case .image: return (resolved.value(.image, of: id)?.wholeSize?.width ?? 0) > 0
        case .switch, .stepper, .segmented: return true
        case .textField, .textView, .slider, .progress, .pageControl, .datePicker, .picker,
            .searchBar:
            return !isOfOwnClass(id)
        case .table, .collection, .map, .web:
            return !isOfOwnClass(id) && resolved.placingMask(of: id) == nil
        case .view, .stack, .scroll, .cell, .toolbar, .visualEffect, .spacer:
            // Code often sets the height of views that autoresizing masks place, such as a table's
            // header, so a height of 0 is no problem there.
            return !isOfOwnClass(id) && resolved.placingMask(of: id) == nil
                && (hasBackground(id) || hidesContent(id))
        case .activity: return false
        }
    }

    /// Returns whether the view has a border, or a background that differs from the one behind it.
    /// A stack without visible subviews does not count, since its background is visible only after
    /// code has added subviews.
    func hasBackground(_ id: ViewID) -> Bool {
        if resolved[id].kind == .stack, !visible.hasVisibleSubview(id) { return false }
        if (resolved.value(.borderWidth, of: id) ?? 0) > 0 { return true }
        guard let color = seenBackground(of: id) else { return false }
        let behind = document.ancestors(of: id).dropFirst().lazy.compactMap(seenBackground)
        return color != behind.first
    }

    /// Returns the background of a view; nil if it is transparent.
    private func seenBackground(of id: ViewID) -> Color? {
        guard let color = resolved.value(.backgroundColor, of: id).map(Color.init(stored:)) else {
            return nil
        }
        switch color {
        case .named(.clear): return nil
        case .components(let hex), .asset(_, let hex?): return hex.alpha > 0 ? color : nil
        case .named, .asset: return color
        }
    }

    /// Returns whether the view clips its subviews and contains a visible text or control. If such
    /// a view has size 0, the text or control is invisible.
    private func hidesContent(_ id: ViewID) -> Bool {
        let isCutting =
            resolved[id].kind == .scroll
            || resolved.value(.clipsToBounds, of: id) ?? false
        return isCutting
            && document.subtree(of: id).contains { visible.isVisible[$0] && showsContent($0) }
    }

    fileprivate func loss(_ id: ViewID) -> String {
        if let text = visible.texts[id] { return text.quoted }
        switch resolved[id].kind {
        case .image: return "a picture"
        case .table, .collection, .map, .web: return "its content"
        case .view, .stack, .scroll, .cell, .toolbar, .visualEffect, .spacer:
            return hasBackground(id) ? "a background" : "its content"
        default: return "a control"
        }
    }

    /// Returns the views whose size a constraint limits to 0, and their subviews. Apps collapse and
    /// expand such views.
    func collapsedOnPurpose() -> Set<ViewID> {
        let closing = visible.constraints.filter {
            $0.second == nil && $0.constant == 0 && $0.first.attribute.isSize
                && $0.relation != .greaterThanOrEqual
        }.map(\.first.box.owner)
        var result = Set(closing)
        for id in resolved.order {
            if let parent = resolved[id].parent, result.contains(parent) { result.insert(id) }
        }
        return result
    }
}
