/// An edge or the centre of a container, of one of its subviews, or of a view outside the container
/// (`isAround`), along one axis.
struct TreePoint: Hashable, Sendable {
    enum Edge: Int, Sendable {
        case start, end, center
        /// The end of a scroll view's content. The content starts where the scroll view starts. In
        /// a mirrored tree, `contentEnd` is the start of the content, which ends where the scroll
        /// view ends.
        case contentEnd
    }

    let view: Int
    let edge: Edge
    /// Whether the view is outside the container: an ancestor of the container, or a child of such
    /// an ancestor.
    var isAround = false
}

/// A required equality `first = second + offset` between two edges or centres, at least one of them
/// in the container. The offset is in points.
struct TreeLink: Sendable {
    /// The constraint that the link comes from.
    let id: ConstraintID
    let first: TreePoint
    let second: TreePoint
    var offset: Double
    /// The constant of the original constraint, which is part of `offset`.
    var constant: Double
}

/// The way in which a container places its subviews along one axis, computed before sizes are
/// known.
///
/// A *cluster* is a set of edges and centres at fixed distances from each other, because required
/// equalities link them. A view of variable size connects two clusters. Views that are linked one
/// after the other between two known positions form a *chain* and share the space between these
/// positions (`chains`). Every other view has an edge or its centre at one known position, and has
/// its preferred size (`attached`).
struct TreePlan: Sendable {
    /// The position of an edge or centre: the index of its cluster, and its offset in points from
    /// the position of the cluster.
    struct Place: Sendable {
        var cluster: Int
        var offset: Double
    }

    struct Child: Sendable {
        let view: Int
        let start: Place
        let end: Place
        /// The position of the view's centre if a constraint refers to it; else nil.
        let center: Place?
        /// The size in points if required equalities fix the distance between the view's own edges;
        /// else nil.
        let size: Double?
    }

    /// Views that are linked one after the other between two known positions. If the chain is a
    /// single view, one of the positions may be that of its centre.
    struct Chain: Sendable {
        /// Indices in `children`, from start to end.
        let members: [Int]
        let from: Place
        let to: Place
        /// The fraction of the total size of the views that is between `from` and `to`: 0.5 between
        /// an edge and the centre of a single view, else 1.
        let share: Double
        /// The edge whose constraint was created last, if the chain is a single view between both
        /// edges of the container; else nil. If the container is too small for the view, the
        /// constraint of this edge is dropped.
        let last: TreePoint.Edge?
    }

    /// A view with only one edge or the centre at a known position. The view therefore has its
    /// preferred size. `member` is the view's index in `children`.
    struct Attached: Sendable {
        let member: Int
        let edge: TreePoint.Edge
    }

    /// A view positioned by its autoresizing mask.
    struct Masked: Sendable {
        let view: Int
        let side: AutoresizedFrame.Side
    }

    fileprivate(set) var children: [Child] = []
    fileprivate(set) var chains: [Chain] = []
    /// The attached views. Each view comes after the views that its position depends on.
    fileprivate(set) var attached: [Attached] = []
    fileprivate(set) var masked: [Masked] = []
    fileprivate(set) var clusterCount = 0
    /// The clusters whose positions depend only on the container's length, each with its position
    /// as a function of this length.
    fileprivate(set) var known: [(cluster: Int, place: AffineLength)] = []
    /// The end of a scroll view's content if a subview is linked to it; else nil.
    fileprivate(set) var contentEnd: Place?
    /// Links to edges and centres outside the container, whose positions are known when the
    /// subviews are placed. In each, `place` is the edge or centre inside the container, and
    /// `point` the one outside.
    fileprivate(set) var far: [(place: Place, point: TreePoint)] = []
    /// Whether a constraint refers to an edge or centre of a view that is positioned by its
    /// autoresizing mask.
    fileprivate(set) var tiesMasked = false
}

