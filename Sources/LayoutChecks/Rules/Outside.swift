import StackCore

extension Rule {
    static let outsideScreen = Rule(
        .outsideScreen, .warning,
        "A text or control that was designed inside the screen lies beyond its edge here, where nobody can see or tap it.",
        example: """
            new Login device=iphone-15-pro-max
            add button go in view text=Go
            constrain go.leading = view.leading + 380
            constrain go.top = safeArea.top
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            // Nothing is reported about a view that no view controller shows, because code
            // determines its size.
            let document = visibleLayout.document
            if document.isStandalone, !document.isScreen { return [] }
            return visibleLayout.visible.order.compactMap { id in
                guard let beyond = visibleLayout.beyondScreen(id),
                    !visibleLayout.isEntirelyAway(id)
                else { return nil }
                let designed = examination.designed
                guard !designed.isInOffscreenContainer(id), !visibleLayout.isInConflict(id),
                    designed.visible.isVisible[id],
                    designed.beyondScreen(id, least: 0) == nil || designed.runsOffScreen(id)
                else { return nil }
                return Finding(
                    .outsideScreen, [.view(id)], aspect: beyond.edge,
                    "\(visibleLayout.name(id)) lies \(beyond.sentence)",
                    extent: beyond.length, [Finding.Measure("beyond", beyond.length)])
            }
        })

    static let outsideParent = Rule(
        .outsideParent, .warning,
        "A control lies outside its superview, where UIKit gives it no touches, or is hidden because the superview clips its content; or content lies outside a table's row, which does not grow with it.",
        example: """
            new Login device=iphone-se
            add view card in view
            constrain H:|-20-[card]-20-|
            constrain V:|-40-[card(100)]
            add button go in card text=Go
            constrain go.leading = card.leading
            constrain go.top = card.bottom + 10
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.visible.order.compactMap { id in
                guard let away = visibleLayout.outsideParent(id, in: examination),
                    !visibleLayout.isInConflict(id), !visibleLayout.isInConflict(away.parent)
                else { return nil }
                let parent = visibleLayout.name(away.parent)
                return Finding(
                    .outsideParent, [.view(id), .view(away.parent)],
                    "\(visibleLayout.name(id)) " + away.sentence(parent),
                    extent: away.length, [Finding.Measure("beyond", away.length)])
            }
                + (visibleLayout.outsideRows + visibleLayout.outsideRowSides).map {
                    $0.finding(visibleLayout)
                }
        })
}

extension Insets {
    /// The larger of the insets at the sides.
    fileprivate var sides: Double { max(leading, trailing) }
}

/// The edge of the screen beyond which a view extends most, and the distance in points. `opposite`
/// is the opposite edge with its distance, if the view extends beyond both edges; else nil.
private struct ScreenOverflow {
    let edge: String
    let length: Double
    let opposite: (edge: String, length: Double)?

    var sentence: String {
        let start = "\(length.points) points beyond the \(edge)"
        guard let opposite else { return start + " edge of the screen" }
        // Rounding to pixels moves a centred view by less than a point.
        if abs(length - opposite.length) < 1 {
            return start + " and \(opposite.edge) edges of the screen"
        }
        let other = "\(opposite.length.points) beyond the \(opposite.edge) one"
        return start + " edge of the screen, and " + other
    }
}

extension VisibleLayout {
    /// Returns how far a text or control extends beyond the screen. Nil if it extends at most
    /// `least` points beyond every edge, or is in a scroll view.
    fileprivate func beyondScreen(_ id: ViewID, least: Double = 2) -> ScreenOverflow? {
        guard visible.scroll[id] == nil, let content = contents[id] else { return nil }
        let excess = content.excess(over: screen)
        let beyond = excess.largest
        let opposite = excess.opposite(of: beyond.edge)
        return beyond.length > least
            ? ScreenOverflow(
                edge: beyond.edge, length: beyond.length,
                opposite: opposite.length > least ? opposite : nil)
            : nil
    }

    /// Returns whether a label or button extends beyond a side of the screen only because its text
    /// is too long: it begins on the screen, and each superview is inside the screen or as wide as
    /// its content. That is hardly intended, even if the document was designed with it.
    fileprivate func runsOffScreen(_ id: ViewID) -> Bool {
        guard let beyond = beyondScreen(id), ["left", "right"].contains(beyond.edge),
            contents[id]?.intersection(screen) != nil
        else { return false }
        switch resolved[id].kind {
        case .label: break
        case .button where isAsWideAsContent(id) && resolved.value(.text, of: id) != nil: break
        default: return false
        }
        return document.ancestors(of: id).dropFirst().dropLast().allSatisfy { around in
            guard let frame = frames[around] else { return false }
            return isAsWideAsContent(around) || frame.excess(over: screen).sides <= 0
        }
    }

    /// Returns whether the view's whole superview is outside the screen. The view is then outside
    /// the screen on purpose.
    fileprivate func isEntirelyAway(_ id: ViewID) -> Bool {
        guard let parent = resolved[id].parent, parent != .root, let frame = frames[parent] else {
            return false
        }
        return frame.area > 0 && frame.intersection(screen) == nil
    }
}

/// A view that extends `length` points beyond an edge of its superview `parent`. `isCut` is true if
/// the superview clips the part outside.
private struct SuperviewOverflow {
    let parent: ViewID
    let length: Double
    let isCut: Bool

