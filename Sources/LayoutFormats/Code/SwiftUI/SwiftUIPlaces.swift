import StackCore

/// A position relative to an edge or the middle of a container or of its safe area, with an offset
/// in points towards the trailing or bottom end.
struct SwiftUILine: Hashable {
    enum Side: CaseIterable { case start, center, end }
    enum Area { case edges, safeArea }

    var side: Side
    var area: Area
    var offset: Double

    func moved(by points: Double) -> SwiftUILine {
        SwiftUILine(side: side, area: area, offset: offset + points)
    }
}

/// The position of a view along one axis of its container.
enum SwiftUIPlace: Hashable {
    case both(SwiftUILine, SwiftUILine)
    /// One side or the middle of the view is at this line.
    case one(SwiftUILine)

    var lines: [SwiftUILine] {
        switch self {
        case .both(let start, let end): [start, end]
        case .one(let line): [line]
        }
    }

    /// The padding before and after the view, in points.
    var insets: (start: Double, end: Double) {
        switch self {
        case .both(let start, let end): (start.offset, -end.offset)
        case .one(let line) where line.side == .start: (line.offset, 0)
        case .one(let line) where line.side == .end: (0, -line.offset)
        case .one: (0, 0)
        }
    }
}

/// The position and size of one view along one axis, as far as constraints determine them.
struct SwiftUIFacts {
    var lines: [SwiftUILine.Side: SwiftUILine] = [:]
    var size: Double?
    var least: Double?
    var most: Double?
    /// The minimum space, in points, that constraints require at sides where the view is not
    /// pinned.
    var room = (start: 0.0, end: 0.0)
    /// The number of points to add to the container's size, if the view's size depends on it;
    /// otherwise nil.
    var sizeDifference: Double?
    /// Whether the view's size is a multiple of a sibling's size.
    var isShare = false
    var place: SwiftUIPlace?
}

/// The positions of a container's views along one axis, derived from constraints as far as SwiftUI
/// can express them.
struct SwiftUIAxisPlaces {
    let scene: SwiftUISceneReading
    let container: ViewID
    let children: [ViewID]
    let axis: Axis
    private(set) var facts: [ViewID: SwiftUIFacts] = [:]
    /// Sequences of adjacent views, each view with the gap in points before it. The first gap of a
    /// sequence is unused.
    private(set) var chains: [[(view: ViewID, gap: Double)]] = []
    private(set) var expressed: Set<ConstraintID> = []
    /// The views that share the length of their chain or stack equally.
    private(set) var equals: Set<ViewID> = []
    private(set) var remarks: [ViewID: [String]] = [:]
    private let members: Set<ViewID>
    private let rows: [SwiftUIRow]
    private var constraints: [BoxConstraint] = []

    /// - Parameters:
    ///   - areArranged: whether a stack view arranges the views, so that constraints determine only
    ///     sizes
    ///   - rows: for the vertical axis, the rows among the views; the view `leader` represents its
    ///     row
    init(
        _ scene: SwiftUISceneReading, in container: ViewID, _ children: [ViewID], _ axis: Axis,
        areArranged: Bool, rows: [SwiftUIRow] = []
    ) {
        self.rows = rows
        self.scene = scene
        self.container = container
        self.children = children
        self.axis = axis
        members = Set(children)
        for id in children { facts[id] = SwiftUIFacts() }
        constraints = scene.constraints.filter { constraint in
            constraint.first.attribute.axis == axis
                && (member(constraint.first) || constraint.second.map(member) ?? false)
        }
        for constraint in constraints where rows.contains(where: { $0.isMade(by: constraint) }) {
            markExpressed(constraint)
        }
        readSizes()
        settle(derived: false)
        if areArranged {
            share(children)
            return
        }
        link()
        settle(derived: true)
        readInequalities()
        for id in children { place(id) }
        shareChains()
    }

    private func member(_ anchor: BoxAnchor) -> Bool {
        if case .view(let id) = anchor.box { members.contains(id) } else { false }
    }

    private mutating func markExpressed(_ constraint: BoxConstraint) {
        if case .user(let id) = constraint.origin { expressed.insert(id) }
    }

    private func isSaid(_ constraint: BoxConstraint) -> Bool {
        if case .user(let id) = constraint.origin { expressed.contains(id) } else { true }
    }

