import Synchronization

/// The constraints and variables of a subtree of a document in one round.
struct LayoutProblem {
    let members: [ViewID]
    private(set) var constraints: [BoxConstraint]
    private var space: BoxSpace
    /// The linear constraints (rows) that the solver gets for `constraints`. The next problem can
    /// reuse them.
    let lowered: LoweredRows
    /// The linear system that contains the rows. The serial number of a row (`RowID`) is the index
    /// in `constraints` of its constraint.
    private var system: ExplainedSystem
    /// The conflicts of the problem with all its rows, if the rows of dropped constraints were
    /// removed; nil if the problem has all rows.
    private(set) var earlierConflicts: [Layout.Conflict]?

    /// - Parameters:
    ///   - axis: if not nil, only constraints along this axis are included; then no constraint may
    ///     relate a width to a height
    ///   - last: the rows of an earlier problem of the document; nil if there is none
    init(
        _ round: LayoutRound, root: ViewID, size: RootSize, axis: Axis?,
        naturalLengths: [ViewID: [Double]], reusing solved: SolvedComponents,
        after last: LoweredRows? = nil
    ) {
        members = round.resolved.subtree(of: root)
        let space = BoxSpace(
            round.resolved, members: members, root: root, state: round.state,
            measures: round.measures, bars: round.bars)
        let all = ConstraintList(round, members: members, root: root, size: size, space: space)
            .make(naturalLengths: naturalLengths)
        constraints = axis.map { axis in all.filter { $0.first.attribute.axis == axis } } ?? all
        lowered = LoweredRows(constraints, in: space, after: last)
        self.space = lowered.space
        var rows = LinearSystem(reusing: solved)
        Self.add(lowered.rows, to: &rows, lowered.space.isSize, structure: lowered.structure)
        if let dropped = round.dropped {
            earlierConflicts = dropped.conflicts
            // The constraints remain in `constraints`, without an effect.
            let removed = constraints.enumerated().filter { dropped.contains($0.element) }
            rows.remove(removed.map { RowID(serial: $0.offset) })
        }
        system = ExplainedSystem(rows)
    }

    /// Returns a view's directional margins in points.
    func margins(of view: ViewID) -> Insets { space.state.margins[view] }

    /// Whether any constraint is attached to a baseline.
    var usesBaselines: Bool {
        constraints.contains {
            $0.first.attribute.isBaseline || $0.second?.attribute.isBaseline ?? false
        }
    }

    /// Returns whether each constraint gives exactly the same row (linear constraint) with the
    /// margins and safe areas of `state` as with those of `other`.
    func hasExactRows(in state: LayoutState, as other: LayoutState) -> Bool {
        hasRows(in: state, as: other, ==)
    }

    /// Returns whether each constraint gives the same row with the margins and safe areas of
    /// `state` as with those of `other`. Insets for which `isSame` returns true count as equal.
    private func hasRows(
        in state: LayoutState, as other: LayoutState, _ isSame: (Insets, Insets) -> Bool
    ) -> Bool {
        func isSameAnchor(_ anchor: BoxAnchor) -> Bool {
            let id = anchor.box.owner
            return switch AnchorGeometry(anchor, .ltr, around: nil).inset {
            case .none, .topBar, .bottomBar, .cell: true
            case .margins: isSame(state.margins[id], other.margins[id])
            case .safeArea, .scrolledSafeArea:
                isSame(state.safeAreas[id], other.safeAreas[id])
                    && state.contentInsets[id] == other.contentInsets[id]
            }
        }
        return state.placesCells(as: other)
            && (isSameState(state, other, isSame)
                || constraints.allSatisfy { constraint in
                    isSameAnchor(constraint.first)
                        && (constraint.second.map(isSameAnchor) ?? true)
                })
    }

    private func isSameState(
        _ state: LayoutState, _ other: LayoutState, _ isSame: (Insets, Insets) -> Bool
    ) -> Bool {
        state.contentInsets == other.contentInsets
            && zip(state.margins.elements, other.margins.elements).allSatisfy(isSame)
            && zip(state.safeAreas.elements, other.safeAreas.elements).allSatisfy(isSame)
    }

    /// Returns whether the round `next` would solve the same problem as `last`, up to rounding
    /// errors of solving. After the first round, the margins of views near the screen's edges
    /// change, but usually no constraint refers to them.
    func hasConverged(_ next: LayoutRound, from last: LayoutRound) -> Bool {
        // Stored in a constant, because the property searches all constraints.
        let usesBaselines = usesBaselines
        return zip(next.measures.elements, last.measures.elements).allSatisfy {
            $0.isNear($1, usesBaselines)
        } && hasRows(in: next.state, as: last.state, LayoutRounds.near)
    }

