/// The frames of a document in one environment, with conflicts and ambiguities of its constraints.
public struct Layout: Sendable {
    /// The environment that the layout was computed for.
    package let environment: LayoutEnvironment
    /// The frames in the superview's coordinates, with edges on device pixels; nil for views that
    /// are not installed.
    package internal(set) var frames: PerView<Rect?>
    private let exact: ExactFrames
    /// The conflicts between required constraints. If the tree solver made the frames and detected
    /// a conflict, the first use solves the constraints to identify the conflicting ones.
    package var conflicts: [Conflict] { source.conflicts }
    /// How solving ended.
    package let state: State
    /// Whether solving finished. False if the constraints exceeded the work limit. Then the frames
    /// come from the part that was solved, and conflicts may be missing or not minimal.
    public var isComplete: Bool { state != .incomplete }

    /// The constraints and variables of the last round of layout. If the tree solver made the
    /// frames, the first use creates them, which takes as long as a layout.
    var problem: LayoutProblem { _read { yield source.problem } }
    /// The document with the property values that are in force in the layout's environment.
    package var resolved: ResolvedDocument { problem.resolved }
    private let source: ProblemSource
    /// The solver that computed the frames. Both solvers compute the same frames.
    package let method: SolveMethod
    /// Whether it is already known that no view is ambiguous, so that no search is necessary.
    private var isDecided = false

    /// The two solvers that can lay out a whole document (docs/solver.md).
    package enum SolveMethod: Sendable {
        /// The simplex solver, which uses all constraints.
        case constraints
        /// The tree solver, which creates no constraints.
        case tree
    }

    /// How solving ended.
    package enum State: Sendable {
        case whole
        /// The frames did not converge: margins or text sizes depend on the frames, and each round
        /// changes them again. An app may show other frames.
        case restless
        /// The constraints exceeded the work limit.
        case incomplete

        /// The warning that is printed with a layout in this state; nil if solving ended normally
        /// (`whole`).
        package var remark: String? {
            switch self {
            case .whole: nil
            case .restless:
                "not converged: margins and text sizes depend on frames, and each round of layout changed "
                    + "them again; an app may show other frames"
            case .incomplete:
                "incomplete: solving these constraints exceeded the work limit; the frames are those "
                    + "computed until then"
            }
        }
    }

    /// A conflict: required constraints that cannot be satisfied together, and the one among them
    /// that the layout drops.
    package struct Conflict: Hashable, Sendable {
        /// The constraints that cannot be satisfied together, including the dropped one.
        package let constraints: [BoxConstraint]
        /// The constraint among them that the layout drops.
        package let dropped: BoxConstraint
    }

    /// Returns the view's frame in the superview's coordinates, in points, with edges on device
    /// pixels; nil if the view is not installed.
    public func frame(of id: ViewID) -> Rect? {
        frames.contains(id) ? frames[id] : nil
    }

    /// Returns the view's frame in points before rounding to pixels; nil if the view is not
    /// installed.
    package func unroundedFrame(of id: ViewID) -> Rect? {
        guard frame(of: id) != nil else { return nil }
        switch exact {
        case .solved(let frames, let resolved): return frames.relative(id, resolved)
        case .ofTree(let frames): return frames.frame(id.raw)
        }
    }

    /// The frames of all views before rounding to pixels.
    package var unroundedFrames: PerView<Rect?> {
        switch exact {
        case .solved(let frames, let resolved): frames.relative(resolved, grid: nil)
        case .ofTree: frames.map { (id, _) in unroundedFrame(of: id) }
        }
    }
}

/// The frames of a layout before rounding to pixels: in the root's coordinates if the simplex solver
/// computed them, or in the form in which the tree solver keeps them.
private enum ExactFrames: Sendable {
    case solved(AbsoluteFrames, ResolvedDocument)
    case ofTree(UnroundedTreeFrames)
}

extension SolvedProblem {
    /// Returns the conflicts with their constraints. If `problem` was solved again without dropped
    /// constraints, these are the conflicts of the problem with all constraints.
    func conflicts(in problem: LayoutProblem) -> [Layout.Conflict] {
        if let earlier = problem.earlierConflicts { return earlier }
        return conflicts.map { conflict in
            Layout.Conflict(
                constraints: conflict.members.map { problem.constraints[$0] },
                dropped: problem.constraints[conflict.dropped])
        }
    }
}

/// A document with its name and its layout, which is the input for drawing and for writing output.
package struct LaidOutDocument: Sendable {
    package let name: String
    package let document: Document
    package let layout: Layout

    package init(name: String, document: Document, layout: Layout) {
        self.name = name
        self.document = document
        self.layout = layout
    }
}

extension Layout {
    /// Creates a layout that was solved by constraints, from its last round.
    init(
        _ round: LayoutRound, _ problem: LayoutProblem, _ solved: SolvedProblem,
        _ frames: AbsoluteFrames, state: State
    ) {
        let resolved = round.resolved
        environment = round.environment
        self.frames = frames.relative(resolved, grid: round.environment.measurement.framePixels)
        exact = .solved(frames, resolved)
        self.state = state
        method = .constraints
        source = .solved(SolvedConstraints(problem, solved))
    }