    /// Records that the generated code satisfies a constraint. Adds a remark if the constraint is
    /// not required, because the SwiftUI code always satisfies it.
    private mutating func markExpressedOptional(_ constraint: BoxConstraint, _ id: ViewID) {
        markExpressed(constraint)
        if constraint.priority < 1000 {
            remarks[id, default: []].append(
                scene.spell(constraint) + " is optional; here it is always satisfied.")
        }
    }
}

// MARK: - Sizes

extension SwiftUIAxisPlaces {
    private mutating func readSizes() {
        let sized = constraints.sorted { $0.priority > $1.priority }.filter {
            $0.first.attribute.isSize && member($0.first)
        }
        for constraint in sized where constraint.second == nil {
            if case .view(let id) = constraint.first.box { readConstant(constraint, id) }
        }
        for constraint in sized where constraint.second != nil && constraint.relation == .equal {
            if case .view(let id) = constraint.first.box { readRelated(constraint, id) }
        }
    }

    private mutating func readConstant(_ constraint: BoxConstraint, _ id: ViewID) {
        let size = max(0, constraint.constant)
        switch constraint.relation {
        case .equal where facts[id]?.size == nil:
            guard constraint.priority >= 1000 || scene.holds(size, id, axis) else { return }
            facts[id]?.size = size
            markExpressedOptional(constraint, id)
        case .greaterThanOrEqual where constraint.priority >= 1000:
            let least = max(size, facts[id]?.least ?? 0)
            facts[id]?.least = least
            markExpressed(constraint)
        case .lessThanOrEqual where constraint.priority >= 1000:
            let most = min(size, facts[id]?.most ?? size)
            facts[id]?.most = most
            markExpressed(constraint)
        default: break
        }
    }

    private mutating func readRelated(_ constraint: BoxConstraint, _ id: ViewID) {
        guard let second = constraint.second, second.attribute.axis == axis else { return }
        if second.box.owner == container || scene.isAsLarge(second.box.owner, container, axis) {
            if constraint.multiplier == 1 {
                facts[id]?.sizeDifference = constraint.constant
                // If a required constraint limits the size too, SwiftUI satisfies both constraints
                // correctly and no remark is needed.
                if facts[id]?.most == nil {
                    markExpressedOptional(constraint, id)
                } else {
                    markExpressed(constraint)
                }
            } else {
                facts[id]?.isShare = true
            }
        } else if case .view(let other) = second.box, facts[other] != nil {
            readShared(constraint, id, other)
        } else {
            facts[id]?.isShare = true
        }
    }
}

extension SwiftUIAxisPlaces {
    /// Reads a constraint that makes a view's size a multiple of a sibling's size. If one of the
    /// two sizes is known, computes the other one.
    private mutating func readShared(_ constraint: BoxConstraint, _ id: ViewID, _ other: ViewID) {
        let (size, known) = (facts[id]?.size, facts[other]?.size)
        if let known, size == nil {
            facts[id]?.size = max(0, known * constraint.multiplier + constraint.constant)
            markExpressedOptional(constraint, id)
        } else if let size, known == nil, constraint.multiplier > 0 {
            facts[other]?.size = max(0, (size - constraint.constant) / constraint.multiplier)
            markExpressedOptional(constraint, id)
        } else if known == nil {
            facts[id]?.isShare = true
            facts[other]?.isShare = true
        }
    }
}

// MARK: - Lines

extension SwiftUIAxisPlaces {
    private enum Term {
        case line(SwiftUILine)
        /// A margin of the container. Its position is read from the computed layout.
        case margin(SwiftUILine.Side)
        case child(ViewID, SwiftUILine.Side)
    }

    private func term(_ anchor: BoxAnchor) -> Term? {
        guard let side = SwiftUILine.Side(anchor.attribute.withoutMargin) else { return nil }
        if member(anchor), case .view(let id) = anchor.box {
            return anchor.attribute.withoutMargin == anchor.attribute ? child(id, side) : nil
        }
        guard anchor.box.owner == container else { return nil }
        if anchor.attribute.withoutMargin != anchor.attribute { return .margin(side) }
        switch anchor.box {
        case .view, .guide(_, .content):
            return .line(SwiftUILine(side: side, area: .edges, offset: 0))
        case .guide(_, .margins), .guide(_, .readable): return .margin(side)
        case .guide(_, .safeArea):
            return container == .root
                ? .line(SwiftUILine(side: side, area: .safeArea, offset: 0)) : .margin(side)
        case .guide(_, .topLayoutGuide):
            return .line(
                SwiftUILine(side: .start, area: side == .end ? .safeArea : .edges, offset: 0))
        case .guide(_, .bottomLayoutGuide):
            return .line(
                SwiftUILine(side: .end, area: side == .start ? .safeArea : .edges, offset: 0))
        default: return nil
        }
    }