    /// For each anchor of the constraint that is at the edge of a margin, returns its view and the
    /// part of the margin that comes from the safe area, in points
    /// (`BoxSpace.safeArea(behind:_:)`). Omits anchors for which that part is 0.
    func safeAreas(
        behind constraint: BoxConstraint, _ environment: LayoutEnvironment
    ) -> [(view: ViewID, length: Double)] {
        [constraint.first, constraint.second].compactMap { anchor in
            guard let anchor, let length = space.safeArea(behind: anchor, environment), length > 0
            else { return nil }
            return (anchor.box.owner, length)
        }
    }

    /// Replaces the margins, safe areas and text sizes that the problem reads from `space`. Every
    /// constraint must have the same row with the new state as with the old one.
    mutating func replaceState(with state: LayoutState) { space.state = state }

    /// The work that is counted for creating one constraint, in addition to the work of solving, in
    /// the units of `WorkBudget`.
    private static let workPerConstraint = 400

    /// Adds rows to a linear system, and the variables that creating the rows may have added.
    /// `isSize` contains all variables.
    private static func add(
        _ rows: [LinearConstraint?], to system: inout LinearSystem, _ isSize: [Bool],
        structure: RowStructure? = nil
    ) {
        system.spend(rows.count * workPerConstraint)
        system.add(rows, isSize: isSize, structure: structure)
    }

    /// The solution of the problem as it was last solved; nil if it was not solved since its
    /// constraints changed.
    var latestSolution: Solution? { system.rows.latest }

    /// Whether the frames in the other reading direction are the mirror images of these, as far as
    /// the frames depend on the constraints. The insets of scroll views and of cells are not
    /// considered (`LayoutState.hasSymmetricInsets`, `SolvedProblem.hasNoHorizontalScrolling`).
    ///
    /// Mirrored frames satisfy the constraints of the other direction as well as the frames satisfy
    /// these constraints. So they are the layout if these frames are the only optimal ones. The
    /// root's position is excluded, because no constraint contains its variables.
    var isSymmetric: Bool {
        let views = 2..<members.count * BoxSpace.Part.allCases.count
        return constraints.areSymmetric
            && space.measures.elements.allSatisfy {
                $0.alignmentInsets.leading == $0.alignmentInsets.trailing
            } && latestSolution?.isUnique(forAll: views) ?? false
    }

    /// Returns the change that a row needs if its constraint gets the given constant.
    func change(of row: Int, toConstraintConstant constant: Double) -> ConstantChange {
        ConstantChange(
            position: row, constant: lowered.constant(of: row, forConstraint: constant))
    }

    /// Returns a solution from which the frames of `round` are computed. `values` are the values of
    /// the variables in a solution of the same rows with other constants.
    func solved(
        _ values: [Double], _ round: LayoutRound, conflicts: [SolvedProblem.Conflict]
    ) -> SolvedProblem {
        SolvedProblem(
            space: space.with(round), values: values, isComplete: true, conflicts: conflicts)
    }

    /// Returns a copy of the problem, with its solution, for another round that differs only in
    /// constants of constraints.
    func varied(
        for round: LayoutRound, _ constants: [(row: Int, constant: Double)], _ solution: Solution
    ) -> LayoutProblem {
        var result = self
        result.space = space.with(round)
        for (row, constant) in constants { result.constraints[row].constant = constant }
        result.system.change { $0.take(solution) }
        return result
    }

    /// Returns the constraint in the solver's form: a linear expression that is compared with zero.
    mutating func lowered(_ constraint: BoxConstraint) -> LinearConstraint {
        LinearConstraint(space.distance(constraint), constraint)
    }

    /// Returns for each claim the length in points by which the solution violates it; 0 if the
    /// solution satisfies it. A claim is a constraint that is compared with the solution but does
    /// not change it. If a claim refers to a readable content guide that no constraint refers to,
    /// the constraints of that guide are also solved, in a copy of the problem.
    func violations(of claims: [BoxConstraint]) -> [Double] {
        var copy = self
        let known = Set(ReadableGuide.owners(in: constraints))
        let rows = claims.map { copy.lowered($0) }
        let guides = ReadableGuide.owners(in: claims).filter { !known.contains($0) }
        let added = guides.flatMap(ReadableGuide.constraints).map { copy.lowered($0) }
        copy.system.change { [isSize = copy.space.isSize] in Self.add(added, to: &$0, isSize) }
        let solution = copy.system.solve()
        return rows.map { $0.violation(at: solution.values) }
    }

