/// What solving a tree along one axis has found, kept for the next time.
struct TreeState: Sendable {
    /// Below required, the highest first; the places of lanes.
    private(set) var priorities: [Double] = []
    /// Of views that anything was found out of, most of them stacks: where that stands; else -1.
    private var places: [Int32] = []
    private var findings: [Findings] = []
    /// How many pieces the interiors have, all together.
    private var pieceCount = 0
    /// Whether all priorities of the document's own outweigh those that stacks keep their size by.
    private(set) var isAboveStacks = true
    /// Alignment rectangles relative to the superview's frame, by the number of the view.
    private(set) var sides: [Side] = []
    /// Whether the views in a view have to be placed again.
    private(set) var isDirty: [Bool] = []
    /// Whether the index rule asks of a stack in a stack that it is not less than its content. Where none is,
    /// that changes nothing, and costs are cheaper without.
    private(set) var isShort = false
    /// Whether a view stands in less room than it needs.
    var hasConflict = false
    /// How often the tree has been solved, in which of those times each view came to be elsewhere or of
    /// another size last, how many did in the last one, and the views that hold those.
    private(set) var solving: Int32 = 0
    private(set) var moves: [Int32] = []
    private(set) var moveCount = 0
    private(set) var holders: [Int] = []

    /// Whether all content resists more than any hugs, so that it never gives way to hugging.
    var resistsFirst: Bool { leastResistance > mostHugging }
    private var (leastResistance, mostHugging) = (Double.infinity, 0.0)

    /// One axis of a rectangle, in points. Nothing that was placed is as small as what was not.
    struct Side: Sendable {
        var position = 0.0
        var size = -1.0

        /// The frame's, around the alignment rectangle's.
        func frame(_ insets: (start: Double, end: Double)) -> Side {
            Side(position: position - insets.start, size: size + insets.start + insets.end)
        }
    }

    func size(_ at: Int) -> Double { sides[at].size }

    /// Of no tree.
    static let empty = TreeState(count: 0)

    private init(count: Int) { grow(to: count) }

    init(
        _ tree: TreeDocument, along axis: Axis, isShort: Bool = false
    ) throws(TreePathDeclined) {
        self.init(count: tree.nodes.count)
        self.isShort = isShort
        var (stacks, last) = (0, (hugging: Double.nan, compression: Double.nan))
        for at in tree.order {
            if tree.nodes[at].role == .stack { stacks += 1 }
            if tree.nodes[at].isPlainLeaf[axis] {
                // Most are held as the one before.
                let own = (tree.nodes[at].hugging[axis], tree.nodes[at].compression[axis])
                if own == last || tree.nodes[at].natural(axis) == nil { continue }
                last = own
            }
            try note(tree, at, axis)
        }
        // Something is found out of nearly each.
        findings.reserveCapacity(stacks)
        priorities.sort(by: >)
    }

    /// Room for the views of a tree that has others than before.
    private mutating func grow(to count: Int) {
        sides.grow(to: count, Side())
        moves.grow(to: count, -1)
        isDirty.grow(to: count, true)
        places.grow(to: count, -1)
    }

    /// Of a view that is gone nothing is known: another may come to have its number.
    private mutating func forget(_ at: Int) {
        if at >= isDirty.count { return }
        forgetCost(of: at)
        setEqualSize(.nan, of: at)
        (sides[at].size, isDirty[at]) = (Side().size, true)
    }

    /// Notes the priorities that hold a view's size.
    private mutating func note(
        _ tree: TreeDocument, _ at: Int, _ axis: Axis
    ) throws(TreePathDeclined) {
        if tree.nodes[at].natural(axis) != nil {
            try note(tree.nodes[at].hugging[axis])
            try note(tree.nodes[at].compression[axis])
            compare(tree.nodes[at], axis)
        }
        if tree.nodes[at].hasTerms[axis] {
            for term in tree.terms(of: at, axis) { try note(term.priority) }
        }
        if tree.nodes[at].role != .stack { return }
        let (own, views) = Self.fits(tree.nodes[at], axis)
        if own > 0 { try add(own) }
        if views > 0 { try add(views) }
    }