    /// Returns an edge or the middle of a child view. For a view in a row, returns the line of the
    /// row's `leader` if both lines coincide; otherwise nil.
    private func child(_ id: ViewID, _ side: SwiftUILine.Side) -> Term? {
        guard let row = rows.first(where: { $0.views.contains(id) }), row.leader != id else {
            return .child(id, side)
        }
        let isShared =
            SwiftUILine.Side(row.attribute) == side
            || scene.holds(scene.size(row.leader, axis), id, axis)
        return isShared ? .child(row.leader, side) : nil
    }

    /// Derives positions of views from constraints until no constraint gives a new position.
    private mutating func settle(derived: Bool) {
        var isNew = true
        while isNew {
            isNew = false
            for constraint in constraints
            where constraint.relation == .equal && constraint.multiplier == 1
                && !constraint.first.attribute.isSize && !isSaid(constraint)
            {
                guard let second = constraint.second, let a = term(constraint.first),
                    let b = term(second)
                else { continue }
                if settle(a, b, constraint.constant, constraint, derived)
                    || settle(b, a, -constraint.constant, constraint, derived)
                {
                    isNew = true
                }
            }
        }
    }

    /// Derives the position of an edge or the middle of a child view (`a`) from `b`. Returns true
    /// if the position was unknown before.
    private mutating func settle(
        _ a: Term, _ b: Term, _ constant: Double, _ constraint: BoxConstraint, _ derived: Bool
    ) -> Bool {
        guard case .child(let id, let side) = a else { return false }
        let line: SwiftUILine?
        switch b {
        case .line(let line0): line = line0.moved(by: constant)
        case .margin(let side0): line = scene.measured(id, side, from: side0, in: container, axis)
        case .child(let other, let side0):
            line = (facts[other]?.lines[side0] ?? (derived ? derivedLine(other, side0) : nil))?
                .moved(by: constant)
        }
        guard let line else { return false }
        if let known = facts[id]?.lines[side] {
            guard known == line else { return false }
            markExpressed(constraint)
            return false
        }
        facts[id]?.lines[side] = line
        markExpressedOptional(constraint, id)
        return true
    }

    /// Returns the position of an edge or the middle of a view, computed from another known line of
    /// the view and its size. Returns nil if there is no other line or the size is unknown.
    private func derivedLine(_ id: ViewID, _ side: SwiftUILine.Side) -> SwiftUILine? {
        guard let own = facts[id], let size = own.size else { return nil }
        for from in SwiftUILine.Side.allCases {
            if let line = own.lines[from] { return line.moved(by: size * (side.part - from.part)) }
        }
        return nil
    }

    // MARK: Chains

    private mutating func link() {
        var (next, previous) = ([ViewID: [Link]](), [ViewID: [Link]]())
        for constraint in constraints
        where constraint.relation == .equal && constraint.multiplier == 1 && !isSaid(constraint) {
            guard let link = link(constraint) else { continue }
            next[link.before, default: []].append(link)
            previous[link.after, default: []].append(link)
        }
        for first in children where previous[first]?.count != 1 || !isFree(first, .start) {
            follow(from: first, next, previous)
        }
    }

    private struct Link {
        let before: ViewID
        let after: ViewID
        let gap: Double
        let constraint: BoxConstraint
    }

    private func link(_ constraint: BoxConstraint) -> Link? {
        guard let second = constraint.second,
            case .child(let a, let sideA)? = term(constraint.first),
            case .child(let b, let sideB)? = term(second)
        else { return nil }
        switch (sideA, sideB) {
        case (.start, .end):
            return Link(before: b, after: a, gap: constraint.constant, constraint: constraint)
        case (.end, .start):
            return Link(before: a, after: b, gap: -constraint.constant, constraint: constraint)
        default: return nil
        }
    }

