/// The frames of a tree's views, kept in step with where solving puts them.
struct TreeFrames: Sendable {
    /// By the number of the view, relative to the superview: with edges on pixels, and as they are.
    private(set) var placed: [Rect?] = []
    private(set) var unrounded: [Rect?] = []
    private var horizontal = Edges()
    private var vertical = Edges()
    private let grid: PixelGrid?

    /// Where frames start along an axis in the root's coordinates, as they are and on pixels.
    private struct Edges {
        var starts: [Double] = []
        var pixels: [Double] = []
        var isChanged: [Bool] = []
        var holdsChange: [Bool] = []

        mutating func grow(by more: Int) {
            starts += Array(repeating: 0, count: more)
            pixels += Array(repeating: 0, count: more)
            isChanged += Array(repeating: false, count: more)
            holdsChange += Array(repeating: false, count: more)
        }
    }

    init(count: Int, _ grid: PixelGrid?) {
        self.grid = grid
        fit(count, without: [])
    }

    /// Room for as many numbers as the document has. What is gone has no frame.
    mutating func fit(_ count: Int, without gone: [Int]) {
        for at in gone where at < placed.count { (placed[at], unrounded[at]) = (nil, nil) }
        if count < placed.count {
            placed.removeLast(placed.count - count)
            unrounded.removeLast(unrounded.count - count)
        } else if count > placed.count {
            placed += Array(repeating: nil, count: count - placed.count)
            unrounded += Array(repeating: nil, count: count - unrounded.count)
        }
        let more = count - horizontal.starts.count
        if more > 0 {
            horizontal.grow(by: more)
            vertical.grow(by: more)
        }
    }

    /// Moves what solving has put elsewhere, and what stands in it.
    mutating func update(
        _ tree: TreeDocument, _ across: TreeState, _ down: TreeState, moved: [Int]
    ) {
        // Taken out and put back: both axes write into the same frames.
        var edges = Edges()
        swap(&edges, &horizontal)
        update(tree, .horizontal, across, moved, &edges)
        swap(&edges, &horizontal)
        swap(&edges, &vertical)
        update(tree, .vertical, down, moved, &edges)
        swap(&edges, &vertical)
    }

    private mutating func update(
        _ tree: TreeDocument, _ axis: Axis, _ state: TreeState, _ moved: [Int],
        _ edges: inout Edges
    ) {
        if state.changed.isEmpty && moved.isEmpty { return }
        for at in state.changed { mark(at, tree, &edges) }
        for at in moved { mark(at, tree, &edges) }
        var pending: [(at: Int, hasMoved: Bool)] = []
        let root = ViewID.root.raw
        let rootMoves = edges.isChanged[root]
        if rootMoves { place(root, tree, axis, state, &edges) }
        pending.append((root, rootMoves))
        while let (at, hasMoved) = pending.popLast() {
            var next = tree.firstChild(of: at)
            while let child = next {
                next = tree.sibling(of: child)
                let moves = hasMoved || edges.isChanged[child]
                if moves { place(child, tree, axis, state, &edges) }
                if tree.nodes[child].role != .leaf && (moves || edges.holdsChange[child]) {
                    pending.append((child, moves))
                }
            }
            edges.holdsChange[at] = false
        }
    }

    private func mark(_ at: Int, _ tree: TreeDocument, _ edges: inout Edges) {
        edges.isChanged[at] = true
        var outer = tree.nodes[at].parent
        while outer >= 0, !edges.holdsChange[outer] {
            edges.holdsChange[outer] = true
            outer = tree.nodes[outer].parent
        }
    }

    private mutating func place(
        _ at: Int, _ tree: TreeDocument, _ axis: Axis, _ state: TreeState, _ edges: inout Edges
    ) {
        edges.isChanged[at] = false
        let outer = tree.nodes[at].parent
        let (before, after) = tree.details[at].insets.ends(axis)
        let offset = state.positions[at] - before
        let length = state.sizes[at] + before + after
        let start = outer >= 0 ? edges.starts[outer] + offset : offset
        edges.starts[at] = start
        let own = unrounded[at] ?? .zero
        unrounded[at] = own.with(axis, offset, length)
        let pixel = grid?.nearest(start) ?? start
        edges.pixels[at] = pixel
        let end = grid?.nearest(start + length) ?? start + length
        let inside = outer >= 0 ? pixel - edges.pixels[outer] : pixel
        placed[at] = (placed[at] ?? .zero).with(
            axis, grid?.whole(inside) ?? inside, grid?.whole(end - pixel) ?? end - pixel)
    }
}

extension Rect {
    fileprivate func with(_ axis: Axis, _ start: Double, _ length: Double) -> Rect {
        axis == .horizontal
            ? Rect(x: start, y: y, width: length, height: height)
            : Rect(x: x, y: start, width: width, height: length)
    }
}
