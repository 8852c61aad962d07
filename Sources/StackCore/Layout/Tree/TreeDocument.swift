/// The error if the tree solver does not support a document. The simplex solver then solves the
/// constraints of the document.
struct TreeSolverUnsupported: Error {
    /// The view or constraint that makes the document unsupported, if it alone is the reason; else
    /// nil.
    var culprit: ItemID?
    /// Whether the document is unsupported only because a nested stack is shorter than its content.
    /// The caller can then solve the document again with `TreeState.isShort` set.
    var isShort = false
}

/// The input of the tree solver. Each view of a document is a node, whose index is the view's
/// number. Each constraint is stored as its effect on the size or position of one view.
///
/// If a document is read from right to left, its tree is the mirror image of the layout along the
/// horizontal axis: positions are distances from the right edge, so that a leading edge is always a
/// start. Constraints, masks and alignment insets are mirrored when they are read (`isMirrored`),
/// and frames when they are computed (`TreeFrames`).
struct TreeDocument: Sendable {
    var nodes: [TreeNode] = []
    /// Whether some installed view is a cell in a list.
    private(set) var hasCells = false
    /// The properties that only few views have, by view number.
    private var details: [Int: TreeNode.Details] = [:]
    /// The alignment insets in points, by view number, for views whose frame differs from their
    /// alignment rectangle. They are mirrored if the tree is (`isMirrored`).
    private(set) var insets: [Int: Insets] = [:]
    /// The user constraints on the width or height of a view, by view and axis.
    var terms: [Place: [SizeTerm]] = [:]
    /// For each container (a view with subviews that is not a stack) and axis, the plan by which it
    /// places its subviews. `links` contains the constraints that the plan is computed from.
    var plans: [Place: TreePlan] = [:]
    var links: [Place: [TreeLink]] = [:]
    /// Whether the position of some view depends on a view outside its container.
    var reachesFar = false
    /// The frames of the views that are positioned by their autoresizing mask or their list, by
    /// view number.
    private(set) var masks: [Int: AutoresizedFrame] = [:]
    /// Constraints that are only checked after solving. If one is violated, the tree solver throws
    /// (`TreeRound.check`).
    var checks: [BoxConstraint] = []
    /// For each constraint, the list and index at which its effect is stored.
    var parts: [ConstraintID: Part] = [:]
    /// Whether some constraint derives a size from another view's size.
    var followsSizes = false
    /// The margins and safe areas that constraints refer to.
    var areas: TreeAreas
    /// The views that constraints make equally long, in groups (`TreeNode.group`). A view that is
    /// in a group along both axes may occur twice.
    var members: [Int] = []
    /// For each axis, whether constraints make some views equally long along it (`members`).
    var hasGroups = AxisPair(false, false)
    /// The views that were installed when the whole document was last read, parents first.
    private(set) var order: [Int] = []
    /// The views whose text wraps, so that their height depends on their width.
    var wrapping: [ViewID] = []
    /// For each view in `wrapping`, by its number, the measurement of its text without wrapping.
    var unwrapped: [Int: ContentMeasure] = [:]
    var environment: LayoutEnvironment { _read { yield sharedEnvironment.environment } }
    private var sharedEnvironment: SharedEnvironment
    /// Whether the tree is the mirror image of the layout along the horizontal axis.
    var isMirrored: Bool { environment.direction == .rtl }
    /// Whether some required user constraint limits a width or height.
    var requiresSizes = false
    /// Whether some views are not installed.
    private(set) var leavesOut = false
    /// Whether views without content keep the size of their stored frame, as on Interface Builder's
    /// canvas (`DesignedSizes`).
    private let keepsSizes: Bool

    /// The environment of the layout. It is wrapped in a class, because it is large and debug
    /// builds copy the tree at each recursion level.
    private final class SharedEnvironment: Sendable {
        let environment: LayoutEnvironment

        init(_ environment: LayoutEnvironment) { self.environment = environment }
    }

    /// The number of a view, and an axis: the key of `terms`, `plans` and `links`.
    struct Place: Hashable {
        let node: Int
        let axis: Axis
    }

    /// A user constraint on one width or height:
    /// `size REL multiplier · source + constant @ priority`, in which `REL` is the relation.
    struct SizeTerm: Sendable {
        /// The constraint that the term comes from.
        let id: ConstraintID
        let relation: Relation
        var constant: Double
        let priority: Double
        /// The view whose size is multiplied on the right side; nil if the right side is the
        /// constant alone.
        var source: Int?
        var multiplier = 1.0
        /// Whether the constraint limits a height by the width of `source`.
        var isAcross = false
    }

