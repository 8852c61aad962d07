/// Columns of equal sizes.
extension TreeSolver {
    /// The rows of a stack that fills, each with one view that is as long as those of all others
    /// (Nested Stack Views of Apple's Auto Layout cookbook): what all those views cost, and what the
    /// rests of all rows do, by their own size. Nil where no views of the rows have to be equally long.
    mutating func columns(_ at: Int) throws(TreePathDeclined) -> [SizeCost]? {
        guard let group = try columnGroup(at) else { return nil }
        var (members, rests) = (
            SlopeSum(of: tree.nodes[at].childCount), SlopeSum(of: tree.nodes[at].childCount)
        )
        var nextRow = tree.firstChild(of: at)
        while let row = nextRow {
            nextRow = tree.sibling(of: row)
            let gaps = tree.gaps(row)
            var (index, costs) = (0, [SizeCost.Share]())
            var next = tree.firstVisible(of: row)
            while let child = next {
                next = tree.nextVisible(behind: child)
                if tree.nodes[child].group[axis] == group {
                    try add(child, index, shifted: 0, to: &members)
                } else if gaps.views == 2 {
                    try add(child, index, shifted: gaps.total, to: &rests)
                } else {
                    costs.append(try share(child, index: index))
                }
                index += 1
            }
            if gaps.views == 2 { continue }
            var rest = SizeCost.sharing(costs)
            rest.least += gaps.total
            rests.add(rest)
        }
        guard let first = members.cost(), let second = rests.cost() else {
            throw TreePathDeclined()
        }
        return [first, second]
    }

    /// The one group that has a visible view in each row; nil where no row has one of any.
    func columnGroup(_ at: Int) throws(TreePathDeclined) -> Int? {
        var group: Int?
        var (isFirst, next) = (true, tree.firstChild(of: at))
        while let row = next {
            next = tree.sibling(of: row)
            defer { isFirst = false }
            guard let member = try columnMember(of: row) else {
                if group != nil { throw TreePathDeclined() }
                continue
            }
            let number = tree.nodes[member].group[axis]
            guard tree.nodes[row].axis == axis, tree.nodes[row].distribution == .fill,
                !tree.nodes[member].isHidden, tree.nodes[row].natural(axis) == nil,
                !tree.nodes[row].hasTerms[axis], isFirst || group == number
            else { throw TreePathDeclined() }
            group = number
        }
        return group
    }

    /// The view of a row that is as long as those of other rows.
    func columnMember(of row: Int) throws(TreePathDeclined) -> Int? {
        if tree.nodes[row].role != .stack { return nil }
        var member: Int?
        var next = tree.firstChild(of: row)
        while let child = next {
            next = tree.sibling(of: child)
            if tree.nodes[child].group[axis] < 0 { continue }
            if member != nil { throw TreePathDeclined() }
            member = child
        }
        return member
    }

    /// Shares the rows' size between the equal views and the rests.
    mutating func shareColumns(of at: Int) throws(TreePathDeclined) {
        var size: Double?
        if let columns = try columns(at) {
            size = try Self.share(
                state.sizes[at], among: columns.map { SizeCost.Share(cost: $0) })[0]
        }
        var next = tree.firstChild(of: at)
        while let row = next {
            next = tree.sibling(of: row)
            state.setEqualSize(size, of: row)
        }
    }
}
