/// The effects of user constraints on the sizes and positions of views.
extension TreeDocument {
    /// The role of a constraint that was read. Each constraint has exactly one.
    enum Part: Sendable {
        /// No role: one of its items is not installed, or the constraint is inactive.
        case none
        /// The constraint is checked after solving. The value is its index in `checks`.
        case checked(Int)
        /// The constraint applies to a single size. The value is its index in `terms`.
        case size(Place, Int)
        /// The constraint joins two points of a container. The value is its index in `links`.
        case tied(Place, Int)
        /// The constraint joins a point to one outside the container, if the container's position
        /// is fixed there.
        case reachesFar
        /// The constraint makes one size depend on another.
        case related
        /// The constraint makes views in rows of one stack equally long.
        case joined
    }

    /// A constraint between two anchors, with its current values.
    struct Relating: Sendable {
        let id: ConstraintID
        let first: Anchor
        let second: Anchor
        let relation: Relation
        let multiplier: Double
        /// The constant in points.
        var constant: Double
        let priority: Double

        /// Whether the constraint is a required equality.
        var binds: Bool { relation == .equal && priority >= Priorities.required }
    }

    /// Returns the current values of a constraint; nil if it is inactive. A constraint on a single
    /// size gets itself as second anchor and the multiplier 0.
    func inForce(_ constraint: LayoutConstraint) -> Relating? {
        let (first, second) = (constraint.first, constraint.second)
        func value<Value>(_ property: Property<Value>) -> Value? {
            let entry = constraint.properties.inForce(property.key, under: environment.traits)
            return property.value(in: entry?.value)
        }
        guard isInstalled(first.item.view), second.map({ isInstalled($0.item.view) }) ?? true,
            value(.active) ?? true, value(.installed) ?? true
        else { return nil }
        return Relating(
            id: constraint.id, first: first, second: second ?? first, relation: constraint.relation,
            multiplier: second == nil ? 0 : value(.multiplier) ?? 1,
            constant: value(.constant) ?? 0, priority: value(.priority) ?? Priorities.required)
    }

    mutating func read(_ constraint: LayoutConstraint) throws(TreePathDeclined) {
        guard let relating = inForce(constraint) else {
            parts[constraint.id] = Part.none
            return
        }
        let first = relating.first
        if constraint.second == nil {
            guard first.item.guide == nil, first.attribute.isSize else {
                throw TreePathDeclined(culprit: .constraint(constraint.id))
            }
            let term = SizeTerm(
                id: constraint.id, relation: constraint.relation, constant: relating.constant,
                priority: relating.priority)
            return limit(first.item.view.raw, first.attribute.axis, term)
        }
        if first.attribute.isSize {
            parts[constraint.id] = .related
            relatedSizes.append(relating)
        } else if !link(relating) {
            check(relating)
        }
    }

    /// Records a constraint that is only checked after solving.
    private mutating func check(_ relating: Relating) {
        // The areas that it refers to must be tracked if they depend on frames.
        for anchor in [relating.first, relating.second] {
            if anchor.readsMargins {
                _ = margins(of: anchor.item.view.raw)
            } else if anchor.item.guide == .safeArea {
                _ = safeArea(of: anchor.item.view.raw)
            }
        }
        parts[relating.id] = .checked(checks.count)
        checks.append(relating)
    }

    func isInstalled(_ view: ViewID) -> Bool {
        nodes.indices.contains(view.raw) && nodes[view.raw].role != .absent
    }

    /// Records a constraint on a single size.
    private mutating func limit(_ at: Int, _ axis: Axis, _ term: SizeTerm) {
        if term.relation == .equal && term.priority > 250 && nodes[at].kind != .label {
            var details = details(of: at)
            details.isFixed[axis] = true
            if axis == .horizontal {
                details.designed.width = nil
            } else {
                details.designed.height = nil
            }
            setDetails(details, of: at)
        }
        add(term, to: at, axis)
    }

