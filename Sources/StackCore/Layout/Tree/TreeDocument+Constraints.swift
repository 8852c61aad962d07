/// Reads each user constraint as an effect on the size or position of a view (docs/solver.md,
/// "Invariants").
extension TreeDocument {
    /// The place where `TreeDocument` stores the effect of a constraint: a list, the key of the
    /// list if the list is in a dictionary, and the index in the list. Each constraint has exactly
    /// one part, and each entry of a list belongs to one constraint.
    enum Part: Sendable {
        /// No list, because the constraint is inactive, or the constraint or one of its views is
        /// not installed.
        case none
        /// The list `checks`: the constraint is only checked after solving. The value is its index.
        case checked(Int)
        /// The list `terms`: the constraint limits one width or height. The values are the key and
        /// the index.
        case size(Place, Int)
        /// The list `links`: the constraint fixes the distance between two edges or centres. The
        /// values are the key and the index.
        case tied(Place, Int)
        /// No list: the constraint makes two views in different rows of one stack equally long.
        /// `TreeNode.group` stores this.
        case joined
    }

    /// Constraints that can be stored in a list (`Part`) only after all constraints have been read.
    struct Pending {
        /// Constraints between a subview of a container and a view outside the container, by
        /// container and axis.
        fileprivate var far: [Place: [(link: TreeLink, constraint: BoxConstraint)]] = [:]
        /// Constraints between two widths or heights.
        fileprivate var sizes: [BoxConstraint] = []
    }

    /// Returns the constraint with the values that are in force. It is mirrored if the tree is the
    /// mirror image of the layout (`isMirrored`). Returns nil if the constraint is inactive, or if
    /// the constraint or one of its views is not installed.
    func inForce(_ constraint: LayoutConstraint) -> BoxConstraint? {
        // Only the nodes are captured, because a copy of the tree increments many reference counts.
        let found = constraint.inForce(under: environment.traits) { [nodes] view in
            nodes.indices.contains(view.raw) && nodes[view.raw].role != .absent
        }
        return isMirrored ? found?.mirrored : found
    }

    mutating func read(
        _ user: LayoutConstraint, _ pending: inout Pending
    ) throws(TreeSolverUnsupported) {
        guard let constraint = inForce(user) else {
            parts[user.id] = Part.none
            return
        }
        guard constraint.first.isKnown, constraint.second?.isKnown ?? true else {
            throw constraint.unsupportedError
        }
        guard constraint.second != nil else { return try limit(constraint) }
        // A multiple of a position cannot be mirrored, because the mirrored constraint would also
        // depend on the width of the superview.
        if isMirrored, constraint.isPositionAcross, constraint.multiplier != 1 {
            throw constraint.unsupportedError
        }
        if constraint.first.attribute.isSize {
            pending.sizes.append(constraint)
        } else if !link(constraint, &pending) {
            try check(constraint)
        }
    }

    /// Records a constraint that is only checked after solving.
    private mutating func check(_ constraint: BoxConstraint) throws(TreeSolverUnsupported) {
        guard let geometries = geometries(of: constraint) else { throw constraint.unsupportedError }
        // These calls record the views whose margins and safe areas the constraint refers to, so
        // that later changes of these margins are detected.
        _ = areas.ends(of: geometries.first)
        if let second = geometries.second { _ = areas.ends(of: second) }
        parts[constraint.userID] = .checked(checks.count)
        checks.append(constraint)
    }

    /// Returns the geometry of a constraint's anchors. Returns nil if an anchor refers to a
    /// rectangle that the tree solver does not compute, such as a readable guide.
    func geometries(of constraint: BoxConstraint) -> (
        first: AnchorGeometry, second: AnchorGeometry?
    )? {
        let first = geometry(of: constraint.first, beside: constraint.second?.box.owner)
        let second = constraint.second.map { geometry(of: $0, beside: constraint.first.box.owner) }
        return first.isSolved && second?.isSolved ?? true ? (first, second) : nil
    }

    /// Returns the geometry of an anchor, in which leading edges are at the start.
    ///
    /// - Parameter other: the owner of the constraint's other anchor
    private func geometry(of anchor: BoxAnchor, beside other: ViewID?) -> AnchorGeometry {
        let at = anchor.box.owner.raw
        let scrolls = nodes[at].kind.isScrollView && (other.map { isInside($0.raw, at) } ?? false)
        return AnchorGeometry(anchor, .ltr, around: scrolls ? .scrolled : nil)
    }

