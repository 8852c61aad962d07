import Synchronization

/// The constraints and variables of a subtree of a document in one round.
struct LayoutProblem {
    let members: [ViewID]
    let constraints: [BoxConstraint]
    private var space: BoxSpace
    /// The rows of the constraints, for the next problem.
    let lowered: LoweredRows
    /// The linear system. A row's serial is the index of its constraint.
    private var system: ExplainedSystem

    /// - Parameters:
    ///   - axis: if not nil, omits constraints along the other axis; no constraint may relate both
    ///     axes
    ///   - last: the rows of an earlier problem of the document; nil if there is none
    init(
        _ round: LayoutRound, root: ViewID, size: RootSize, axis: Axis?,
        naturalLengths: [ViewID: [Double]], reusing solved: SolvedComponents,
        after last: LoweredRows? = nil
    ) {
        system = ExplainedSystem(LinearSystem(reusing: solved))
        members = round.resolved.subtree(of: root)
        let space = BoxSpace(
            round.resolved, members: members, root: root, state: round.state,
            measures: round.measures, bars: round.bars)
        let all = ConstraintList(round, members: members, root: root, size: size, space: space)
            .make(naturalLengths: naturalLengths)
        constraints = axis.map { axis in all.filter { $0.first.attribute.axis == axis } } ?? all
        lowered = LoweredRows(constraints, in: space, of: round.preparation, after: last)
        self.space = lowered.space
        add(lowered.rows, structure: lowered.structure)
    }

    /// Whether any constraint is attached to a baseline.
    private var usesBaselines: Bool {
        constraints.contains {
            $0.first.attribute.isBaseline || $0.second?.attribute.isBaseline ?? false
        }
    }

    /// Whether the constraints have the same rows in both states, up to rounding errors of solving.
    private func hasSameRows(in state: LayoutState, as other: LayoutState) -> Bool {
        constraints.allSatisfy {
            isSame($0.first, in: state, as: other)
                && ($0.second.map { isSame($0, in: state, as: other) } ?? true)
        }
    }

    private func isSame(
        _ anchor: BoxAnchor, in state: LayoutState, as other: LayoutState
    ) -> Bool {
        let id = anchor.box.owner
        return switch AnchorGeometry(anchor, .ltr, scrollsOther: false).inset {
        case .none, .topBar, .bottomBar: true
        case .margins: LayoutRounds.near(state.margins[id], other.margins[id])
        case .safeArea: LayoutRounds.near(state.safeAreas[id], other.safeAreas[id])
        }
    }

    /// Returns whether a further round would solve the same problem, up to rounding errors of
    /// solving. The margins of views near the screen's edges differ from the first round's, but
    /// usually no constraint refers to these margins.
    func hasConverged(_ next: LayoutRound, from last: LayoutRound) -> Bool {
        // Read only once, because the property searches all constraints.
        let usesBaselines = usesBaselines
        return zip(next.measures.elements, last.measures.elements).allSatisfy {
            $0.isNear($1, usesBaselines)
        } && hasSameRows(in: next.state, as: last.state)
    }

    /// Returns the result of `BoxSpace.safeArea(behind:_:)` for each anchor of a constraint, with
    /// the anchor's view.
    func safeAreas(
        behind constraint: BoxConstraint, _ environment: LayoutEnvironment
    ) -> [(view: ViewID, length: Double)] {
        [constraint.first, constraint.second].compactMap { anchor in
            guard let anchor, let length = space.safeArea(behind: anchor, environment), length > 0
            else { return nil }
            return (anchor.box.owner, length)
        }
    }

    /// Replaces the state used to answer questions about margins and safe areas. The rows must be
    /// the same in the new state.
    mutating func know(_ state: LayoutState) { space.state = state }

    /// The work of creating one constraint, in addition to the solver's entries.
    private static let workPerConstraint = 400

    private mutating func add(_ rows: [LinearConstraint], structure: RowStructure? = nil) {
        // Creating the rows may have added variables.
        system.change { [isSize = space.isSize] system in
            system.spend(rows.count * Self.workPerConstraint)
            system.add(rows, isSize: isSize, structure: structure)
        }
    }

