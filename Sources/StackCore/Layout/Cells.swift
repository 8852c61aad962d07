/// The layout of cells, whose positions and margins are determined by their table
/// (docs/interface-builder.md, "Cells").
extension ResolvedDocument {
    func isCell(_ id: ViewID) -> Bool { self[id].kind == .cell }

    /// Returns whether a view is `outer` or one of the views in it.
    package func isInside(_ id: ViewID, _ outer: ViewID) -> Bool {
        var current: ViewID? = id
        while let view = current {
            if view == outer { return true }
            current = self[view].parent
        }
        return false
    }

    /// Returns the cell whose content view `view` is. A cell that this program created has no
    /// content view in the document, although the app adds one. Such a cell counts as its own
    /// content view. Returns nil for any other view.
    func cellOfContent(_ view: ViewID) -> ViewID? {
        if isCell(view) { return contentView(of: view) == nil ? view : nil }
        guard let parent = self[view].parent, isCell(parent), contentView(of: parent) == view else {
            return nil
        }
        return parent
    }

    /// Returns the content view of a cell: its subview with a stored frame. Returns nil for a cell
    /// that this program created, which has none.
    func contentView(of cell: ViewID) -> ViewID? { self[cell].contentView }

    /// Returns a view's margins in points, before the margins of its superview are taken into
    /// account.
    ///
    /// The content view of a cell, or a cell that has none, gets the system's margins if the
    /// document sets none. If the document sets margins and the view preserves its superview's
    /// margins, each margin is the larger one of the set margin and the system's (372 of 381
    /// cells).
    func ownMargins(_ view: ResolvedView, _ environment: LayoutEnvironment) -> Insets {
        guard let cell = cellOfContent(view.id) else {
            return hasNoMargins(view, environment) && !hasGivenMargins(view) ? .zero : view.margins
        }
        let given = hasGivenMargins(view)
        if given && !view.preservesSuperviewMargins { return view.margins }
        let rest = rest(of: cell, beside: view, environment)
        let system = cellMargins(cell, content: view, environment, on: environment.screen).content(
            separator: rest.height, hasAccessory: rest.width > 0 || newAccessory(of: cell) != nil)
        return given ? system.atLeast(view.margins) : system
    }

    /// Returns the accessory of a cell without a content view in the document; nil if it has none.
    /// No stored frame shows the width of this accessory.
    private func newAccessory(of cell: ViewID) -> CellAccessory? {
        guard contentView(of: cell) == nil, let kind = value(.accessory, of: cell), kind != .none
        else { return nil }
        return kind
    }

    private func hasGivenMargins(_ view: ResolvedView) -> Bool {
        document[view.id].properties.inForce(.margins, under: traits) != nil
    }

    /// Returns whether a view for which the document sets no margins has margins of 0 on the
    /// canvas, instead of the default ones. True for the headers and footers of lists and the cells
    /// of collections in versions 13150 to 13399 of Interface Builder, in Xcode 9.0 (37 of 37
    /// margins in 2 projects, and 10 of 10 margins of headers in 1 project).
    private func hasNoMargins(_ view: ResolvedView, _ environment: LayoutEnvironment) -> Bool {
        guard environment.isCanvas, let list = view.parent, self[list].kind.isList, !isCell(view.id)
        else {
            return false
        }
        return Era(13_150)..<Era(13_400) ~= environment.measurement.era
    }

    private func cellMargins(
        _ cell: ViewID, content: ResolvedView, _ environment: LayoutEnvironment, on device: Device
    ) -> CellMargins {
        let table = self[cell].parent
        let owner: CellMargins.Owner =
            table == nil ? .none : table == .root ? .controller : .view
        var margins = CellMargins(
            era: environment.measurement.era, device: device, owner: owner,
            cellWidth: self[cell].designedFrame?.width ?? environment.size.width)
        margins.tableWidth = table.flatMap { self[$0].designedFrame?.width }
        margins.isInsetGrouped = table.map { self[$0].style == .insetGrouped } ?? false
        margins.preservesSuperview =
            self[cell].preservesSuperviewMargins && content.preservesSuperviewMargins
        margins.isBelowTable = environment.isCanvas && isBelowTable(cell)
        return margins
    }

    /// Returns whether the cell begins at or below the lower edge of a table that is a controller's
    /// root view. The canvas did not show such cells, and in some versions their margins differ
    /// (`CellMargins.isBelowTable`).
    private func isBelowTable(_ cell: ViewID) -> Bool {
        guard let table = self[cell].parent, table == .root,
            let list = self[table].designedFrame, let frame = self[cell].designedFrame
        else { return false }
        return frame.y >= list.height
    }