    /// Records a constraint between one width or height and a constant.
    private mutating func limit(_ constraint: BoxConstraint) throws(TreeSolverUnsupported) {
        guard let at = constraint.first.viewNumber, constraint.first.attribute.isSize else {
            throw constraint.unsupportedError
        }
        // The screen determines the root's size. A required constraint with another size is a
        // conflict, which only the simplex solver can report.
        if at == ViewID.root.raw, constraint.priority >= Priorities.required {
            return try check(constraint)
        }
        let axis = constraint.first.attribute.axis
        if nodes[at].kind != .label,
            constraint.replacesDesignedLength(compression: nodes[at].compression[axis])
        {
            var details = details(of: at)
            details.isFixed[axis] = true
            if axis == .horizontal {
                details.designed.width = nil
            } else {
                details.designed.height = nil
            }
            setDetails(details, of: at)
        }
        let term = SizeTerm(
            id: constraint.userID, relation: constraint.relation, constant: constraint.constant,
            priority: constraint.priority)
        add(term, to: at, axis)
    }

    private mutating func add(_ term: SizeTerm, to at: Int, _ axis: Axis) {
        let place = Place(node: at, axis: axis)
        parts[term.id] = .size(place, terms[place]?.count ?? 0)
        terms[place, default: []].append(term)
        nodes[at].hasTerms[axis] = true
        if term.source != nil { followsSizes = true }
        if term.priority >= Priorities.required { requiresSizes = true }
    }
}

// MARK: - Positions

extension TreeDocument {
    /// Records a link if the constraint is a required equality between two edges or centres that
    /// belong to one container or its subviews. Returns false for any other constraint.
    private mutating func link(_ constraint: BoxConstraint, _ pending: inout Pending) -> Bool {
        guard let other = constraint.second, constraint.isRequiredEquality,
            constraint.multiplier == 1
        else {
            return false
        }
        let (first, second) = (constraint.first.box.owner.raw, other.box.owner.raw)
        let container: Int
        if nodes[first].parent == second {
            container = second
        } else if nodes[second].parent == first || first == second {
            container = first == second ? nodes[first].parent : first
        } else if nodes[first].parent == nodes[second].parent {
            container = nodes[first].parent
        } else {
            return linkFar(constraint, other, &pending)
        }
        guard container >= 0, nodes[container].role == .container,
            let one = point(constraint.first, in: container, beside: other),
            let two = point(other, in: container, beside: constraint.first)
        else { return false }
        let link = TreeLink(
            id: constraint.userID, first: one.point, second: two.point,
            offset: two.offset + constraint.constant - one.offset, constant: constraint.constant)
        add(link, to: Place(node: container, axis: constraint.first.attribute.axis))
        return true
    }

    private mutating func add(_ link: TreeLink, to place: Place) {
        parts[link.id] = .tied(place, links[place]?.count ?? 0)
        links[place, default: []].append(link)
    }

    /// Records a constraint between an edge or centre of a subview and one outside the subview's
    /// container. Returns false for any other constraint.
    ///
    /// Such a constraint places the subview only if the position and size of the container are
    /// known before. `plan` checks this later: it records a link if they are, and otherwise a
    /// constraint that is only checked after solving.
    private mutating func linkFar(
        _ constraint: BoxConstraint, _ second: BoxAnchor, _ pending: inout Pending
    ) -> Bool {
        let isFirst = isAround(second.box.owner.raw, nodes[constraint.first.box.owner.raw].parent)
        let (inner, outer) =
            isFirst ? (constraint.first, second) : (second, constraint.first)
        let (at, far) = (inner.box.owner.raw, outer.box.owner.raw)
        let container = nodes[at].parent
        guard isFirst || isAround(far, container), nodes[container].role == .container,
            masks[at] == nil, let one = point(inner, in: container, beside: outer),
            let other = point(
                outer, in: isInside(container, far) ? far : nodes[far].parent, beside: inner),
            other.point.edge != .contentEnd
        else { return false }
        let link = TreeLink(
            id: constraint.userID, first: one.point,
            second: TreePoint(view: far, edge: other.point.edge, isAround: true),
            offset: other.offset + (isFirst ? 1 : -1) * constraint.constant - one.offset,
            constant: constraint.constant)
        pending.far[Place(node: container, axis: inner.attribute.axis), default: []]
            .append((link, constraint))
        return true
    }