extension TreePlan {
    /// - Parameters:
    ///   - at: the container
    ///   - views: the subviews that are placed by links, not by masks
    ///   - links: the links in document order
    ///   - locals: scratch memory with one number for each view of the document
    init(
        of at: Int, views: [Int], links: [TreeLink], masked: [Masked], _ locals: inout [Int32]
    ) throws(TreeSolverUnsupported) {
        self.masked = masked
        if views.isEmpty && links.isEmpty { return }
        for (local, view) in views.enumerated() { locals[view] = Int32(local) }
        if planDirectly(at, views, links, locals) { return }
        var builder = try TreePlanBuilder(at, views, links, masked, &locals)
        try builder.build(&self)
    }

    /// Returns the length in points that the views of a chain share, as a function of the
    /// container's length. `from` and `to` are the positions of the clusters of the chain's two
    /// ends.
    func room(of chain: Chain, from: AffineLength, to: AffineLength) -> AffineLength {
        var room = AffineLength(
            slope: to.slope - from.slope,
            constant: to.constant + chain.to.offset - from.constant - chain.from.offset)
        for (one, next) in zip(chain.members, chain.members.dropFirst()) {
            room.constant -= children[next].start.offset - children[one].end.offset
        }
        return AffineLength(slope: room.slope / chain.share, constant: room.constant / chain.share)
    }

    /// Returns the position of a cluster as a function of the container's length; nil if the
    /// position also depends on anything else.
    func place(ofKnown cluster: Int) -> AffineLength? {
        known.first { $0.cluster == cluster }?.place
    }

    /// Returns whether the view's position and size along the axis depend on nothing but the
    /// position and size of the container.
    func isFixed(_ view: Int) -> Bool {
        masked.contains { $0.view == view }
            || chains.contains {
                $0.members.count == 1 && children[$0.members[0]].view == view
            }
    }

    /// Returns whether the view's size along the axis depends on nothing but constants and the size
    /// of the container.
    func isRigid(_ view: Int) -> Bool {
        if masked.contains(where: { $0.view == view }) { return true }
        guard let at = children.firstIndex(where: { $0.view == view }) else { return false }
        return children[at].size != nil
            || chains.contains { $0.members.count == 1 && $0.members[0] == at }
    }
}

// MARK: - Views linked only to the container

extension TreePlan {
    /// Computes the plan directly in the common case: each view is linked only to the container, by
    /// one edge, both edges or its centre. Otherwise does nothing and returns false.
    private mutating func planDirectly(
        _ at: Int, _ views: [Int], _ links: [TreeLink], _ locals: [Int32]
    ) -> Bool {
        var containerLinks = Array(repeating: ContainerLinks(), count: views.count)
        var hasContentEnd = false
        for link in links {
            let (own, other) =
                link.second.view == at ? (link.first, link.second) : (link.second, link.first)
            let offset = link.second.view == at ? link.offset : -link.offset
            guard other.view == at, own.view != at, !own.isAround, !other.isAround,
                views.indices.contains(Int(locals[own.view])),
                views[Int(locals[own.view])] == own.view
            else { return false }
            if other.edge == .contentEnd {
                if hasContentEnd { return false }
                hasContentEnd = true
            }
            let place = Place(cluster: other.edge.rawValue, offset: offset)
            if !containerLinks[Int(locals[own.view])].add(own.edge, place) { return false }
        }
        if !containerLinks.allSatisfy(\.isEnough) { return false }
        var free = TreePoint.Edge.contentEnd.rawValue + 1
        for (local, links) in containerLinks.enumerated() { add(views[local], local, links, &free) }
        clusterCount = free
        known = [
            (TreePoint.Edge.start.rawValue, AffineLength(slope: 0, constant: 0)),
            (TreePoint.Edge.end.rawValue, AffineLength(slope: 1, constant: 0)),
            (TreePoint.Edge.center.rawValue, AffineLength(slope: 0.5, constant: 0)),
        ]
        if hasContentEnd {
            contentEnd = Place(cluster: TreePoint.Edge.contentEnd.rawValue, offset: 0)
        }
        return true
    }

