/// A layout by constraints from which the layouts of documents with other texts are derived.
///
/// Texts affect a layout only through measurements: through baselines, and through the lengths in
/// two kinds of optional constraints, those of content sizes and tie-breaks. If nothing else
/// differs, each round of the other document has the same definitions and conflicts as a round of
/// this layout. Only the components (independent parts of the linear system) with other constants
/// are solved again (`ConstantChanges`). If something else differs, the document is solved from
/// scratch. The result is the same either way.
struct LayoutVariants: Sendable {
    let environment: LayoutEnvironment
    private let document: ResolvedDocument
    private var rounds: [VariedRound]
    /// The total work of the rounds, in the units of `WorkBudget`.
    private let work: Int
    /// The views whose measurement can depend on the size that layout gives them.
    private let sized: [ViewID]
    /// The cached results of `version(of:_:)`, each with its document.
    private var known: [(document: ResolvedDocument, version: Version?)] = []

    /// A document with other texts than the one that was laid out.
    private struct Version {
        /// The document, resolved in the direction of the layout.
        let resolved: ResolvedDocument
        /// The views whose texts differ.
        let texts: [ViewID]
    }

    /// Returns nil if no layout can be derived from this layout. There are three reasons: the
    /// layout did not converge; it leaves out dropped constraints; or it has stacks whose
    /// proportional lengths depend on measurements.
    ///
    /// - Parameters:
    ///   - budget: the part of the work budget `whole` that the rounds did not use
    ///   - variants: the variants of an earlier layout, perhaps of the same document; nil if there
    ///     are none
    init?(
        _ layout: LayoutRounds, _ budget: WorkBudget, of whole: WorkBudget,
        after variants: LayoutVariants?
    ) {
        guard let first = layout.all.first, let last = layout.all.last, last.isSettled,
            last.round.dropped == nil
        else { return nil }
        let resolved = layout.resolved
        if resolved.hasProportionalStack { return nil }
        environment = first.round.environment
        document = resolved
        work = whole.remaining - budget.remaining
        rounds = layout.all.map { VariedRound($0) }
        let measurer = ContentMeasurer(
            resolved.document, under: environment.traits, traits: environment.measurement)
        sized = resolved.order.filter { measurer.dependsOnSize($0, resolved[$0].kind) }
        if let variants, variants.document === resolved { known = variants.known }
    }
}

extension LayoutVariants {
    /// Returns whether layouts in an environment can be derived from this one: it is the same
    /// environment, except perhaps for the reading direction.
    func isUsable(in other: LayoutEnvironment) -> Bool {
        environment.reading(other.direction) == other
    }

    /// Returns the layout of a document in the same environment, except perhaps for the reading
    /// direction; nil if the layout must be computed from scratch.
    mutating func layout(
        of prepared: PreparedDocument, in environment: LayoutEnvironment,
        reusing cache: inout LayoutCache
    ) -> Layout? {
        precondition(
            prepared.isFor(environment) && isUsable(in: environment),
            "a document is prepared for another environment")
        guard let version = version(of: prepared.resolved, environment.direction) else {
            return nil
        }
        cache.solved.renew(cache.budget ?? .layout(views: version.resolved.order.count))
        cache.measured.prepare(for: version.resolved.document, environment)
        defer { cache.solved.sweep() }
        let layout = layout(of: version, as: prepared.resolved, in: environment, &cache)
        return cache.solved.cancellation.isRequested() ? nil : layout
    }

    /// Returns whether a layout from scratch in `count` rounds would certainly stay within the work
    /// limits. Only then is the derived layout known to be the same as the layout from scratch. A
    /// round from scratch takes at most the work of all rounds of this layout plus the work for the
    /// components that differ. If it is in the other direction, its rows have up to twice as many
    /// terms.
    private func isCheap(_ count: Int, _ solved: SolvedComponents) -> Bool {
        let own = solved.whole.remaining - solved.budget.remaining
        return count * work + own <= solved.whole.share(0.1)
    }

    /// - Parameter original: the document of `version`, resolved for `environment`
    private mutating func layout(
        of version: Version, as original: ResolvedDocument, in environment: LayoutEnvironment,
        _ cache: inout LayoutCache
    ) -> Layout? {
        let (resolved, texts) = (version.resolved, version.texts)
        let isMirrored = environment.direction != self.environment.direction
        let measurer = ContentMeasurer(
            resolved.document, under: environment.traits, traits: environment.measurement)
        func measure(
            _ views: [ViewID], _ state: LayoutState, _ measures: inout PerView<ContentMeasure>
        ) {
            for id in views where resolved.views[id] != nil {
                let (size, old) = (state.textSizes[id], measures[id])
                var new = cache.measured.measure(id, size, by: measurer)
                (new.designed, new.designedExtra) = (old.designed, old.designedExtra)
                new.heldHeight = old.heldHeight
                measures[id] = new
            }
        }
        var (state, measures) = (rounds[0].base.round.state, rounds[0].base.round.measures)
        measure(texts, state, &measures)
        for count in 1..<LayoutRounds.maximum {
            let number = min(count, rounds.count) - 1
            let base = rounds[number].base
            if count > 1, !base.hasRows(in: state) { return nil }
            let round = base.round.with(resolved, measures, state)
            guard let solved = rounds[number].solve(round, &cache.solved),
                !isMirrored || rounds[number].isSymmetric(solved, state)
            else { return nil }
            state.update(resolved, self.environment, frames: solved.frames.unrounded)
            for id in sized { state.textSizes[id] = solved.solved.alignmentRect(of: id).size }
            measure(sized, state, &measures)
            let next = round.with(resolved, measures, state)
            if base.hasConverged(next, from: round) {
                guard isCheap(count, cache.solved) else { return nil }
                return isMirrored
                    ? Layout(
                        mirroring: solved.frames, as: original, environment,
                        until: cache.solved.cancellation)
                    : base.layout(of: next, from: round, solved)
            }
        }
        return nil
    }