    private mutating func add(_ term: SizeTerm, to at: Int, _ axis: Axis) {
        let place = Place(node: at, axis: axis)
        if term.source == nil { parts[term.id] = .size(place, terms[place]?.count ?? 0) }
        terms[place, default: []].append(term)
        nodes[at].hasTerms[axis] = true
        if term.priority >= Priorities.required { requiresSizes = true }
    }
}

// MARK: - Places

extension TreeDocument {
    /// Records a link between two points of one container. Returns false if the constraint is of
    /// another kind.
    private mutating func link(_ relating: Relating) -> Bool {
        let (first, second) = (relating.first.item.view.raw, relating.second.item.view.raw)
        let container: Int
        if nodes[first].parent == second {
            container = second
        } else if nodes[second].parent == first || first == second {
            container = first == second ? nodes[first].parent : first
        } else if nodes[first].parent == nodes[second].parent {
            container = nodes[first].parent
        } else {
            return linkFar(relating)
        }
        guard container >= 0, nodes[container].role == .container, relating.binds,
            relating.multiplier == 1,
            let one = point(relating.first, in: container, beside: second),
            let other = point(relating.second, in: container, beside: first)
        else { return false }
        let place = Place(node: container, axis: relating.first.attribute.axis)
        parts[relating.id] = .tied(place, links[place]?.count ?? 0)
        links[place, default: []].append(
            TreeLink(
                first: one.point, second: other.point,
                offset: other.offset + relating.constant - one.offset, constant: relating.constant))
        return true
    }

    /// A constraint between a subview of a container and an item outside the container.
    struct FarLink: Sendable {
        let link: TreeLink
        let relating: Relating
    }

    /// Records a constraint that may join a point of a container to a point outside it. `plan`
    /// decides once it is known whether the container's position is fixed. Returns false for other
    /// constraints.
    private mutating func linkFar(_ relating: Relating) -> Bool {
        let (first, second) = (relating.first.item.view.raw, relating.second.item.view.raw)
        guard relating.binds, relating.multiplier == 1 else { return false }
        let isFirst = isAround(second, nodes[first].parent)
        guard isFirst || isAround(first, nodes[second].parent) else { return false }
        let (inner, outer) =
            isFirst ? (relating.first, relating.second) : (relating.second, relating.first)
        let (at, far) = (inner.item.view.raw, outer.item.view.raw)
        let container = nodes[at].parent
        guard nodes[container].role == .container, masks[at] == nil,
            let one = point(inner, in: container, beside: far),
            let other = point(
                outer, in: isInside(container, far) ? far : nodes[far].parent, beside: at),
            other.point.edge != .contentEnd
        else { return false }
        let offset = other.offset + (isFirst ? 1 : -1) * relating.constant - one.offset
        let link = TreeLink(
            first: one.point,
            second: TreePoint(view: far, edge: other.point.edge, isAround: true), offset: offset,
            constant: relating.constant)
        parts[relating.id] = .reachesFar
        farLinks[Place(node: container, axis: inner.attribute.axis), default: []].append(
            FarLink(link: link, relating: relating))
        return true
    }

    /// Whether a view is an ancestor of another one, or a child of an ancestor.
    private func isAround(_ at: Int, _ inner: Int) -> Bool {
        if inner < 0 { return false }
        let parent = nodes[at].parent
        return isInside(inner, at) || parent >= 0 && isInside(inner, parent)
    }

    /// Whether the container's position and size depend only on those of its ancestor `outer`.
    private func isFixed(_ container: Int, in outer: Int, _ axis: Axis) -> Bool {
        var current = container
        while current != outer {
            let parent = nodes[current].parent
            guard parent >= 0, plans[Place(node: parent, axis: axis)]?.isFixed(current) ?? false
            else { return false }
            current = parent
        }
        return true
    }

