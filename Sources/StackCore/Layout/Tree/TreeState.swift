/// The results of solving a tree along one axis, which the next solve reuses.
struct TreeState: Sendable {
    /// The optional priorities in use, from the highest to the lowest. The cost of a priority is in
    /// the lane of a `Slope` that has the same index.
    private(set) var priorities: [Double] = []
    /// For each view, the index of its cached results in `findings`; -1 if nothing is cached. Most
    /// views with findings are stacks.
    private var places: [Int32] = []
    private var findings: [Findings] = []
    /// The total number of pieces (`SizeCost.pieces`) in all cached costs of stacks.
    private var pieceCount = 0
    /// Whether all hugging, compression and constraint priorities are higher than the priorities at
    /// which UIKit shrinks a stack to the size of its views.
    private(set) var isAboveStacks = true
    /// The position and size of each view's alignment rectangle along the axis, relative to the
    /// superview's frame, by view number.
    private(set) var sides: [Side] = []
    /// For each view, whether its children must be placed again.
    private(set) var isDirty: [Bool] = []
    /// Whether the index rule (`Slope`) adds a cost for a nested stack that is shorter than its
    /// content. False as long as no stack is, because solving is faster without this cost.
    private(set) var isShort = false
    /// Whether a view got less space than it needs.
    var hasConflict = false
    /// The number of solves so far.
    private(set) var solving: Int32 = 0
    /// For each view, the number of the last solve that changed its position or size; -1 if none
    /// did.
    private(set) var moves: [Int32] = []
    /// The number of views whose position or size was changed by the last solve, or by the current
    /// one so far.
    private(set) var moveCount = 0
    /// The superviews of the views that were changed by the last solve, or by the current one so
    /// far.
    private(set) var holders: [Int] = []

    /// Whether every compression resistance exceeds every hugging priority, so that no view's
    /// content is compressed to satisfy another view's hugging.
    var resistsFirst: Bool { leastResistance > mostHugging }
    private var (leastResistance, mostHugging) = (Double.infinity, 0.0)

    /// The position and size of a rectangle along one axis, in points. The size is negative until
    /// the view is placed.
    struct Side: Sendable {
        var position = 0.0
        var size = -1.0

        /// Returns the position and length of the frame whose alignment rectangle this is.
        ///
        /// - Parameter insets: the alignment insets at the start (left or top) and at the end, in
        ///   points
        func frame(_ insets: (start: Double, end: Double)) -> Side {
            Side(position: position - insets.start, size: size + insets.start + insets.end)
        }

        /// Returns the mirror image of the rectangle in a superview of the given length.
        func mirrored(in length: Double) -> Side {
            Side(position: length - position - size, size: size)
        }
    }

    func size(_ at: Int) -> Double { sides[at].size }

    /// The state of an empty tree.
    static let empty = TreeState(count: 0)

    private init(count: Int) { grow(to: count) }

    init(
        _ tree: TreeDocument, along axis: Axis, isShort: Bool = false
    ) throws(TreeSolverUnsupported) {
        self.init(count: tree.nodes.count)
        self.isShort = isShort
        var (stacks, last) = (0, (hugging: Double.nan, compression: Double.nan))
        for at in tree.order {
            if tree.nodes[at].role == .stack { stacks += 1 }
            if tree.nodes[at].isPlainLeaf[axis] {
                // A view with the same priorities as the previous view adds no priorities. This
                // shortcut applies to most views.
                let own = (tree.nodes[at].hugging[axis], tree.nodes[at].compression[axis])
                if own == last || tree.nodes[at].natural(axis) == nil { continue }
                last = own
            }
            try addPriorities(tree, at, axis)
        }
        // Reserved for all stacks, because almost every stack gets findings.
        findings.reserveCapacity(stacks)
        priorities.sort(by: >)
    }

    /// Extends the arrays to the number of views in the tree.
    private mutating func grow(to count: Int) {
        sides.grow(to: count, Side())
        moves.grow(to: count, -1)
        isDirty.grow(to: count, true)
        places.grow(to: count, -1)
    }

    /// Removes all results of a deleted view, because another view may reuse its number.
    private mutating func forget(_ at: Int) {
        if at >= isDirty.count { return }
        forgetCost(of: at)
        setEqualSize(.nan, of: at)
        (sides[at].size, isDirty[at]) = (Side().size, true)
    }