    /// Returns the document as a version of this layout's document. Returns nil if the two
    /// documents differ in anything but texts that affects the layout. Also returns nil if `other`
    /// is read in the other direction and a view has a direction of its own.
    private mutating func version(
        of other: ResolvedDocument, _ direction: LayoutDirection
    ) -> Version? {
        if let known = known.first(where: { $0.document === other }) { return known.version }
        var version: Version?
        if let texts = document.document.views(withTextsOtherThan: other.document) {
            if direction == environment.direction {
                version = Version(resolved: other, texts: texts)
            } else if document.isMirrored(by: other) {
                version = Version(
                    resolved: ResolvedDocument(other.document, like: document), texts: texts)
            }
        }
        known.append((other, version))
        return version
    }
}

extension Document {
    /// Returns the views whose texts differ between two documents. Returns nil if the documents
    /// also differ in anything else that a layout in a given environment depends on.
    package func views(withTextsOtherThan other: Document) -> [ViewID]? {
        guard constraints.numbers(differingFrom: other.constraints).isEmpty else { return nil }
        let views = other.views.numbers(differingFrom: views).map(ViewID.init)
        let isAlike = views.allSatisfy { id in
            guard let one = view(id), var same = other.view(id) else { return false }
            let keys = PropertyList.keys(differingIn: one.properties, same.properties)
            same.properties = one.properties
            return one == same && keys.allSatisfy(PropertyKey.ofTexts.contains)
        }
        return isAlike ? views : nil
    }
}

extension PropertyKey {
    /// The properties that contain texts of a view. Layout reads them only to measure the view.
    fileprivate static let ofTexts: Set<PropertyKey> = [.text, .placeholder, .subtitle, .segments]
}

extension LayoutRound {
    /// Returns this round with another document that has the same constraints.
    fileprivate func with(
        _ resolved: ResolvedDocument, _ measures: PerView<ContentMeasure>, _ state: LayoutState
    ) -> LayoutRound {
        LayoutRound(
            resolved: resolved, environment: environment, userConstraints: userConstraints,
            dropped: dropped, measures: measures, state: state)
    }
}

/// A solved round of layout, prepared so that it can be solved again with other measurements.
private struct VariedRound: Sendable {
    let base: VariedBase
    /// The solver for other constants in the rows of this round; nil until it is first used.
    private var changes: ConstantChanges?
    /// The cached value of `LayoutProblem.isSymmetric`; nil until it is first used.
    private var isProblemSymmetric: Bool?

    /// The outcome of solving this round again with other measurements.
    struct Outcome {
        let solved: SolvedProblem
        let frames: AbsoluteFrames
        fileprivate let constants: [(row: Int, constant: Double)]
        fileprivate let result: ConstantChanges.Result?
    }

    init(_ last: SolvedRound) { base = VariedBase(last) }

    /// Solves the round with the measurements of `other`. Returns nil if these change anything
    /// other than constants of optional constraints.
    mutating func solve(_ other: LayoutRound, _ components: inout SolvedComponents) -> Outcome? {
        guard let constants = base.constants(of: other) else { return nil }
        if constants.isEmpty {
            return Outcome(
                solved: base.solved, frames: base.frames, constants: [], result: nil)
        }
        if changes == nil { changes = base.problem.latestSolution.flatMap { ConstantChanges($0) } }
        let rows = constants.map {
            base.problem.change(of: $0.row, toConstraintConstant: $0.constant)
        }
        guard let result = changes?.solve(rows, reusing: &components) else { return nil }
        let solved = base.problem.solved(result.values, other, conflicts: base.solved.conflicts)
        let frames = AbsoluteFrames(
            of: base.problem.members, in: other.resolved.document, frame: solved.frame,
            parent: { other.resolved[$0].parent! })
        return Outcome(solved: solved, frames: frames, constants: constants, result: result)
    }

