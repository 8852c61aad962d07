/// What the tree path does not solve: the constraint list and the simplex do.
struct TreePathDeclined: Error {
    /// What is enough to decline a document, whatever else is in it; nil where that is not known.
    var culprit: ItemID?
    /// Whether it is only that a stack in a stack is less than its content, which is to be weighed
    /// (`TreeState.isShort`).
    var isShort = false
}

/// A document as a tree of sizes: its views as numbers, by the number of the view, and its constraints
/// as what they do to one view's size or place.
struct TreeDocument: Sendable {
    var nodes: [TreeNode] = []
    /// Of the few views that have any, by number.
    private var details: [Int: TreeNode.Details] = [:]
    /// How frames lie around alignment rectangles, in points, where they do not lie on them.
    private(set) var insets: [Int: Insets] = [:]
    /// What the user's constraints say of one size alone; for nodes that have any.
    var terms: [Place: [SizeTerm]] = [:]
    /// How containers hold what is in them, and what that is read from.
    var plans: [Place: TreePlan] = [:]
    var links: [Place: [TreeLink]] = [:]
    /// Constraints from a view in a container to something around that.
    var farLinks: [Place: [FarLink]] = [:]
    /// Whether there have been such: then views hang on places that no container of theirs knows of.
    var reachesFar = false
    /// Of the views that their mask places: how.
    private(set) var masks: [Int: MaskedPlace] = [:]
    /// Constraints between sizes, until it is known how views are held.
    var relatedSizes: [Relating] = []
    /// Constraints that hold by themselves, or the tree path declines (`TreeChecks`).
    var checks: [Relating] = []
    /// What became of each constraint.
    var parts: [ConstraintID: Part] = [:]
    /// Whether sizes follow from other views' sizes by constraints.
    var followsSizes = false
    /// Margins and safe areas that constraints lie in.
    var areas: TreeAreas
    /// The views that are as long as others by constraints; one may be here for both axes.
    var members: [Int] = []
    /// Along which axes there have been such.
    var hasGroups = AxisPair(false, false)
    /// The installed views when it was read as a whole, parents first.
    private(set) var order: [Int] = []
    /// The views whose height follows from their width.
    var wrapping: [ViewID] = []
    var environment: LayoutEnvironment { surroundings.environment }
    private var surroundings: Surroundings
    /// Whether constraints of the user's require sizes.
    var requiresSizes = false
    /// Whether some views are not installed.
    private(set) var leavesOut = false
    /// Whether views without content keep the size that they have on the canvas.
    private let keepsSizes: Bool

    /// Apart, for it is large, and a build for debugging copies the tree at each level of a deep one.
    private final class Surroundings: Sendable {
        let environment: LayoutEnvironment

        init(_ environment: LayoutEnvironment) { self.environment = environment }
    }

    struct Place: Hashable {
        let node: Int
        let axis: Axis
    }

    /// `size REL multiplier · source + constant @ priority`.
    struct SizeTerm: Sendable {
        /// The constraint that says so.
        let id: ConstraintID
        let relation: Relation
        var constant: Double
        let priority: Double
        /// The view whose size it follows; nil where the constant says it all.
        var source: Int?
        var multiplier = 1.0
        /// Whether that is the source's width, and this a height.
        var isAcross = false
    }

    /// - Parameter areas: what the last round knew of margins and safe areas; nil in the first
    init(
        _ document: Document, in environment: LayoutEnvironment, areas: TreeAreas? = nil
    ) throws(TreePathDeclined) {
        guard Self.isDense(document), environment.direction == .ltr,
            min(environment.size.width, environment.size.height) >= 0
        else { throw TreePathDeclined() }
        surroundings = Surroundings(environment)
        self.areas = areas ?? TreeAreas(document, environment)
        keepsSizes = environment.keepsDesignedSizes(
            root: document.inForce(.frame, of: .view(.root), under: environment.traits))
        grow(to: document.nextViewID.raw)
        order.reserveCapacity(document.viewCount)
        try readViews(document)
        for constraint in document.allConstraints { try read(constraint) }
        let measurer = ContentMeasurer(
            document, under: environment.traits, traits: environment.measurement)
        try plan()
        try relateSizes()
        try checkGroups()
        assert(document.allConstraints.allSatisfy { parts[$0.id] != nil })
        // Last, for it is the dearest.
        for at in order { try measure(at, measurer) }
    }

    /// Whether what follows from an edit follows inside of containers and stacks alone.
    var knowsWhatFollows: Bool { !areas.areRead && !followsSizes && !reachesFar }

