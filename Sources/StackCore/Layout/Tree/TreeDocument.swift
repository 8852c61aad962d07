/// An error thrown if the tree solver does not support a document. The simplex then solves the
/// constraints of the document.
struct TreeSolverUnsupported: Error {
    /// The item that alone makes the document unsupported; nil if it is not known.
    var culprit: ItemID?
    /// Whether the only reason is a nested stack that is shorter than its content. Solving again
    /// with `TreeState.isShort` then helps.
    var isShort = false
}

/// A document as a tree of sizes. Views are stored as nodes by their number, and constraints as
/// their effects on the size or position of one view.
struct TreeDocument: Sendable {
    var nodes: [TreeNode] = []
    /// Details of the few views that have some, by view number.
    private var details: [Int: TreeNode.Details] = [:]
    /// The insets in points between frame and alignment rectangle, by view number, if they differ.
    private(set) var insets: [Int: Insets] = [:]
    /// User constraints that apply to a single size, for nodes that have any.
    var terms: [Place: [SizeTerm]] = [:]
    /// The plans by which containers place their subviews, with the links they are made from.
    var plans: [Place: TreePlan] = [:]
    var links: [Place: [TreeLink]] = [:]
    /// Whether some positions depend on items outside the container.
    var reachesFar = false
    /// The frames of views positioned by an autoresizing mask.
    private(set) var masks: [Int: AutoresizedFrame] = [:]
    /// Constraints that are only checked after solving. If one is violated, the tree solver throws
    /// (`TreeRound.check`).
    var checks: [BoxConstraint] = []
    /// The list that contains the effect of each constraint.
    var parts: [ConstraintID: Part] = [:]
    /// Whether constraints derive sizes from other views' sizes.
    var followsSizes = false
    /// The margins and safe areas that constraints refer to.
    var areas: TreeAreas
    /// The views in groups of equal length. A view in groups along both axes may occur twice.
    var members: [Int] = []
    /// Whether such groups exist along each axis.
    var hasGroups = AxisPair(false, false)
    /// The installed views at the last full read, parents first.
    private(set) var order: [Int] = []
    /// The views whose height depends on their width.
    var wrapping: [ViewID] = []
    var environment: LayoutEnvironment { surroundings.environment }
    private var surroundings: Surroundings
    /// Whether user constraints require sizes.
    var requiresSizes = false
    /// Whether some views are not installed.
    private(set) var leavesOut = false
    /// Whether views without content keep their designed size, as on the canvas.
    private let keepsSizes: Bool

    /// Stored in a class, because it is large and debug builds copy the tree at each recursion
    /// level.
    private final class Surroundings: Sendable {
        let environment: LayoutEnvironment

        init(_ environment: LayoutEnvironment) { self.environment = environment }
    }

    struct Place: Hashable {
        let node: Int
        let axis: Axis
    }

    /// A size constraint `size REL multiplier · source + constant @ priority`.
    struct SizeTerm: Sendable {
        /// The constraint that the term comes from.
        let id: ConstraintID
        let relation: Relation
        var constant: Double
        let priority: Double
        /// The view whose size the term depends on; nil if the term is only the constant.
        var source: Int?
        var multiplier = 1.0
        /// Whether the term derives a height from the source's width.
        var isAcross = false
    }

    /// - Parameters:
    ///   - areas: the margins and safe areas of the last round; nil in the first round
    ///   - measured: cached measurements; new ones are added
    init(
        _ document: Document, in environment: LayoutEnvironment, areas: TreeAreas? = nil,
        measuring measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) {
        guard Self.isDense(document), environment.direction == .ltr,
            min(environment.size.width, environment.size.height) >= 0
        else { throw TreeSolverUnsupported() }
        surroundings = Surroundings(environment)
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
        // Measured last, because it is the most expensive step.
        for at in order { try measure(at, measurer, &measured) }
    }

    /// Whether the tree can be updated after an edit. It cannot if a size or position depends on
    /// margins or safe areas that depend on frames, on the size of another view, or on an item
    /// outside the view's container.
    var canUpdate: Bool { !areas.areRead && !followsSizes && !reachesFar }