    /// Solves the constraints. Returns the solver's own solution, which can also answer whether a
    /// variable is ambiguous.
    mutating func solution() -> Solution { system.solve() }

    mutating func solve() -> SolvedProblem {
        let solution = system.solve(sweeping: false)
        return SolvedProblem(
            space: space, values: solution.values, isComplete: solution.isOptimal,
            conflicts: solution.conflicts.map { conflict in
                SolvedProblem.Conflict(
                    members: conflict.constraints.map(\.serial),
                    dropped: conflict.dropped.serial)
            })
    }

    var resolved: ResolvedDocument { space.resolved }
    var document: Document { resolved.document }

    func contentSize(of id: ViewID) -> IntrinsicSize { space.measures[id].size }

    /// The solved components, for reuse in the next problem.
    var solvedComponents: SolvedComponents { system.rows.solved }

    /// Returns the anchor's value in its superview's coordinates, and the reasons for it, each with
    /// a different cause. Each reason has a share of the value; the shares add up to the value. All
    /// are in points.
    func explanation(of anchor: BoxAnchor) -> (value: Double, reasons: [Reason]) {
        var copy = self
        let sum = copy.space.distance(BoxConstraint(.root, anchor, .equal))
        let explained = system.explained()
        // The causes in the order of the reasons. One cause may determine several variables.
        var causes: [Reason.Cause] = []
        var shares: [Reason.Cause: Double] = [:]
        for term in sum.terms {
            for part in explained.explanation(of: Variable(index: term.variable)).parts {
                let cause = cause(part.cause)
                if shares[cause] == nil { causes.append(cause) }
                shares[cause, default: 0] += term.coefficient * part.share
            }
        }
        var reasons = causes.map { Reason(cause: $0, share: shares[$0] ?? 0) }
        // The solver's variables are positions and sizes of alignment rectangles. This constant is
        // the distance of the anchor, such as a baseline, from the edge of the rectangle.
        if sum.constant != 0 { reasons.append(Reason(cause: .inset, share: sum.constant)) }
        let value = sum.terms.reduce(sum.constant) {
            $0 + $1.coefficient * explained.solution.values[$1.variable]
        }
        return (value, reasons)
    }

    /// Returns whether no frame affects the constraint, because both its sides move together, as
    /// those of `a.top = a.top + 5` do.
    func isUnaffectedByFrames(_ constraint: BoxConstraint) -> Bool {
        var copy = self
        return copy.space.distance(constraint).terms.allSatisfy { $0.coefficient == 0 }
    }

    private func cause(_ cause: Explanation.Cause) -> Reason.Cause {
        switch cause {
        case .constraint(let row): .constraint(constraints[row.serial])
        case .bound: .bound
        case .freedom: .freedom
        }
    }

    /// The linear constraints without tie-breaks, and for each variable whether it is a width or
    /// height. Tie-breaks are constraints of this program, not of UIKit, that choose between
    /// equally good layouts.
    var plain: (constraints: [LinearConstraint], isSize: [Bool]) {
        let kept = constraints.indices.filter { !constraints[$0].origin.isTieBreak }
        return (kept.compactMap { system.rows[RowID(serial: $0)] }, space.isSize)
    }

    /// Returns the solution without tie-breaks, for questions about ambiguity: a tie-break would
    /// decide the frame of a view that UIKit would report as ambiguous.
    private func openSolution() -> Solution {
        system.solution(without: constraints.indices.filter { constraints[$0].origin.isTieBreak })
    }

    /// The result of a search for *open* views, whose frames the constraints do not determine.
    /// `views` contains them in document order, each with another solution that is equally good but
    /// gives the view another frame than `solution`. `isComplete` is false if the work limit was
    /// reached, so that open views may be missing. The root's position counts as determined.
    typealias OpenViews = (
        solution: Solution, views: [(view: ViewID, others: [OtherSolution])], isComplete: Bool
    )

    /// Solves the constraints without tie-breaks. Returns the views that are then open, i.e. have
    /// several equally good frames.
    func openViews() -> OpenViews {
        openViews(in: openSolution())
    }

    /// Returns the views that are still open (have several equally good frames) when tie-breaks are
    /// included.
    func undecidedViews() -> OpenViews { openViews(in: system.solution(without: [])) }

