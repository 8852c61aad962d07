/// Placing the subviews of containers: views other than stacks, whose subviews are positioned by
/// constraints and autoresizing masks (`TreePlan`).
extension TreeSolver {
    mutating func placeSubviews(of at: Int) throws(TreeSolverUnsupported) {
        if at == ViewID.root.raw { state.hasConflict = false }
        guard let plan = tree.plans[.init(node: at, axis: axis)] else {
            throw TreeSolverUnsupported()
        }
        let room = state.size(at)
        for mask in plan.masked { try place(mask, plan, in: room) }
        if plan.children.isEmpty { return }
        var places = TreePlaces(plan, room)
        for far in plan.far {
            try require(places.settle(far.place, place(of: far.point, from: at)))
        }
        for chain in plan.chains { try place(chain, plan, in: at, &places) }
        for item in plan.attached {
            let child = plan.children[item.member]
            let size: Double
            if let fixed = child.size { size = fixed } else { size = try cheapestSize(child.view) }
            let held = places.point(child, item.edge)
            let start =
                switch item.edge {
                case .start: held
                case .end, .contentEnd: held - size
                case .center: held - size / 2
                }
            try place(child, at: start, size: size, &places)
        }
        if let end = plan.contentEnd {
            // The content of a scroll view must not have a negative size. The length is NaN if no
            // view determines the content's end; this is accepted.
            let isFromEnd = tree.isMirrored && axis == .horizontal
            let length = isFromEnd ? room - places.value(end) : places.value(end)
            try require(!(length < 0))
        }
    }

    /// Returns the position of an edge or centre outside a container, in the container's
    /// coordinates.
    private func place(of point: TreePoint, from container: Int) -> Double {
        let side = state.sides[point.view]
        var (target, place) = (point.view, side.size * (point.edge == .center ? 0.5 : 1))
        if point.edge == .start { place = 0 }
        if !tree.isInside(container, target) {
            place += side.position
            target = tree.nodes[target].parent
        }
        var current = container
        while current != target {
            place -= state.sides[current].position
            current = tree.nodes[current].parent
        }
        return place
    }

    private mutating func place(
        _ mask: TreePlan.Masked, _ plan: TreePlan, in room: Double
    ) throws(TreeSolverUnsupported) {
        // Links refer to the alignment rectangle of a view with an autoresizing mask, but the plan
        // only contains its frame. So both must be equal.
        if plan.tiesMasked { try require(!tree.nodes[mask.view].hasInsets) }
        let insets = tree.insets(of: mask.view).ends(axis)
        try place(
            mask.view, at: mask.side.position.value(at: room) + insets.start,
            size: mask.side.size.value(at: room) - insets.start - insets.end)
    }

    private mutating func place(
        _ child: TreePlan.Child, at start: Double, size: Double, _ places: inout TreePlaces
    ) throws(TreeSolverUnsupported) {
        try place(child.view, at: start, size: size)
        try require(places.settle(child, start, size))
    }

    private mutating func place(
        _ chain: TreePlan.Chain, _ plan: TreePlan, in at: Int, _ places: inout TreePlaces
    ) throws(TreeSolverUnsupported) {
        let (from, to) = (places.value(chain.from), places.value(chain.to))
        guard chain.members.count == 1 else { return try share(chain, plan, from, &places) }
        let child = plan.children[chain.members[0]]
        let size = (to - from) / chain.share
        let start = chain.share == 1 || chain.from.cluster == child.start.cluster ? from : to - size
        guard let last = chain.last, let least = leastSize(child.view),
            size < least - SizeCost.noise
        else { return try place(child, at: start, size: size, &places) }
        // There is too little space for the view. So the constraint that was linked last is
        // dropped, and the view gets its minimum size. This is supported only for subviews of the
        // root, and not on the canvas, which drops other constraints (`DroppedConstraints`).
        try require(at == ViewID.root.raw && !tree.environment.isCanvas)
        state.hasConflict = true
        try place(child.view, at: last == .end ? from : to - least, size: least)
    }

