/// The frames of a document in one environment, and what was wrong with its constraints.
public struct Layout: Sendable {
    package let environment: LayoutEnvironment
    /// In the superview's coordinates, edges on device pixels; nil for a view that is not installed.
    package internal(set) var frames: PerView<Rect?>
    private let exact: ExactFrames
    package var conflicts: [Conflict] { source.conflicts }
    /// How far solving came.
    package let state: State
    /// False if the constraints took more work than there is for a layout: then the frames keep to
    /// what was settled by then, and conflicts may be missing or larger than they must be.
    public var isComplete: Bool { state != .incomplete }

    /// The last round's problem, for questions about the layout that are rarely asked.
    var problem: LayoutProblem { source.problem }
    /// The document with the values that were in force.
    package var resolved: ResolvedDocument { problem.resolved }
    private let source: ProblemSource
    /// The solver that made the frames. Both solvers make the same frames.
    package let method: SolveMethod

    package enum SolveMethod: Sendable {
        /// The simplex, on all constraints.
        case constraints
        /// The tree solver, which makes no constraints.
        case tree
    }

    package enum State: Sendable {
        case whole
        /// Margins or texts follow from frames that follow from them, and never came to rest: an app may show
        /// other frames.
        case restless
        /// The constraints took too much work.
        case incomplete

        /// What every answer about such a layout says besides; nil where there is nothing to say.
        package var remark: String? {
            switch self {
            case .whole: nil
            case .restless:
                "unsettled: margins and texts follow from frames that follow from them, round and round; "
                    + "an app may show other frames"
            case .incomplete:
                "incomplete: these constraints take more work than a layout may; "
                    + "what was settled by then is kept"
            }
        }
    }

    /// Required constraints that cannot hold together, and the one that was given up.
    package struct Conflict: Hashable, Sendable {
        package let constraints: [BoxConstraint]
        package let dropped: BoxConstraint
    }

    /// In the superview's coordinates, in points, edges on device pixels; nil for a view that is not
    /// installed.
    public func frame(of id: ViewID) -> Rect? {
        frames.contains(id) ? frames[id] : nil
    }

    /// What the frame was before it was put on pixels, in points.
    package func unroundedFrame(of id: ViewID) -> Rect? {
        guard frame(of: id) != nil else { return nil }
        switch exact {
        case .solved(let frames): return frames[id]
        case .ofTree(let frames): return frames.frame(id.raw)
        }
    }

    /// The same of all views.
    package var unroundedFrames: PerView<Rect?> {
        switch exact {
        case .solved(let frames): frames
        case .ofTree: frames.map { (id, _) in unroundedFrame(of: id) }
        }
    }
}

/// Frames before they were put on pixels.
private enum ExactFrames: Sendable {
    case solved(PerView<Rect?>)
    case ofTree(UnroundedTreeFrames)
}

extension SolvedProblem {
    /// The conflicts as constraints.
    func conflicts(in problem: LayoutProblem) -> [Layout.Conflict] {
        conflicts.map { conflict in
            Layout.Conflict(
                constraints: conflict.members.map { problem.constraints[$0] },
                dropped: problem.constraints[conflict.dropped])
        }
    }
}

/// A document with its layout, to be written or drawn.
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
    /// The layout that a round came to.
    init(
        _ round: LayoutRound, _ problem: LayoutProblem, _ solved: SolvedProblem,
        _ frames: AbsoluteFrames, state: State
    ) {
        let resolved = round.resolved
        environment = round.environment
        self.frames = frames.relative(resolved, grid: round.environment.measurement.framePixels)
        exact = .solved(frames.relative(resolved, grid: nil))
        self.state = state
        method = .constraints
        source = .solved(problem, solved.conflicts(in: problem))
    }

    /// The layout of a document that was solved as a tree.
    init(
        _ path: TreePath, _ environment: LayoutEnvironment, until cancellation: Cancellation
    ) {
        self.environment = environment
        frames = path.placed
        exact = .ofTree(path.unrounded)
        state = .whole
        method = .tree
        source = .whenAsked(
            // Without names, which nobody asks a layout for: changing one would copy all that two hold.
            DeferredProblem(path.document, environment, until: cancellation),
            path.hasConflict ? nil : [])
    }
}

/// Where a layout's problem comes from: what was solved without it makes it when it is asked about.
private enum ProblemSource: Sendable {
    case solved(LayoutProblem, [Layout.Conflict])
    /// Nil conflicts are not known before somebody asks.
    case whenAsked(DeferredProblem, [Layout.Conflict]?)

    var problem: LayoutProblem {
        switch self {
        case .solved(let problem, _): problem
        case .whenAsked(let deferred, _): deferred.answer.problem
        }
    }

    var conflicts: [Layout.Conflict] {
        switch self {
        case .solved(_, let conflicts): conflicts
        case .whenAsked(let deferred, let conflicts): conflicts ?? deferred.answer.conflicts
        }
    }
}