    private func openViews(in solution: Solution) -> OpenViews {
        var found: [ViewID: [Axis: OtherSolution]] = [:]
        let variables = solution.openVariables()
        for ambiguity in variables.ambiguities {
            guard let (view, part) = space.part(of: ambiguity.variable.index) else { continue }
            if view == space.root && !part.isSize || found[view]?[part.axis] != nil { continue }
            found[view, default: [:]][part.axis] = ambiguity.other
        }
        let views = members.compactMap { view in
            found[view].map { others in
                (view: view, others: Axis.allCases.compactMap { others[$0] })
            }
        }
        return (solution, views, variables.isComplete)
    }

    /// Returns the lengths of `views` in points in another solution without tie-breaks that is as
    /// good as the solver's solution. In this solution the length of `view` is as near to `length`
    /// as possible. If several solutions are equally near, the lengths of the views in `kept` are
    /// as near as possible to their given lengths.
    ///
    /// The result has one element for each of `views`; an element is nil if that view's length does
    /// not depend on the length of `view`. Returns nil if `view` has the same length in every
    /// solution.
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

    /// Returns the frames of each open view: its frames in the other solutions (`others`), followed
    /// by its frame in `solution`.
    func frames(
        of open: [(view: ViewID, others: [OtherSolution])], in solution: Solution
    ) -> [(view: ViewID, frames: [Rect])] {
        let asked = open.flatMap { open in
            open.others.map { (of: space.variables(of: open.view), in: $0) }
        }
        var others = solution.values(asked)[...]
        return open.map { view, solutions in
            let own = space.variables(of: view).map { solution[$0] }
            let values = others.prefix(solutions.count) + [own]
            others = others.dropFirst(solutions.count)
            return (view, values.map { space.frame(of: view, values: $0) })
        }
    }
}

/// The solved values of a problem's variables, from which the frames of views are computed.
struct SolvedProblem {
    /// A conflict between required constraints. `members` and `dropped` are indices in the
    /// problem's list of constraints.
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

    /// Whether the content of every scroll view is exactly as wide as the scroll view. Narrower and
    /// wider content begins at the left edge in either reading direction.
    var hasNoHorizontalScrolling: Bool {
        space.resolved.order.allSatisfy { id in
            guard space.resolved[id].kind.isScrollView,
                let width = space.contentWidthVariable(of: id)
            else { return true }
            return values[width] == frame(of: id).width
        }
    }
}

/// A linear system with two cached solutions. The one with all rows explains values. The one
/// without the rows of tie-breaks shows ambiguities. Both are computed on first use, and again
/// after the rows change.
private struct ExplainedSystem {
    private(set) var rows: LinearSystem
    private var known = KnownSolutions()

    /// The cached solutions.
    private final class KnownSolutions: Sendable {
        let explained = Mutex<ExplainedSolution?>(nil)
        /// The solution without the rows of tie-breaks.
        let fewer = Mutex<Solution?>(nil)
    }

    init(_ rows: LinearSystem) { self.rows = rows }

    mutating func change(_ body: (inout LinearSystem) -> Void) {
        known = KnownSolutions()
        body(&rows)
    }

    mutating func solve(sweeping: Bool = true) -> Solution { rows.solve(sweeping: sweeping) }

    func explained() -> ExplainedSolution {
        var copy = rows
        return known.explained.value(until: rows.solved.cancellation) {
            ExplainedSolution(copy.solve())
        }
    }

    /// Returns the solution without the rows that have these serials. Only one such solution is
    /// cached, and without the serials that it belongs to. So until the rows change, all calls must
    /// pass the same serials, or none.
    func solution(without serials: [Int]) -> Solution {
        if serials.isEmpty, let latest = rows.latest { return latest }
        var copy = rows
        if serials.isEmpty { return copy.solve() }
        return known.fewer.value(until: rows.solved.cancellation) {
            copy.remove(serials.map(RowID.init(serial:)))
            copy.renew()
            return copy.solve()
        }
    }
}

extension Mutex {
    /// Returns the stored value. If there is none, computes it with `make`, and stores it unless
    /// solving was cancelled in the meantime.
    fileprivate borrowing func value<Known: Sendable>(
        until cancellation: Cancellation, _ make: () -> Known
    ) -> Known where Value == Known? {
        withLock { known in
            if let known { return known }
            let made = make()
            if !cancellation.isRequested() { known = made }
            return made
        }
    }
}
