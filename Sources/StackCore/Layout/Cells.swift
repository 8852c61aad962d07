/// Table view cells, which their list places and gives margins (docs/interface-builder.md, "Cells").
extension ResolvedDocument {
    func isCell(_ id: ViewID) -> Bool { self[id].style == .cell }

    /// A view's margins before its superview's are asked. A cell's content that has some of its own
    /// and preserves its superview's has the larger at each edge (372 of 381 cells).
    func ownMargins(_ view: ResolvedView, _ environment: LayoutEnvironment) -> Insets {
        guard let cell = view.parent, isCell(cell) else { return view.margins }
        let given = document[view.id].properties.inForce(.margins, under: traits) != nil
        if given && !view.preservesSuperviewMargins { return view.margins }
        let system = cellMargins(cell, content: view, environment, on: environment.screen).content(
            separator: separator(of: cell, above: view),
            hasAccessory: accessoryWidth(cell, view) > 0)
        return given ? system.atLeast(view.margins) : system
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
        return margins
    }

    private func separator(of cell: ViewID, above content: ResolvedView) -> Double {
        guard let outer = self[cell].designedFrame, let inner = content.designedFrame else {
            return 0
        }
        return max(0, outer.height - inner.height)
    }

    /// How much narrower the content is than its cell, in points.
    private func accessoryWidth(_ cell: ViewID, _ content: ResolvedView) -> Double {
        guard let outer = self[cell].designedFrame, let inner = content.designedFrame else {
            return 0
        }
        return max(0, outer.width - inner.width)
    }
}

// MARK: - On another screen than the designed one

extension ResolvedDocument {
    /// The constraints of a cell, or of its content, whose list is as wide as another screen: cells
    /// are as wide as their list, but for the inset of its sections, and the content leaves the room
    /// that the accessory takes. Nil for other views and on the designed screen.
    func cellConstraints(_ id: ViewID, _ environment: LayoutEnvironment) -> [BoxConstraint]? {
        guard environment.screen != environment.designedScreen, let frame = self[id].designedFrame,
            let parent = self[id].parent
        else { return nil }
        var inset = 0.0
        var rest = 0.0
        if isCell(id) {
            let isInset = self[parent].style == .insetGrouped && frame.x > 0
            inset =
                isInset
                ? CellMargins.sectionInset(
                    environment.screen, in: environment.measurement.era) : 0
            rest = 2 * inset
        } else if isCell(parent) {
            inset = frame.x
            rest = accessoryWidth(parent, self[id])
            if rest > 0 {
                let edge = { (device: Device) in
                    cellMargins(parent, content: self[id], environment, on: device).side
                }
                rest += edge(environment.screen) - edge(environment.designedScreen)
            }
        } else {
            return nil
        }
        return [
            BoxConstraint(.autoresizing(id), BoxAnchor(.frame(id), .left), .equal, constant: inset),
            BoxConstraint(
                .autoresizing(id), BoxAnchor(.frame(id), .width), .equal,
                BoxAnchor(.frame(parent), .width), constant: -rest),
            BoxConstraint(
                .autoresizing(id), BoxAnchor(.frame(id), .top), .equal, constant: frame.y),
            BoxConstraint(
                .autoresizing(id), BoxAnchor(.frame(id), .height), .equal, constant: frame.height),
        ]
    }
}

extension Insets {
    fileprivate func atLeast(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), leading: max(leading, other.leading),
            bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
    }
}
