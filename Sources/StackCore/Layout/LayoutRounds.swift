/// The layout of a document by constraints, solved in rounds. Each round solves the constraints
/// with the margins and text sizes that result from the previous round. Usually only the last round
/// is stored (`all`).
struct LayoutRounds: RoundMethod {
    let resolved: ResolvedDocument
    private let environment: LayoutEnvironment
    private let measurer: ContentMeasurer
    private var designedSizes: DesignedSizes
    private let userConstraints: [BoxConstraint]
    /// The constraints that further rounds leave out (`DroppedConstraints`); nil until a conflict
    /// drops some.
    private var dropped: DroppedConstraints?
    /// The labels that keep their height beside a stack, and against what (`HeldHeight`).
    private let heldHeights: [ViewID: ContentMeasure.HeldHeight]
    private let measuring: LayoutPass.Measuring?
    private let root: ViewID
    private let size: RootSize
    /// The margins and safe areas that the views of a subtree have in the layout of the whole
    /// document; nil if the subtree is laid out by itself.
    private let surroundings: LayoutState?
    /// The environment for margins and safe areas. A subtree that is laid out by itself has no safe
    /// area, because nothing covers it.
    private let areaEnvironment: LayoutEnvironment
    private var cache = LayoutCache()
    private(set) var count = 0
    private var last: SolvedRound?
    /// All rounds solved so far, if the cache stores them (`findsVariants` and `keepsRounds`);
    /// otherwise empty.
    private(set) var all: [SolvedRound] = []

    /// The maximum number of rounds. A layout that needs more counts as not converging. The number
    /// suffices for two cases that need many rounds. In one, margins depend on texts whose sizes
    /// depend on margins. In the other, a view extends below the safe area: its bottom margin
    /// includes the part of the safe area that it covers, and the view grows by this margin.
    static let maximum = 12

    init(
        _ prepared: PreparedDocument, _ environment: LayoutEnvironment, of root: ViewID = .root,
        _ size: RootSize? = nil, surroundings: LayoutState? = nil,
        measuring: LayoutPass.Measuring? = nil
    ) {
        precondition(
            prepared.isFor(environment),
            "a document is laid out with values of other size classes or another direction")
        resolved = prepared.resolved
        measurer = ContentMeasurer(
            resolved.document, under: environment.traits, traits: environment.measurement)
        userConstraints = resolved.markingWeakest(prepared.userConstraints, environment)
        designedSizes = DesignedSizes(resolved, environment, userConstraints)
        heldHeights = environment.heldHeights(in: resolved.document)
        self.environment = environment
        self.measuring = measuring
        self.root = root
        self.size = size ?? .fixed(environment.size)
        self.surroundings = surroundings
        var areaEnvironment = environment
        if root != .root { areaEnvironment.safeArea = .zero }
        self.areaEnvironment = areaEnvironment
    }

    /// Solves rounds until the next round would solve the same problem, or the maximum number is
    /// reached. Returns the last round.
    mutating func settled(reusing cache: inout LayoutCache) -> SolvedRound {
        cache.solved.renew(cache.budget ?? .layout(views: resolved.order.count))
        cache.measured.prepare(for: resolved.document, environment)
        // The cache is swapped out and back, so that it has only one reference while it changes,
        // and is not copied.
        swap(&self.cache, &cache)
        defer {
            swap(&self.cache, &cache)
            cache.solved.sweep()
        }
        solve(first())
        _ = settle()
        return last!
    }

    private mutating func first() -> LayoutRound {
        var state = surroundings ?? LayoutState(resolved, areaEnvironment)
        state.textSizes = resolved.views.map { _ in nil }
        return round(state)
    }