    private func isFree(_ id: ViewID, _ side: SwiftUILine.Side) -> Bool {
        facts[id]?.lines[side] == nil && facts[id]?.lines[.center] == nil
            && scene.mask(of: id, axis) == nil
    }

    private mutating func follow(
        from first: ViewID, _ next: [ViewID: [Link]], _ previous: [ViewID: [Link]]
    ) {
        var chain = [(view: first, gap: 0.0)]
        var seen: Set<ViewID> = [first]
        while let last = chain.last?.view, let links = next[last], links.count == 1,
            previous[links[0].after]?.count == 1, isFree(last, .end),
            isFree(links[0].after, .start), seen.insert(links[0].after).inserted
        {
            chain.append((links[0].after, links[0].gap))
            markExpressedOptional(links[0].constraint, links[0].after)
        }
        if chain.count > 1 { chains.append(chain) }
    }
}

// MARK: - Inequalities

extension SwiftUIAxisPlaces {
    private mutating func readInequalities() {
        for constraint in constraints
        where constraint.relation != .equal && constraint.priority >= 1000
            && constraint.multiplier == 1 && !isSaid(constraint)
        {
            guard let second = constraint.second else { continue }
            if constraint.first.attribute.isSize {
                limit(constraint, second)
                continue
            }
            guard let a = term(constraint.first), let b = term(second) else { continue }
            let (relation, constant) = (constraint.relation, constraint.constant)
            if keepsInside(a, b, relation, constant)
                || keepsInside(b, a, relation.flipped, -constant)
            {
                markExpressed(constraint)
            }
        }
    }

    private mutating func limit(_ constraint: BoxConstraint, _ second: BoxAnchor) {
        guard member(constraint.first), second.box == .view(container),
            constraint.relation == .lessThanOrEqual, constraint.constant <= 0,
            case .view(let id) = constraint.first.box,
            facts[id]?.lines[.center]?.side == .center
        else { return }
        let room = -constraint.constant / 2
        let known = facts[id]?.room ?? (start: 0, end: 0)
        facts[id]?.room = (max(room, known.start), max(room, known.end))
        markExpressed(constraint)
    }

    /// Reads an inequality as minimum space between a view and an edge at which it is not pinned.
    /// Returns false if the inequality does not have this form.
    private mutating func keepsInside(
        _ a: Term, _ b: Term, _ relation: Relation, _ constant: Double
    ) -> Bool {
        guard case .child(let id, let side) = a, let own = facts[id], own.lines[side] == nil
        else { return false }
        let line: SwiftUILine
        switch b {
        case .line(let line0) where line0.side == side: line = line0.moved(by: constant)
        case .margin(let side0) where side0 == side:
            line = SwiftUILine(
                side: side, area: .edges,
                offset: scene.margin(of: container, side, axis) + constant)
        default: return false
        }
        let isStart = side == .start && relation == .greaterThanOrEqual
        let isEnd = side == .end && relation == .lessThanOrEqual
        guard isStart || isEnd, isStart ? line.offset >= 0 : line.offset <= 0 else { return false }
        let room = line.offset.magnitude
        let isCentred = own.lines[.center]?.side == .center
        if isStart || isCentred { facts[id]?.room.start = max(room, own.room.start) }
        if isEnd || isCentred { facts[id]?.room.end = max(room, own.room.end) }
        return true
    }
}

// MARK: - Places

extension SwiftUIAxisPlaces {
    private mutating func place(_ id: ViewID) {
        guard let own = facts[id] else { return }
        let place: SwiftUIPlace?
        if let mask = scene.mask(of: id, axis) {
            place = placed(id, by: mask)
        } else if let start = own.lines[.start], let end = own.lines[.end] {
            place = placed(id, start, end)
        } else {
            place = placed(id, own)
        }
        facts[id]?.place = place
    }

    /// Returns the position of a view that is not pinned on both sides; nil if the constraints do
    /// not determine it.
    private func placed(_ id: ViewID, _ own: SwiftUIFacts) -> SwiftUIPlace? {
        if let start = own.lines[.start], start.side == .start, let center = own.lines[.center],
            center.side == .center, center.offset == 0, center.area == start.area
        {
            return .both(start, start.opposite(-start.offset))
        }
        for side in SwiftUILine.Side.allCases {
            if let line = own.lines[side] { return placed(id, side, line) }
        }
        guard let more = own.sizeDifference, more <= 0, !isChained(id) else { return nil }
        return centred(-more / 2)
    }

