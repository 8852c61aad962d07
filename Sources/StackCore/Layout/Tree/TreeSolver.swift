/// Solves the sizes and positions of a tree's views along one axis. It computes the costs
/// (`SizeCost`) of subtrees bottom-up when they are needed, and assigns sizes top-down to the views
/// that changed.
///
/// The solution is the unique one under strict priorities and the index rule (`Slope`). If there is
/// no solution or more than one, the tree solver throws, and the simplex solver solves the
/// document's constraints instead.
struct TreeSolver {
    let tree: TreeDocument
    let axis: Axis
    var state: TreeState
    /// The solved widths by view number, from which heights can be derived; empty when solving for
    /// widths.
    let widths: [TreeState.Side]

    /// Solves the sizes and positions of all views along one axis.
    ///
    /// - Parameter state: the state of the last solve, updated in place
    static func solve(
        _ tree: TreeDocument, along axis: Axis, _ state: inout TreeState,
        widths: [TreeState.Side] = []
    ) throws(TreeSolverUnsupported) {
        // The state is swapped out and back, so that it has only one reference while it changes,
        // and is not copied.
        var solver = TreeSolver(tree: tree, axis: axis, state: .empty, widths: widths)
        swap(&solver.state, &state)
        defer { swap(&solver.state, &state) }
        try solver.run()
    }

    mutating func run() throws(TreeSolverUnsupported) {
        state.begin()
        state.place(ViewID.root.raw, at: 0, size: tree.environment.size[axis])
        var pending = [ViewID.root.raw]
        while let at = pending.popLast() {
            guard state.isDirty[at] else { continue }
            let before = state.moveCount
            switch tree.nodes[at].role {
            case .absent, .leaf: break
            case .container: try placeSubviews(of: at)
            case .stack: try placeArranged(of: at)
            }
            state.settle(at, before: before)
            if !tree.nodes[at].holdsInner { continue }
            var next = tree.firstChild(of: at)
            while let child = next {
                next = tree.sibling(of: child)
                if tree.nodes[child].role != .leaf { pending.append(child) }
            }
        }
    }

    // MARK: Slopes

    func lane(_ priority: Double) -> Int? { state.priorities.firstIndex(of: priority) }

    func slope(_ amount: Double, _ priority: Double) -> Slope {
        Slope(amount, in: lane(priority))
    }

    mutating func line(_ stack: Int) -> TreeLine { state.line(tree, stack, axis) }

    /// Returns the *price*: the cost that the index rule adds for each point by which a view of
    /// `stack` is longer or shorter than its natural length. `index` is the view's index among the
    /// stack's visible views.
    func price(_ index: Int, in stack: Int) -> Double {
        IndexRule.price(index: index, depth: Int(tree.nodes[stack].depth))
    }

    func isPlainLeaf(_ at: Int) -> Bool { tree.nodes[at].isPlainLeaf[axis] }

    /// Returns whether the view is a stack whose size depends only on its views. Inlined, because a
    /// call would copy the node.
    @inline(__always)
    func isSizedByViews(_ at: Int) -> Bool {
        tree.nodes[at].role == .stack && !tree.nodes[at].hasTerms[axis]
            && tree.nodes[at].natural(axis) == nil
    }
}

// MARK: - Setting sizes and positions

extension TreeSolver {
    /// Sets a view's position and size. Throws if the view's content or constraints do not allow
    /// the size.
    @inline(__always)
    mutating func place(
        _ child: Int, at position: Double, size: Double
    ) throws(TreeSolverUnsupported) {
        try require(size >= -SizeCost.noise)
        if !isPlainLeaf(child) { try checkSize(of: child, size) }
        state.place(child, at: position, size: size)
    }

    /// Throws if the view's own content or constraints do not allow the size.
    private mutating func checkSize(of at: Int, _ size: Double) throws(TreeSolverUnsupported) {
        if !isSizedByViews(at) { try require(cost(at).allows(size)) }
    }

    /// Returns a hidden view's size along its stack: the minimum that required constraints allow.
    mutating func size(ofHidden at: Int) throws(TreeSolverUnsupported) -> Double {
        if isPlainLeaf(at) { return 0 }
        return try cost(at).least
    }

    mutating func placeArranged(of at: Int) throws(TreeSolverUnsupported) {
        if tree.nodes[at].childCount == 0 { return }
        if tree.nodes[at].axis == axis { try placeAlong(at) } else { try placeAcross(at) }
    }

    mutating func placeAcross(_ at: Int) throws(TreeSolverUnsupported) {
        let nodes = tree.nodes
        let padding = tree.padding(of: at, axis)
        let (count, room) = (nodes[at].childCount, state.size(at) - padding.start - padding.end)
        let alignment = nodes[at].alignment
        if alignment == .firstBaseline || alignment == .lastBaseline {
            throw TreeSolverUnsupported()
        }
        var next = nodes[at].firstChild
        while next >= 0 {
            let item = next
            next = nodes[item].nextSibling
            if alignment == .fill {
                try place(item, at: padding.start, size: room)
                continue
            }
            let low = try sizeAcross(item)
            let isBounded = count == 1 || !nodes[item].isHidden
            let size = isBounded ? min(low, room) : low
            let free = room - size
            let position = alignment == .leading ? 0 : alignment == .trailing ? free : free / 2
            try place(item, at: padding.start + position, size: size)
        }
        if alignment == .fill { try shareColumns(of: at) }
    }
}
