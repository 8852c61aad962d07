/// The rows of tables with automatic heights (`UITableView.automaticDimension`).
///
/// A table places its cells, headers and footers below each other. A row with an automatic height
/// is as high as `systemLayoutSizeFitting` makes its content, and the rows below it move. If that
/// height is 0, UIKit considers it unintentional and uses the usual height instead (10 logs with
/// its message, of 9 projects). On the screen that a document was designed for, rows keep the
/// frames that the file stores.
package struct TableRows {
    /// The position and height of a part of a table: a cell, header or footer.
    private struct Row {
        /// The part of the table directly above this one; nil for the first part.
        let above: ViewID?
        /// The distance from the part above, or from the top of the table, in points.
        let gap: Double
        let height: Height
    }

    private enum Height {
        case fixed(Double)
        /// An automatic height: the one that the content of the row needs, or `orElse` points if
        /// that is 0.
        case fitting(orElse: Double)
    }

    /// Whether the user's constraints determine the position (`hasPosition`) and the size of a cell
    /// along one axis. Only used for cells without a stored frame.
    struct Placement {
        var hasPosition = false
        var hasSize = false
    }

    private var rows: [ViewID: Row] = [:]
    /// For each content view, the distance in points between its bottom edge and the bottom edge of
    /// its cell.
    private var below: [ViewID: Double] = [:]
    /// For each cell without a stored frame, its distances in points from the left and right edges
    /// of its table.
    private var sides: [ViewID: (start: Double, end: Double)] = [:]
    /// The placements of the cells without a stored frame, by axis.
    private var placements: [ViewID: [Axis: Placement]] = [:]
    private let collapsed: Set<ViewID>
    private let rooms: [ViewID: RowRoom]

    /// The height in points of a row whose height neither its content nor the file determines.
    package static let usualHeight = 44.0
    /// The priority at which a row is as high as its list content: UIKit's usual compression
    /// resistance. A row height that the document sets is required.
    private static let contentPriority = 750.0

    /// Returns whether rows of the document, or their content, can have frames that differ from
    /// those in the file.
    static func areMovable(in document: Document, _ environment: LayoutEnvironment) -> Bool {
        let resolved = ResolvedDocument(
            document, traits: environment.traits, direction: environment.direction)
        let rows = TableRows(resolved, environment, resolved.userConstraints()) { _ in .zero }
        return !rows.rows.isEmpty || resolved.order.contains(where: resolved.isNewCell)
    }

    init(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment,
        _ constraints: [BoxConstraint], collapsed: Set<ViewID> = [],
        rooms: [ViewID: RowRoom] = [:], safeArea: (ViewID) -> Insets
    ) {
        self.collapsed = collapsed
        self.rooms = rooms
        let tables = resolved.order.filter { id in
            resolved[id].kind == .table
                && resolved[id].subviews.contains { resolved[$0].kind == .cell }
        }
        if tables.isEmpty { return }
        let ties = CellTies(resolved, constraints)
        for table in tables {
            add(table, resolved, environment, ties)
            let insets = resolved.sectionInsets(of: table, safeArea(table), environment)
            for cell in resolved[table].subviews where placements[cell] != nil {
                sides[cell] = insets
            }
        }
    }

    private mutating func add(
        _ table: ViewID, _ resolved: ResolvedDocument, _ environment: LayoutEnvironment,
        _ ties: CellTies
    ) {
        let cells = resolved[table].subviews.filter { resolved[$0].kind == .cell }
        let isStatic = resolved.isStatic(table)
        let fitting = Set(
            cells.filter {
                resolved.isFitting($0, in: table, isStatic: isStatic, environment, ties)
            })
        let new = cells.filter { resolved[$0].designedFrame == nil }
        if fitting.isEmpty && new.isEmpty { return }
        var end = 0.0
        var above: ViewID?
        for (id, next) in resolved.parts(of: table) {
            guard let frame = resolved[id].designedFrame else {
                let height = resolved.rowHeight(of: id, in: table)
                let room = rooms[id] ?? RowRoom()
                let usual =
                    ties.mayDetermineLength(of: id, .vertical) || room.content != nil
                    ? Height.fitting(orElse: Self.usualHeight) : .fixed(Self.usualHeight)
                rows[id] = Row(
                    above: above, gap: next.map { $0 - end } ?? room.above,
                    height: height.map(Height.fixed) ?? usual)
                placements[id] = ties.placements(of: id)
                // A row height that the document sets is required, as in UIKit, even if the content
                // of the cell has another height.
                if height != nil { placements[id]?[.vertical]?.hasSize = false }
                (above, end) = (id, next ?? end)
                continue
            }
            let isTied = ties.ends(of: resolved.contentView(of: id) ?? id).count == 2
            let height =
                fitting.contains(id)
                ? Height.fitting(orElse: isTied ? Self.usualHeight : frame.height)
                : .fixed(frame.height)
            let gap = frame.y - end + (rooms[id]?.above ?? 0)
            rows[id] = Row(above: above, gap: gap, height: height)
            (above, end) = (id, frame.maxY)
            if fitting.contains(id) { addContent(of: id, resolved, environment) }
        }
    }

    private mutating func addContent(
        of cell: ViewID, _ resolved: ResolvedDocument, _ environment: LayoutEnvironment
    ) {
        guard let content = resolved.contentView(of: cell),
            let outer = resolved[cell].designedFrame, let inner = resolved[content].designedFrame
        else { return }
        let rest = outer.height - inner.maxY
        // A separator is one pixel high.
        below[content] = 0 < rest && rest <= 1 ? 1 / environment.scale : rest
    }

    /// Returns the constraint that makes a cell at least as high as its list content needs.
    static func constraint(on cell: ViewID, fittingContent height: Double) -> BoxConstraint {
        BoxConstraint(
            .autoresizing(cell), BoxAnchor(.frame(cell), .height), .greaterThanOrEqual, nil,
            constant: height, priority: contentPriority)
    }

    /// Returns the constraints by which a table positions a cell, header or footer, or by which a
    /// cell positions its content view. Returns nil for other views, and if no row of the table has
    /// an automatic height.
    ///
    /// - Parameter frame: the frame from the view's list or autoresizing mask; nil if it has none
    func constraints(
        on id: ViewID, in parent: ViewID, _ frame: AutoresizedFrame?
    ) -> [BoxConstraint]? {
        func anchor(_ view: ViewID, _ attribute: LayoutAttribute) -> BoxAnchor {
            BoxAnchor(.frame(view), attribute)
        }
        func constraint(
            _ attribute: LayoutAttribute, _ second: BoxAnchor?, constant: Double = 0,
            priority: Double = Priorities.required
        ) -> BoxConstraint {
            BoxConstraint(
                .autoresizing(id), anchor(id, attribute), .equal, second, constant: constant,
                priority: priority)
        }
        if let rest = below[id], let frame {
            return Array(frame.constraints(on: id, in: parent).prefix(3)) + [
                constraint(.bottom, anchor(parent, .bottom), constant: -rest)
            ]
        }
        guard let row = rows[id] else { return nil }
        func isPlaced(_ axis: Axis) -> Placement { placements[id]?[axis] ?? Placement() }
        var result: [BoxConstraint] = []
        if let frame {
            result += frame.constraints(on: id, in: parent).prefix(2)
        } else {
            let (start, end) = sides[id] ?? (0, 0)
            if !isPlaced(.horizontal).hasPosition {
                result.append(constraint(.left, nil, constant: start))
            }
            if !isPlaced(.horizontal).hasSize {
                result.append(
                    constraint(.width, anchor(parent, .width), constant: -start - end))
            }
        }
        if !isPlaced(.vertical).hasPosition {
            result.append(
                constraint(.top, row.above.map { anchor($0, .bottom) }, constant: row.gap))
        }
        if isPlaced(.vertical).hasSize { return result }
        switch row.height {
        case .fixed(let height): result.append(constraint(.height, nil, constant: height))
        case .fitting(let other) where collapsed.contains(id):
            assert(other >= 0, "a row is \(other) points high")
            result.append(constraint(.height, nil, constant: other))
        case .fitting:
            result.append(constraint(.height, nil, priority: Priorities.fittingSize))
        }
        return result
    }
}

