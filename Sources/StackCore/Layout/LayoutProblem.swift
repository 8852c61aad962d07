/// Everything that holds in a subtree of a document in one round: its constraints and its variables.
struct LayoutProblem {
    let members: [ViewID]
    let constraints: [BoxConstraint]
    private var space: BoxSpace
    private var system = LinearSystem()
    private var rows: [RowID: Int] = [:]

    init(_ round: LayoutRound, root: ViewID, size: RootSize, naturalLengths: [ViewID: [Double]]) {
        members = round.resolved.subtree(of: root)
        space = BoxSpace(
            round.resolved, members: members, root: root, state: round.state,
            measures: round.measures, bars: round.bars)
        constraints = ConstraintList(round, members: members, root: root, size: size, space: space)
            .make(naturalLengths: naturalLengths)
        lower()
    }

    /// Turns each constraint into `first − multiplier · second − constant REL 0`.
    private mutating func lower() {
        var lowered: [LinearConstraint] = []
        lowered.reserveCapacity(constraints.count)
        for constraint in constraints {
            let (first, second) = space.expressions(constraint.first, constraint.second)
            var row = first
            if let second { row.add(second, times: -constraint.multiplier) }
            lowered.append(
                LinearConstraint(
                    row.terms.map { Term($0.coefficient, Variable(index: $0.variable)) },
                    constant: row.constant - constraint.constant, constraint.relation.linear,
                    priority: constraint.priority, weight: constraint.weight,
                    dropRank: constraint.origin.dropRank))
        }
        for isSize in space.isSize { _ = system.addVariable(lowerBoundZero: isSize) }
        for (index, row) in lowered.enumerated() { rows[system.add(row)] = index }
    }

    mutating func solve() -> SolvedProblem {
        let solution = system.solve()
        return SolvedProblem(
            space: space, values: solution.values,
            conflicts: solution.conflicts.map { conflict in
                SolvedProblem.Conflict(
                    members: conflict.constraints.compactMap { rows[$0] },
                    dropped: rows[conflict.dropped] ?? 0)
            })
    }
}

/// The values of a problem's variables, read by view.
struct SolvedProblem {
    /// Positions in the problem's list of constraints.
    struct Conflict {
        let members: [Int]
        let dropped: Int
    }

    fileprivate let space: BoxSpace
    fileprivate let values: [Double]
    let conflicts: [Conflict]

    /// The view's alignment rectangle relative to its superview's frame.
    func alignmentRect(of id: ViewID) -> Rect {
        Rect(
            x: values[space.positionVariable(id, .horizontal)],
            y: values[space.positionVariable(id, .vertical)],
            width: values[space.sizeVariable(id, .horizontal)],
            height: values[space.sizeVariable(id, .vertical)])
    }

    /// The view's frame relative to its superview's.
    func frame(of id: ViewID) -> Rect {
        let insets = space.measures[id.raw].alignmentInsets
        let rect = alignmentRect(of: id)
        return Rect(
            x: rect.x - insets.leading, y: rect.y - insets.top,
            width: rect.width + insets.leading + insets.trailing,
            height: rect.height + insets.top + insets.bottom)
    }
}

extension Relation {
    fileprivate var linear: LinearRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
    }
}