    /// The links between one view and the edges and centre of its container.
    private struct ContainerLinks {
        private(set) var start: Place?
        private(set) var end: Place?
        private(set) var center: Place?
        /// The edge that was linked last; `start` if nothing was linked.
        private(set) var last = TreePoint.Edge.start

        /// Adds a link. Returns false if the edge or centre is linked already, if the view would
        /// have links of both an edge and the centre, or if `edge` is `contentEnd`.
        mutating func add(_ edge: TreePoint.Edge, _ place: Place) -> Bool {
            switch edge {
            case .start:
                if start != nil || center != nil { return false }
                start = place
            case .end:
                if end != nil || center != nil { return false }
                end = place
            case .center:
                if start != nil || end != nil || center != nil { return false }
                center = place
            case .contentEnd: return false
            }
            last = edge
            return true
        }

        /// Whether `planDirectly` can place the view by these links. At least one of them must link
        /// the view to an edge or the centre of the container. The end of a scroll view's content
        /// does not count, because its position depends on the views. And the two edges of the view
        /// must not be linked to the same edge or centre of the container.
        var isEnough: Bool {
            if let start, let end, start.cluster == end.cluster { return false }
            return isKnown(start) || isKnown(end) || isKnown(center)
        }

        private func isKnown(_ place: Place?) -> Bool { place.map(Self.isKnown) ?? false }

        static func isKnown(_ place: Place) -> Bool {
            place.cluster != TreePoint.Edge.contentEnd.rawValue
        }
    }

    private mutating func add(_ view: Int, _ local: Int, _ links: ContainerLinks, _ free: inout Int)
    {
        func place(_ known: Place?) -> Place {
            if let known { return known }
            free += 1
            return Place(cluster: free - 1, offset: 0)
        }
        let child = Child(
            view: view, start: place(links.start), end: place(links.end), center: links.center,
            size: nil)
        children.append(child)
        let ends = [links.start, links.end].compactMap { $0 }
        if ends.count == 2, ends.allSatisfy(ContainerLinks.isKnown) {
            chains.append(
                Chain(
                    members: [local], from: child.start, to: child.end, share: 1, last: links.last))
        } else {
            let edge: TreePoint.Edge =
                links.start.map(ContainerLinks.isKnown) ?? false
                ? .start : links.end.map(ContainerLinks.isKnown) ?? false ? .end : .center
            attached.append(Attached(member: local, edge: edge))
        }
    }
}

/// Computes a plan from links that `planDirectly` does not support.
///
/// The edges and centres of the container, its subviews and the views outside the container are
/// numbered, and called *points* here.
private struct TreePlanBuilder {
    private let at: Int
    private let views: [Int]
    private let links: [TreeLink]
    /// The parent of each point in a union-find forest. Each tree of the forest is a cluster.
    /// `offsets` contains the distance of each point from its parent, `sizes` the number of points
    /// in the cluster of each root.
    private var beside: [Int]
    private var offsets: [Double]
    private var sizes: [Int]
    private var known: [(point: Int, place: AffineLength)]
    private var tiesMasked = false
    /// The edges and centres outside the container. They have the highest point numbers, from
    /// `firstFar` on.
    private var far: [TreePoint] = []
    private let firstFar: Int

    /// The number of points of the container itself. They are numbered before those of its
    /// subviews, which have three points each.
    private static let containerPointCount = 4

