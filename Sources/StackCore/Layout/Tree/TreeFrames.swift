/// The frames of a tree's views on pixels, kept in step with where solving puts them.
struct TreeFrames: Sendable {
    /// By the number of the view, relative to the superview; nil where no view is.
    private(set) var placed: [Rect?] = []
    private var edges: [Edges] = []
    private var marks: [Marks] = []
    private let grid: PixelGrid

    private struct Edges {
        var left = PixelGrid.Edge()
        var top = PixelGrid.Edge()
    }

    /// What has to be done at a view.
    private struct Marks: OptionSet {
        let rawValue: UInt8
        static let horizontal = Marks(rawValue: 1)
        static let vertical = Marks(rawValue: 2)
        static let both: Marks = [.horizontal, .vertical]
        /// Something that it holds is marked.
        static let inside = Marks(rawValue: 4)
    }

    init(count: Int, _ grid: PixelGrid) {
        self.grid = grid
        fit(count, without: [])
    }

    /// Room for as many numbers as the document has. What is gone has no frame.
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

    /// Moves what solving has put elsewhere, and what stands in it.
    ///
    /// - Parameter moved: what else has to be moved
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

    /// Lets the way down find what is marked in a view.
    private mutating func open(_ at: Int, _ tree: TreeDocument) {
        var outer = at
        while outer >= 0, !marks[outer].contains(.inside) {
            marks[outer].insert(.inside)
            outer = tree.nodes[outer].parent
        }
    }

    /// From the root down, in columns that are looked up once: all views of a document may have moved.
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

        var pending: [(at: Int, moves: Marks)] = []
        var (next, outer, outerMoves) = (ViewID.root.raw, Edges(), Marks())
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
                    let side = horizontal[at].frame(insets.ends(.horizontal))
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
        }
    }
}

/// What the frames of a tree's views are before they are put on pixels, made when somebody asks.
struct UnroundedTreeFrames: Sendable {
    let horizontal: [TreeState.Side]
    let vertical: [TreeState.Side]
    /// Of the views that have any.
    let insets: [Int: Insets]

    /// Of a view that has a frame, relative to its superview.
    func frame(_ at: Int) -> Rect {
        let insets = insets[at] ?? .zero
        let across = horizontal[at].frame(insets.ends(.horizontal))
        let down = vertical[at].frame(insets.ends(.vertical))
        return Rect(x: across.position, y: down.position, width: across.size, height: down.size)
    }
}