    /// Returns the size of a cell's stored frame minus the size of its content view and of the safe
    /// area beside it, in points. The rest of the width is the width of the cell's accessory, the
    /// rest of the height is the height of its separator.
    private func rest(
        of cell: ViewID, beside content: ResolvedView, _ environment: LayoutEnvironment
    ) -> Size {
        guard let outer = self[cell].designedFrame, let inner = content.designedFrame else {
            return .zero
        }
        let width = outer.width - inner.width - 2 * environment.coveredWidth(beside: inner)
        return Size(width: max(0, width), height: max(0, outer.height - inner.height))
    }
}

extension LayoutEnvironment {
    /// Returns the width in points of the safe area on each side of a content view with the stored
    /// frame `content`. It is 0 unless the frame was stored for a phone in landscape, so that the
    /// content view begins at the safe area (29 of 29 cells of 1 document).
    fileprivate func coveredWidth(beside content: Rect) -> Double {
        let side = designedScreen.safeArea(.landscape).leading
        return content.x == side ? side : 0
    }
}

// MARK: - Safe areas

extension ResolvedDocument {
    /// Returns the insets of the content of a table's cell from the cell's edges, in points: the
    /// safe area at its sides (`UITableView.insetsContentViewsToSafeArea`), and the width of the
    /// accessory if no stored frame shows it. Returns nil for any other view.
    ///
    /// - Parameter safeArea: the safe area of the cell
    func cellInsets(
        of cell: ViewID, _ safeArea: Insets, _ environment: LayoutEnvironment
    ) -> Insets? {
        guard isCell(cell), let table = self[cell].parent, self[table].kind == .table else {
            return nil
        }
        var insets = Insets(
            top: 0, leading: safeArea.leading, bottom: 0, trailing: safeArea.trailing)
        if let accessory = newAccessory(of: cell) {
            let margins = cellMargins(
                cell, content: self[cell], environment, on: environment.screen)
            insets.trailing += margins.side + accessory.width(environment.scale)
        }
        return insets
    }

    /// Returns whether the view contains the content of a cell in a table whose cells keep their
    /// content in the readable width (`cellLayoutMarginsFollowReadableWidth`).
    func isInReadableTable(_ id: ViewID) -> Bool {
        guard let table = cellOfContent(id).flatMap({ self[$0].parent }) else { return false }
        return self[table].kind == .table && self[table].followsReadableWidth
    }

    /// Returns whether the view is a cell without a content view in the document.
    func isNewCell(_ id: ViewID) -> Bool { isCell(id) && contentView(of: id) == nil }

    /// Returns the distances in points of the cells of an inset grouped table from its left and
    /// right edges. They are 0 for a table of another style.
    func sectionInsets(
        of table: ViewID, _ safeArea: Insets, _ environment: LayoutEnvironment
    ) -> (start: Double, end: Double) {
        guard self[table].style == .insetGrouped else { return (0, 0) }
        let side = CellMargins.sectionInset(environment.screen, in: environment.measurement.era)
        let covered = safeArea.ends(.horizontal, self[table].direction)
        return (side + covered.start, side + covered.end)
    }
}

extension CellAccessory {
    /// Returns the width in points of the accessory in a cell, as Xcode has stored it since version
    /// 14 (docs/interface-builder.md, "Cells").
    fileprivate func width(_ scale: Double) -> Double {
        let chevron = scale == 3 ? 10 + 1.0 / 3 : 10.5
        return switch self {
        case .none: 0
        case .disclosureIndicator: chevron
        case .checkmark, .detailButton: 24
        case .detailDisclosureButton: 28 + chevron
        }
    }
}

// MARK: - Constraints that conflicts drop first

extension ResolvedDocument {
    /// Returns the constraints with marks on those that are dropped first if constraints inside a
    /// cell conflict (`BoxConstraint.isWeakest`). These relate the bottom or trailing edge of the
    /// cell's content view, whose size the cell fixes, to the same edge of another view.
    ///
    /// Constraints are marked if the document is a cell of a xib, and on the canvas if the document
    /// was saved before Xcode 12.3. Otherwise they are returned unchanged
    /// (docs/auto-layout-rules.md, "Conflicts").
    func markingWeakest(
        _ constraints: [BoxConstraint], _ environment: LayoutEnvironment
    ) -> [BoxConstraint] {
        guard isCell(.root) || environment.isCanvas && environment.measurement.era < Era(17_500),
            constraints.contains(where: endsContentView)
        else { return constraints }
        return constraints.map { constraint in
            var constraint = constraint
            constraint.isWeakest = endsContentView(constraint)
            return constraint
        }
    }