    func sentence(_ parent: String) -> String {
        isCut
            ? "lies \(length.points) points outside \(parent), which cuts it off"
            : "lies \(length.points) points outside \(parent) and gets no touches there"
    }
}

extension VisibleLayout {
    fileprivate func outsideParent(_ id: ViewID, in examination: Examination) -> SuperviewOverflow?
    {
        // The rule `outsideScreen` reports content outside the root.
        guard let parent = resolved[id].parent, parent != .root,
            !resolved[parent].kind.isScrollView,
            resolved[parent].stack == nil, !visible.isInCell[id],
            let content = contents[id], let outer = frames[parent]
        else { return nil }
        let beyond = content.excess(over: outer).largest
        if beyond.length <= Self.leastBeyond { return nil }
        let isCut = resolved.value(.clipsToBounds, of: parent) ?? false
        // A control is hard to reach if more than half of it is outside its superview. With a
        // clipping superview, content is cut off if any of it is outside.
        let inside = content.intersection(outer)?.area ?? 0
        guard isCut || isControl(id), isCut || inside < content.area / 2
        else { return nil }
        // There are two cases in which the position is intended. A clipping superview cuts the
        // content off in the designed layout, too, for example because the view slides in. Or the
        // superview does not clip, and is collapsed in this layout but not in the designed one.
        let designed = examination.designed
        guard designed.visible.isVisible[id], let was = designed.contents[id],
            let wasOuter = designed.frames[parent]
        else { return nil }
        let isIntended =
            isCut
            ? was.excess(over: wasOuter).largest.length > 0
            : outer.area == 0 && wasOuter.area > 0
        return isIntended
            ? nil : SuperviewOverflow(parent: parent, length: beyond.length, isCut: isCut)
    }

    private static let leastBeyond = 2.0
}

/// A view that extends `length` points beyond its row, because no constraint ties the content of
/// the cell to the cell's edges `free`. `side` is the name of the edge if it is at the left or
/// right, where `free` is empty; otherwise nil.
private struct RowOverflow {
    let view: ViewID
    let cell: ViewID
    let free: [LayoutAttribute]
    let length: Double
    var side: String?

    func finding(_ visibleLayout: VisibleLayout) -> Finding {
        let cellName = visibleLayout.name(cell)
        let edges = free.map(\.rawValue).joined(separator: " or ")
        let reason =
            side.map { "nothing keeps it inside the \($0) edge, and a table does not scroll there" }
            ?? "nothing in \(cellName) is constrained to its \(edges), so the row does not grow"
        return Finding(
            .outsideParent, [.view(view), .view(cell)], aspect: side ?? "",
            "\(visibleLayout.name(view)) lies \(length.points) points outside \(cellName): "
                + reason,
            extent: length, [Finding.Measure("beyond", length)])
    }
}

extension VisibleLayout {
    /// Returns, for each row whose height its content does not determine, the text, control or
    /// image that extends farthest beyond it.
    fileprivate var outsideRows: [RowOverflow] {
        visible.freeRows.compactMap { cell, free in
            guard let row = frames[cell] else { return nil }
            let inside = document.subtree(of: cell).filter {
                $0 != cell && visible.isVisible[$0] && !isInConflict($0, .vertical)
            }
            let beyond = inside.compactMap { id -> RowOverflow? in
                guard let content = contents[id] ?? (isPicture(id) ? frames[id] : nil) else {
                    return nil
                }
                let excess = content.excess(over: row)
                return RowOverflow(
                    view: id, cell: cell, free: free, length: max(excess.top, excess.bottom))
            }
            guard let worst = beyond.max(by: { $0.length < $1.length }),
                worst.length > Self.leastBeyondRow
            else { return nil }
            return worst
        }
    }

    /// Returns, for each table row, the label that extends farthest beyond a side of it: a label that
    /// begins inside the row and whose content alone determines how wide it is.
    fileprivate var outsideRowSides: [RowOverflow] {
        let rows = visible.order.filter { id in
            resolved[id].kind == .cell
                && resolved[id].parent.map { resolved[$0].kind == .table } == true
        }
        return rows.compactMap { cell in
            guard let row = frames[cell] else { return nil }
            return document.subtree(of: cell).compactMap { id -> RowOverflow? in
                guard visible.isVisible[id], resolved[id].kind == .label,
                    let excess = contents[id]?.excess(over: row)
                else { return nil }
                let (side, length) =
                    excess.leading > excess.trailing
                    ? ("left", excess.leading) : ("right", excess.trailing)
                // The frames decide first, because constraints are slow to search.
                guard length > Self.leastBeyondRow, contents[id]?.intersection(row) != nil,
                    !isInConflict(id), isAsWideAsContent(id), isWithinRow(id, row, cell)
                else { return nil }
                return RowOverflow(view: id, cell: cell, free: [], length: length, side: side)
            }.max { $0.length < $1.length }
        }
    }

    /// Returns whether each view around `id` in the cell is inside the row or as wide as its
    /// content.
    private func isWithinRow(_ id: ViewID, _ row: Rect, _ cell: ViewID) -> Bool {
        document.ancestors(of: id).dropFirst().prefix { $0 != cell }.allSatisfy { around in
            guard let frame = frames[around] else { return false }
            return isAsWideAsContent(around) || frame.excess(over: row).sides <= 0
        }
    }

    private func isPicture(_ id: ViewID) -> Bool { resolved[id].kind == .image }

    /// The least distance in points that is reported. It is greater than the differences between
    /// the heights of texts in the versions of iOS.
    private static let leastBeyondRow = 4.0
}
