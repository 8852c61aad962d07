/// The functions that compute a layout, in rounds. Each round measures the content, creates the
/// constraints and solves them. Its margins inside safe areas and heights of wrapped text come from
/// the frames of the previous round. So rounds are repeated until the next one would change
/// nothing. UIKit also repeats: its second pass over multi-line labels is the second round
/// (docs/auto-layout-rules.md, "Labels on several lines").
package enum LayoutPass {
    /// A function that measures a view, in place of the built-in tables of fonts and controls
    /// (`Measurement`). Its arguments are the view and the size of the view's text in the previous
    /// round, which is nil in the first round. If it returns nil, the tables are used for the view.
    package typealias Measuring = (ViewID, Size?) -> ContentMeasure?

    /// Computes the layout from scratch.
    package static func run(
        _ document: Document, in environment: LayoutEnvironment,
        measuring: Measuring? = nil
    ) -> Layout {
        var cache = LayoutCache()
        return run(document, in: environment, reusing: &cache, measuring: measuring)
    }

    /// Computes the layout and reuses cached results. The result is bit for bit the same as without
    /// a cache. After an edit, only the affected parts of the problem are solved again.
    package static func run(
        _ document: Document, in environment: LayoutEnvironment, reusing cache: inout LayoutCache,
        measuring: Measuring? = nil
    ) -> Layout {
        if measuring == nil, let layout = cache.layoutOfTree(document, in: environment) {
            return layout
        }
        let prepared = PreparedDocument(document, for: environment)
        return layout(of: prepared, in: environment, reusing: &cache, measuring: measuring)
    }

    /// Computes the layout of a document that was prepared for the environment's size classes and
    /// direction.
    package static func run(
        _ prepared: PreparedDocument, in environment: LayoutEnvironment,
        reusing cache: inout LayoutCache
    ) -> Layout {
        cache.layoutOfTree(prepared.resolved.document, in: environment)
            ?? layout(of: prepared, in: environment, reusing: &cache, measuring: nil)
    }

    private static func layout(
        of prepared: PreparedDocument, in environment: LayoutEnvironment,
        reusing cache: inout LayoutCache, measuring: Measuring?
    ) -> Layout {
        if let layout = cache.variant(of: prepared, in: environment, measuring) { return layout }
        cache.selectRows(of: prepared.resolved)
        var rounds = LayoutRounds(prepared, environment, measuring: measuring)
        let last = rounds.settled(reusing: &cache)
        cache.keep(rounds, in: environment)
        return Layout(
            last.round, last.problem, last.solved, last.frames,
            state: last.isSettled ? .whole : last.isComplete ? .restless : .incomplete)
    }

    /// Returns the view's size from `systemLayoutSizeFitting(_:)`, in points. Only the view's own
    /// subtree is laid out, and the width and height of `target` have the given priorities
    /// (docs/auto-layout-rules.md, "Fitting sizes").
    ///
    /// Returns nil for a view that is not installed. `isComplete` has the same meaning as
    /// `Layout.isComplete`.
    ///
    /// - Parameter isInWindow: whether the views have the margins that they have in the layout of the
    ///   whole document. Otherwise the view is measured by itself, where it has no safe area.
    package static func fittingSize(
        of view: ViewID, _ document: Document, in environment: LayoutEnvironment,
        target: Size = .zero, horizontal: Double = Priorities.fittingSize,
        vertical: Double = Priorities.fittingSize, isInWindow: Bool = false,
        until cancellation: Cancellation = .never, measuring: Measuring? = nil
    ) -> (size: Size, isComplete: Bool)? {
        var cache = LayoutCache(until: cancellation)
        let prepared = PreparedDocument(document, for: environment)
        var surroundings: LayoutState?
        if isInWindow, view != .root {
            var rounds = LayoutRounds(prepared, environment, measuring: measuring)
            let last = rounds.settled(reusing: &cache)
            if !last.isComplete { return (.zero, false) }
            surroundings = last.round.state
        }
        return fittingSize(
            of: view, prepared, in: environment, target: target, horizontal: horizontal,
            vertical: vertical, surroundings: surroundings, reusing: &cache, measuring: measuring)
    }

    /// Returns the fitting size of a view of a document that was prepared for the environment's
    /// size classes and direction. Reuses the measurements in `cache`.
    package static func fittingSize(
        of view: ViewID, _ prepared: PreparedDocument, in environment: LayoutEnvironment,
        target: Size = .zero, horizontal: Double = Priorities.fittingSize,
        vertical: Double = Priorities.fittingSize, reusing cache: inout LayoutCache
    ) -> (size: Size, isComplete: Bool)? {
        fittingSize(
            of: view, prepared, in: environment, target: target, horizontal: horizontal,
            vertical: vertical, surroundings: nil, reusing: &cache, measuring: nil)
    }

    private static func fittingSize(
        of view: ViewID, _ prepared: PreparedDocument, in environment: LayoutEnvironment,
        target: Size, horizontal: Double, vertical: Double, surroundings: LayoutState?,
        reusing cache: inout LayoutCache, measuring: Measuring?
    ) -> (size: Size, isComplete: Bool)? {
        let size = RootSize.fitting(target, horizontal: horizontal, vertical: vertical)
        var rounds = LayoutRounds(
            prepared, environment, of: view, size, surroundings: surroundings,
            measuring: measuring)
        guard rounds.resolved.isInstalled(view) else { return nil }
        // The cached rows are those of another subtree, so they cannot be reused.
        cache.lowered = nil
        let last = rounds.settled(reusing: &cache)
        return (last.solved.alignmentRect(of: view).size, last.isComplete)
    }
}