extension ResolvedDocument {
    /// Returns whether the view is a table's cell, and its content is 0 points high.
    func isCollapsedRow(_ cell: ViewID, _ frames: PerView<Rect?>) -> Bool {
        guard self[cell].kind == .cell, let table = self[cell].parent, self[table].kind == .table,
            let frame = frames[contentView(of: cell) ?? cell]
        else { return false }
        return LayoutRounds.near(frame.height, 0)
    }

    /// Returns whether the content determines the height of a cell with a stored frame. On the
    /// designed screen, this is the case only in an app.
    fileprivate func isFitting(
        _ cell: ViewID, in table: ViewID, isStatic: Bool, _ environment: LayoutEnvironment,
        _ ties: CellTies
    ) -> Bool {
        guard environment.isApp || !environment.isAsDesigned, self[cell].designedFrame != nil,
            value(.rowHeight, of: table) == nil
        else { return false }
        // In an app, a prototype cell is as high as its content, even if the file stores a height
        // with which the canvas shows it.
        let countsOwn = environment.isCanvas || isStatic
        if countsOwn, value(.rowHeight, of: cell) != nil { return false }
        // The canvas keeps the stored height unless the content is tied to both ends.
        let content = contentView(of: cell) ?? cell
        return environment.isCanvas
            ? ties.ends(of: content).count == 2 : ties.mayDetermineLength(of: content, .vertical)
    }