    /// - Parameters:
    ///   - areas: the margins and safe areas that result from the previous round; nil in the first
    ///     round
    ///   - measured: cached measurements; new ones are added
    init(
        _ document: Document, in environment: LayoutEnvironment, areas: TreeAreas? = nil,
        measuring measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) {
        guard Self.isDense(document),
            min(environment.size.width, environment.size.height) >= 0,
            environment.heldHeights(in: document).isEmpty
        else { throw TreeSolverUnsupported() }
        sharedEnvironment = SharedEnvironment(environment)
        self.areas = areas ?? TreeAreas(document, environment)
        keepsSizes = environment.keepsDesignedSizes(
            root: document.inForce(.frame, of: .view(.root), under: environment.traits))
        grow(to: document.nextViewID.raw)
        order.reserveCapacity(document.viewCount)
        try readViews(document)
        var pending = Pending()
        for constraint in document.allConstraints { try read(constraint, &pending) }
        let measurer = ContentMeasurer(
            document, under: environment.traits, traits: environment.measurement)
        try plan(pending)
        try relateSizes(pending)
        try checkGroups()
        assert(holdsInvariants(document))
        // Content is measured last, because measuring is the most expensive step and an earlier
        // step may throw.
        for at in order { try measure(at, measurer, &measured) }
    }

    /// Whether the tree can be updated after an edit instead of being created again. False in three
    /// cases: some size depends on the size of another view; some position depends on a view
    /// outside the container; or constraints refer to margins or safe areas that depend on frames.
    var canUpdate: Bool { !areas.areRead && !followsSizes && !reachesFar }

    /// Returns whether at least about half of the numbers below `nextViewID` belong to views.
    /// Otherwise an array that is indexed by view number would be too large.
    static func isDense(_ document: Document) -> Bool {
        document.nextViewID.raw <= 2 * document.viewCount + 256
    }

    /// Sets the size of the root view.
    mutating func resize(to size: Size) {
        var environment = environment
        environment.size = size
        sharedEnvironment = SharedEnvironment(environment)
    }

    mutating func grow(to count: Int) { nodes.grow(to: count, TreeNode()) }

    /// The numbers of all views in the tree.
    var all: [Int] { nodes.indices.filter { nodes[$0].role != .absent } }

    func details(of at: Int) -> TreeNode.Details {
        nodes[at].hasDetails ? details[at]! : TreeNode.Details()
    }

    mutating func setDetails(_ new: TreeNode.Details, of at: Int) {
        nodes[at].hasDetails = true
        details[at] = new
    }

    func insets(of at: Int) -> Insets { nodes[at].hasInsets ? insets[at]! : .zero }

    /// Sets a view's alignment insets. Does nothing if they are unchanged, because a change would
    /// copy storage that earlier layouts share.
    mutating func setInsets(_ new: Insets, of at: Int) {
        if insets(of: at) == new { return }
        insets[at] = new == .zero ? nil : new
        nodes[at].hasInsets = new != .zero
    }

    mutating func remove(_ at: Int) {
        setInsets(.zero, of: at)
        nodes[at] = TreeNode()
        details[at] = nil
        wrapping.removeAll { $0.raw == at }
        unwrapped[at] = nil
    }
}

// MARK: - Hierarchy

extension TreeDocument {
    /// Returns the first child of a view, in the sense of `TreeNode.firstChild`; nil if there is
    /// none.
    func firstChild(of at: Int) -> Int? {
        let child = nodes[at].firstChild
        return child < 0 ? nil : child
    }

    /// Returns the next view in the superview's list of children; nil if there is none.
    func sibling(of at: Int) -> Int? {
        let next = nodes[at].nextSibling
        return next < 0 ? nil : next
    }

    /// Returns the first visible arranged view of a stack; nil if there is none.
    func firstVisible(of at: Int) -> Int? {
        firstChild(of: at).flatMap { nodes[$0].isHidden ? nextVisible(behind: $0) : $0 }
    }

    func nextVisible(behind at: Int) -> Int? {
        var next = nodes[at].nextSibling
        while next >= 0, nodes[next].isHidden { next = nodes[next].nextSibling }
        return next < 0 ? nil : next
    }

    /// Returns the spacing in points after view `at` in its stack.
    func spacing(behind at: Int, in stack: Int) -> Double {
        nodes[at].gap(otherwise: nodes[stack].spacing)
    }

    /// Returns the margins in points that a stack keeps before and after its arranged views; 0 if
    /// it does not arrange them relative to its margins.
    func padding(of at: Int, _ axis: Axis) -> (start: Double, end: Double) {
        nodes[at].isPadded ? details(of: at).padding.ends(axis) : (0, 0)
    }