    /// Divides the space between two positions among the views of a chain, and places the views.
    private mutating func share(
        _ chain: TreePlan.Chain, _ plan: TreePlan, _ from: Double, _ places: inout TreePlaces
    ) throws(TreeSolverUnsupported) {
        let room = plan.room(
            of: chain, from: places.known(chain.from.cluster), to: places.known(chain.to.cluster))
        let sizes = try Self.share(room.constant, among: shares(chain, plan))
        var start = from
        for (at, member) in chain.members.enumerated() {
            let child = plan.children[member]
            try place(child, at: start, size: sizes[at], &places)
            if at + 1 < chain.members.count {
                start = places.value(plan.children[chain.members[at + 1]].start)
            }
        }
    }

    /// Returns the cost of a container's size. Only chains of views from one edge of the container
    /// to the other (`TreePlan.Chain`) contribute to it; views attached to a single edge do not.
    mutating func containerCost(_ at: Int) throws(TreeSolverUnsupported) -> SizeCost {
        guard let plan = tree.plans[.init(node: at, axis: axis)] else {
            throw TreeSolverUnsupported()
        }
        var sum = SlopeSum(of: plan.chains.count)
        sum.add(.free)
        for mask in plan.masked { try require(mask.side.size.slope == 0) }
        for chain in plan.chains {
            guard let from = plan.place(ofKnown: chain.from.cluster),
                let to = plan.place(ofKnown: chain.to.cluster)
            else { throw TreeSolverUnsupported() }
            let room = plan.room(of: chain, from: from, to: to)
            if room.slope == 0 { continue }
            try require(room.slope == 1)
            let cost =
                if chain.members.count == 1 {
                    try cost(plan.children[chain.members[0]].view)
                } else { SizeCost.sharing(try shares(chain, plan)) }
            sum.add(cost.scaled(1, plus: -room.constant))
        }
        guard let cost = sum.cost() else { throw TreeSolverUnsupported() }
        return cost
    }

    /// Returns the costs of the views of a chain, which share the space of the chain.
    private mutating func shares(
        _ chain: TreePlan.Chain, _ plan: TreePlan
    ) throws(TreeSolverUnsupported) -> [SizeCost.Share] {
        var shares: [SizeCost.Share] = []
        shares.reserveCapacity(chain.members.count)
        for member in chain.members {
            shares.append(try share(plan.children[member].view, price: 0))
        }
        return shares
    }
}

/// The positions of a container's clusters (sets of edges and centres at fixed distances, see
/// `TreePlan`), as far as they are known.
struct TreePlaces {
    /// The position of each cluster in points; NaN if it is not known.
    private var values: [Double]

    init(_ plan: TreePlan, _ room: Double) {
        values = Array(repeating: .nan, count: plan.clusterCount)
        for known in plan.known { values[known.cluster] = known.place.value(at: room) }
    }

    func value(_ place: TreePlan.Place) -> Double { values[place.cluster] + place.offset }

    /// Returns the position, in points, of a cluster whose position is known, as an `AffineLength`
    /// of slope 0.
    func known(_ cluster: Int) -> AffineLength {
        AffineLength(slope: 0, constant: values[cluster])
    }

    func point(_ child: TreePlan.Child, _ edge: TreePoint.Edge) -> Double {
        switch edge {
        case .start: value(child.start)
        case .end, .contentEnd: value(child.end)
        case .center: child.center.map(value) ?? .nan
        }
    }

    /// Records the positions of a view's start, end and centre. Returns false if any of the three
    /// already has a known position, and the new one differs from it.
    mutating func settle(_ child: TreePlan.Child, _ start: Double, _ size: Double) -> Bool {
        settle(child.start, start) && settle(child.end, start + size)
            && (child.center.map { settle($0, start + size / 2) } ?? true)
    }

    /// Records the position of an edge or centre, which is also that of its cluster. Returns false
    /// if the cluster already has a position that contradicts it.
    mutating func settle(_ place: TreePlan.Place, _ value: Double) -> Bool {
        let old = values[place.cluster]
        if old.isNaN {
            values[place.cluster] = value - place.offset
            return true
        }
        return abs(old + place.offset - value) <= TreePlan.slack
    }
}