    /// Adds the priorities that affect a view's size to `priorities`.
    private mutating func addPriorities(
        _ tree: TreeDocument, _ at: Int, _ axis: Axis
    ) throws(TreeSolverUnsupported) {
        if tree.nodes[at].natural(axis) != nil {
            try addUnlessRequired(tree.nodes[at].hugging[axis])
            try addUnlessRequired(tree.nodes[at].compression[axis])
            compare(tree.nodes[at], axis)
        }
        if tree.nodes[at].hasTerms[axis] {
            for term in tree.terms(of: at, axis) { try addUnlessRequired(term.priority) }
        }
        if tree.nodes[at].role != .stack { return }
        let (own, views) = Self.fits(tree.nodes[at], axis)
        if own > 0 { try add(own) }
        if views > 0 { try add(views) }
    }

    /// Adds a priority to `priorities`. Throws if a `Slope` has no lane left for it.
    private mutating func add(_ priority: Double) throws(TreeSolverUnsupported) {
        if priorities.contains(priority) { return }
        // UIKit gives hidden views size 0 at `Priorities.hiding`. This priority must exceed all
        // priorities in slopes, because `TreeSolver.size(ofHidden:)` considers only required
        // constraints.
        guard priorities.count < Slope.indexRule, priority < Priorities.hiding else {
            throw TreeSolverUnsupported()
        }
        priorities.append(priority)
    }

    /// Returns two priorities for the given axis: `own`, at which UIKit shrinks the stack to the
    /// size of its views, and `views`, at which it shrinks the views to nothing. A priority is 0 if
    /// UIKit has no such constraint.
    private static func fits(_ node: TreeNode, _ axis: Axis) -> (own: Double, views: Double) {
        if node.role != .stack { return (0, 0) }
        if node.childCount == 0 { return (Priorities.canvasFit, 0) }
        if node.axis == axis { return (node.distribution.fit ?? 0, 0) }
        guard let own = node.alignment.fit(views: node.childCount) else { return (0, 0) }
        return (own, Priorities.ambiguitySuppression)
    }

    private mutating func compare(_ node: TreeNode, _ axis: Axis) {
        leastResistance = min(leastResistance, node.compression[axis])
        mostHugging = max(mostHugging, node.hugging[axis])
    }

    private mutating func addUnlessRequired(_ priority: Double) throws(TreeSolverUnsupported) {
        if priority <= Priorities.spanningFit { isAboveStacks = false }
        if priority < Priorities.required { try add(priority) }
    }

    /// Removes the cached results of changed and deleted views and of their ancestors. Throws if a
    /// changed view has a priority that is not in `priorities`.
    mutating func follow(
        _ tree: TreeDocument, _ axis: Axis, changed: [Int], gone: [Int]
    ) throws(TreeSolverUnsupported) {
        grow(to: tree.nodes.count)
        for at in gone { forget(at) }
        for at in changed {
            guard knows(tree, at, axis) else { throw TreeSolverUnsupported() }
            if tree.nodes[at].natural(axis) != nil { compare(tree.nodes[at], axis) }
            invalidate(tree, from: at)
        }
    }

    /// Returns whether `priorities` contains all priorities that affect a view's size, and none of
    /// them makes `isAboveStacks` false.
    private func knows(_ tree: TreeDocument, _ at: Int, _ axis: Axis) -> Bool {
        func knows(_ priority: Double) -> Bool {
            priority >= Priorities.required
                || priorities.contains(priority)
                    && !(isAboveStacks && priority <= Priorities.spanningFit)
        }
        let node = tree.nodes[at]
        let (own, views) = Self.fits(node, axis)
        return (own == 0 || priorities.contains(own)) && (views == 0 || priorities.contains(views))
            && (node.natural(axis) == nil
                || knows(node.hugging[axis]) && knows(node.compression[axis]))
            && (!node.hasTerms[axis] || tree.terms(of: at, axis).allSatisfy { knows($0.priority) })
    }

    /// Removes the cached costs (`SizeCost`) of a view and of all its ancestors.
    private mutating func invalidate(_ tree: TreeDocument, from at: Int) {
        var current = at
        while current >= 0 {
            forgetCost(of: current)
            isDirty[current] = true
            current = tree.nodes[current].parent
        }
    }

    /// Sets the position and size of a view. Inlined, because it is called for every view that is
    /// placed.
    @inline(__always)
    mutating func place(_ at: Int, at position: Double, size: Double) {
        let old = sides[at]
        if old.size != size {
            isDirty[at] = true
        } else if old.position == position {
            return
        }
        sides[at] = Side(position: position, size: size)
        moves[at] = solving
        moveCount += 1
    }

