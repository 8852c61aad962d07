/// The layout of cells, whose positions and margins are determined by their table
/// (docs/interface-builder.md, "Cells").
extension ResolvedDocument {
    func isCell(_ id: ViewID) -> Bool { self[id].kind == .cell }

    /// Returns whether a view is `outer` or one of the views in it.
    func isInside(_ id: ViewID, _ outer: ViewID) -> Bool {
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
    func contentView(of cell: ViewID) -> ViewID? {
        document[cell].subviews.first {
            let view = document[$0]
            return view.kind == .view && view.properties.inForce(.frame, under: traits) != nil
        }
    }

    /// Returns a view's margins in points, before the margins of its superview are taken into
    /// account.
    ///
    /// The content view of a cell, or a cell without one, gets the system's margins if the document
    /// sets none. If the document sets margins and the view preserves its superview's margins, each
    /// margin is the larger one of the set margin and the system's (372 of 381 cells).
    func ownMargins(_ view: ResolvedView, _ environment: LayoutEnvironment) -> Insets {
        guard let cell = cellOfContent(view.id) else {
            return hasNoMargins(view, environment) && !hasGivenMargins(view) ? .zero : view.margins
        }
        let given = hasGivenMargins(view)
        if given && !view.preservesSuperviewMargins { return view.margins }
        let rest = rest(of: cell, beside: view)
        let system = cellMargins(cell, content: view, environment, on: environment.screen).content(
            separator: rest.height, hasAccessory: rest.width > 0)
        return given ? system.atLeast(view.margins) : system
    }

    private func hasGivenMargins(_ view: ResolvedView) -> Bool {
        document[view.id].properties.inForce(.margins, under: traits) != nil
    }

    /// Returns whether a view for which the document sets no margins has margins of 0 on the
    /// canvas, instead of the default ones. True for the headers and footers of lists and the cells
    /// of collections in versions 13150 to 13399, of Xcode 9.0 (37 of 37 margins in 2 projects, and
    /// 10 of 10 margins of headers in 1 project).
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

    /// Returns the size of a cell's stored frame minus that of its content view, in points. The
    /// difference in width is the width of the cell's accessory, the difference in height is the
    /// height of its separator.
    private func rest(of cell: ViewID, beside content: ResolvedView) -> Size {
        guard let outer = self[cell].designedFrame, let inner = content.designedFrame else {
            return .zero
        }
        return Size(
            width: max(0, outer.width - inner.width), height: max(0, outer.height - inner.height))
    }
}

// MARK: - Constraints that conflicts drop first

extension ResolvedDocument {
    /// Returns the constraints, after marking those that are dropped first if constraints inside a
    /// cell conflict. Dropped first are constraints between the bottom or trailing edge of the
    /// cell's content view, whose size the cell fixes, and the same edge of another view.
    ///
    /// This applies to a document that is a cell of a xib, and on the canvas to documents saved
    /// before Xcode 12.3. For any other document, returns the constraints unchanged
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
    /// Returns whether the parts of a list (cells, headers and footers) or of a cell (its content
    /// view) may get their frames from `frameInList`. On the designed screen they keep the frames
    /// that the file stores, except for the content views of some cells in xibs
    /// (`CellMargins.storedAccessoryEdge`).
    func placesParts(of list: ViewID, isCell: Bool) -> Bool {
        if !isAsDesigned { return true }
        return isCanvas && isCell && list == .root && CellMargins.storesOtherEdges(measurement.era)
    }
}

extension ResolvedDocument {
    /// Returns the frame of a cell, header or footer as its list places it, or of a content view as
    /// its cell places it. Returns nil for other views, and if the stored frame applies instead. On
    /// the designed screen stored frames apply, except to some content views beside an accessory.
    ///
    /// A cell is as wide as the list without its section insets. A cell's content view leaves space
    /// for the accessory. A table's header or footer is as wide as the table, as observed in 168 of
    /// 169 cases in 42 projects.
    func frameInList(_ id: ViewID, _ environment: LayoutEnvironment) -> AutoresizedFrame? {
        guard let parent = self[id].parent, let frame = self[id].designedFrame,
            environment.placesParts(of: parent, isCell: isCell(parent))
        else { return nil }
        let (inset, free): (Double, Double)
        if isCell(id) {
            inset = sectionInset(of: id, in: parent, environment)
            free = 2 * inset
        } else if isCell(parent) {
            (inset, free) = (frame.x, accessoryRoom(of: parent, beside: id, environment))
            let isStored = free == rest(of: parent, beside: self[id]).width
            if environment.isAsDesigned && isStored { return nil }
        } else if self[parent].kind == .table {
            (inset, free) = (0, 0)
        } else {
            return nil
        }
        func fixed(_ length: Double) -> AffineLength { AffineLength(slope: 0, constant: length) }
        return AutoresizedFrame(
            horizontal: .init(
                position: fixed(inset), size: AffineLength(slope: 1, constant: -free)),
            vertical: .init(position: fixed(frame.y), size: fixed(frame.height)))
    }

    private func sectionInset(
        of cell: ViewID, in table: ViewID, _ environment: LayoutEnvironment
    ) -> Double {
        let isInset = self[table].style == .insetGrouped && self[cell].designedFrame!.x > 0
        return isInset
            ? CellMargins.sectionInset(environment.screen, in: environment.measurement.era) : 0
    }

    /// Returns the width in points that the content view leaves free for the accessory. The
    /// accessory is as far from the cell's trailing edge as the content view's margin is wide on
    /// the leading side.
    private func accessoryRoom(
        of cell: ViewID, beside content: ViewID, _ environment: LayoutEnvironment
    ) -> Double {
        let width = rest(of: cell, beside: self[content]).width
        if width == 0 { return 0 }
        func margins(_ device: Device) -> CellMargins {
            cellMargins(cell, content: self[content], environment, on: device)
        }
        return width + margins(environment.screen).side
            - margins(environment.designedScreen).storedAccessoryEdge
    }
}
