/// A position in points.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
}

/// The positions of the cells of a collection with a flow layout (`UICollectionViewFlowLayout`), in
/// points from the collection's top left corner.
///
/// A line contains as many cells as fit beside each other. Cells are in the middle of the height of
/// their line. A cell alone in its line is in the middle of the width (44 of 44 cells in files of 4
/// projects). This is not so if all cells have one size and several such cells fit into a line.
/// Full lines reach from side to side. The last line has the spacing of a full line if all cells
/// have one size (3 of 3 collections, 2 projects), otherwise the least spacing (1 of 1).
struct FlowLayout {
    /// The least distance between two cells of a line, and the distance between two lines: those of
    /// a new collection in Interface Builder, which exports write.
    static let spacing = 10.0
    /// The length of a cell along an axis in which its content has no length
    /// (`UICollectionViewFlowLayout.itemSize`): that of a new collection in Interface Builder.
    static let itemLength = 128.0

    private let width: Double
    private let direction: LayoutDirection
    /// The distance between cells of one size in a line; nil if the cells differ or only one fits.
    private let uniformSpacing: Double?

    /// - Parameter width: the width of the collection
    init(_ sizes: [Size], width: Double, _ direction: LayoutDirection) {
        (self.width, self.direction) = (width, direction)
        let isUniform = sizes.allSatisfy {
            LayoutRounds.near($0.width, sizes[0].width)
                && LayoutRounds.near($0.height, sizes[0].height)
        }
        let length = sizes.first?.width ?? 0
        let count = ((width + Self.spacing) / (length + Self.spacing)).rounded(.down)
        uniformSpacing =
            isUniform && length > 0 && count >= 2
            ? (width - count * length) / (count - 1) : nil
    }

    /// Returns the position of each cell's top left corner.
    func origins(_ sizes: [Size]) -> [Point] {
        var result: [Point] = []
        var y = 0.0
        while result.count < sizes.count {
            let line = Self.line(sizes[result.count...], width)
            let isLast = line.endIndex == sizes.count
            let height = line.map(\.height).max() ?? 0
            let spacing = spacing(in: line, isLast: isLast)
            let isAlone = line.count == 1 && uniformSpacing == nil
            var x = isAlone ? max(0, width - line.first!.width) / 2 : 0
            for size in line {
                let left = direction == .ltr ? x : width - x - size.width
                result.append(Point(x: left, y: y + (height - size.height) / 2))
                x += size.width + spacing
            }
            y += height + Self.spacing
        }
        assert(result.count == sizes.count, "a cell has no position")
        return result
    }

    private func spacing(in line: ArraySlice<Size>, isLast: Bool) -> Double {
        if let uniformSpacing { return uniformSpacing }
        guard !isLast, line.count > 1 else { return Self.spacing }
        return (width - line.reduce(0) { $0 + $1.width }) / Double(line.count - 1)
    }

    /// Returns the cells that fit into the first line; at least one.
    private static func line(_ sizes: ArraySlice<Size>, _ width: Double) -> ArraySlice<Size> {
        var end = -spacing
        return sizes.prefix { size in
            end += spacing + size.width
            return end <= width + 1e-6 || end == size.width
        }
    }
}

/// The constraints by which collections place their cells that were made here.
///
/// The content of a cell determines its size (`automaticSize`, with which exports state an estimated
/// size). Where the content has no length, it is `FlowLayout.itemLength`.
struct CollectionItems {
    private let origins: [ViewID: Point]
    /// The axes along which the constraints in a cell determine its length, for each cell without a
    /// stored frame.
    private var fitted: [ViewID: Set<Axis>] = [:]
    private var placements: [ViewID: [Axis: TableRows.Placement]] = [:]

    init(
        _ resolved: ResolvedDocument, _ constraints: [BoxConstraint], origins: [ViewID: Point]
    ) {
        self.origins = origins
        let cells = resolved.order.filter { resolved[$0].kind == .collection }
            .flatMap(resolved.newCells)
        if cells.isEmpty { return }
        let ties = CellTies(resolved, constraints)
        for cell in cells {
            fitted[cell] = Set(Axis.allCases.filter { ties.mayDetermineLength(of: cell, $0) })
            placements[cell] = ties.placements(of: cell)
        }
    }

    /// Returns the constraints that place a cell; nil for any other view.
    func constraints(on cell: ViewID) -> [BoxConstraint]? {
        guard let fitted = fitted[cell] else { return nil }
        let origin = origins[cell] ?? Point(x: 0, y: 0)
        var result: [BoxConstraint] = []
        func add(_ attribute: LayoutAttribute, _ constant: Double, _ priority: Double) {
            result.append(
                BoxConstraint(
                    .autoresizing(cell), BoxAnchor(.frame(cell), attribute), .equal, nil,
                    constant: constant, priority: priority))
        }
        for axis in Axis.allCases {
            let placement = placements[cell]?[axis] ?? TableRows.Placement()
            if !placement.hasPosition {
                add(
                    axis == .horizontal ? .left : .top, axis == .horizontal ? origin.x : origin.y,
                    Priorities.required)
            }
            if placement.hasSize { continue }
            if fitted.contains(axis) {
                add(axis.size, 0, Priorities.fittingSize)
            } else {
                add(axis.size, FlowLayout.itemLength, Priorities.required)
            }
        }
        return result
    }
}

extension ResolvedDocument {
    /// Returns the cells of a list that have no stored frame.
    func newCells(of list: ViewID) -> [ViewID] {
        self[list].subviews.filter { isCell($0) && self[$0].designedFrame == nil }
    }
}

extension LayoutState {
    /// Updates the positions of cells that were made here in their collections.
    ///
    /// - Parameter frames: the frames of the previous round
    mutating func updateItemOrigins(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment, _ frames: PerView<Rect?>
    ) {
        for list in resolved.order where resolved[list].kind == .collection {
            let cells = resolved.newCells(of: list)
            let sizes = cells.compactMap { frames[$0]?.size }
            guard let outer = frames[list], sizes.count == cells.count else { continue }
            // In a collection from a file, new cells are below the stored ones.
            let ends = resolved[list].subviews.compactMap { resolved[$0].designedFrame?.maxY }
            let top = ends.max().map { $0 + FlowLayout.spacing } ?? 0
            let layout = FlowLayout(sizes, width: outer.width, resolved[list].direction)
            let pixels = PixelGrid(scale: environment.scale)
            for (cell, origin) in zip(cells, layout.origins(sizes)) {
                itemOrigins[cell] = Point(
                    x: pixels.nearest(origin.x), y: pixels.nearest(origin.y + top))
            }
        }
    }
}