    mutating func next() -> LayoutRound? {
        guard let last, last.isComplete, !cache.solved.cancellation.isRequested() else {
            return nil
        }
        var state = last.round.state
        if surroundings == nil {
            state.update(resolved, areaEnvironment, frames: last.frames.unrounded)
        }
        if count == 1 { state.keptLineHeights = last.keptLineHeights(measurer) }
        state.updateTextSizes(resolved, last.problem.members, measurer, last.solved)
        let next = round(state)
        if !last.problem.hasConverged(next, from: last.round) { return next }
        if let next = withoutDropped(after: last, state) { return next }
        last.problem.replaceState(with: next.state)
        last.isSettled = true
        return nil
    }

    /// Returns the next round without the constraints that the conflicts of round `last` make the
    /// canvas drop (`DroppedConstraints`). Returns nil if there are no such constraints, or if they
    /// are left out already.
    private mutating func withoutDropped(
        after last: SolvedRound, _ state: LayoutState
    ) -> LayoutRound? {
        if dropped != nil || last.solved.conflicts.isEmpty { return nil }
        dropped = DroppedConstraints(
            last.solved.conflicts(in: last.problem), in: resolved, environment)
        guard let dropped else { return nil }
        designedSizes = DesignedSizes(
            resolved, environment, userConstraints.filter { !dropped.contains($0) },
            unmasked: dropped.unmasked)
        return round(state)
    }

    mutating func solve(_ round: LayoutRound) {
        var solver = RoundSolver(round, reusing: cache.solved)
        var problem = solver.problem(root, size, after: cache.lowered)
        let solved = solver.solve(&problem)
        cache.solved = solver.solved
        cache.lowered = problem.lowered
        count += 1
        let frames = AbsoluteFrames(
            of: problem.members, in: resolved.document, frame: solved.frame,
            parent: { resolved[$0].parent! })
        last = SolvedRound(
            round: round, problem: problem, solved: solved, frames: frames,
            isComplete: solver.isComplete)
        if cache.findsVariants && cache.keepsRounds, let last { all.append(last) }
    }

    private mutating func round(_ state: LayoutState) -> LayoutRound {
        LayoutRound(
            resolved: resolved, environment: environment, userConstraints: userConstraints,
            dropped: dropped, measures: measures(state), state: state)
    }

    /// Returns the constraints of the first round without solving them.
    mutating func firstProblem() -> LayoutProblem {
        var solver = RoundSolver(first(), reusing: SolvedComponents())
        return solver.problem(root, size)
    }

    private mutating func measures(_ state: LayoutState) -> PerView<ContentMeasure> {
        var known = MeasuredContent()
        swap(&known, &cache.measured)
        defer { swap(&known, &cache.measured) }
        let members = root == .root ? nil : Set(resolved.subtree(of: root))
        return resolved.views.map { id, view in
            guard view != nil, members?.contains(id) ?? true else { return .none }
            let size = state.textSizes[id]
            var measure =
                measuring?(id, size)
                ?? known.measure(id, size, by: measurer)
            if let height = state.keptLineHeights[id] { measure.size.height = height }
            measure.designed = designedSizes[id].inside(measure.alignmentInsets)
            measure.designedExtra = environment.designedExtra
            measure.heldHeight = heldHeights[id] ?? .none
            return measure
        }
    }
}

extension LayoutState {
    fileprivate mutating func updateTextSizes(
        _ resolved: ResolvedDocument, _ members: [ViewID], _ measurer: ContentMeasurer,
        _ solved: SolvedProblem
    ) {
        for id in members where measurer.dependsOnSize(id, resolved[id].kind) {
            textSizes[id] = solved.alignmentRect(of: id).size
        }
    }
}

extension ContentMeasure {
    /// Returns whether the measured values that constraints depend on are the same as those of
    /// `other`, up to rounding errors of solving.
    func isNear(_ other: ContentMeasure, _ usesBaselines: Bool) -> Bool {
        LayoutRounds.near(size.width, other.size.width)
            && LayoutRounds.near(size.height, other.size.height)
            && LayoutRounds.near(alignmentInsets, other.alignmentInsets)
            && (!usesBaselines
                || LayoutRounds.near(baselines?.first, other.baselines?.first)
                    && LayoutRounds.near(baselines?.last, other.baselines?.last))
    }
}