    init(
        _ at: Int, _ views: [Int], _ links: [TreeLink], _ masked: [TreePlan.Masked],
        _ locals: inout [Int32]
    ) throws(TreeSolverUnsupported) {
        (self.at, self.views, self.links) = (at, views, links)
        known = [
            (TreePoint.Edge.start.rawValue, AffineLength(slope: 0, constant: 0)),
            (TreePoint.Edge.end.rawValue, AffineLength(slope: 1, constant: 0)),
            (TreePoint.Edge.center.rawValue, AffineLength(slope: 0.5, constant: 0)),
        ]
        var count = Self.containerPointCount + 3 * views.count
        let firstMasked = count
        for (local, mask) in masked.enumerated() { locals[mask.view] = Int32(views.count + local) }
        count += 3 * masked.count
        firstFar = count
        for link in links where link.second.isAround {
            if !far.contains(link.second) { far.append(link.second) }
        }
        count += far.count
        beside = Array(0..<count)
        offsets = Array(repeating: 0, count: count)
        sizes = Array(repeating: 1, count: count)
        for link in links {
            let (one, other) = (point(link.first, locals), point(link.second, locals))
            if firstMasked..<firstFar ~= one || firstMasked..<firstFar ~= other {
                tiesMasked = true
            }
            try tie(one, other, link.offset)
        }
        guard tiesMasked else { return }
        for (local, mask) in masked.enumerated() {
            let first = firstMasked + 3 * local
            let (position, size) = (mask.side.position, mask.side.size)
            for (edge, share) in [(0, 0.0), (1, 1.0), (2, 0.5)] {
                let place = AffineLength(
                    slope: position.slope + share * size.slope,
                    constant: position.constant + share * size.constant)
                known.append((first + edge, place))
            }
        }
    }

    private func point(_ point: TreePoint, _ locals: [Int32]) -> Int {
        if point.isAround { return firstFar + far.firstIndex(of: point)! }
        return point.view == at
            ? point.edge.rawValue
            : Self.containerPointCount + 3 * Int(locals[point.view]) + point.edge.rawValue
    }

    // MARK: Clusters

    private mutating func place(_ point: Int) -> TreePlan.Place {
        var (root, offset) = (point, 0.0)
        while beside[root] != root {
            offset += offsets[root]
            root = beside[root]
        }
        (beside[point], offsets[point]) = (root, offset)
        return TreePlan.Place(cluster: root, offset: offset)
    }

    /// Joins the clusters of two points into one, in which the position of `one` is that of `other`
    /// plus `offset`. Throws if one cluster already contains both points at another distance.
    private mutating func tie(
        _ one: Int, _ other: Int, _ offset: Double
    ) throws(TreeSolverUnsupported) {
        let (a, b) = (place(one), place(other))
        let distance = b.offset + offset - a.offset
        if a.cluster == b.cluster {
            if abs(distance) > TreePlan.slack { throw TreeSolverUnsupported() }
            return
        }
        beside[a.cluster] = b.cluster
        offsets[a.cluster] = distance
        sizes[b.cluster] += sizes[a.cluster]
    }

    /// Completes the clusters of views whose centre is linked. Such a view has three points: start,
    /// centre and end. If a cluster contains two of them, the third point has a fixed distance from
    /// these two, and is added to the cluster.
    private mutating func tieMiddles() throws(TreeSolverUnsupported) {
        var hasTied = true
        while hasTied {
            hasTied = false
            for local in views.indices {
                let first = Self.containerPointCount + 3 * local
                let (start, end, middle) = (place(first), place(first + 1), place(first + 2))
                if sizes[middle.cluster] == 1 { continue }
                let isFixed =
                    (
                        start.cluster == end.cluster, start.cluster == middle.cluster,
                        end.cluster == middle.cluster
                    )
                switch isFixed {
                case (true, false, false):
                    try tie(first + 2, first, (end.offset - start.offset) / 2)
                case (false, true, false):
                    try tie(first + 1, first, 2 * (middle.offset - start.offset))
                case (false, false, true):
                    try tie(first, first + 1, 2 * (middle.offset - end.offset))
                default: continue
                }
                hasTied = true
            }
        }
    }

    // MARK: Building the plan