    /// Returns whether the constraint makes the bottom or trailing edge of a cell's content view
    /// equal to the same edge of another view.
    private func endsContentView(_ constraint: BoxConstraint) -> Bool {
        guard constraint.alignsEnds, let second = constraint.second else { return false }
        return [constraint.first.box, second.box].contains { box in
            guard case .view(let id) = box, let cell = self[id].parent else { return false }
            return isCell(cell)
        }
    }
}

extension BoxConstraint {
    /// Whether the constraint is an equality between the bottom or trailing edges of two boxes.
    var alignsEnds: Bool {
        relation == .equal && first.attribute == second?.attribute
            && [.bottom, .trailing, .right].contains(first.attribute)
    }
}

// MARK: - Frames that differ from the designed ones

extension LayoutEnvironment {
    /// Returns whether `frameInList` may give frames to the parts of a list (cells, headers and
    /// footers) or of a cell (its content view). On the designed screen they keep the frames that
    /// the file stores, except for the content views of some cells in xibs
    /// (`CellMargins.storedAccessoryEdge`).
    func placesParts(of list: ViewID, isCell: Bool) -> Bool {
        if !isAsDesigned { return true }
        return isCanvas && isCell && list == .root && CellMargins.storesOtherEdges(measurement.era)
    }
}

extension ResolvedDocument {
    /// Returns the frame of a cell, header or footer as its list places it, or of a content view as
    /// its cell places it. Returns nil for other views, and if the stored frame applies instead, as
    /// on the designed screen for all but some content views beside an accessory.
    ///
    /// A cell is as wide as the list without its section insets. A cell's content view leaves space
    /// for the accessory and for the safe area. A table's header or footer is as wide as the table,
    /// as observed in 168 of 169 cases in 42 projects.
    func frameInList(
        _ id: ViewID, _ environment: LayoutEnvironment, _ state: LayoutState
    ) -> AutoresizedFrame? {
        guard let parent = self[id].parent, let frame = self[id].designedFrame,
            environment.placesParts(of: parent, isCell: isCell(parent))
        else { return nil }
        let insets: (start: Double, end: Double)
        if isCell(id) {
            insets = storedSectionInsets(of: id, in: parent, environment, state)
        } else if isCell(parent) {
            let width = accessoryRoom(of: parent, beside: id, environment)
            let isStored = width == rest(of: parent, beside: self[id], environment).width
            if environment.isAsDesigned && isStored { return nil }
            let start = frame.x - environment.coveredWidth(beside: frame)
            let covered = (state.cellInsets[parent] ?? .zero).ends(
                .horizontal, self[parent].direction)
            insets = (start + covered.start, width - start + covered.end)
        } else if self[parent].kind == .table {
            insets = (0, 0)
        } else {
            return nil
        }
        let (inset, free) = (insets.start, insets.start + insets.end)
        func fixed(_ length: Double) -> AffineLength { AffineLength(slope: 0, constant: length) }
        return AutoresizedFrame(
            horizontal: .init(
                position: fixed(inset), size: AffineLength(slope: 1, constant: -free)),
            vertical: .init(position: fixed(frame.y), size: fixed(frame.height)))
    }

    /// Returns the section insets of a cell with a stored frame. On the canvas, some prototype
    /// cells of inset grouped tables have none (56 cells).
    private func storedSectionInsets(
        of cell: ViewID, in table: ViewID, _ environment: LayoutEnvironment, _ state: LayoutState
    ) -> (start: Double, end: Double) {
        if environment.isCanvas, self[cell].designedFrame?.x == 0 { return (0, 0) }
        return sectionInsets(of: table, state.safeAreas[table], environment)
    }

    /// Returns the width in points that the content view leaves free for the accessory. The
    /// distance of the accessory from the cell's trailing edge equals the content view's margin on
    /// the leading side.
    private func accessoryRoom(
        of cell: ViewID, beside content: ViewID, _ environment: LayoutEnvironment
    ) -> Double {
        let width = rest(of: cell, beside: self[content], environment).width
        if width == 0 { return 0 }
        func margins(_ device: Device) -> CellMargins {
            cellMargins(cell, content: self[content], environment, on: device)
        }
        return width + margins(environment.screen).side
            - margins(environment.designedScreen).storedAccessoryEdge
    }
}