    /// Returns the cells, headers and footers of a table from top to bottom. Those with a stored
    /// frame are sorted by its position. A new cell, which has no frame, comes after the cell
    /// before it in the list of subviews. If there is no cell before it, it comes before the first
    /// cell with a stored frame, and `next` is the top edge of that cell in points; for all other
    /// parts `next` is nil.
    fileprivate func parts(of table: ViewID) -> [(id: ViewID, next: Double?)] {
        let subviews = self[table].subviews
        let placed = subviews.enumerated().filter { self[$0.element].designedFrame != nil }.sorted {
            let (one, other) = (self[$0.element].designedFrame!, self[$1.element].designedFrame!)
            return (one.y, $0.offset) < (other.y, $1.offset)
        }.map(\.element)
        var added: [ViewID?: [ViewID]] = [:]
        var before: ViewID?
        for id in subviews where self[id].kind == .cell {
            if self[id].designedFrame != nil {
                before = id
            } else if self[id].autoresizing == nil {
                added[before, default: []].append(id)
            }
        }
        let start = placed.firstIndex { self[$0].kind == .cell } ?? placed.endIndex
        let next = start < placed.endIndex ? self[placed[start]].designedFrame!.y : nil
        let first = (added[nil] ?? []).map { (id: $0, next: next) }
        let rest = placed[start...].flatMap { [$0] + (added[$0] ?? []) }
        return placed[..<start].map { ($0, nil) } + first + rest.map { ($0, nil) }
    }

    /// Returns whether the cells of a table are static cells in sections, and not prototypes.
    fileprivate func isStatic(_ table: ViewID) -> Bool {
        self[table].subviews.contains { value(.sectionHeader, of: $0) != nil }
    }

    fileprivate func rowHeight(of cell: ViewID, in table: ViewID) -> Double? {
        value(.rowHeight, of: cell) ?? value(.rowHeight, of: table)
    }