    mutating func build(_ plan: inout TreePlan) throws(TreeSolverUnsupported) {
        try tieMiddles()
        try findKnown(&plan)
        for (local, view) in views.enumerated() {
            let first = Self.containerPointCount + 3 * local
            let (start, end, middle) = (place(first), place(first + 1), place(first + 2))
            let isTied = sizes[middle.cluster] > 1
            plan.children.append(
                TreePlan.Child(
                    view: view, start: start, end: end, center: isTied ? middle : nil,
                    size: start.cluster == end.cluster ? end.offset - start.offset : nil))
        }
        plan.clusterCount = beside.count
        plan.tiesMasked = tiesMasked
        for (local, point) in far.enumerated() {
            plan.far.append((place(firstFar + local), point))
        }
        let content = place(TreePoint.Edge.contentEnd.rawValue)
        if sizes[content.cluster] > 1 { plan.contentEnd = content }
        var graph = TreePlanGraph(plan)
        graph.prune()
        plan.attached = try graph.attached()
        plan.chains = try graph.chains(lastEdge)
        try graph.checkOrder(plan)
    }

    private mutating func findKnown(_ plan: inout TreePlan) throws(TreeSolverUnsupported) {
        for (point, line) in known {
            let place = place(point)
            let line = AffineLength(slope: line.slope, constant: line.constant - place.offset)
            guard let other = plan.place(ofKnown: place.cluster) else {
                plan.known.append((place.cluster, line))
                continue
            }
            if other.slope != line.slope
                || abs(other.constant - line.constant) > TreePlan.slack
            {
                throw TreeSolverUnsupported()
            }
        }
    }

    /// Returns the edge of a view that was linked last. Returns nil unless the view has exactly two
    /// links, from its start to the container's start and from its end to the container's end.
    private func lastEdge(_ view: Int) -> TreePoint.Edge? {
        var edges: [TreePoint.Edge] = []
        for link in links {
            let own = link.first.view == view ? link.first : link.second
            let other = link.first.view == view ? link.second : link.first
            if own.view != view { continue }
            if other.view != at || own.edge != other.edge { return nil }
            edges.append(own.edge)
        }
        return edges.count == 2 && edges[0] != edges[1] && !edges.contains(.center)
            ? edges[1] : nil
    }
}

extension TreePlan {
    /// The distance in points up to which two positions count as equal.
    static let slack = 1e-8
}

/// A graph whose vertices are clusters, which are sets of view edges at fixed distances from each
/// other (`TreePlan`). Each view connects the clusters of its start, end and centre.
private struct TreePlanGraph {
    private let children: [TreePlan.Child]
    private var isKnown: [Bool]
    /// For each view, the clusters that it connects. `prune` removes a cluster that has no known
    /// position and belongs to no other view.
    private var ends: [[Int]]
    /// The number of views that each cluster belongs to.
    private var degrees: [Int]
    /// The views that `prune` has removed, in the order of removal. They connect fewer than two
    /// clusters.
    private var removed: [Int] = []
    private var isRemoved: [Bool]

    init(_ plan: TreePlan) {
        children = plan.children
        isKnown = Array(repeating: false, count: plan.clusterCount)
        for known in plan.known { isKnown[known.cluster] = true }
        for far in plan.far { isKnown[far.place.cluster] = true }
        degrees = Array(repeating: 0, count: plan.clusterCount)
        isRemoved = Array(repeating: false, count: children.count)
        ends = []
        for child in children {
            var own = [child.start.cluster]
            if child.end.cluster != own[0] { own.append(child.end.cluster) }
            if let center = child.center, !own.contains(center.cluster) {
                own.append(center.cluster)
            }
            for cluster in own { degrees[cluster] += 1 }
            ends.append(own)
        }
    }

    /// Removes views that connect fewer than two clusters until only paths between clusters with
    /// known positions remain.
    mutating func prune() {
        var views: [[Int]] = Array(repeating: [], count: degrees.count)
        for (member, own) in ends.enumerated() {
            for cluster in own { views[cluster].append(member) }
        }
        var pending = Array(ends.indices.reversed())
        while let member = pending.popLast() {
            if isRemoved[member] { continue }
            ends[member].removeAll { !isKnown[$0] && degrees[$0] == 1 }
            if ends[member].count > 1 { continue }
            isRemoved[member] = true
            removed.append(member)
            for cluster in ends[member] {
                degrees[cluster] -= 1
                pending.append(contentsOf: views[cluster])
            }
        }
    }

