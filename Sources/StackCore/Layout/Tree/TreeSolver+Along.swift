/// Placing views along the axis of a stack.
extension TreeSolver {
    mutating func placeAlong(_ at: Int) throws(TreeSolverUnsupported) {
        let gathered = self.line(at)
        if gathered.views == 0 { throw TreeSolverUnsupported() }
        let padding = tree.padding(of: at, axis)
        let room = state.size(at) - padding.start - padding.end - gathered.gaps
        var line = Line(at, gathered.views, from: padding.start)
        if tree.hasGroups[axis] {
            let size = state.equalSize(of: at)
            if !size.isNaN { return try placeRow(&line, size, room) }
        }
        switch tree.nodes[at].distribution {
        case .fillProportionally, .equalCentering: throw TreeSolverUnsupported()
        case .fillEqually:
            let length = room / Double(gathered.views)
            try placeEach(&line) { (_, _) throws(TreeSolverUnsupported) in length }
        case .fill:
            if gathered.isPlain, room >= 0 {
                let surplus = room - gathered.content
                if surplus < 0 {
                    try place(&line, squeezed(at, room))
                } else {
                    try placeEach(&line) { (solver, child) throws(TreeSolverUnsupported) in
                        let natural = max(0, solver.tree.nodes[child].natural(solver.axis) ?? 0)
                        return child == gathered.growingView ? natural + surplus : natural
                    }
                }
            } else {
                try place(&line, lengths(at, room))
            }
        case .equalSpacing:
            if gathered.views > 1 {
                try placeSpaced(&line, room, gathered)
            } else {
                try place(&line, lengths(at, room))
            }
        }
    }

    /// The state while the views of a stack are placed one after the other along the axis, such as
    /// the position of the next view in points.
    struct Line {
        let stack: Int
        let views: Int
        /// The gap between views in points, if the distribution is `equalSpacing`. It replaces the
        /// stack's spacing. Nil for other distributions.
        var gap: Double?
        var position = 0.0
        var end = 0.0
        var last = -1
        var count = 0

        let start: Double

        init(_ stack: Int, _ views: Int, from start: Double) {
            self.stack = stack
            self.views = views
            self.start = start
            position = start
        }
    }

    private mutating func place(
        _ line: inout Line, _ lengths: [Double]
    ) throws(TreeSolverUnsupported) {
        var next = 0
        try placeEach(&line) { (_, _) throws(TreeSolverUnsupported) in
            next += 1
            return lengths[next - 1]
        }
    }

    /// Places the views of a stack one after the other along the axis. A visible view gets the
    /// length that `length` returns; hidden views are placed between the visible ones.
    private mutating func placeEach(
        _ line: inout Line, length: (inout TreeSolver, Int) throws(TreeSolverUnsupported) -> Double
    ) throws(TreeSolverUnsupported) {
        // `nodes` is a local variable, so that the array is looked up in `tree` only once.
        let nodes = tree.nodes
        var next = nodes[line.stack].firstChild
        let spacing = nodes[line.stack].spacing
        while next >= 0 {
            let item = next
            next = nodes[item].nextSibling
            if nodes[item].isHidden {
                try placeHidden(item, line)
                continue
            }
            let length = try length(&self, item)
            if nodes[item].role == .stack, !state.isShort,
                length < content(of: item) - SizeCost.noise, nodes[item].natural(axis) == nil
            {
                throw TreeSolverUnsupported(isShort: true)
            }
            try place(item, at: line.position, size: length)
            line.end = line.position + length
            line.position = line.end + (line.gap ?? nodes[item].gap(otherwise: spacing))
            line.last = item
            line.count += 1
        }
    }