    /// Returns whether view `at` is an ancestor of view `inner`, or a child of such an ancestor.
    private func isAround(_ at: Int, _ inner: Int) -> Bool {
        if inner < 0 { return false }
        let parent = nodes[at].parent
        return isInside(inner, at) || parent >= 0 && isInside(inner, parent)
    }

    /// Returns whether the position and size of `container` along the axis depend only on its
    /// ancestor `outer`.
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

    /// Returns the anchor as an edge or centre of the container or of a subview, plus an offset in
    /// points. Returns nil if the anchor has no fixed distance from an edge or centre.
    private mutating func point(
        _ anchor: BoxAnchor, in container: Int, beside other: BoxAnchor
    ) -> (point: TreePoint, offset: Double)? {
        let geometry = geometry(of: anchor, beside: other.box.owner)
        let at = geometry.view.raw
        // Of a subview, only the edges and the centre of its alignment rectangle are supported,
        // because its guides are relative to its frame.
        guard at == container || geometry.rectangle == .alignment else { return nil }
        let line = geometry.line(areas.ends(of: geometry))
        // The content of a scroll view begins at the left edge in either reading direction.
        let isFromEnd = isMirrored && geometry.axis == .horizontal
        let edge: TreePoint.Edge
        switch (line.slope, geometry.rectangle) {
        case (0, .content) where isFromEnd: edge = .contentEnd
        case (0, _): edge = .start
        case (1, .content) where !isFromEnd: edge = .contentEnd
        case (1, _): edge = .end
        case (_, .content): return nil
        default: edge = .center
        }
        return (TreePoint(view: at, edge: edge), line.constant)
    }

    /// Computes the plans (`TreePlan`) of all containers along both axes.
    mutating func plan(_ pending: Pending) throws(TreeSolverUnsupported) {
        var locals = [Int32](repeating: -1, count: nodes.count)
        for at in order where nodes[at].role == .container {
            for axis in [Axis.horizontal, .vertical] {
                let place = Place(node: at, axis: axis)
                for (link, constraint) in pending.far.isEmpty ? [] : pending.far[place] ?? [] {
                    let view = link.second.view
                    let outer = isInside(at, view) ? view : nodes[view].parent
                    if isFixed(at, in: outer, axis) {
                        add(link, to: place)
                        reachesFar = true
                    } else {
                        try check(constraint)
                    }
                }
                try plan(place, &locals)
            }
        }
    }

    private mutating func plan(
        _ place: Place, _ locals: inout [Int32]
    ) throws(TreeSolverUnsupported) {
        let (at, axis) = (place.node, place.axis)
        var (views, masked) = ([Int](), [TreePlan.Masked]())
        var next = firstChild(of: at)
        while let child = next {
            next = sibling(of: child)
            if let mask = masks[child] {
                masked.append(TreePlan.Masked(view: child, side: mask[axis]))
            } else {
                views.append(child)
            }
        }
        plans[place] = try TreePlan(
            of: at, views: views, links: links[place] ?? [], masked: masked, &locals)
    }

    /// Updates the constants of constraints that are otherwise unchanged. Returns the affected
    /// views, each with the affected axis, without duplicates.
    mutating func setConstants(
        _ constraints: [LayoutConstraint]
    ) throws(TreeSolverUnsupported) -> [Place] {
        var (places, tied) = (OrderedPlaces(), OrderedPlaces())
        for constraint in constraints {
            let constant = inForce(constraint)?.constant ?? 0
            switch parts[constraint.id]! {
            case .none: break
            case .checked(let at): checks[at].constant = constant
            case .size(let place, let at):
                if terms[place]![at].source != nil { throw TreeSolverUnsupported() }
                terms[place]![at].constant = constant
                places.add(place)
            case .tied(let place, let at):
                if links[place]![at].second.isAround { throw TreeSolverUnsupported() }
                links[place]![at].offset += constant - links[place]![at].constant
                links[place]![at].constant = constant
                places.add(place)
                tied.add(place)
            case .joined: throw TreeSolverUnsupported()
            }
        }
        if !tied.all.isEmpty {
            var locals = [Int32](repeating: -1, count: nodes.count)
            for place in tied.all { try plan(place, &locals) }
        }
        return places.all
    }

    /// A set of views with an axis each, in order of insertion.
    private struct OrderedPlaces {
        private(set) var all: [Place] = []
        private var known: Set<Place> = []

        mutating func add(_ place: Place) {
            if known.insert(place).inserted { all.append(place) }
        }
    }
}