extension Layout {
    /// `constraintsAffectingLayout`: every constraint that holds on to the view, the user's
    /// and those that UIKit makes, in the order in which the solver hears of them.
    package func constraints(on view: ViewID) -> [BoxConstraint] {
        problem.constraints.filter { constraint in
            let owners = [constraint.first.box.owner, constraint.second?.box.owner]
            return owners.contains(view) && !constraint.origin.isTieBreak
        }
    }

    /// `intrinsicContentSize`, as it was measured for this layout; none of a view that is not
    /// installed.
    package func contentSize(of view: ViewID) -> IntrinsicSize {
        frame(of: view) == nil ? .none : problem.contentSize(of: view)
    }

    /// What says how large the view's text is; nil for a view without text.
    package func measuredBy(_ view: ViewID) -> MeasuredBy? {
        guard frame(of: view) != nil else { return nil }
        let measurer = ContentMeasurer(
            problem.document, under: environment.traits, traits: environment.measurement)
        return measurer.measuredBy(view)
    }
}

/// One of the reasons that add up to a number of a layout.
package struct Reason: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        case constraint(BoxConstraint)
        /// Sizes are never negative.
        case bound
        /// Nothing decides it.
        case freedom
        /// How far the attribute lies from the view's edges: of a baseline, a margin, a frame that is
        /// larger than its alignment rectangle.
        case inset
    }

    package let cause: Cause
    /// What it contributes to the number, in points.
    package let share: Double
}

extension Layout {
    /// Why an attribute of a view has its value: the constraints that hold it there, in the superview's
    /// coordinates and unrounded. The shares add up to the value.
    ///
    /// Returns nil for a view that is not installed.
    package func explanation(
        of view: ViewID, _ attribute: LayoutAttribute
    ) -> (value: Double, reasons: [Reason])? {
        guard frame(of: view) != nil else { return nil }
        return problem.explanation(of: BoxAnchor(.view(view), attribute))
    }
}

extension Layout {
    /// The views whose margins a constraint ends at, with how much of those is the safe area, in points: where
    /// `insetsMarginsFromSafeArea` adds any.
    package func safeAreas(behind constraint: BoxConstraint) -> [(view: ViewID, length: Double)] {
        problem.safeAreas(behind: constraint, environment)
    }
}

/// A view that the constraints leave open: its frame in the layout, and its frame in another layout
/// that satisfies the constraints equally well. Both are relative to its superview.
package struct AmbiguousView: Hashable, Sendable {
    package let view: ViewID
    /// On device pixels, as everywhere.
    package let frame: Rect
    /// Unrounded.
    package let alternative: Rect
}

extension Layout {
    /// The views that `hasAmbiguousLayout` would name, in document order: what UIKit's own
    /// priorities leave open, whatever our index rule made of it
    /// (docs/auto-layout-rules.md, "Ambiguity").
    ///
    /// Some may be missing where the constraints take more work than there is for a layout.
    package func ambiguous() -> (views: [ViewID], isComplete: Bool) {
        if !isComplete { return ([], false) }
        let open = problem.openViews()
        return (open.views.map(\.view), open.isComplete)
    }

    /// The same with two frames each.
    package func ambiguities() -> (views: [AmbiguousView], isComplete: Bool) {
        isComplete ? ambiguousViews(problem.openViews()) : ([], false)
    }

    /// What is open even where a stack's first view takes what is over, as all measured stacks do
    /// (docs/stack-view-rules.md, "The index rule"): what UIKit may show in another way each time.
    package func undecided() -> (views: [AmbiguousView], isComplete: Bool) {
        if !isComplete { return ([], false) }
        // Trees are solved as trees only where that leaves nothing open.
        return method == .tree ? ([], true) : ambiguousViews(problem.undecidedViews())
    }

    private func ambiguousViews(
        _ found: LayoutProblem.OpenViews
    ) -> (views: [AmbiguousView], isComplete: Bool) {
        let others = problem.frames(of: found.views, in: found.solution)
        let views: [AmbiguousView] = others.compactMap { view, candidates in
            guard let frame = frame(of: view), let own = unroundedFrames[view] else {
                return nil
            }
            return AmbiguousView(
                view: view, frame: frame, alternative: own.farthest(among: candidates))
        }
        return (views, found.isComplete)
    }
}

extension Rect {
    /// The rectangle that differs most; the first among equals.
    fileprivate func farthest(among others: [Rect]) -> Rect {
        var best = others[0]
        for other in others.dropFirst()
        where largestDifference(from: other) > largestDifference(from: best) {
            best = other
        }
        return best
    }

    /// The largest difference of two numbers of theirs, in points.
    package func largestDifference(from other: Rect) -> Double {
        max(
            abs(x - other.x), abs(y - other.y), abs(width - other.width),
            abs(height - other.height))
    }
}