    /// Returns the constraint in the form in which the solver compares it with zero.
    mutating func lowered(_ constraint: BoxConstraint) -> LinearConstraint {
        LinearConstraint(space.distance(constraint), constraint)
    }

    /// Returns by how much each claim is violated in the solution, in points; 0 if it holds. The
    /// claims do not affect the solution. Guides that only the claims use are solved in addition.
    func misses(of claims: [BoxConstraint]) -> [Double] {
        var copy = self
        let known = Set(ReadableGuide.owners(in: constraints))
        let rows = claims.map { copy.lowered($0) }
        let guides = ReadableGuide.owners(in: claims).filter { !known.contains($0) }
        let added = guides.flatMap(ReadableGuide.constraints).map { copy.lowered($0) }
        copy.add(added)
        let solution = copy.system.solve()
        return rows.map { $0.violation(at: solution.values) }
    }

    /// Returns the solver's solution, for questions that only it can answer.
    mutating func solution() -> Solution { system.solve() }

    mutating func solve() -> SolvedProblem { solved(system.solve(sweeping: false)) }

    var resolved: ResolvedDocument { space.resolved }
    var document: Document { resolved.document }

    func contentSize(of id: ViewID) -> IntrinsicSize { space.measures[id].size }

    /// The solved components, for reuse in the next problem.
    var solvedComponents: SolvedComponents { system.rows.solved }

    /// Returns the anchor's value in its superview's coordinates, and the reasons that add up to
    /// it.
    func explanation(of anchor: BoxAnchor) -> (value: Double, reasons: [Reason]) {
        var copy = self
        let sum = copy.space.distance(BoxConstraint(.root, anchor, .equal))
        let explained = system.explained()
        var reasons: [Reason] = []
        for term in sum.terms {
            let explanation = explained.explanation(of: Variable(index: term.variable))
            reasons += explanation.parts.map {
                Reason(cause: cause($0.cause), share: term.coefficient * $0.share)
            }
        }
        // The offset of a baseline, a margin or a frame edge from the edges that constraints
        // determine.
        if sum.constant != 0 { reasons.append(Reason(cause: .inset, share: sum.constant)) }
        let value = sum.terms.reduce(sum.constant) {
            $0 + $1.coefficient * explained.solution.values[$1.variable]
        }
        return (value, reasons)
    }

    private func cause(_ cause: Explanation.Cause) -> Reason.Cause {
        switch cause {
        case .constraint(let row): .constraint(constraints[row.serial])
        case .bound: .bound
        case .freedom: .freedom
        }
    }

    /// The plain linear constraints without our tie-breaks, and whether each variable is a size.
    var plain: (constraints: [LinearConstraint], isSize: [Bool]) {
        let kept = constraints.indices.filter { !constraints[$0].origin.isTieBreak }
        return (kept.compactMap { system.rows[RowID(serial: $0)] }, space.isSize)
    }

    /// Returns the solution without our tie-breaks.
    private func openSolution() -> Solution {
        system.solution(without: constraints.indices.filter { constraints[$0].origin.isTieBreak })
    }

    /// The views whose frames the solution does not determine (*open* views), in document order,
    /// each with another solution in which its frame differs; and whether all views were checked.
    /// The root's position counts as determined.
    typealias OpenViews = (
        solution: Solution, views: [(view: ViewID, other: OtherSolution)], isComplete: Bool
    )

    /// Solves again without our tie-breaks and returns the open views.
    func openViews() -> OpenViews {
        openViews(in: openSolution())
    }

    /// Returns the views that are open even if our tie-breaks apply.
    func undecidedViews() -> OpenViews { openViews(in: system.solution(without: [])) }

    private func openViews(in solution: Solution) -> OpenViews {
        var found: [ViewID: OtherSolution] = [:]
        let variables = solution.openVariables()
        for ambiguity in variables.ambiguities {
            guard let (view, part) = space.part(of: ambiguity.variable.index) else { continue }
            if view == space.root && !part.isSize || found[view] != nil { continue }
            found[view] = ambiguity.other
        }
        let views = members.compactMap { view in found[view].map { (view: view, other: $0) } }
        return (solution, views, variables.isComplete)
    }