    /// Gives a priority a lane.
    private mutating func add(_ priority: Double) throws(TreePathDeclined) {
        if priorities.contains(priority) { return }
        // Hiding outweighs all that is not required (`TreeSolver.size(ofHidden:)`).
        guard priorities.count < Slope.indexRule, priority < Priorities.hiding else {
            throw TreePathDeclined()
        }
        priorities.append(priority)
    }

    /// By what a stack keeps its own size along the axis, and those of its views; 0 where by nothing.
    private static func fits(_ node: TreeNode, _ axis: Axis) -> (own: Double, views: Double) {
        if node.role != .stack { return (0, 0) }
        if node.childCount == 0 { return (Priorities.canvasFit, 0) }
        if node.axis == axis {
            return (node.distribution == .equalSpacing ? Priorities.canvasFit : 0, 0)
        }
        if node.alignment == .fill { return (0, 0) }
        return (
            node.childCount == 1 ? Priorities.canvasFit : Priorities.spanningFit,
            Priorities.ambiguitySuppression
        )
    }

    private mutating func compare(_ node: TreeNode, _ axis: Axis) {
        leastResistance = min(leastResistance, node.compression[axis])
        mostHugging = max(mostHugging, node.hugging[axis])
    }

    private mutating func note(_ priority: Double) throws(TreePathDeclined) {
        if priority <= Priorities.spanningFit { isAboveStacks = false }
        if priority < Priorities.required { try add(priority) }
    }

    /// Forgets what followed from views that are others now, or gone.
    mutating func follow(
        _ tree: TreeDocument, _ axis: Axis, changed: [Int], gone: [Int]
    ) throws(TreePathDeclined) {
        grow(to: tree.nodes.count)
        for at in gone { forget(at) }
        for at in changed {
            guard knows(tree, at, axis) else { throw TreePathDeclined() }
            if tree.nodes[at].natural(axis) != nil { compare(tree.nodes[at], axis) }
            invalidate(tree, from: at)
        }
    }

    /// Whether all priorities that hold a view's size have lanes.
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

    /// What a view asks of its size is another than before: so is what all around it ask.
    private mutating func invalidate(_ tree: TreeDocument, from at: Int) {
        var current = at
        while current >= 0 {
            forgetCost(of: current)
            isDirty[current] = true
            current = tree.nodes[current].parent
        }
    }

    /// Called for each view of a document, so it is no call.
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

    /// - Parameter before: how many had moved before the views in the view were placed
    mutating func settle(_ at: Int, before: Int) {
        isDirty[at] = false
        if moveCount > before { holders.append(at) }
    }
}

// MARK: - Findings

extension TreeState {
    /// What has been found out of a view, where somebody has asked: nil else, or not a number.
    private struct Findings: Sendable {
        /// What the views of a stack along this axis come to.
        var line: TreeLine?
        /// What the views of a stack ask of its size.
        var interior: SizeCost?
        /// The size that a stack takes where it is free to.
        var cheapest = Double.nan
        /// Where that is asked for: nil where it is no such stack (`TreeSolver.growth`).
        var growth: Growth??
        /// The least size that it can have.
        var least = Double.nan
        /// What a stack's views come to, for the index rule.
        var content = Double.nan
        /// Of a row the size of the view that is as long as those of other rows.
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

    /// Remembers what a stack's views ask. False where that has become more than a layout is worth: in deep
    /// trees each level would have its own copy of all below it.
    mutating func keep(interior cost: SizeCost, of stack: Int) -> Bool {
        let place = placeOfFindings(stack)
        pieceCount += cost.pieces.count - (findings[place].interior?.pieces.count ?? 0)
        findings[place].interior = cost
        return pieceCount <= 10_000 + 100 * isDirty.count
    }

    /// Nil where it is not known.
    func growth(of stack: Int) -> Growth?? { found(stack).flatMap { findings[$0].growth } }

    mutating func keep(growth: Growth?, of stack: Int) {
        findings[placeOfFindings(stack)].growth = .some(growth)
    }

    /// Not a number where it is not known, as the next three are.
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

    /// Forgets what it would cost, and what that was made of.
    private mutating func forgetCost(of at: Int) {
        guard let place = found(at) else { return }
        pieceCount -= findings[place].interior?.pieces.count ?? 0
        var rest = Findings()
        rest.equalSize = findings[place].equalSize
        findings[place] = rest
    }
}
