/// Table view cells, which their list places and gives margins (docs/interface-builder.md, "Cells").
extension ResolvedDocument {
    func isCell(_ id: ViewID) -> Bool { self[id].style == .cell }

    /// A view's margins before its superview's are asked. A cell's content that has some of its own
    /// and preserves its superview's has the larger at each edge (372 of 381 cells).
    func ownMargins(_ view: ResolvedView, _ environment: LayoutEnvironment) -> Insets {
        let given = document[view.id].properties.inForce(.margins, under: traits) != nil
        guard let cell = view.parent, isCell(cell) else {
            return !given && hasNoMargins(view, environment) ? .zero : view.margins
        }
        if given && !view.preservesSuperviewMargins { return view.margins }
        let rest = rest(of: cell, beside: view)
        let system = cellMargins(cell, content: view, environment, on: environment.screen).content(
            separator: rest.height, hasAccessory: rest.width > 0)
        return given ? system.atLeast(view.margins) : system
    }

    /// In Xcode 9.0 to 9.2 the canvas gave none to the headers and footers of lists, nor to the cells of
    /// collections (37 margins in 2 projects; 10 of headers in 1; none against).
    private func hasNoMargins(_ view: ResolvedView, _ environment: LayoutEnvironment) -> Bool {
        guard environment.isCanvas, let list = view.parent, isList(list), !isCell(view.id) else {
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

    /// Whether a controller's table ends above a cell, so that the canvas did not show it.
    private func isBelowTable(_ cell: ViewID) -> Bool {
        guard let table = self[cell].parent, table == .root,
            let list = self[table].designedFrame, let frame = self[cell].designedFrame
        else { return false }
        return frame.y >= list.height
    }

    /// How much larger a cell is than its content: by the accessory's width, by the separator's height.
    private func rest(of cell: ViewID, beside content: ResolvedView) -> Size {
        guard let outer = self[cell].designedFrame, let inner = content.designedFrame else {
            return .zero
        }
        return Size(
            width: max(0, outer.width - inner.width), height: max(0, outer.height - inner.height))
    }
}

// MARK: - On another screen than the designed one

extension ResolvedDocument {
    /// The constraints of a cell, or of its content, whose list is as wide as another screen: cells
    /// are as wide as their list, but for the inset of its sections, and the content leaves the room
    /// that the accessory takes. Nil for other views and on the designed screen.
    func cellConstraints(_ id: ViewID, _ environment: LayoutEnvironment) -> [BoxConstraint]? {
        guard let parent = self[id].parent, isCell(id) || isCell(parent),
            environment.screen != environment.designedScreen, let frame = self[id].designedFrame
        else { return nil }
        let inset = isCell(id) ? sectionInset(of: id, in: parent, environment) : frame.x
        let free = isCell(id) ? 2 * inset : accessoryRoom(of: parent, beside: id, environment)
        return self[id].constraints(
            placing: AutoresizedAxis(position: (0, inset), size: (1, -free)),
            AutoresizedAxis(position: (0, frame.y), size: (0, frame.height)), in: parent)
    }

    private func sectionInset(
        of cell: ViewID, in table: ViewID, _ environment: LayoutEnvironment
    ) -> Double {
        let isInset = self[table].style == .insetGrouped && self[cell].designedFrame!.x > 0
        return isInset
            ? CellMargins.sectionInset(environment.screen, in: environment.measurement.era) : 0
    }

    /// The accessory stands as far from the cell's edge as the content does on the other side.
    private func accessoryRoom(
        of cell: ViewID, beside content: ViewID, _ environment: LayoutEnvironment
    ) -> Double {
        let width = rest(of: cell, beside: self[content]).width
        if width == 0 { return 0 }
        let edge = { (device: Device) in
            cellMargins(cell, content: self[content], environment, on: device).side
        }
        return width + edge(environment.screen) - edge(environment.designedScreen)
    }
}