    /// Returns an anchor as a point plus an offset; nil if it is not based on a point of the
    /// container.
    private mutating func point(
        _ anchor: Anchor, in container: Int, beside other: Int
    ) -> (point: TreePoint, offset: Double)? {
        let (at, axis) = (anchor.item.view.raw, anchor.attribute.axis)
        let plain = anchor.attribute.withoutMargin
        guard let edge = TreePoint.Edge(plain) else { return nil }
        let isContainer = at == container
        // For a subview only its own edges are supported. Its guides are relative to its frame.
        if !isContainer && (anchor.item.guide != nil || plain != anchor.attribute) { return nil }
        // For items inside a scroll view, its edges are those of its content.
        let isContent =
            isContainer && nodes[at].kind.isScrollView && other != at
            && (anchor.item.guide == .content || anchor.item.guide == nil && edge != .center)
        var ends = (start: 0.0, end: 0.0)
        if anchor.item.guide == .margins || plain != anchor.attribute {
            if anchor.item.guide != nil && plain != anchor.attribute { return nil }
            ends = margins(of: at).ends(axis)
        } else if isContainer {
            switch anchor.item.guide {
            case nil, .frame?: break
            case .content?: if !nodes[at].kind.isScrollView { return nil }
            case .margins?: return nil
            case .safeArea?: ends = safeArea(of: at).ends(axis)
            case .topLayoutGuide? where axis == .vertical:
                let bar = environment.safeArea.top
                return (
                    TreePoint(view: at, edge: .start),
                    edge == .start ? 0 : edge == .end ? bar : bar / 2
                )
            case .bottomLayoutGuide? where axis == .vertical:
                let bar = environment.safeArea.bottom
                return (
                    TreePoint(view: at, edge: .end),
                    edge == .end ? 0 : edge == .start ? -bar : -bar / 2
                )
            case .topLayoutGuide?, .bottomLayoutGuide?: break
            case .readable?: return nil
            }
        }
        switch edge {
        case .start: return (TreePoint(view: at, edge: .start), ends.start)
        case .end, .contentEnd:
            return (TreePoint(view: at, edge: isContent ? .contentEnd : .end), -ends.end)
        case .center:
            if isContent
                || nodes[at].kind.isScrollView && anchor.item.guide == nil && ends != (0, 0)
            {
                return nil
            }
            return (TreePoint(view: at, edge: .center), (ends.start - ends.end) / 2)
        }
    }

    /// Computes the plans of all containers.
    mutating func plan() throws(TreePathDeclined) {
        var locals = [Int32](repeating: -1, count: nodes.count)
        for at in order where nodes[at].role == .container {
            for axis in [Axis.horizontal, .vertical] {
                try plan(Place(node: at, axis: axis), &locals)
            }
        }
        farLinks = [:]
    }

    private mutating func plan(
        _ place: Place, _ locals: inout [Int32]
    ) throws(TreePathDeclined) {
        let (at, axis) = (place.node, place.axis)
        var (views, masked) = ([Int](), [TreePlan.Masked]())
        var next = firstChild(of: at)
        while let child = next {
            next = sibling(of: child)
            guard let mask = masks[child] else {
                views.append(child)
                continue
            }
            let own = mask[axis]
            masked.append(TreePlan.Masked(view: child, position: own.position, size: own.size))
        }
        for far in farLinks.isEmpty ? [] : farLinks[place] ?? [] {
            let view = far.link.second.view
            let outer = isInside(at, view) ? view : nodes[view].parent
            if isFixed(at, in: outer, axis) {
                links[place, default: []].append(far.link)
                reachesFar = true
            } else {
                check(far.relating)
            }
        }
        plans[place] = try TreePlan(
            of: at, views: views, links: links[place] ?? [], masked: masked, &locals)
    }

    /// Updates the constants of constraints that are otherwise unchanged. Returns the affected
    /// nodes and axes without duplicates.
    mutating func setConstants(
        _ constraints: [LayoutConstraint]
    ) throws(TreePathDeclined) -> [Place] {
        var (places, tied) = (OrderedPlaces(), OrderedPlaces())
        for constraint in constraints {
            let inForce = constraint.properties.inForce(.constant, under: environment.traits)
            let constant = Property.constant.value(in: inForce?.value) ?? 0
            switch parts[constraint.id] {
            case .none?: break
            case .checked(let at)?: checks[at].constant = constant
            case .size(let place, let at)?:
                terms[place]![at].constant = constant
                places.add(place)
            case .tied(let place, let at)?:
                links[place]![at].offset += constant - links[place]![at].constant
                links[place]![at].constant = constant
                places.add(place)
                tied.add(place)
            case .reachesFar?, .related?, .joined?, nil: throw TreePathDeclined()
            }
        }
        if !tied.all.isEmpty {
            var locals = [Int32](repeating: -1, count: nodes.count)
            for place in tied.all { try plan(place, &locals) }
        }
        return places.all
    }

