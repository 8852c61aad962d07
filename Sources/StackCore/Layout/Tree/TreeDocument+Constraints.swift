/// What the user's constraints do to sizes and places of views.
extension TreeDocument {
    /// What became of a constraint that was read: each is exactly one of these.
    enum Part: Sendable {
        /// Something that it names is not installed, or it is not active itself.
        case none
        /// It is looked at when all is solved: a place in `checks`.
        case checked(Int)
        /// It speaks of one size alone: a place in `terms`.
        case size(Place, Int)
        /// It ties points of a container: a place in `links`.
        case tied(Place, Int)
        /// It ties a point to one around the container, if that stays where it is.
        case reachesFar
        /// One size follows from another one.
        case related
        /// The views are equally long in their rows.
        case joined
    }

    /// A constraint between two anchors, with its values in force.
    struct Relating: Sendable {
        let id: ConstraintID
        let first: Anchor
        let second: Anchor
        let relation: Relation
        let multiplier: Double
        /// In points.
        var constant: Double
        let priority: Double

        /// Whether it holds both anchors together, come what may.
        var binds: Bool { relation == .equal && priority >= Priorities.required }
    }

    /// The values of a constraint that are in force; nil where it takes no part. One of a size alone relates
    /// it to nothing of itself.
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

    /// Leaves a constraint to be looked at when all is solved.
    private mutating func check(_ relating: Relating) {
        // Areas that follow from frames have to be known to.
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

    /// Notes what a constraint says of one size alone.
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
    /// Ties two points of one container together; false where it is about something else.
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

    /// A constraint from a view in a container to something around the container.
    struct FarLink: Sendable {
        let link: TreeLink
        let relating: Relating
    }

    /// Notes one that may tie a point of a container to one around it, once it is known that the container stays
    /// where it is; false for others.
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

    /// Whether a view is around another one, or in a view that is.
    private func isAround(_ at: Int, _ inner: Int) -> Bool {
        if inner < 0 { return false }
        let parent = nodes[at].parent
        return isInside(inner, at) || parent >= 0 && isInside(inner, parent)
    }

    /// Whether a container's place follows from the place of a view around it, and its size too.
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

    /// An anchor as a point and a distance behind it; nil where it is none of the container's points.
    private mutating func point(
        _ anchor: Anchor, in container: Int, beside other: Int
    ) -> (point: TreePoint, offset: Double)? {
        let (at, axis) = (anchor.item.view.raw, anchor.attribute.axis)
        let plain = anchor.attribute.withoutMargin
        guard let edge = TreePoint.Edge(plain) else { return nil }
        let isContainer = at == container
        // Of a view in the container only its own edges; its guides lie around its frame.
        if !isContainer && (anchor.item.guide != nil || plain != anchor.attribute) { return nil }
        // Seen from inside, a scroll view's edges are those of what it scrolls.
        let isContent =
            isContainer && nodes[at].kind == .scroll && other != at
            && (anchor.item.guide == .content || anchor.item.guide == nil && edge != .center)
        var ends = (start: 0.0, end: 0.0)
        if anchor.item.guide == .margins || plain != anchor.attribute {
            if anchor.item.guide != nil && plain != anchor.attribute { return nil }
            ends = margins(of: at).ends(axis)
        } else if isContainer {
            switch anchor.item.guide {
            case nil, .frame?: break
            case .content?: if nodes[at].kind != .scroll { return nil }
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
            if isContent || nodes[at].kind == .scroll && anchor.item.guide == nil && ends != (0, 0)
            {
                return nil
            }
            return (TreePoint(view: at, edge: .center), (ends.start - ends.end) / 2)
        }
    }

    /// Works out how each container holds what is in it.
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

    /// Takes on the constants of constraints that are the same otherwise. Returns what comes out otherwise
    /// then, and along which axis, once each.
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

    /// Places in the order in which they first came.
    private struct OrderedPlaces {
        private(set) var all: [Place] = []
        private var known: Set<Place> = []

        mutating func add(_ place: Place) {
            if known.insert(place).inserted { all.append(place) }
        }
    }
}

extension Anchor {
    /// Whether it lies in a view's margins.
    fileprivate var readsMargins: Bool {
        item.guide == .margins || attribute.withoutMargin != attribute
    }
}

extension TreePoint.Edge {
    /// Nil for what is no edge and no middle.
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
    /// Reads the constraints between two sizes, once it is known how views are held.
    mutating func relateSizes() throws(TreePathDeclined) {
        for relating in relatedSizes {
            if try joins(relating) { continue }
            if follows(relating) || keepsRatio(relating) { continue }
            check(relating)
        }
        relatedSizes = []
    }

    /// Views in rows of one stack that are equally long (`TreeSolver.columns`).
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

    /// The stack that fills, in whose row along the axis a view stands.
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

    /// A size that is a multiple of one around it, which follows from the screen's alone: known when the
    /// view's own is asked for.
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
            // The other way round.
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

    /// By how much the anchor's size is less than its view's; nil where it is no size around the view's
    /// frame.
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

    /// A height that is a multiple of a width which follows from the screen's: widths come first.
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

    /// Whether the size follows from the screen's, whatever views show.
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

    /// Views that are equally long stand in rows of one stack (`TreeSolver.columns`).
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