    /// Returns the lengths of `views` along an axis in another solution without our tie-breaks: the
    /// one in which the length of `view` is nearest to `length` points. Among several such
    /// solutions it is one in which the views in `kept` are nearest to their lengths. The length of
    /// a view is nil if it does not depend on the length of `view`. Returns nil if `view` has the
    /// same length in every solution.
    func lengths(
        of views: [ViewID], when view: ViewID, along axis: Axis, is length: Double,
        keeping kept: [(view: ViewID, length: Double)]
    ) -> [Double?]? {
        func variable(_ view: ViewID) -> Variable {
            Variable(index: space.sizeVariable(view, axis))
        }
        return openSolution().values(
            of: views.map(variable), moving: variable(view), to: length,
            keeping: kept.map { (variable($0.view), $0.length) })
    }

    /// Returns two frames of each open view: in its other solution, and in `solution`.
    func frames(
        of open: [(view: ViewID, other: OtherSolution)], in solution: Solution
    ) -> [(view: ViewID, frames: [Rect])] {
        let variables = open.map { space.variables(of: $0.view) }
        let others = solution.values(zip(variables, open).map { (of: $0, in: $1.other) })
        return open.indices.map { at in
            let own = variables[at].map { solution[$0] }
            return (
                open[at].view,
                [others[at], own].map { space.frame(of: open[at].view, values: $0) }
            )
        }
    }

    private func solved(_ solution: Solution) -> SolvedProblem {
        SolvedProblem(
            space: space, values: solution.values, isComplete: solution.isOptimal,
            conflicts: solution.conflicts.map { conflict in
                SolvedProblem.Conflict(
                    members: conflict.constraints.map(\.serial),
                    dropped: conflict.dropped.serial)
            })
    }
}

/// The values of a problem's variables, read by view.
struct SolvedProblem {
    /// A conflict. Members are indices in the problem's list of constraints.
    struct Conflict {
        let members: [Int]
        let dropped: Int
    }

    fileprivate let space: BoxSpace
    fileprivate let values: [Double]
    /// Whether solving finished; false if the constraints exceeded the work limit.
    let isComplete: Bool
    let conflicts: [Conflict]

    /// Returns the view's alignment rectangle relative to its superview's frame.
    func alignmentRect(of id: ViewID) -> Rect {
        Rect(
            x: values[space.positionVariable(id, .horizontal)],
            y: values[space.positionVariable(id, .vertical)],
            width: values[space.sizeVariable(id, .horizontal)],
            height: values[space.sizeVariable(id, .vertical)])
    }

    /// Returns the view's frame relative to its superview.
    func frame(of id: ViewID) -> Rect { space.frame(of: id, alignmentRect: alignmentRect(of: id)) }
}

/// A linear system with the explanation of its solution, and its solution without some rows. Both
/// are computed on first use, and again after the rows change.
private struct ExplainedSystem {
    private(set) var rows: LinearSystem
    private var known = WhenAsked<ExplainedSolution>()
    /// The solution without the rows of tie-breaks.
    private var fewer = WhenAsked<Solution>()

    init(_ rows: LinearSystem) { self.rows = rows }

    mutating func change(_ body: (inout LinearSystem) -> Void) {
        (known, fewer) = (WhenAsked(), WhenAsked())
        body(&rows)
    }

    mutating func solve(sweeping: Bool = true) -> Solution { rows.solve(sweeping: sweeping) }

    func explained() -> ExplainedSolution {
        var copy = rows
        return known.made(until: rows.solved.cancellation) { ExplainedSolution(copy.solve()) }
    }

    /// Returns the solution without the rows of these serials. The result is cached: all calls with
    /// serials must pass the same ones until the rows change.
    func solution(without serials: [Int]) -> Solution {
        if serials.isEmpty, let latest = rows.latest { return latest }
        var copy = rows
        if serials.isEmpty { return copy.solve() }
        return fewer.made(until: rows.solved.cancellation) {
            for serial in serials { copy.remove(RowID(serial: serial)) }
            copy.renew()
            return copy.solve()
        }
    }
}

/// A value of a system that is computed once on first use.
private final class WhenAsked<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)

    func made(until cancellation: Cancellation, _ make: () -> Value) -> Value {
        known.withLock { known in
            if let known { return known }
            let made = make()
            if !cancellation.isRequested() { known = made }
            return made
        }
    }
}