    /// Places a hidden view (docs/stack-view-rules.md, "Hidden views").
    private mutating func placeHidden(_ item: Int, _ line: Line) throws(TreeSolverUnsupported) {
        let size = try size(ofHidden: item)
        let position = StackConstraints.HiddenViewPlacement(
            after: line.count, of: line.views,
            spacing: tree.spacing(behind: line.last, in: line.stack),
            tree.environment.placeBesideOnlyView)
        switch position {
        case .endsAtStart: state.place(item, at: line.start - size, size: size)
        case .startsAtStart: state.place(item, at: line.start, size: size)
        case .startsAtScene: throw TreeSolverUnsupported()
        case .startsAfter(let distance):
            state.place(item, at: line.end + distance, size: size)
        }
    }

    // MARK: Rows and gaps

    /// Places the views of a row. One of them belongs to a column (`columns`), whose views are
    /// equally long.
    ///
    /// - Parameters:
    ///   - size: the length in points of the view in the column, which is already known
    ///   - room: the length in points that all views of the row share
    private mutating func placeRow(
        _ line: inout Line, _ size: Double, _ room: Double
    ) throws(TreeSolverUnsupported) {
        guard let member = try columnMember(of: line.stack) else { throw TreeSolverUnsupported() }
        if line.views <= 2 {
            return try placeEach(&line) { (_, child) throws(TreeSolverUnsupported) in
                child == member ? size : room - size
            }
        }
        var costs: [SizeCost.Share] = []
        var (index, place) = (0, 0)
        var next = tree.firstVisible(of: line.stack)
        while let child = next {
            next = tree.nextVisible(behind: child)
            if child == member {
                place = index
            } else {
                costs.append(try share(child, price: price(index, in: line.stack)))
            }
            index += 1
        }
        var lengths = try Self.share(room - size, among: costs)
        lengths.insert(size, at: place)
        try self.place(&line, lengths)
    }

    /// Places views with equal gaps. If the stack is longer than its content, the gaps grow before
    /// any view that has content.
    private mutating func placeSpaced(
        _ line: inout Line, _ room: Double, _ gathered: TreeLine
    ) throws(TreeSolverUnsupported) {
        let surplus = room - gathered.content
        // This shortcut is valid only if every view has content, because a view without content
        // grows before the gaps do.
        if gathered.isPlain, surplus >= 0, gathered.hugging > 0 {
            line.gap = gathered.largestGap + surplus / Double(line.views - 1)
            return try placeEach(&line) { (solver, child) throws(TreeSolverUnsupported) in
                max(0, solver.tree.nodes[child].natural(solver.axis) ?? 0)
            }
        }
        var shares = try shares(line.stack)
        shares.append(SizeCost.Share(cost: .free))
        var lengths = try Self.share(room, among: shares)
        line.gap = gathered.largestGap + lengths.removeLast() / Double(line.views - 1)
        try place(&line, lengths)
    }

    /// Returns the preferred lengths of the views in points if they fill the `room` exactly.
    /// Returns nil if they do not, or if only a comparison of costs can determine the lengths.
    private mutating func quickLengths(
        _ at: Int, _ room: Double
    ) throws(TreeSolverUnsupported) -> [Double]? {
        if !state.isAboveStacks { return nil }
        var (lengths, rest) = ([Double](), room)
        var next = tree.firstVisible(of: at)
        while let child = next {
            next = tree.nextVisible(behind: child)
            guard let length = try quickLength(child) else { return nil }
            // The capacity is reserved here and not before the loop, because usually the first view
            // already ends the function.
            if lengths.isEmpty { lengths.reserveCapacity(tree.nodes[at].childCount) }
            lengths.append(length)
            rest -= length
        }
        return abs(rest) <= 1e-9 ? lengths : nil
    }

    private mutating func lengths(
        _ at: Int, _ room: Double
    ) throws(TreeSolverUnsupported) -> [Double] {
        if let lengths = try quickLengths(at, room) ?? grownLengths(at, room) { return lengths }
        let whole = try interior(at)
        guard whole.allows(state.size(at)) else { throw TreeSolverUnsupported() }
        return try Self.share(room, among: shares(at), at: whole.slope(at: state.size(at)))
    }
}