    /// Creates a layout whose constraints are created and solved on first use, because its frames
    /// and conflicts are derived from another layout.
    init(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment, _ frames: AbsoluteFrames,
        _ conflicts: [Conflict], _ problem: DeferredProblem
    ) {
        self.environment = environment
        self.frames = frames.relative(resolved, grid: environment.measurement.framePixels)
        exact = .solved(frames, resolved)
        state = .whole
        method = .constraints
        source = .whenAsked(problem, conflicts)
    }

    /// Creates a layout that the tree solver has computed.
    init(
        _ path: TreePath, _ environment: LayoutEnvironment, until cancellation: Cancellation
    ) {
        self.environment = environment
        frames = path.placed
        exact = .ofTree(path.unrounded)
        state = .whole
        method = .tree
        // The tree solver rejects a document in which a view is ambiguous under the index rule.
        // Without stacks, this rule has no effect, so no view is ambiguous at all.
        isDecided = !path.hasStacks && !path.hasConflict
        source = .whenAsked(
            // `path.document` has no names, because layouts need none. If the layout referred to a
            // document with names, every rename would copy that document.
            DeferredProblem(path.document, environment, until: cancellation),
            path.hasConflict ? nil : [])
    }
}

/// A solved problem with its conflicts. It is a class, because copying a struct with these values
/// would increment dozens of reference counts.
final class SolvedConstraints: Sendable {
    let problem: LayoutProblem
    let conflicts: [Layout.Conflict]

    init(_ problem: LayoutProblem, _ solved: SolvedProblem) {
        (self.problem, conflicts) = (problem, solved.conflicts(in: problem))
    }
}

/// The source of a layout's problem, which contains the constraints: either the solved problem or,
/// if the tree solver made the frames, a problem that is created on first use.
private enum ProblemSource: Sendable {
    case solved(SolvedConstraints)
    /// The problem is created when it is first used. The conflicts are already known; they are nil
    /// if the tree solver found that constraints conflict, but not which ones.
    case whenAsked(DeferredProblem, [Layout.Conflict]?)

    var problem: LayoutProblem {
        _read {
            switch self {
            case .solved(let kept): yield kept.problem
            case .whenAsked(let deferred, _): yield deferred.answer.problem
            }
        }
    }

    var conflicts: [Layout.Conflict] {
        switch self {
        case .solved(let kept): kept.conflicts
        case .whenAsked(let deferred, let conflicts): conflicts ?? deferred.answer.conflicts
        }
    }
}

extension Layout {
    /// Returns all constraints that involve the view (`constraintsAffectingLayout`), the user's and
    /// UIKit's, in solver order.
    package func constraints(on view: ViewID) -> [BoxConstraint] {
        problem.constraints.filter { constraint in
            let owners = [constraint.first.box.owner, constraint.second?.box.owner]
            return owners.contains(view) && !constraint.origin.isTieBreak
        }
    }

    /// Returns the view's measured `intrinsicContentSize`, in points; `.none` if the view is not
    /// installed.
    package func contentSize(of view: ViewID) -> IntrinsicSize {
        frame(of: view) == nil ? .none : problem.contentSize(of: view)
    }

    /// Returns the view's directional margins in points. Those of a cell that was made here include
    /// its accessory and the safe area.
    package func margins(of view: ViewID) -> Insets { problem.margins(of: view) }

    /// Returns the source of the text's width and height, such as a font file; nil for a view
    /// without text.
    package func measuredBy(_ view: ViewID) -> MeasuredBy? {
        guard frame(of: view) != nil else { return nil }
        let measurer = ContentMeasurer(
            problem.document, under: environment.traits, traits: environment.measurement)
        return measurer.measuredBy(view)
    }
}

/// One of the parts that add up to a position or length in a layout, with its cause.
package struct Reason: Hashable, Sendable {
    /// The cause of a part of a position or length.
    package enum Cause: Hashable, Sendable {
        case constraint(BoxConstraint)
        /// The rule that a width or height is never negative. The size is 0 because of it.
        case bound
        /// Nothing: no constraint determines the value, so the solver chose it.
        case freedom
        /// The distance of the attribute from the edge of the view's alignment rectangle. The
        /// attribute is a baseline, a margin, or an edge of a frame that is larger than the
        /// alignment rectangle.
        case inset
    }

    package let cause: Cause
    /// The part of the position or length that is due to the cause, in points. It can be negative.
    package let share: Double
}

extension Layout {
    /// Returns the value of a view's attribute in the superview's coordinates, in points and before
    /// rounding to pixels. `reasons` are the constraints and other causes that determine the value;
    /// their shares add up to it. Returns nil if the view is not installed.
    package func explanation(
        of view: ViewID, _ attribute: LayoutAttribute
    ) -> (value: Double, reasons: [Reason])? {
        guard frame(of: view) != nil else { return nil }
        return problem.explanation(of: BoxAnchor(.view(view), attribute))
    }
}