    private func isChained(_ id: ViewID) -> Bool {
        chains.contains { $0.contains { $0.view == id } }
    }

    private func centred(_ inset: Double) -> SwiftUIPlace {
        .both(
            SwiftUILine(side: .start, area: .edges, offset: inset),
            SwiftUILine(side: .end, area: .edges, offset: -inset))
    }

    private mutating func placed(
        _ id: ViewID, _ start: SwiftUILine, _ end: SwiftUILine
    ) -> SwiftUIPlace? {
        if start.side == .start, end.side == .end { return .both(start, end) }
        guard start.side == end.side, start.area == end.area else { return nil }
        facts[id]?.size = max(0, end.offset - start.offset)
        return placed(id, .start, start)
    }

    /// Returns the position of a view of which only one edge or the middle is known; nil if SwiftUI
    /// cannot express it.
    private func placed(
        _ id: ViewID, _ side: SwiftUILine.Side, _ line: SwiftUILine
    ) -> SwiftUIPlace? {
        if let more = facts[id]?.sizeDifference {
            switch (side, line.side) {
            case (.start, .start): return .both(line, line.opposite(line.offset + more))
            case (.end, .end): return .both(line.opposite(line.offset - more), line)
            case (.center, .center):
                return .both(
                    line.at(.start, line.offset - more / 2), line.at(.end, line.offset + more / 2))
            default: return nil
            }
        }
        if side == line.side { return .one(line) }
        guard let size = facts[id]?.size else { return nil }
        return .one(line.moved(by: size * (line.side.part - side.part)))
    }

    /// Returns the position that the view's frame has in the layout. The view is pinned at the
    /// sides where its autoresizing mask is not flexible.
    private func placed(
        _ id: ViewID, by mask: (start: Bool, size: Bool, end: Bool)
    ) -> SwiftUIPlace? {
        let lines = scene.lines(of: id, in: container, axis)
        switch (mask.start, mask.size, mask.end) {
        case (false, true, false): return .both(lines.start, lines.end)
        case (false, false, _): return .one(lines.start)
        case (true, false, false): return .one(lines.end)
        case (true, false, true):
            return lines.center.offset.magnitude < 1 ? .one(lines.center) : nil
        default: return nil
        }
    }

    /// Marks the views with equal sizes in chains that are pinned at both ends, so that they share
    /// the chain's length.
    private mutating func shareChains() {
        for chain in chains.map({ $0.map(\.view) })
        where facts[chain[0]]?.lines[.start] != nil
            && facts[chain[chain.count - 1]]?.lines[.end] != nil
        {
            share(chain)
        }
    }

    private mutating func share(_ views: [ViewID]) {
        for constraint in constraints {
            guard constraint.relation == .equal, constraint.first.attribute.isSize,
                constraint.multiplier == 1, constraint.constant == 0,
                let second = constraint.second, second.attribute.axis == axis,
                case .view(let a) = constraint.first.box, case .view(let b) = second.box,
                views.contains(a), views.contains(b), facts[a]?.size == nil, facts[b]?.size == nil
            else { continue }
            equals.formUnion([a, b])
            markExpressedOptional(constraint, a)
        }
    }
}

extension SwiftUILine {
    fileprivate func at(_ side: Side, _ offset: Double) -> SwiftUILine {
        SwiftUILine(side: side, area: area, offset: offset)
    }

    fileprivate func opposite(_ offset: Double) -> SwiftUILine {
        at(side == .start ? .end : .start, offset)
    }
}

extension SwiftUILine.Side {
    /// Converts an attribute to a side or the middle. Returns nil for sizes and baselines.
    init?(_ attribute: LayoutAttribute) {
        switch attribute {
        case .left, .leading, .top: self = .start
        case .right, .trailing, .bottom: self = .end
        case .centerX, .centerY: self = .center
        default: return nil
        }
    }

    /// The position of the side as a fraction of the distance from start to end.
    var part: Double {
        switch self {
        case .start: 0
        case .center: 0.5
        case .end: 1
        }
    }
}