    /// Numbers much larger than there are views would take more room than they are worth.
    static func isDense(_ document: Document) -> Bool {
        document.nextViewID.raw <= 2 * document.viewCount + 256
    }

    /// Another size of the root view.
    mutating func resize(to size: Size) {
        var environment = environment
        environment.size = size
        surroundings = Surroundings(environment)
    }

    mutating func grow(to count: Int) { nodes.grow(to: count, TreeNode()) }

    /// Every view in the tree, by number.
    var all: [Int] { nodes.indices.filter { nodes[$0].role != .absent } }

    func details(of at: Int) -> TreeNode.Details {
        nodes[at].hasDetails ? details[at]! : TreeNode.Details()
    }

    mutating func setDetails(_ new: TreeNode.Details, of at: Int) {
        nodes[at].hasDetails = true
        details[at] = new
    }

    func insets(of at: Int) -> Insets { nodes[at].hasInsets ? insets[at]! : .zero }

    /// Layouts of before share the insets as long as none is another.
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

// MARK: - Who is in whom

extension TreeDocument {
    /// The first view in a view; nil where there is none.
    func firstChild(of at: Int) -> Int? {
        let child = nodes[at].firstChild
        return child < 0 ? nil : child
    }

    /// The next view in the same view.
    func sibling(of at: Int) -> Int? {
        let next = nodes[at].nextSibling
        return next < 0 ? nil : next
    }

    /// The first visible view of a stack; nil where none is.
    func firstVisible(of at: Int) -> Int? {
        firstChild(of: at).flatMap { nodes[$0].isHidden ? nextVisible(behind: $0) : $0 }
    }

    func nextVisible(behind at: Int) -> Int? {
        var next = nodes[at].nextSibling
        while next >= 0, nodes[next].isHidden { next = nodes[next].nextSibling }
        return next < 0 ? nil : next
    }

    /// In points.
    func spacing(behind at: Int, in stack: Int) -> Double {
        nodes[at].gap(otherwise: nodes[stack].spacing)
    }

    /// What a stack keeps free before and behind what it arranges, in points.
    func padding(of at: Int, _ axis: Axis) -> (start: Double, end: Double) {
        nodes[at].isPadded ? details(of: at).padding.ends(axis) : (0, 0)
    }

    /// What its margins keep free along the axis, both together, in points.
    func kept(of at: Int, _ axis: Axis) -> Double {
        let padding = padding(of: at, axis)
        return padding.start + padding.end
    }

    /// What the user's constraints say of a view's size alone.
    func terms(of at: Int, _ axis: Axis) -> [SizeTerm] { terms[Place(node: at, axis: axis)] ?? [] }

    /// Strings up what a view holds, as if all of it were installed.
    mutating func link(_ view: ViewReading) {
        let at = view.id.raw
        var (last, holdsInner) = (-1, false)
        for child in view.held {
            if last >= 0 { nodes[last].nextSibling = child.raw }
            last = child.raw
            // Where it has not been read yet, reading it says so.
            if nodes[last].role == .stack || nodes[last].role == .container { holdsInner = true }
        }
        if last >= 0 { nodes[last].nextSibling = -1 }
        nodes[at].firstChild = view.held.first?.raw ?? -1
        nodes[at].childCount = view.held.count
        nodes[at].holdsInner = holdsInner
    }

    /// Takes what is not installed out of what a view holds.
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
    private mutating func readViews(_ document: Document) throws(TreePathDeclined) {
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

    /// Reads a view in a superview that is known. False where it is not installed.
    mutating func read(_ view: ViewReading) throws(TreePathDeclined) -> Bool {
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
                let mask = maskedPlace(of: view, settings)
            {
                masks[at] = mask
            }
        }
        if nodes[at].isPadded {
            var details = details(of: at)
            details.padding = margins(of: at)
            setDetails(details, of: at)
        }
        try check(view, settings)
        let keepsSize =
            keepsSizes && view.parent != nil && (view.kind == .label || nodes[at].isArranged)
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
    ) throws(TreePathDeclined) {
        let declined = TreePathDeclined(culprit: .view(view.id))
        if settings.direction == .rtl { throw declined }
        if settings.mask != nil && nodes[view.id.raw].isArranged && environment.masksHoldArranged {
            throw declined
        }
        if view.kind != .stack { return }
        if settings.baselineRelative { throw declined }
        if view.subviewCount != view.held.count { throw declined }
    }
}