extension BoxConstraint {
    /// The ID of the user's constraint that this constraint was made from. Traps for UIKit's own
    /// constraints, which the tree solver never reads.
    var userID: ConstraintID {
        guard case .user(let id) = origin else { preconditionFailure("not a user's constraint") }
        return id
    }

    /// The error for an unsupported constraint, which names this constraint as the reason.
    var unsupportedError: TreeSolverUnsupported {
        TreeSolverUnsupported(culprit: .constraint(userID))
    }

    /// Whether the constraint is a required equality.
    fileprivate var isRequiredEquality: Bool {
        relation == .equal && priority >= Priorities.required
    }

    /// Whether the constraint relates horizontal positions.
    fileprivate var isPositionAcross: Bool {
        first.attribute.axis == .horizontal && !first.attribute.isSize
    }

    /// The equivalent constraint in the mirror image of a layout that is read from right to left.
    /// Constraints on leading or trailing edges, or on sizes, are the same in the mirror image. In
    /// any other constraint on horizontal positions, left and right are exchanged, the constant is
    /// negated and the relation flipped.
    fileprivate var mirrored: BoxConstraint {
        let isRelative =
            first.attribute.reading == .relative || second?.attribute.reading == .relative
        if !isPositionAcross || isRelative { return self }
        var result = self
        result.first = BoxAnchor(first.box, first.attribute.opposite)
        result.second = second.map { BoxAnchor($0.box, $0.attribute.opposite) }
        result.relation = relation.flipped
        result.constant = -constant
        return result
    }
}

extension LayoutAttribute {
    /// The attribute with left and right exchanged; other attributes are unchanged.
    fileprivate var opposite: LayoutAttribute {
        switch self {
        case .left: .right
        case .right: .left
        case .leftMargin: .rightMargin
        case .rightMargin: .leftMargin
        default: self
        }
    }
}

extension AnchorGeometry {
    /// Whether the tree solver computes the rectangle that the anchor refers to: an alignment
    /// rectangle or a frame.
    fileprivate var isSolved: Bool { rectangle == .alignment || rectangle == .frame }
}

extension BoxAnchor {
    /// Whether the tree solver supports the anchor. It supports neither baselines nor readable
    /// guides.
    fileprivate var isKnown: Bool {
        if case .guide(_, .readable) = box { return false }
        return !attribute.isBaseline
    }

    /// The number of the view if the anchor belongs to the view itself; nil if it belongs to a
    /// guide of the view.
    fileprivate var viewNumber: Int? {
        guard case .view(let id) = box else { return nil }
        return id.raw
    }
}

// MARK: - Sizes

extension TreeDocument {
    /// Reads the constraints between two widths or heights. Must be called after `plan`, because it
    /// reads the plans.
    mutating func relateSizes(_ pending: Pending) throws(TreeSolverUnsupported) {
        for constraint in pending.sizes {
            if try joins(constraint) { continue }
            if follows(constraint) || keepsRatio(constraint) { continue }
            try check(constraint)
        }
    }

    /// Records a constraint that makes two views in different rows of one stack equally long
    /// (`TreeSolver.columns`). Returns false for any other constraint.
    private mutating func joins(_ constraint: BoxConstraint) throws(TreeSolverUnsupported) -> Bool {
        let axis = constraint.first.attribute.axis
        guard constraint.isRequiredEquality,
            constraint.first.attribute == constraint.second!.attribute,
            constraint.constant == 0, constraint.multiplier == 1,
            let one = constraint.first.viewNumber, let other = constraint.second!.viewNumber,
            one != other, let stack = row(of: one, axis), stack == row(of: other, axis)
        else { return false }
        try join(one, other, axis)
        parts[constraint.userID] = .joined
        return true
    }