    func attached() throws(TreeSolverUnsupported) -> [TreePlan.Attached] {
        var result: [TreePlan.Attached] = []
        result.reserveCapacity(removed.count)
        for member in removed.reversed() {
            // `prune` removed those clusters of the view that have no known position and belong to
            // no other view. If the view has no other cluster, nothing determines its position.
            guard let cluster = ends[member].first else { throw TreeSolverUnsupported() }
            let child = children[member]
            let edge: TreePoint.Edge =
                child.start.cluster == cluster
                ? .start : child.end.cluster == cluster ? .end : .center
            result.append(TreePlan.Attached(member: member, edge: edge))
        }
        return result
    }

    func chains(
        _ lastEdge: (Int) -> TreePoint.Edge?
    ) throws(TreeSolverUnsupported) -> [TreePlan.Chain] {
        var result: [TreePlan.Chain] = []
        var isTaken = isRemoved
        for member in children.indices where !isTaken[member] {
            if ends[member].count > 2 { throw TreeSolverUnsupported() }
            if ends[member].allSatisfy({ isKnown[$0] }) {
                isTaken[member] = true
                result.append(single(member, lastEdge))
            } else if isKnown[children[member].start.cluster] {
                result.append(try chain(from: member, &isTaken))
            }
        }
        if isTaken.contains(false) { throw TreeSolverUnsupported() }
        return result
    }

    private func single(
        _ member: Int, _ lastEdge: (Int) -> TreePoint.Edge?
    ) -> TreePlan.Chain {
        let child = children[member]
        let own = ends[member]
        if own.contains(child.start.cluster), own.contains(child.end.cluster) {
            return TreePlan.Chain(
                members: [member], from: child.start, to: child.end, share: 1,
                last: lastEdge(child.view))
        }
        let isBehind = own.contains(child.start.cluster)
        return TreePlan.Chain(
            members: [member], from: isBehind ? child.start : child.center!,
            to: isBehind ? child.center! : child.end, share: 0.5, last: nil)
    }

    /// Returns the chain that begins with the view `first`, whose start is at a known position, and
    /// ends with the first view whose end is at a known position.
    private func chain(
        from first: Int, _ isTaken: inout [Bool]
    ) throws(TreeSolverUnsupported) -> TreePlan.Chain {
        var members = [first]
        isTaken[first] = true
        while true {
            let last = children[members[members.count - 1]]
            guard ends[members[members.count - 1]].contains(last.end.cluster) else {
                throw TreeSolverUnsupported()
            }
            if isKnown[last.end.cluster] {
                return TreePlan.Chain(
                    members: members, from: children[first].start, to: last.end, share: 1,
                    last: nil)
            }
            let next = children.indices.first {
                !isTaken[$0] && children[$0].start.cluster == last.end.cluster
                    && ends[$0].contains(last.end.cluster)
            }
            guard let next, degrees[last.end.cluster] == 2 else { throw TreeSolverUnsupported() }
            isTaken[next] = true
            members.append(next)
        }
    }

    /// Throws if the plan places an attached view (`TreePlan.Attached`) before the position to
    /// which it is attached is known.
    func checkOrder(_ plan: TreePlan) throws(TreeSolverUnsupported) {
        var isPlaced = isKnown
        func place(_ member: Int) {
            let child = children[member]
            isPlaced[child.start.cluster] = true
            isPlaced[child.end.cluster] = true
            if let center = child.center { isPlaced[center.cluster] = true }
        }
        for chain in plan.chains { chain.members.forEach(place) }
        for item in plan.attached {
            if !isPlaced[ends[item.member][0]] { throw TreeSolverUnsupported() }
            place(item.member)
        }
    }
}
