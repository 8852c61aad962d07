/// Columns: views in different rows that constraints make equally long. A *row* is a stack with the
/// axis that is being solved, arranged by another stack. A column has one view of each row.
extension TreeSolver {
    /// Returns two costs for a stack whose rows contain a column, such as the example "Nested Stack
    /// Views" in Apple's Auto Layout cookbook. The first is the cost of the common length of the
    /// column's views. The second is the cost of the length that remains in each row for its other
    /// views and gaps.
    mutating func columns(_ at: Int, _ group: Int) throws(TreeSolverUnsupported) -> [SizeCost] {
        var (members, rests) = (
            SlopeSum(of: tree.nodes[at].childCount), SlopeSum(of: tree.nodes[at].childCount)
        )
        var nextRow = tree.firstChild(of: at)
        while let row = nextRow {
            nextRow = tree.sibling(of: row)
            let line = line(row)
            let kept = line.gaps + tree.paddingLength(of: row, axis)
            var (index, costs) = (0, [SizeCost.Share]())
            var next = tree.firstVisible(of: row)
            while let child = next {
                next = tree.nextVisible(behind: child)
                if tree.nodes[child].group(axis) == group {
                    try add(child, price(index, in: row), shifted: 0, to: &members)
                } else if line.views == 2 {
                    try add(child, price(index, in: row), shifted: kept, to: &rests)
                } else {
                    costs.append(try share(child, price: price(index, in: row)))
                }
                index += 1
            }
            if line.views == 2 { continue }
            var rest = SizeCost.sharing(costs)
            rest.least += kept
            rests.add(rest)
        }
        guard let first = members.cost(), let second = rests.cost() else {
            throw TreeSolverUnsupported()
        }
        return [first, second]
    }

    /// Returns the group of equally long views that forms a column of the stack `at`. Returns nil
    /// if no row contains a view of a group. Throws if only some rows do, or if the rows contain
    /// views of different groups.
    func columnGroup(_ at: Int) throws(TreeSolverUnsupported) -> Int? {
        var group: Int?
        var (isFirst, next) = (true, tree.firstChild(of: at))
        while let row = next {
            next = tree.sibling(of: row)
            defer { isFirst = false }
            guard let member = try columnMember(of: row) else {
                if group != nil { throw TreeSolverUnsupported() }
                continue
            }
            let number = tree.nodes[member].group(axis)
            guard tree.nodes[row].axis == axis, tree.nodes[row].distribution == .fill,
                !tree.nodes[member].isHidden, tree.nodes[row].natural(axis) == nil,
                !tree.nodes[row].hasTerms[axis], isFirst || group == number
            else { throw TreeSolverUnsupported() }
            group = number
        }
        return group
    }

    /// Returns the row's view that is in a group of equally long views; nil if there is none.
    /// Throws if there are several.
    func columnMember(of row: Int) throws(TreeSolverUnsupported) -> Int? {
        if tree.nodes[row].role != .stack { return nil }
        var member: Int?
        var next = tree.firstChild(of: row)
        while let child = next {
            next = tree.sibling(of: child)
            if tree.nodes[child].group(axis) < 0 { continue }
            if member != nil { throw TreeSolverUnsupported() }
            member = child
        }
        return member
    }

    /// Returns the length of the views of a column in points, if the stack is long enough for the
    /// content of all rows. The surplus goes either to the column or to the other views, whichever
    /// have the lower total cost of growing. Returns nil if only a comparison of costs can
    /// determine the length.
    private func quickColumn(_ at: Int, _ group: Int) -> Double? {
        if !state.resistsFirst { return nil }
        var (members, rests) = (Growth(), Growth())
        var nextRow = tree.firstChild(of: at)
        while let row = nextRow {
            nextRow = tree.sibling(of: row)
            var (index, rest, grows) = (0, tree.paddingLength(of: row, axis), Slope?.none)
            var next = tree.firstVisible(of: row)
            while let child = next {
                next = tree.nextVisible(behind: child)
                guard isPlainLeaf(child) else { return nil }
                let natural = max(0, tree.nodes[child].natural(axis) ?? 0)
                let above = leafSlopes(child, price(index, in: row)).above
                if tree.nodes[child].group(axis) == group {
                    members.add(Growth(size: natural, slope: above))
                } else {
                    rest += natural
                    if grows.map({ above.order($0) < 0 }) ?? true { grows = above }
                }
                if next != nil { rest += tree.spacing(behind: child, in: row) }
                index += 1
            }
            guard let grows, rest >= 0 else { return nil }
            rests.add(Growth(size: rest, slope: grows))
        }
        let surplus = state.size(at) - tree.paddingLength(of: at, axis) - members.size - rests.size
        let order = members.slope.order(rests.slope)
        if surplus < 0 || order == 0 { return nil }
        return members.size + (order < 0 ? surplus : 0)
    }

    /// Divides the length of a stack's rows between the column and the other views. Stores the
    /// length of the column's views for each row (`TreeState.equalSize`); NaN if there is no
    /// column.
    mutating func shareColumns(of at: Int) throws(TreeSolverUnsupported) {
        if !tree.hasGroups[axis] { return }
        var size = Double.nan
        if let group = try columnGroup(at) {
            if let quick = quickColumn(at, group) {
                size = quick
            } else {
                let shares = try columns(at, group).map { SizeCost.Share(cost: $0) }
                let room = state.size(at) - tree.paddingLength(of: at, axis)
                size = try Self.share(room, among: shares)[0]
            }
        }
        var next = tree.firstChild(of: at)
        while let row = next {
            next = tree.sibling(of: row)
            state.setEqualSize(size, of: row)
        }
    }
}