    /// Returns whether the frames in the other reading direction would be the mirror images of the
    /// frames of `outcome`.
    ///
    /// - Parameter state: the margins, safe areas and insets with which the round was solved
    mutating func isSymmetric(_ outcome: Outcome, _ state: LayoutState) -> Bool {
        let isKnown = isProblemSymmetric
        let isProblem = isKnown ?? (base.conflicts.isEmpty && base.problem.isSymmetric)
        isProblemSymmetric = isProblem
        return isProblem && outcome.result?.isDecided ?? true && state.hasSymmetricInsets
            && outcome.solved.hasNoHorizontalScrolling
    }
}

/// A solved round from which other rounds are derived. It is a class, because the layouts that are
/// made from it refer to it.
private final class VariedBase: Sendable {
    let round: LayoutRound
    fileprivate let problem: LayoutProblem
    fileprivate let solved: SolvedProblem
    fileprivate let frames: AbsoluteFrames
    fileprivate let conflicts: [Layout.Conflict]
    private let usesBaselines: Bool
    /// For each view and axis, the index of the first of the two adjacent rows that limit the
    /// view's length to its content (hugging and compression resistance).
    private let contentRows: PerView<AxisPair<Int?>>
    private let tieBreaks: [(row: Int, view: ViewID, axis: Axis)]

    init(_ last: SolvedRound) {
        (round, problem, solved, frames) = (last.round, last.problem, last.solved, last.frames)
        conflicts = solved.conflicts(in: problem)
        usesBaselines = problem.usesBaselines
        var contentRows = round.measures.map { _ in AxisPair<Int?>(nil, nil) }
        var tieBreaks: [(row: Int, view: ViewID, axis: Axis)] = []
        for (row, constraint) in problem.constraints.enumerated() {
            let axis = constraint.first.attribute.axis
            switch constraint.origin {
            case .contentSize(let id), .designedSize(let id):
                if contentRows[id][axis] == nil { contentRows[id][axis] = row }
            case .tieBreak(let id): tieBreaks.append((row, id, axis))
            case .user, .stack, .autoresizing, .guide, .root: break
            }
        }
        (self.contentRows, self.tieBreaks) = (contentRows, tieBreaks)
    }

    /// Returns whether `next`, the round after `last`, would solve the same problem
    /// (`LayoutProblem.hasConverged`).
    func hasConverged(_ next: LayoutRound, from last: LayoutRound) -> Bool {
        problem.hasConverged(next, from: last)
    }

    /// Returns whether the constraints give the same rows with the margins and safe areas of
    /// `state` as with those of this round.
    func hasRows(in state: LayoutState) -> Bool {
        problem.hasExactRows(in: state, as: round.state)
    }

    /// Returns the layout that ends with `round`. `next` is the round after it, which would solve
    /// the same problem.
    func layout(
        of next: LayoutRound, from round: LayoutRound, _ outcome: VariedRound.Outcome
    ) -> Layout {
        let last = round.with(round.resolved, round.measures, next.state)
        let (constants, result) = (outcome.constants, outcome.result)
        let deferred = DeferredProblem { [self] in
            guard let own = problem.latestSolution else {
                preconditionFailure("a layout is made from a problem that was not solved")
            }
            let solution = result.map { ConstantChanges.solution(of: $0, after: own) } ?? own
            return SolvedConstraints(
                problem.varied(for: last, constants, solution), solved)
        }
        return Layout(
            round.resolved, round.environment, outcome.frames, conflicts, deferred)
    }

    /// Returns the constants that differ between this round's constraints and those with the
    /// measurements of `other`, each with its row. Returns nil if the constraints differ in
    /// anything else.
    func constants(of other: LayoutRound) -> [(row: Int, constant: Double)]? {
        var found: [(row: Int, constant: Double)] = []
        for place in other.measures.elements.indices {
            let (old, new) = (round.measures.elements[place], other.measures.elements[place])
            if old == new { continue }
            let id = other.measures.view(at: place)
            guard let constants = constants(of: id, old, new) else { return nil }
            found += constants
        }
        if found.isEmpty { return [] }
        for (row, view, axis) in tieBreaks {
            let length = other.resolved.indexedLength(of: view, axis, other.measures)
            if (length ?? 0) != problem.constraints[row].constant {
                found.append((row, length ?? 0))
            }
        }
        return found
    }

    private func constants(
        of id: ViewID, _ old: ContentMeasure, _ new: ContentMeasure
    ) -> [(row: Int, constant: Double)]? {
        guard old.alignmentInsets == new.alignmentInsets,
            !usesBaselines
                || old.baselines == new.baselines && old.size.height == new.size.height
        else { return nil }
        var found: [(row: Int, constant: Double)] = []
        for axis in [Axis.horizontal, .vertical] {
            if old.usesDesignedLength(axis) != new.usesDesignedLength(axis) { return nil }
            let length = new.length(axis)
            if old.length(axis) == length { continue }
            guard old.length(axis) != nil, let length,
                let row = contentRows[id][axis]
            else { return nil }
            found += [(row, length), (row + 1, length)]
        }
        return found
    }
}