    /// Returns the stack that arranges the row of a view; nil if the view is not in a row. A *row*
    /// is a stack along the axis that is itself arranged by a stack across the axis with alignment
    /// `fill`.
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
    ) throws(TreeSolverUnsupported) {
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
        case (true, true): if a != b { throw TreeSolverUnsupported() }
        }
    }

    /// Records a constraint that compares a width or height with a multiple of the same dimension
    /// of an ancestor. The ancestor's size must not depend on content, because it must be known
    /// before the view is solved. Returns false for any constraint that is not of this form.
    private mutating func follows(_ constraint: BoxConstraint) -> Bool {
        let (first, second) = (constraint.first, constraint.second!)
        let axis = first.attribute.axis
        guard first.attribute == second.attribute, let at = first.viewNumber,
            constraint.multiplier > 0
        else { return false }
        let other = second.box.owner.raw
        if isInside(at, other) {
            let geometry = geometry(of: second, beside: first.box.owner)
            let line = geometry.line(areas.ends(of: geometry))
            guard geometry.rectangle != .content, line.slope == 1, isRigid(other, axis) else {
                return false
            }
            add(
                SizeTerm(
                    id: constraint.userID, relation: constraint.relation,
                    constant: constraint.constant + constraint.multiplier * line.constant,
                    priority: constraint.priority, source: other,
                    multiplier: constraint.multiplier),
                to: at, axis)
            return true
        }
        // If the ancestor is the first item of the constraint, the constraint is rearranged to give
        // the size of the descendant.
        guard isInside(other, at), second.viewNumber != nil, isRigid(at, axis) else { return false }
        add(
            SizeTerm(
                id: constraint.userID, relation: constraint.relation.flipped,
                constant: -constraint.constant / constraint.multiplier,
                priority: constraint.priority, source: at, multiplier: 1 / constraint.multiplier),
            to: other, axis)
        return true
    }

    func isInside(_ at: Int, _ outer: Int) -> Bool {
        var current = nodes[at].parent
        while current >= 0 {
            if current == outer { return true }
            current = nodes[current].parent
        }
        return false
    }

    /// Records a constraint that compares a height with a multiple of a width, such as an aspect
    /// ratio. The width must not depend on content; it is known in time, because widths are solved
    /// before heights. Returns false for any constraint that is not of this form.
    private mutating func keepsRatio(_ constraint: BoxConstraint) -> Bool {
        let (first, second) = (constraint.first, constraint.second!)
        guard first.attribute.axis != second.attribute.axis, let one = first.viewNumber,
            let other = second.viewNumber, constraint.multiplier > 0
        else { return false }
        let isHeight = first.attribute == .height
        let (tall, wide) = isHeight ? (one, other) : (other, one)
        guard isRigid(wide, .horizontal) else { return false }
        let (slope, constant) =
            isHeight
            ? (constraint.multiplier, constraint.constant)
            : (1 / constraint.multiplier, -constraint.constant / constraint.multiplier)
        add(
            SizeTerm(
                id: constraint.userID,
                relation: isHeight ? constraint.relation : constraint.relation.flipped,
                constant: constant, priority: constraint.priority, source: wide, multiplier: slope,
                isAcross: true), to: tall, .vertical)
        return true
    }

    /// Returns whether the view's size along the axis depends only on the screen or on constants,
    /// and not on any content.
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

    /// Throws unless the views of each group of equally long views are in rows of the same stack
    /// (`TreeSolver.columns`).
    func checkGroups() throws(TreeSolverUnsupported) {
        for axis in [Axis.horizontal, .vertical] {
            var owners = Array(repeating: -1, count: members.isEmpty ? 0 : nodes.count)
            for at in members where nodes[at].group(axis) >= 0 {
                guard let stack = row(of: at, axis) else { throw TreeSolverUnsupported() }
                let group = nodes[at].group(axis)
                guard owners[group] < 0 || owners[group] == stack else {
                    throw TreeSolverUnsupported()
                }
                owners[group] = stack
            }
        }
    }
}

// MARK: - Invariants

extension TreeDocument {
    /// Returns whether each constraint is stored in the list that its `Part` states, with the
    /// values in force, and whether the lists have no other entries. Used only in assertions.
    func holdsInvariants(_ document: Document) -> Bool {
        var entries = 0
        for constraint in document.allConstraints {
            let current = inForce(constraint)
            guard let part = parts[constraint.id] else { return false }
            let holds: Bool
            switch part {
            case .none:
                if current != nil { return false }
                continue
            case .checked(let at): holds = checks[at] == current
            case .size(let place, let at):
                let term = terms[place]?[at]
                holds =
                    term?.id == constraint.id
                    && (term?.source != nil || term?.constant == current?.constant)
            case .tied(let place, let at):
                let link = links[place]?[at]
                holds = link?.id == constraint.id && link?.constant == current?.constant
            case .joined:
                entries -= 1
                holds = [current?.first, current?.second].allSatisfy {
                    $0.map { nodes[$0.box.owner.raw].group($0.attribute.axis) >= 0 } ?? false
                }
            }
            if !holds { return false }
            entries += 1
        }
        let known = [terms.values.map(\.count), links.values.map(\.count), [checks.count]]
        return parts.count == document.constraintCount
            && entries == known.joined().reduce(0, +)
    }
}