extension LayoutRounds {
    /// Returns whether two lengths are the same up to rounding errors of solving.
    static func near(_ a: Double?, _ b: Double?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a - b) < 1e-6
    }

    static func near(_ a: Insets, _ b: Insets) -> Bool {
        near(a.top, b.top) && near(a.leading, b.leading) && near(a.bottom, b.bottom)
            && near(a.trailing, b.trailing)
    }
}

/// One round of solving: the document, the measurements of its content, and the margins, safe areas
/// and text sizes from the previous round. Like `SolvedRound` it is a class, because copying these
/// values would increment dozens of reference counts.
final class LayoutRound: Sendable {
    let resolved: ResolvedDocument
    let environment: LayoutEnvironment
    /// The document's user constraints that are active and whose views are all installed.
    let userConstraints: [BoxConstraint]
    /// The user constraints that are left out, because earlier rounds dropped them; nil if there
    /// are none.
    let dropped: DroppedConstraints?
    let measures: PerView<ContentMeasure>
    let state: LayoutState

    init(
        resolved: ResolvedDocument, environment: LayoutEnvironment,
        userConstraints: [BoxConstraint], dropped: DroppedConstraints?,
        measures: PerView<ContentMeasure>, state: LayoutState
    ) {
        self.resolved = resolved
        self.environment = environment
        self.userConstraints = userConstraints
        self.dropped = dropped
        self.measures = measures
        self.state = state
    }

    /// The root view's safe area. Its top inset is the height of `topLayoutGuide`, its bottom inset
    /// the height of `bottomLayoutGuide`.
    var bars: Insets { environment.safeArea }
}

/// A round that was solved by constraints.
final class SolvedRound {
    let round: LayoutRound
    fileprivate(set) var problem: LayoutProblem
    let solved: SolvedProblem
    let frames: AbsoluteFrames
    let isComplete: Bool
    /// Whether another round would give the same result, so that this one is the last.
    fileprivate(set) var isSettled = false

    fileprivate init(
        round: LayoutRound, problem: LayoutProblem, solved: SolvedProblem, frames: AbsoluteFrames,
        isComplete: Bool
    ) {
        self.round = round
        self.problem = problem
        self.solved = solved
        self.frames = frames
        self.isComplete = isComplete
    }
}

extension SolvedRound {
    /// Returns the heights in points of the labels that keep the height of one line on the canvas
    /// although their texts wrap. These labels are in vertical stacks with the distribution
    /// fillProportionally. Every visible view of such a stack has the height of its content,
    /// measured with texts on one line (4 stacks in 3 documents of 3 projects, none against). In a
    /// stack of another height, labels have the heights of their wrapped texts.
    ///
    /// Must be called for the first round, in which no text wraps.
    func keptLineHeights(_ measurer: ContentMeasurer) -> [ViewID: Double] {
        guard round.environment.isCanvas else { return [:] }
        var result: [ViewID: Double] = [:]
        for column in problem.members {
            let view = round.resolved[column]
            guard let stack = view.stack, stack.axis == .vertical,
                stack.distribution == .fillProportionally
            else { continue }
            let visible = view.arranged.filter { !round.resolved[$0].isHidden }
            guard visible.allSatisfy(hasHeightOfContent) else { continue }
            for id in visible where round.resolved[id].kind == .label && measurer.wrapsText(id) {
                result[id] = round.measures[id].size.height
            }
        }
        return result
    }

    private func hasHeightOfContent(_ id: ViewID) -> Bool {
        guard let height = round.measures[id].length(.vertical) else { return true }
        return LayoutRounds.near(solved.alignmentRect(of: id).size.height, height)
    }
}