extension Layout {
    /// Returns the views to whose margins the constraint is attached, if the safe area makes these
    /// margins greater (`insetsMarginsFromSafeArea`). `length` is the part of the margin that is
    /// due to the safe area, in points.
    package func safeAreas(behind constraint: BoxConstraint) -> [(view: ViewID, length: Double)] {
        problem.safeAreas(behind: constraint, environment)
    }
}

/// A view whose frame the constraints do not determine, with two possible frames: the frame in this
/// layout, and the frame in another solution that satisfies the constraints equally well. Both
/// frames are relative to the superview.
package struct AmbiguousView: Hashable, Sendable {
    package let view: ViewID
    /// The view's frame in this layout, with edges on device pixels.
    package let frame: Rect
    /// The other frame, before rounding to pixels. Along each axis, it is that of the solution in
    /// which the view differs most from `frame` along this axis.
    package let alternative: Rect
}

extension Layout {
    /// Returns the ambiguous views in document order, as `hasAmbiguousLayout` would report them:
    /// those that UIKit's own priorities do not determine. The index rule, by which this program
    /// breaks ties in stacks, is ignored (docs/auto-layout-rules.md, "Ambiguity").
    ///
    /// If the work limit is exceeded, `isComplete` is false and ambiguous views may be missing.
    package func ambiguous() -> (views: [ViewID], isComplete: Bool) {
        if !isComplete { return ([], false) }
        let open = problem.openViews()
        return (open.views.map(\.view), open.isComplete)
    }

    /// Returns the same views as `ambiguous()`, each with two possible frames.
    package func ambiguities() -> (views: [AmbiguousView], isComplete: Bool) {
        if isDecided { return ([], true) }
        return isComplete ? ambiguousViews(problem.openViews()) : ([], false)
    }

    /// Returns the lengths of `views` along an axis in another layout that satisfies the
    /// constraints equally well, in points and before rounding to pixels. In that layout the length
    /// of `view` is as near to `length` points as possible. The index rule is ignored. Returns nil
    /// if the length of `view` is not ambiguous.
    ///
    /// - Parameter kept: the lengths in points that other views keep if possible; by default the
    ///   current lengths of all `views` other than `view`
    package func lengths(
        of views: [ViewID], when view: ViewID, along axis: Axis, is length: Double,
        keeping kept: [(view: ViewID, length: Double)]? = nil
    ) -> [Double]? {
        if !isComplete { return nil }
        let own = views.map { unroundedFrame(of: $0)?.size[axis] ?? 0 }
        let kept = kept ?? zip(views, own).filter { $0.0 != view }.map { (view: $0, length: $1) }
        return problem.lengths(of: views, when: view, along: axis, is: length, keeping: kept)
            .map { zip($0, own).map { $0 ?? $1 } }
    }

    /// Returns the views that are ambiguous even under the index rule, by which the first of
    /// several views with equal priorities in a stack takes the surplus (docs/stack-view-rules.md,
    /// "The index rule"). UIKit may show such a view differently each time. If the work limit is
    /// exceeded, `isComplete` is false and views may be missing.
    package func undecided() -> (views: [AmbiguousView], isComplete: Bool) {
        if !isComplete { return ([], false) }
        // The tree solver rejects a document in which a view is ambiguous under the index rule.
        return method == .tree ? ([], true) : ambiguousViews(problem.undecidedViews())
    }

    private func ambiguousViews(
        _ found: LayoutProblem.OpenViews
    ) -> (views: [AmbiguousView], isComplete: Bool) {
        if found.views.isEmpty { return ([], found.isComplete) }
        let others = problem.frames(of: found.views, in: found.solution)
        let views: [AmbiguousView] = others.compactMap { view, candidates in
            guard let frame = frame(of: view), let own = unroundedFrame(of: view) else {
                return nil
            }
            return AmbiguousView(
                view: view, frame: frame, alternative: own.farthest(among: candidates))
        }
        return (views, found.isComplete)
    }
}

extension Rect {
    /// Returns a rectangle that is composed for each axis separately: it has the position and
    /// length of the rectangle in `others` that differs most from this one along that axis. If
    /// several differ equally, the first one is used.
    fileprivate func farthest(among others: [Rect]) -> Rect {
        var best = others[0]
        for other in others.dropFirst() {
            if max(abs(x - other.x), abs(width - other.width))
                > max(abs(x - best.x), abs(width - best.width))
            {
                (best.x, best.width) = (other.x, other.width)
            }
            if max(abs(y - other.y), abs(height - other.height))
                > max(abs(y - best.y), abs(height - best.height))
            {
                (best.y, best.height) = (other.y, other.height)
            }
        }
        return best
    }

    /// Returns the largest of the differences in x, y, width and height, in points.
    package func largestDifference(from other: Rect) -> Double {
        max(
            abs(x - other.x), abs(y - other.y), abs(width - other.width),
            abs(height - other.height))
    }
}
