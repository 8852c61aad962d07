/// One round of a layout by the tree solver: the document, with the text sizes and margins that
/// result from the previous round, and its solution along both axes.
struct TreeRound: Sendable {
    var tree: TreeDocument
    private(set) var horizontal: TreeState
    private(set) var vertical: TreeState
    /// For each wrapping text, the size of the view for which the text was last measured; empty in
    /// the first round.
    private var textSizes: [ViewID: Size] = [:]

    init(_ tree: TreeDocument) throws(TreeSolverUnsupported) {
        self.tree = tree
        horizontal = try TreeState(tree, along: .horizontal)
        vertical = try TreeState(tree, along: .vertical)
    }

    mutating func solve() throws(TreeSolverUnsupported) {
        try Self.solve(tree, along: .horizontal, &horizontal)
        try Self.solve(
            tree, along: .vertical, &vertical, widths: tree.followsSizes ? horizontal.sides : [])
    }

    private static func solve(
        _ tree: TreeDocument, along axis: Axis, _ state: inout TreeState,
        widths: [TreeState.Side] = []
    ) throws(TreeSolverUnsupported) {
        do {
            try TreeSolver.solve(tree, along: axis, &state, widths: widths)
        } catch {
            if !error.isShort { throw error }
            state = try TreeState(tree, along: axis, isShort: true)
            try TreeSolver.solve(tree, along: axis, &state, widths: widths)
        }
    }

    var unrounded: UnroundedTreeFrames {
        UnroundedTreeFrames(
            horizontal: horizontal.sides, vertical: vertical.sides, insets: tree.insets,
            parents: tree.isMirrored ? tree.nodes.map(\.parent) : [])
    }

    // MARK: The next round

    /// Returns the next round, not solved yet, with the margins and text sizes that result from
    /// this round's frames. Returns nil if the next round would give the same result.
    func followed(_ document: Document) throws(TreeSolverUnsupported) -> TreeRound? {
        if tree.wrapping.isEmpty && !tree.areas.areRead { return nil }
        var next = self
        var hasChanged = false
        if tree.areas.areRead {
            let own = unrounded
            var areas = tree.areas
            let frames = AbsoluteFrames(
                of: tree.order.map { ViewID($0) }, in: document,
                frame: { own.frame($0.raw) }, parent: { ViewID(tree.nodes[$0.raw].parent) })
            if areas.update(from: frames.unrounded) {
                var measured = MeasuredContent()
                next = try TreeRound(
                    TreeDocument(
                        document, in: tree.environment, areas: areas, measuring: &measured))
                hasChanged = true
            }
        }
        let changed = next.measureTexts(document, after: self)
        try next.follow(changed, changed, gone: [])
        return hasChanged || !changed.isEmpty ? next : nil
    }

    /// Returns the size of the alignment rectangle in which a view's text is laid out.
    private func size(_ id: ViewID) -> Size {
        Size(width: horizontal.size(id.raw), height: vertical.size(id.raw))
    }

    /// Measures the wrapping texts of the views in `outdated`, and those whose size in round `last`
    /// differs from the size for which they were last measured. Returns the views whose content
    /// length changed.
    private mutating func measureTexts(
        _ document: Document, after last: TreeRound, outdated: [Int] = []
    ) -> [Int] {
        if tree.wrapping.isEmpty { return [] }
        let measurer = measurer(document)
        var changed: [Int] = []
        for id in tree.wrapping {
            let size = last.size(id)
            if textSizes[id] == size && !outdated.contains(id.raw) { continue }
            textSizes[id] = size
            if tree.measure(again: id, textSize: size, measurer) { changed.append(id.raw) }
        }
        return changed
    }

    private mutating func follow(
        _ across: [Int], _ down: [Int], gone: [Int]
    ) throws(TreeSolverUnsupported) {
        try horizontal.follow(tree, .horizontal, changed: across, gone: gone)
        try vertical.follow(tree, .vertical, changed: down, gone: gone)
    }

    private func measurer(_ document: Document) -> ContentMeasurer {
        ContentMeasurer(
            document, under: tree.environment.traits, traits: tree.environment.measurement)
    }

    // MARK: Incremental update

    /// Applies a change of the document and the results of the previous round, and solves the
    /// affected views again.
    ///
    /// - Returns: views whose frames must be updated even if the solve did not move them
    mutating func update(
        _ change: TreeChange, _ document: Document, after last: TreeRound?,
        measuring measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) -> [Int] {
        var update = try tree.update(document, change, measurer(document), &measured)
        if let last {
            let texts = measureTexts(document, after: last, outdated: change.views)
            update.horizontal += texts
            update.vertical += texts
        }
        for place in try tree.setConstants(change.constraints) {
            if place.axis == .horizontal {
                update.horizontal.append(place.node)
            } else {
                update.vertical.append(place.node)
            }
        }
        assert(tree.holdsInvariants(document))
        try follow(update.horizontal, update.vertical, gone: change.gone)
        try solve()
        return update.places
    }
}