/// Solves the problems of one round, and caches the natural lengths of views in proportional
/// stacks.
struct RoundSolver {
    let round: LayoutRound
    /// The solved components, which are reused between problems, rounds and layouts.
    private(set) var solved: SolvedComponents
    private var fittingLengths: [Length: Double] = [:]
    /// Whether a constraint relates a width to a height. If so, the axes cannot be solved
    /// separately.
    private let linksAxes: Bool
    /// Whether solving finished; false if the constraints exceeded the work limit.
    private(set) var isComplete = true

    init(_ round: LayoutRound, reusing solved: SolvedComponents) {
        self.round = round
        self.solved = solved
        linksAxes = round.userConstraints.contains(where: \.linksAxes)
    }

    private struct Length: Hashable {
        let view: ViewID
        let axis: Axis
    }

    mutating func solve(_ problem: inout LayoutProblem) -> SolvedProblem {
        let result = problem.solve()
        solved = problem.solvedComponents
        isComplete = isComplete && result.isComplete
        return result
    }

    /// Returns the problem of the subtree of `root` at the given size. If `axis` is not nil, the
    /// problem contains only the constraints along that axis.
    ///
    /// - Parameter last: the rows of an earlier problem of the subtree; nil if there is none
    mutating func problem(
        _ root: ViewID, _ size: RootSize, along axis: Axis? = nil, after last: LoweredRows? = nil
    ) -> LayoutProblem {
        let lengths = naturalLengths(within: root, along: axis)
        return LayoutProblem(
            round, root: root, size: size, axis: axis, naturalLengths: lengths, reusing: solved,
            after: last)
    }

    /// Returns the natural lengths, in points, of the visible arranged views of each stack in the
    /// subtree that distributes them proportionally.
    private mutating func naturalLengths(
        within root: ViewID, along axis: Axis?
    ) -> [ViewID: [Double]] {
        var result: [ViewID: [Double]] = [:]
        for id in round.resolved.subtree(of: root) {
            guard let stack = round.resolved[id].stack, stack.distribution == .fillProportionally,
                stack.axis == axis ?? stack.axis
            else { continue }
            result[id] = round.resolved[id].arranged.filter { !round.resolved[$0].isHidden }
                .map { naturalLength($0, stack.axis) }
        }
        return result
    }

    /// Returns the natural length of a view in points: the length of its content or, without
    /// content, its length from `systemLayoutSizeFitting` with `layoutFittingCompressedSize`
    /// (docs/stack-view-rules.md, "Proportional sizes"). On the canvas, the natural length of a
    /// view without content is that of its stored frame, even if its autoresizing mask places it (7
    /// stacks of 1 document). Returns 0 if solving was cancelled or exceeded the work limit.
    private mutating func naturalLength(_ id: ViewID, _ axis: Axis) -> Double {
        if let length = round.measures[id].length(axis) ?? maskedLength(id, axis) { return length }
        let key = Length(view: id, axis: axis)
        if let known = fittingLengths[key] { return known }
        if solved.cancellation.isRequested() || !isComplete { return 0 }
        var problem = problem(id, .compressed, along: linksAxes ? nil : axis)
        let solved = solve(&problem)
        let length = solved.alignmentRect(of: id).size[axis]
        fittingLengths[key] = length
        return length
    }
}

extension RoundSolver {
    /// Returns the length in points of the stored frame of a view with an autoresizing mask, which
    /// counts as its natural length on the canvas. Returns nil for stacks, for views without a
    /// mask, and in an app.
    private func maskedLength(_ id: ViewID, _ axis: Axis) -> Double? {
        guard round.environment.isCanvas, round.resolved[id].autoresizing != nil,
            round.resolved[id].stack == nil
        else { return nil }
        return round.resolved[id].designedFrame?.size[axis]
    }
}

extension BoxConstraint {
    /// Whether the constraint relates attributes of different axes, such as a width and a height.
    fileprivate var linksAxes: Bool {
        second.map { $0.attribute.axis != first.attribute.axis } ?? false
    }
}