    /// A set of places in order of insertion.
    private struct OrderedPlaces {
        private(set) var all: [Place] = []
        private var known: Set<Place> = []

        mutating func add(_ place: Place) {
            if known.insert(place).inserted { all.append(place) }
        }
    }
}

extension Anchor {
    /// Whether the anchor refers to a view's margins.
    fileprivate var readsMargins: Bool {
        item.guide == .margins || attribute.withoutMargin != attribute
    }
}

extension TreePoint.Edge {
    /// Returns nil for attributes that are neither edges nor centres.
    init?(_ attribute: LayoutAttribute) {
        switch attribute {
        case .left, .leading, .top: self = .start
        case .right, .trailing, .bottom: self = .end
        case .centerX, .centerY: self = .center
        default: return nil
        }
    }
}

// MARK: - Sizes

extension TreeDocument {
    /// Reads the constraints between two sizes. Requires the plans.
    mutating func relateSizes() throws(TreePathDeclined) {
        for relating in relatedSizes {
            if try joins(relating) { continue }
            if follows(relating) || keepsRatio(relating) { continue }
            check(relating)
        }
        relatedSizes = []
    }

    /// Handles views of equal length in rows of one stack (`TreeSolver.columns`).
    private mutating func joins(_ relating: Relating) throws(TreePathDeclined) -> Bool {
        let (one, other) = (relating.first.item, relating.second.item)
        let axis = relating.first.attribute.axis
        guard relating.binds, relating.first.attribute == relating.second.attribute,
            relating.constant == 0, relating.multiplier == 1, one.guide == nil, other.guide == nil,
            one.view != other.view, row(of: one.view.raw, axis) != nil,
            row(of: one.view.raw, axis) == row(of: other.view.raw, axis)
        else { return false }
        try join(one.view.raw, other.view.raw, axis)
        parts[relating.id] = .joined
        return true
    }

    /// Returns the filling stack that contains the view's row, if that row runs along the axis;
    /// else nil.
    private func row(of at: Int, _ axis: Axis) -> Int? {
        let row = nodes[at].parent
        guard row >= 0, nodes[at].isArranged, nodes[row].isArranged, nodes[row].axis == axis else {
            return nil
        }
        let stack = nodes[row].parent
        return nodes[stack].axis != axis && nodes[stack].alignment == .fill ? stack : nil
    }

    private mutating func join(
        _ one: Int, _ other: Int, _ axis: Axis
    ) throws(TreePathDeclined) {
        hasGroups[axis] = true
        let (a, b) = (nodes[one].group(axis), nodes[other].group(axis))
        if a < 0 { members.append(one) }
        if b < 0 { members.append(other) }
        switch (a >= 0, b >= 0) {
        case (false, false):
            nodes[one].setGroup(one, axis)
            nodes[other].setGroup(one, axis)
        case (true, false): nodes[other].setGroup(a, axis)
        case (false, true): nodes[one].setGroup(b, axis)
        case (true, true): if a != b { throw TreePathDeclined() }
        }
    }