    mutating func begin() {
        solving += 1
        moveCount = 0
        holders.removeAll(keepingCapacity: true)
    }

    /// Records that the children of a view have been placed. If any child moved, adds the view to
    /// `holders`.
    ///
    /// - Parameter before: the value of `moveCount` before the children of the view were placed
    mutating func settle(_ at: Int, before: Int) {
        isDirty[at] = false
        if moveCount > before { holders.append(at) }
    }
}

// MARK: - Findings

extension TreeState {
    /// The cached results for one view. A value that is not known is nil or NaN.
    private struct Findings: Sendable {
        /// The summary of the stack's visible views along this axis.
        var line: TreeLine?
        /// The cost of the stack's size that comes from its arranged views (`TreeSolver.interior`).
        var interior: SizeCost?
        /// The preferred size of the stack, in points.
        var cheapest = Double.nan
        /// The cached result of `TreeSolver.growth`: the stack's preferred size and its cost for
        /// each further point. The outer optional is nil if the result is not cached. The inner
        /// optional is nil if the stack's cost cannot be described by these two numbers.
        var growth: Growth??
        /// The minimum size of the view, in points (`TreeSolver.leastSize`).
        var least = Double.nan
        /// The length of the stack's content in points (`TreeSolver.content`).
        var content = Double.nan
        /// The length in points of the row's view that belongs to a column (`TreeSolver.columns`);
        /// NaN if the stack is not a row with such a view.
        var equalSize = Double.nan
    }

    private func found(_ at: Int) -> Int? {
        let place = Int(places[at])
        return place < 0 ? nil : place
    }

    private mutating func placeOfFindings(_ at: Int) -> Int {
        if let place = found(at) { return place }
        places[at] = Int32(findings.count)
        findings.append(Findings())
        return findings.count - 1
    }

    func line(of stack: Int) -> TreeLine? { found(stack).flatMap { findings[$0].line } }

    mutating func keep(_ line: TreeLine, of stack: Int) {
        findings[placeOfFindings(stack)].line = line
    }

    func interior(of stack: Int) -> SizeCost? { found(stack).flatMap { findings[$0].interior } }

    /// Caches the part of the cost of a stack's size that comes from its arranged views. Returns
    /// false if all cached costs together then have too many pieces. There is a limit because in a
    /// deep tree the cost of each stack contains copies of the costs of all stacks inside it.
    mutating func keep(interior cost: SizeCost, of stack: Int) -> Bool {
        let place = placeOfFindings(stack)
        pieceCount += cost.pieces.count - (findings[place].interior?.pieces.count ?? 0)
        findings[place].interior = cost
        return pieceCount <= 10_000 + 100 * isDirty.count
    }

    /// Returns the cached growth of a stack. The outer optional is nil if nothing is cached, the
    /// inner one if the stack has no `Growth`.
    func growth(of stack: Int) -> Growth?? { found(stack).flatMap { findings[$0].growth } }

    mutating func keep(growth: Growth?, of stack: Int) {
        findings[placeOfFindings(stack)].growth = .some(growth)
    }

    /// Returns the cached preferred size of a stack; NaN if it is not known. The next three getters
    /// also return cached values or NaN.
    func cheapest(of stack: Int) -> Double { found(stack).map { findings[$0].cheapest } ?? .nan }

    mutating func keep(cheapest size: Double, of stack: Int) {
        findings[placeOfFindings(stack)].cheapest = size
    }

    func least(of stack: Int) -> Double { found(stack).map { findings[$0].least } ?? .nan }

    mutating func keep(least size: Double, of stack: Int) {
        findings[placeOfFindings(stack)].least = size
    }

    func content(of stack: Int) -> Double { found(stack).map { findings[$0].content } ?? .nan }

    mutating func keep(content length: Double, of stack: Int) {
        findings[placeOfFindings(stack)].content = length
    }

    func equalSize(of row: Int) -> Double { found(row).map { findings[$0].equalSize } ?? .nan }

    mutating func setEqualSize(_ size: Double, of row: Int) {
        let known = equalSize(of: row)
        if known == size || known.isNaN && size.isNaN { return }
        findings[placeOfFindings(row)].equalSize = size
        isDirty[row] = true
    }

    /// Removes the cached cost of a view and all other cached results except `equalSize`.
    private mutating func forgetCost(of at: Int) {
        guard let place = found(at) else { return }
        pieceCount -= findings[place].interior?.pieces.count ?? 0
        var rest = Findings()
        rest.equalSize = findings[place].equalSize
        findings[place] = rest
    }
}