    /// Returns the cells of tables to whose edges (`ends`: `top`, `bottom`) no constraint ties their
    /// content, so that the content does not determine the height of the row. Leaves out cells with
    /// both edges tied, cells whose height the document sets, and views that are no cell of a table.
    ///
    /// - Parameter constraints: the user's constraints that are active
    package func freeRowEnds(
        of cells: [ViewID], _ constraints: [BoxConstraint]
    ) -> [(cell: ViewID, ends: [LayoutAttribute])] {
        if cells.isEmpty { return [] }
        let ties = CellTies(self, constraints)
        let tables = Set(cells.compactMap { self[$0].parent })
        let statics = tables.filter(isStatic)
        return cells.compactMap { cell in
            let ends = freeRowEnds(of: cell, ties, statics)
            return ends.isEmpty ? nil : (cell, ends)
        }
    }

    private func freeRowEnds(
        of cell: ViewID, _ ties: CellTies, _ statics: Set<ViewID>
    ) -> [LayoutAttribute] {
        guard isCell(cell), let table = self[cell].parent, self[table].kind == .table,
            value(.rowHeight, of: table) == nil,
            !statics.contains(table) && self[cell].designedFrame != nil
                || value(.rowHeight, of: cell) == nil
        else { return [] }
        if ties.placements(of: cell)[.vertical]?.hasSize == true { return [] }
        let held = ties.ends(of: contentView(of: cell) ?? cell)
        return [.top, .bottom].filter { !held.contains($0) }
    }
}

/// The attributes of cells and of their content views that constraints determine.
struct CellTies {
    /// For each cell and each content view, its attributes to which constraints relate the views
    /// inside it, without references to its margins. A content view with a constant height counts
    /// as related at both edges.
    private var inner: [ViewID: Set<LayoutAttribute>] = [:]
    /// The attributes of each cell that constraints relate to views outside the cell, or to a
    /// constant.
    private var outer: [ViewID: [LayoutAttribute]] = [:]

    init(_ resolved: ResolvedDocument, _ constraints: [BoxConstraint]) {
        for constraint in constraints {
            add(constraint.first, beside: constraint.second, resolved)
            if let second = constraint.second { add(second, beside: constraint.first, resolved) }
        }
    }

    private mutating func add(
        _ anchor: BoxAnchor, beside other: BoxAnchor?, _ resolved: ResolvedDocument
    ) {
        let (view, other) = (anchor.box.owner, other?.box.owner)
        let isCell = resolved[view].kind == .cell
        guard isCell || resolved[view].parent.map({ resolved[$0].kind == .cell }) ?? false else {
            return
        }
        if let other, other != view, resolved.isInside(other, view) {
            inner[view, default: []].insert(anchor.attribute.withoutMargin)
        } else if isCell, other != view {
            outer[view, default: []].append(anchor.attribute)
        } else if !isCell, other == nil, anchor.attribute == .height {
            inner[view, default: []].formUnion([.top, .bottom])
        }
    }

    /// Returns the edges (`top`, `bottom`) of a cell or content view to which constraints attach the
    /// views inside it.
    func ends(of view: ViewID) -> Set<LayoutAttribute> {
        (inner[view] ?? []).intersection([.top, .bottom])
    }

    /// Returns whether constraints in a cell or content view may determine its length along an axis:
    /// they refer to its length, or to two of its edges and its centre. If they do not, its fitting
    /// length is 0.
    func mayDetermineLength(of view: ViewID, _ axis: Axis) -> Bool {
        let attributes = (inner[view] ?? []).filter { $0.axis == axis }
        return attributes.count > 1 || attributes.contains(axis.size)
    }

    /// Returns, for each axis, whether constraints determine the position and the size of a cell.
    func placements(of cell: ViewID) -> [Axis: TableRows.Placement] {
        var result: [Axis: TableRows.Placement] = [:]
        for axis in [Axis.horizontal, .vertical] {
            let own = (outer[cell] ?? []).filter { $0.axis == axis }
            let sizes = own.filter(\.isSize).count
            result[axis] = TableRows.Placement(
                hasPosition: own.count > sizes, hasSize: sizes > 0 || own.count > 1)
        }
        return result
    }
}