/// Results of a layout that the next layouts can reuse. A result is reused only if its inputs are
/// equal, so the cache never changes a layout.
package struct LayoutCache: Sendable {
    var solved: SolvedComponents
    var measured = MeasuredContent()
    /// Whether the cache is for a document that is laid out on many screens and in several
    /// languages. If it is, the tree solver stores its measurements, and solutions of components
    /// (independent parts of the linear system) are stored for longer. Both need memory.
    package let isForManyScreens: Bool
    /// The number of layouts for which the solution of an unused component is stored. It exceeds
    /// the number of screens in a check on all devices. So a component that does not depend on
    /// texts is solved once for all languages.
    private static let mostScreens = 64
    /// The solver's rows (linear constraints) of the last layout, for reuse; nil if there are none.
    var lowered: LoweredRows?
    /// Whether layouts may be derived from a layout of another document (`LayoutVariants`). The two
    /// documents must differ only in texts, and be laid out in the same environment.
    package var findsVariants = false { didSet { measured.keepsVersions = findsVariants } }
    /// Whether the rounds of the next layouts are stored, so that other layouts can be derived from
    /// them.
    package var keepsRounds = true
    /// For each reading direction, the last layout that was solved by constraints from scratch,
    /// from which other layouts can be derived.
    private var variants: [LayoutDirection: LayoutVariants] = [:]
    /// The rows of the last layouts of other documents. Only used if `findsVariants` is true, because
    /// several documents are then laid out alternately.
    private var others: [LoweredRows] = []
    /// The work budget of each layout; nil for the default, which depends on the number of views.
    let budget: WorkBudget?
    /// Whether the tree solver is tried first, which solves trees of stacks without constraints.
    /// The simplex solver computes the same frames. Set to false to compare both solvers.
    package var takesTreePath = true
    /// For each direction, the last document as the tree solver solved it; no entry if the tree
    /// solver rejected the document.
    private var trees: [LayoutDirection: TreePath] = [:]
    /// For each direction, the view or constraint that made the tree solver reject the last
    /// document; no entry if there is none.
    private var obstacles: [LayoutDirection: TreeObstacle] = [:]

    /// - Parameters:
    ///   - cancellation: stops the layouts that use this cache; the results of a stopped layout are
    ///     invalid
    ///   - budget: the work budget of each layout; nil for the default
    package init(
        until cancellation: Cancellation = .never, budget: WorkBudget? = nil,
        isForManyScreens: Bool = false
    ) {
        solved = SolvedComponents(until: cancellation)
        if isForManyScreens { solved.store(forSweeps: Self.mostScreens) }
        self.isForManyScreens = isForManyScreens
        self.budget = budget
    }

    /// Returns the layout that the tree solver computes. Returns nil if the tree solver rejects the
    /// document, for example because a view is ambiguous, or if `takesTreePath` is false. Caches
    /// the solved tree, or the view or constraint that alone is the reason for a rejection.
    fileprivate mutating func layoutOfTree(
        _ document: Document, in environment: LayoutEnvironment
    ) -> Layout? {
        if !takesTreePath { return nil }
        let direction = environment.direction
        if obstacles[direction]?.persists(in: document, environment) ?? false { return nil }
        obstacles[direction] = nil
        var path = updatedTree(document, in: environment)
        do throws(TreeSolverUnsupported) {
            if path == nil { path = try treePath(document, in: environment) }
            let path = path!
            trees[direction] = path
            return Layout(path, environment, until: solved.cancellation)
        } catch {
            obstacles[direction] = error.culprit.flatMap {
                TreeObstacle($0, document, environment)
            }
            return nil
        }
    }

    /// Returns the layout of a document that differs only in texts, and perhaps in the reading
    /// direction, from the last document that was solved by constraints. Returns nil if the
    /// document differs in anything else.
    fileprivate mutating func variant(
        of prepared: PreparedDocument, in environment: LayoutEnvironment,
        _ measuring: LayoutPass.Measuring?
    ) -> Layout? {
        let own = environment.direction
        guard findsVariants, measuring == nil,
            let direction = [own, own.opposite].first(where: {
                variants[$0]?.isUsable(in: environment) ?? false
            }), var variants = variants.removeValue(forKey: direction)
        else { return nil }
        let layout = variants.layout(of: prepared, in: environment, reusing: &self)
        self.variants[direction] = variants
        return layout
    }

    /// Stores the rounds of a layout, from which the layouts of documents with other texts are
    /// derived.
    fileprivate mutating func keep(_ rounds: LayoutRounds, in environment: LayoutEnvironment) {
        if !findsVariants || !keepsRounds { return }
        let last = variants[environment.direction]
        if last?.isUsable(in: environment) ?? false { return }
        variants[environment.direction] = LayoutVariants(
            rounds, solved.budget, of: solved.whole, after: last)
    }

    /// Sets `lowered` to the rows of the last layout of the given document, or of one that differs
    /// only in texts; nil if they are not cached.
    fileprivate mutating func selectRows(of document: ResolvedDocument) {
        guard findsVariants, let last = lowered, last.space.resolved !== document else { return }
        others.append(last)
        let own = others.firstIndex { $0.space.resolved === document }
        // If a stack distributes its views proportionally, the rows of documents with other texts
        // differ.
        let alike =
            document.hasProportionalStack
            ? nil : others.lastIndex { $0.space.resolved.sharesViews(with: document) }
        lowered = (own ?? alike).map { others.remove(at: $0) }
        let most = document.order.count < Self.manyViews ? Self.mostOthers : 1
        if others.count > most { others.removeFirst(others.count - most) }
    }

    /// The maximum number of other documents whose rows are stored (`others`). It is enough for a
    /// document in eight languages, whose layouts alternate. It is 1 if the document has at least
    /// `manyViews` views, because rows need memory.
    private static let (mostOthers, manyViews) = (7, 48)

    /// Removes the tree of the last document from the cache, and returns it updated to `document`.
    /// Returns nil if there is none or it cannot be updated.
    private mutating func updatedTree(
        _ document: Document, in environment: LayoutEnvironment
    ) -> TreePath? {
        guard var path = trees.removeValue(forKey: environment.direction) else { return nil }
        var known = MeasuredContent()
        if isForManyScreens {
            swap(&known, &measured)
            known.prepare(for: document, environment)
        }
        defer { if isForManyScreens { swap(&known, &measured) } }
        do {
            try path.update(to: document, in: environment, measuring: &known)
            return path
        } catch { return nil }
    }

    private mutating func treePath(
        _ document: Document, in environment: LayoutEnvironment
    ) throws(TreeSolverUnsupported) -> TreePath {
        var known = MeasuredContent()
        if !isForManyScreens {
            return try TreePath(document, in: environment, measuring: &known)
        }
        swap(&known, &measured)
        defer { swap(&known, &measured) }
        known.prepare(for: document, environment)
        return try TreePath(document, in: environment, measuring: &known)
    }
}

extension LayoutPass {
    /// Returns the problem of the first round as linear constraints, for independent solvers that
    /// check this program's results. `isSize` states for each variable whether it is a width or
    /// height. The tie-breaks are left out, because they are constraints of this program, not of
    /// UIKit, that choose between equally good layouts (`ConstraintOrigin.tieBreak`).
    package static func lowered(
        _ document: Document, in environment: LayoutEnvironment
    ) -> (constraints: [LinearConstraint], isSize: [Bool]) {
        var rounds = LayoutRounds(PreparedDocument(document, for: environment), environment)
        return rounds.firstProblem().plain
    }
}

extension LayoutPass {
    /// Returns the view or constraint that alone makes the tree solver reject a document. Returns
    /// nil if the tree solver supports the document, or if it rejects the document for a reason
    /// that is not a single view or constraint.
    package static func treeObstacle(
        _ document: Document, in environment: LayoutEnvironment
    ) -> ItemID? {
        do {
            var measured = MeasuredContent()
            _ = try TreePath(document, in: environment, measuring: &measured)
            return nil
        } catch {
            return error.culprit
        }
    }
}