    /// Whether the view numbers are dense enough for arrays indexed by them.
    static func isDense(_ document: Document) -> Bool {
        document.nextViewID.raw <= 2 * document.viewCount + 256
    }

    /// Sets the size of the root view.
    mutating func resize(to size: Size) {
        var environment = environment
        environment.size = size
        surroundings = Surroundings(environment)
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

    /// Sets a view's insets. Does nothing if they are unchanged, so that earlier layouts keep
    /// sharing the storage.
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
    }
}

// MARK: - Hierarchy

extension TreeDocument {
    /// Returns the first child of a view; nil if there is none.
    func firstChild(of at: Int) -> Int? {
        let child = nodes[at].firstChild
        return child < 0 ? nil : child
    }

    /// Returns the next view with the same parent; nil if there is none.
    func sibling(of at: Int) -> Int? {
        let next = nodes[at].nextSibling
        return next < 0 ? nil : next
    }

    /// Returns the first visible view of a stack; nil if there is none.
    func firstVisible(of at: Int) -> Int? {
        firstChild(of: at).flatMap { nodes[$0].isHidden ? nextVisible(behind: $0) : $0 }
    }

    func nextVisible(behind at: Int) -> Int? {
        var next = nodes[at].nextSibling
        while next >= 0, nodes[next].isHidden { next = nodes[next].nextSibling }
        return next < 0 ? nil : next
    }

    /// Returns the spacing after a view in points.
    func spacing(behind at: Int, in stack: Int) -> Double {
        nodes[at].gap(otherwise: nodes[stack].spacing)
    }

    /// Returns the margins in points before and after a stack's arranged views.
    func padding(of at: Int, _ axis: Axis) -> (start: Double, end: Double) {
        nodes[at].isPadded ? details(of: at).padding.ends(axis) : (0, 0)
    }

    /// Returns the sum of both margins along the axis, in points.
    func kept(of at: Int, _ axis: Axis) -> Double {
        let padding = padding(of: at, axis)
        return padding.start + padding.end
    }

    /// Returns the user constraints that apply only to the view's size.
    func terms(of at: Int, _ axis: Axis) -> [SizeTerm] { terms[Place(node: at, axis: axis)] ?? [] }

    /// Links the children of a view, whether they are installed or not.
    mutating func link(_ view: ViewReading) {
        let at = view.id.raw
        var (last, holdsInner) = (-1, false)
        for child in view.held {
            if last >= 0 { nodes[last].nextSibling = child.raw }
            last = child.raw
            // A child that is read later sets `holdsInner` then.
            if nodes[last].role == .stack || nodes[last].role == .container { holdsInner = true }
        }
        if last >= 0 { nodes[last].nextSibling = -1 }
        nodes[at].firstChild = view.held.first?.raw ?? -1
        nodes[at].childCount = view.held.count
        nodes[at].holdsInner = holdsInner
    }

    /// Removes views that are not installed from a view's children.
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
            if view.held.isEmpty { continue }
            link(view)
            for child in view.held.reversed() { pending.append(child) }
        }
        if leavesOut { for at in order { unlinkAbsent(in: at) } }
    }

    /// Reads a view whose superview was read before. Returns false if the view is not installed.
    mutating func read(_ view: ViewReading) throws(TreeSolverUnsupported) -> Bool {
        let at = view.id.raw
        let settings = nodes[at].read(view, under: environment.traits)
        if !settings.isInstalled && view.id != .root {
            nodes[at].role = .absent
            return false
        }
        if let parent = view.parent?.raw {
            let isArranged = nodes[parent].role == .stack
            nodes[at].stand(in: nodes[parent].depth, isArranged)
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
        let declined = TreeSolverUnsupported(culprit: .view(view.id))
        if settings.direction == .rtl { throw declined }
        if settings.mask != nil && nodes[view.id.raw].isArranged && environment.masksApplyToArranged
        {
            throw declined
        }
        if view.kind != .stack { return }
        if settings.baselineRelative { throw declined }
        if view.subviewCount != view.held.count { throw declined }
    }
}
