/// The frames of a tree's views rounded to pixels, updated incrementally after each solve.
struct TreeFrames: Sendable {
    /// The frames by view number, relative to the superview, in points; nil if no installed view
    /// has the number.
    private(set) var placed: [Rect?] = []
    private var edges: [Edges] = []
    private var marks: [Marks] = []
    private let grid: PixelGrid

    private struct Edges {
        var left = PixelGrid.Edge()
        var top = PixelGrid.Edge()
    }

    /// The pending updates of a view: of its own frame along each axis, and of the frames of its
    /// descendants.
    private struct Marks: OptionSet {
        let rawValue: UInt8
        static let horizontal = Marks(rawValue: 1)
        static let vertical = Marks(rawValue: 2)
        static let both: Marks = [.horizontal, .vertical]
        /// Whether some descendant has pending updates.
        static let inside = Marks(rawValue: 4)
    }

    init(count: Int, _ grid: PixelGrid) {
        self.grid = grid
        fit(count, without: [])
    }

    /// Resizes the arrays to the number of views in the document and removes the frames of deleted
    /// views.
    mutating func fit(_ count: Int, without gone: [Int]) {
        for at in gone where at < placed.count { placed[at] = nil }
        if count < placed.count {
            placed.removeLast(placed.count - count)
        } else {
            placed.grow(to: count, nil)
        }
        edges.grow(to: count, Edges())
        marks.grow(to: count, [])
    }

    /// Updates the frames of the views that the last solve moved, of the views in `moved`, and of
    /// all their descendants.
    ///
    /// - Parameter moved: views whose frames must be updated although the last solve did not move
    ///   them
    mutating func update(
        _ tree: TreeDocument, _ across: TreeState, _ down: TreeState, moved: [Int]
    ) {
        for at in moved { marks[at].formUnion(.both) }
        for at in across.holders { open(at, tree) }
        for at in down.holders { open(at, tree) }
        for at in moved { open(tree.nodes[at].parent, tree) }
        let root = ViewID.root.raw
        if across.moves[root] == across.solving { marks[root].insert(.horizontal) }
        if down.moves[root] == down.solving { marks[root].insert(.vertical) }
        if !marks[root].isEmpty {
            Self.update(&placed, &edges, &marks, on: grid, tree, across, down)
        }
    }

    /// Marks a view and its ancestors as having descendants with pending updates.
    private mutating func open(_ at: Int, _ tree: TreeDocument) {
        var outer = at
        while outer >= 0, !marks[outer].contains(.inside) {
            marks[outer].insert(.inside)
            outer = tree.nodes[outer].parent
        }
    }

    /// Updates the frames of marked views and of their descendants, top-down. The arrays are read
    /// and written through spans, which is fast. This matters because all views of a document may
    /// have moved.
    private static func update(
        _ placed: inout [Rect?], _ edges: inout [Edges], _ marks: inout [Marks], on grid: PixelGrid,
        _ tree: TreeDocument, _ across: TreeState, _ down: TreeState
    ) {
        let nodes = tree.nodes.span
        let (horizontal, vertical) = (across.sides.span, down.sides.span)
        let (movesAcross, movesDown) = (across.moves.span, down.moves.span)
        var places = placed.mutableSpan
        var starts = edges.mutableSpan
        var marked = marks.mutableSpan

        let isMirrored = tree.isMirrored
        var pending: [(at: Int, moves: Marks)] = []
        var (next, outer, outerMoves) = (ViewID.root.raw, Edges(), Marks())
        // The width of the superview; nil for the root, which is not mirrored.
        var width: Double?
        while true {
            while next >= 0 {
                let at = next
                next = nodes[at].nextSibling
                var moves = marked[at].union(outerMoves)
                if movesAcross[at] == across.solving { moves.insert(.horizontal) }
                if movesDown[at] == down.solving { moves.insert(.vertical) }
                if moves.isEmpty { continue }
                marked[at] = []
                if nodes[at].role != .leaf { pending.append((at, moves.intersection(.both))) }
                let insets = tree.insets(of: at)
                var frame = places[at] ?? .zero
                if moves.contains(.horizontal) {
                    var side = horizontal[at].frame(insets.ends(.horizontal))
                    if isMirrored, let width { side = side.mirrored(in: width) }
                    let new = grid.place(from: outer.left, at: side.position, side.size)
                    (starts[at].left, frame.x, frame.width) = (new.edge, new.start, new.length)
                }
                if moves.contains(.vertical) {
                    let side = vertical[at].frame(insets.ends(.vertical))
                    let new = grid.place(from: outer.top, at: side.position, side.size)
                    (starts[at].top, frame.y, frame.height) = (new.edge, new.start, new.length)
                }
                places[at] = frame
            }
            guard let (at, moves) = pending.popLast() else { return }
            (next, outer, outerMoves) = (nodes[at].firstChild, starts[at], moves)
            width = horizontal[at].size
        }
    }
}

/// The frames of a tree's views before rounding to pixels, computed on demand.
struct UnroundedTreeFrames: Sendable {
    let horizontal: [TreeState.Side]
    let vertical: [TreeState.Side]
    /// The alignment insets of the views that have any.
    let insets: [Int: Insets]
    /// The number of each view's superview if the tree is mirrored, else empty. It is -1 for the
    /// root.
    let parents: [Int]

    /// Returns a view's frame relative to its superview.
    func frame(_ at: Int) -> Rect {
        let insets = insets[at] ?? .zero
        var across = horizontal[at].frame(insets.ends(.horizontal))
        if !parents.isEmpty, parents[at] >= 0 {
            across = across.mirrored(in: horizontal[parents[at]].size)
        }
        let down = vertical[at].frame(insets.ends(.vertical))
        return Rect(x: across.position, y: down.position, width: across.size, height: down.size)
    }
}