    /// Handles a size that is a multiple of an ancestor's size. The ancestor's size must depend
    /// only on the screen's, so that it is known when the view is solved.
    private mutating func follows(_ relating: Relating) -> Bool {
        let (first, second) = (relating.first, relating.second)
        let axis = first.attribute.axis
        guard first.attribute == second.attribute, first.item.guide == nil, relating.multiplier > 0
        else { return false }
        let (at, other) = (first.item.view.raw, second.item.view.raw)
        if isInside(at, other), let inset = inset(of: second, axis) {
            guard isRigid(other, axis) else { return false }
            add(
                SizeTerm(
                    id: relating.id, relation: relating.relation,
                    constant: relating.constant - relating.multiplier * inset,
                    priority: relating.priority, source: other, multiplier: relating.multiplier),
                to: at, axis)
            followsSizes = true
            return true
        }
        if isInside(other, at), second.item.guide == nil, isRigid(at, axis) {
            // The reverse case: the ancestor is the first item.
            add(
                SizeTerm(
                    id: relating.id, relation: relating.relation.flipped,
                    constant: -relating.constant / relating.multiplier,
                    priority: relating.priority, source: at, multiplier: 1 / relating.multiplier),
                to: other, axis)
            followsSizes = true
            return true
        }
        return false
    }

    /// Returns the difference between the size of a view and that of the anchor's guide; nil if the
    /// guide is not supported.
    private mutating func inset(
        of anchor: Anchor, _ axis: Axis
    ) -> Double? {
        let at = anchor.item.view.raw
        let ends: (start: Double, end: Double)
        switch anchor.item.guide {
        case nil, .frame?: return 0
        case .margins?: ends = margins(of: at).ends(axis)
        case .safeArea?: ends = safeArea(of: at).ends(axis)
        default: return nil
        }
        return ends.start + ends.end
    }

    func isInside(_ at: Int, _ outer: Int) -> Bool {
        var current = nodes[at].parent
        while current >= 0 {
            if current == outer { return true }
            current = nodes[current].parent
        }
        return false
    }

    /// Handles a height that is a multiple of a width. The width must depend only on the screen's.
    /// Widths are solved first.
    private mutating func keepsRatio(_ relating: Relating) -> Bool {
        let (first, second) = (relating.first, relating.second)
        guard first.attribute.axis != second.attribute.axis,
            first.item.guide == nil, second.item.guide == nil, relating.multiplier > 0
        else { return false }
        let isHeight = first.attribute == .height
        let (tall, wide) = (
            (isHeight ? first : second).item.view.raw, (isHeight ? second : first).item.view.raw
        )
        guard isRigid(wide, .horizontal) else { return false }
        let (slope, constant) =
            isHeight
            ? (relating.multiplier, relating.constant)
            : (1 / relating.multiplier, -relating.constant / relating.multiplier)
        add(
            SizeTerm(
                id: relating.id,
                relation: isHeight ? relating.relation : relating.relation.flipped,
                constant: constant, priority: relating.priority, source: wide, multiplier: slope,
                isAcross: true), to: tall, .vertical)
        followsSizes = true
        return true
    }

    /// Whether the size depends only on the screen's, not on any content.
    private func isRigid(_ at: Int, _ axis: Axis) -> Bool {
        if at == ViewID.root.raw { return true }
        if nodes[at].hasTerms[axis],
            terms(of: at, axis).contains(where: {
                $0.relation == .equal && $0.priority >= Priorities.required && $0.source == nil
            })
        {
            return true
        }
        let parent = nodes[at].parent
        if nodes[parent].role == .stack {
            let isAcross = nodes[parent].axis != axis
            guard !nodes[at].isHidden,
                isAcross ? nodes[parent].alignment == .fill : nodes[parent].childCount == 1
            else { return false }
            return isRigid(parent, axis)
        }
        guard let plan = plans[Place(node: parent, axis: axis)], plan.isRigid(at) else {
            return false
        }
        return isRigid(parent, axis)
    }

    /// Throws unless all views of each group are in rows of one stack (`TreeSolver.columns`).
    func checkGroups() throws(TreePathDeclined) {
        for axis in [Axis.horizontal, .vertical] {
            var owners = Array(repeating: -1, count: members.isEmpty ? 0 : nodes.count)
            for at in members where nodes[at].group(axis) >= 0 {
                guard let stack = row(of: at, axis) else { throw TreePathDeclined() }
                let group = nodes[at].group(axis)
                guard owners[group] < 0 || owners[group] == stack else { throw TreePathDeclined() }
                owners[group] = stack
            }
        }
    }
}