    /// Returns the total length in points of the margins that a stack keeps before and after its
    /// arranged views.
    func paddingLength(of at: Int, _ axis: Axis) -> Double {
        let padding = padding(of: at, axis)
        return padding.start + padding.end
    }

    /// Returns the user constraints on the view's width or height.
    func terms(of at: Int, _ axis: Axis) -> [SizeTerm] { terms[Place(node: at, axis: axis)] ?? [] }

    /// Links the children of a view into a list. The list also contains children that are not
    /// installed.
    mutating func link(_ view: ViewReading) {
        let at = view.id.raw
        var (last, holdsInner) = (-1, false)
        for child in view.children {
            if last >= 0 { nodes[last].nextSibling = child.raw }
            last = child.raw
            // If the role of a child is not known yet, reading the child updates `holdsInner`
            // later.
            if nodes[last].role == .stack || nodes[last].role == .container { holdsInner = true }
        }
        if last >= 0 { nodes[last].nextSibling = -1 }
        nodes[at].firstChild = view.children.first?.raw ?? -1
        nodes[at].childCount = view.children.count
        nodes[at].holdsInner = holdsInner
    }

    /// Removes the children that are not installed from a view's list of children.
    private mutating func unlinkAbsent(in at: Int) {
        var (child, last) = (nodes[at].firstChild, -1)
        while child >= 0 {
            let next = nodes[child].nextSibling
            if nodes[child].role != .absent {
                last = child
            } else {
                if last < 0 { nodes[at].firstChild = next } else { nodes[last].nextSibling = next }
                nodes[at].childCount -= 1
            }
            child = next
        }
        if nodes[at].role == .container && nodes[at].childCount == 0 { nodes[at].role = .leaf }
    }
}

// MARK: - Views

extension TreeDocument {
    private mutating func readViews(_ document: Document) throws(TreeSolverUnsupported) {
        var pending = [ViewID.root]
        while let id = pending.popLast() {
            let view = ViewReading(id, in: document)
            guard try read(view) else {
                leavesOut = true
                continue
            }
            order.append(id.raw)
            if view.children.isEmpty { continue }
            link(view)
            for child in view.children.reversed() { pending.append(child) }
        }
        if leavesOut { for at in order { unlinkAbsent(in: at) } }
    }

    /// Reads a view. Its superview must have been read before. Returns false if the view is not
    /// installed.
    mutating func read(_ view: ViewReading) throws(TreeSolverUnsupported) -> Bool {
        let at = view.id.raw
        let settings = nodes[at].read(view, under: environment.traits)
        if !settings.isInstalled && view.id != .root {
            nodes[at].role = .absent
            return false
        }
        if view.kind == .cell, view.parent != nil { hasCells = true }
        if let parent = view.parent?.raw {
            let isArranged = nodes[parent].role == .stack
            nodes[at].setDepth(below: nodes[parent].depth, isArranged: isArranged)
            if nodes[at].role != .leaf { nodes[parent].holdsInner = true }
            if settings.designedFrame != nil, !isArranged,
                let mask = autoresizedFrame(of: view, settings)
            {
                masks[at] = mask
            }
        }
        if nodes[at].isPadded {
            var details = details(of: at)
            details.padding = areas.margins(of: view.id)
            setDetails(details, of: at)
        }
        try check(view, settings)
        let keepsSize =
            keepsSizes && view.parent != nil
            && DesignedSizes.isKept(
                of: view.kind, isArranged: nodes[at].isArranged, by: settings.mask)
        if keepsSize || nodes[at].hasDetails {
            let frame = keepsSize ? settings.designedFrame : nil
            var details = details(of: at)
            details.designed = IntrinsicSize(
                width: details.isFixed.horizontal ? nil : frame?.width,
                height: details.isFixed.vertical ? nil : frame?.height)
            setDetails(details, of: at)
        }
        return true
    }

    private func check(
        _ view: ViewReading, _ settings: TreeNode.Settings
    ) throws(TreeSolverUnsupported) {
        let unsupported = TreeSolverUnsupported(culprit: .view(view.id))
        if let own = settings.direction, own != environment.direction { throw unsupported }
        if settings.mask != nil && nodes[view.id.raw].isArranged && environment.masksApplyToArranged
        {
            throw unsupported
        }
        if view.kind != .stack { return }
        if settings.baselineRelative { throw unsupported }
        if view.subviewCount != view.children.count { throw unsupported }
    }
}
