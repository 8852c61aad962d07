/// The frames of a tree's views on pixels, kept in step with where solving puts them.
struct TreeFrames: Sendable {
    /// By the number of the view, relative to the superview; nil where no view is.
    private(set) var placed: [Rect?] = []
    private var edges: [Edges] = []
    private var marks: [Marks] = []
    private let grid: PixelGrid

    private struct Edges {
        var left = Edge()
        var top = Edge()
    }

    /// Where a frame starts in the root's coordinates: in points as it is, and on the grid in pixels.
    private struct Edge {
        var point = 0.0
        var pixel = 0.0
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
        } else if count > placed.count {
            placed.append(contentsOf: repeatElement(nil, count: count - placed.count))
        }
        let more = count - edges.count
        if more > 0 {
            edges.append(contentsOf: repeatElement(Edges(), count: more))
            marks.append(contentsOf: repeatElement([], count: more))
        }
    }

    /// Moves what solving has put elsewhere, and what stands in it.
    mutating func update(
        _ tree: TreeDocument, _ across: TreeState, _ down: TreeState, moved: [Int]
    ) {
        for at in across.changed { marks[at].insert(.horizontal) }
        for at in down.changed { marks[at].insert(.vertical) }
        for at in moved { marks[at].formUnion(.both) }
        for at in across.holders { open(at, tree) }
        for at in down.holders { open(at, tree) }
        for at in moved { open(tree.nodes[at].parent, tree) }
        let root = ViewID.root.raw
        if marks[root].isEmpty { return }
        var pending = [(at: root, moves: marks[root].intersection(.both))]
        if !pending[0].moves.isEmpty {
            place(root, pending[0].moves, in: Edges(), tree, across, down)
        }
        marks[root] = []
        while let (at, moves) = pending.popLast() {
            let outer = edges[at]
            var next = tree.nodes[at].firstChild
            while next >= 0 {
                let child = next
                next = tree.nodes[child].nextSibling
                let own = marks[child].union(moves)
                if own.isEmpty { continue }
                marks[child] = []
                let movesHere = own.intersection(.both)
                if !movesHere.isEmpty { place(child, movesHere, in: outer, tree, across, down) }
                if tree.nodes[child].role != .leaf { pending.append((child, movesHere)) }
            }
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

    private mutating func place(
        _ at: Int, _ moves: Marks, in outer: Edges, _ tree: TreeDocument, _ across: TreeState,
        _ down: TreeState
    ) {
        let insets = tree.nodes[at].hasInsets ? tree.insets[at] : .zero
        var (own, frame) = (edges[at], placed[at] ?? .zero)
        if moves.contains(.horizontal) {
            (frame.x, frame.width) = span(
                &own.left, in: outer.left, at: across.positions[at] - insets.leading,
                across.sizes[at] + insets.leading + insets.trailing)
        }
        if moves.contains(.vertical) {
            (frame.y, frame.height) = span(
                &own.top, in: outer.top, at: down.positions[at] - insets.top,
                down.sizes[at] + insets.top + insets.bottom)
        }
        (edges[at], placed[at]) = (own, frame)
    }

    /// Moves an edge to an offset from the superview's; gives where the frame is on the grid, relative to
    /// that, and how long.
    private func span(
        _ edge: inout Edge, in outer: Edge, at offset: Double, _ length: Double
    ) -> (start: Double, length: Double) {
        edge.point = outer.point + offset
        edge.pixel = grid.edge(nearest: edge.point)
        let end = grid.edge(nearest: edge.point + length)
        return (
            grid.length(from: outer.pixel, to: edge.pixel),
            grid.length(from: edge.pixel, to: end)
        )
    }
}

/// What the frames of a tree's views are before they are put on pixels, made when somebody asks.
struct UnroundedTreeFrames: Sendable {
    let horizontal: TreeState.Placement
    let vertical: TreeState.Placement
    let insets: [Insets]

    /// Of a view that has a frame, relative to its superview.
    func frame(_ at: Int) -> Rect {
        let insets = insets[at]
        return Rect(
            x: horizontal.positions[at] - insets.leading, y: vertical.positions[at] - insets.top,
            width: horizontal.sizes[at] + insets.leading + insets.trailing,
            height: vertical.sizes[at] + insets.top + insets.bottom)
    }
}
