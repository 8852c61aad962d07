/// A layout by constraints from which the layouts of documents with other texts are derived.
///
/// Texts affect a layout only through measurements. These are baselines, and the lengths in two
/// kinds of optional constraints: those of content sizes and tie-breaks. As long as nothing else
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
    /// The cached results of `texts(of:)`, each with its document.
    private var known: [(document: ResolvedDocument, texts: [ViewID]?)] = []

    /// Returns nil if no layout can be derived from this one, because it did not converge, it leaves
    /// out dropped constraints, or the lengths of proportional stacks depend on measurements.
    ///
    /// - Parameters:
    ///   - budget: the part of the work budget `whole` that the rounds did not use
    ///   - variants: the variants of an earlier layout, perhaps of the same document; nil if there are
    ///     none
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
    /// Returns the layout of a document in the same environment; nil if it must be computed from
    /// scratch.
    mutating func layout(
        of prepared: PreparedDocument, reusing cache: inout LayoutCache
    ) -> Layout? {
        let resolved = prepared.resolved
        precondition(prepared.isFor(environment), "a document is prepared for another environment")
        guard let texts = texts(of: resolved) else { return nil }
        cache.solved.renew(cache.budget ?? .layout(views: resolved.order.count))
        cache.measured.prepare(for: resolved.document, environment)
        defer { cache.solved.sweep() }
        let layout = layout(of: resolved, texts, &cache)
        return cache.solved.cancellation.isRequested() ? nil : layout
    }

    /// Returns whether a layout from scratch in `count` rounds would certainly stay within the work
    /// limits. Only then is the derived layout known to be the same as the layout from scratch.
    /// Each round from scratch takes at most the work of all rounds of this layout plus the work
    /// for the components that differ.
    private func isCheap(_ count: Int, _ solved: SolvedComponents) -> Bool {
        let own = solved.whole.remaining - solved.budget.remaining
        return count * work + own <= solved.whole.share(0.25)
    }

    private mutating func layout(
        of resolved: ResolvedDocument, _ texts: [ViewID], _ cache: inout LayoutCache
    ) -> Layout? {
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
        var (state, measures) = (rounds[0].round.state, rounds[0].round.measures)
        measure(texts, state, &measures)
        for count in 1..<LayoutRounds.maximum {
            let number = min(count, rounds.count) - 1
            if count > 1, !rounds[number].hasRows(in: state) { return nil }
            let round = rounds[number].round.with(resolved, measures, state)
            guard let solved = rounds[number].solve(round, &cache.solved) else { return nil }
            state.update(resolved, environment, frames: solved.frames.unrounded)
            for id in sized { state.textSizes[id] = solved.solved.alignmentRect(of: id).size }
            measure(sized, state, &measures)
            let next = round.with(resolved, measures, state)
            if rounds[number].hasConverged(next, from: round) {
                return isCheap(count, cache.solved)
                    ? rounds[number].layout(of: next, from: round, solved) : nil
            }
        }
        return nil
    }

    /// Returns the views whose texts differ from this layout's document. Returns nil if the document
    /// differs in anything else that a layout depends on.
    private mutating func texts(of other: ResolvedDocument) -> [ViewID]? {
        if let known = known.first(where: { $0.document === other }) { return known.texts }
        let texts = document.document.views(withTextsOtherThan: other.document)
        known.append((other, texts))
        return texts
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
    /// Returns the corresponding round for another document, which has the same constraints.
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
    private let base: Base
    /// For each view and axis, the index of the first of the two adjacent rows that limit the
    /// view's length to its content (hugging and compression resistance).
    private var contentRows: [Place: Int] = [:]
    private var tieBreaks: [(row: Int, place: Place)] = []
    /// The solver of the rows with other constants; nil until it is first used.
    private var changes: ConstantChanges?

    /// The solved round. It is a class, because the layouts that are made from it refer to it.
    private final class Base: Sendable {
        let round: LayoutRound
        let problem: LayoutProblem
        let solved: SolvedProblem
        let frames: AbsoluteFrames
        let conflicts: [Layout.Conflict]
        let usesBaselines: Bool

        init(_ last: SolvedRound) {
            (round, problem, solved, frames) = (last.round, last.problem, last.solved, last.frames)
            conflicts = solved.conflicts(in: problem)
            usesBaselines = problem.usesBaselines
        }
    }

    private struct Place: Hashable {
        let view: ViewID
        let axis: Axis
    }

    /// The outcome of solving this round again with other measurements.
    struct Outcome {
        let solved: SolvedProblem
        let frames: AbsoluteFrames
        fileprivate let constants: [(row: Int, constant: Double)]
        fileprivate let result: ConstantChanges.Result?
    }

    init(_ last: SolvedRound) {
        base = Base(last)
        for (row, constraint) in base.problem.constraints.enumerated() {
            let axis = constraint.first.attribute.axis
            switch constraint.origin {
            case .contentSize(let id), .designedSize(let id):
                let place = Place(view: id, axis: axis)
                if contentRows[place] == nil { contentRows[place] = row }
            case .tieBreak(let id): tieBreaks.append((row, Place(view: id, axis: axis)))
            case .user, .stack, .autoresizing, .guide, .root: break
            }
        }
    }

    var round: LayoutRound { base.round }

    /// Returns whether `next`, the round after `last`, would solve the same problem
    /// (`LayoutProblem.hasConverged`).
    func hasConverged(_ next: LayoutRound, from last: LayoutRound) -> Bool {
        base.problem.hasConverged(next, from: last)
    }

    /// Returns whether the constraints give the same rows with the margins and safe areas of
    /// `state` as in this round.
    func hasRows(in state: LayoutState) -> Bool {
        base.problem.hasExactRows(in: state, as: round.state)
    }

    /// Solves the round with the measurements of `other`. Returns nil if they change more than
    /// constants of optional constraints.
    mutating func solve(_ other: LayoutRound, _ components: inout SolvedComponents) -> Outcome? {
        guard let constants = constants(of: other) else { return nil }
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

    /// Returns the layout whose last round is `round`. `next` is the round after it, which would
    /// solve the same problem.
    func layout(of next: LayoutRound, from round: LayoutRound, _ outcome: Outcome) -> Layout {
        let last = round.with(round.resolved, round.measures, next.state)
        let (constants, result) = (outcome.constants, outcome.result)
        let deferred = DeferredProblem { [base] in
            guard let own = base.problem.latestSolution else {
                preconditionFailure("a layout is made from a problem that was not solved")
            }
            let solution = result.map { ConstantChanges.solution(of: $0, after: own) } ?? own
            return SolvedConstraints(
                base.problem.varied(for: last, constants, solution), base.solved)
        }
        return Layout(round, outcome.frames, base.conflicts, deferred)
    }

    /// Returns the constants that the measurements of `other` give to constraints, where they differ
    /// from those of this round. Returns nil if the constraints differ in anything else.
    private func constants(of other: LayoutRound) -> [(row: Int, constant: Double)]? {
        var found: [(row: Int, constant: Double)] = []
        for place in other.measures.elements.indices {
            let (old, new) = (round.measures.elements[place], other.measures.elements[place])
            if old == new { continue }
            let id = other.measures.view(at: place)
            guard let constants = constants(of: id, old, new) else { return nil }
            found += constants
        }
        if found.isEmpty { return [] }
        for (row, place) in tieBreaks {
            let length = other.resolved.indexedLength(of: place.view, place.axis, other.measures)
            if (length ?? 0) != base.problem.constraints[row].constant {
                found.append((row, length ?? 0))
            }
        }
        return found
    }

    private func constants(
        of id: ViewID, _ old: ContentMeasure, _ new: ContentMeasure
    ) -> [(row: Int, constant: Double)]? {
        guard old.alignmentInsets == new.alignmentInsets,
            !base.usesBaselines
                || old.baselines == new.baselines && old.size.height == new.size.height
        else { return nil }
        var found: [(row: Int, constant: Double)] = []
        for axis in [Axis.horizontal, .vertical] {
            if old.usesDesignedLength(axis) != new.usesDesignedLength(axis) { return nil }
            let length = new.length(axis)
            if old.length(axis) == length { continue }
            guard old.length(axis) != nil, let length,
                let row = contentRows[Place(view: id, axis: axis)]
            else { return nil }
            found += [(row, length), (row + 1, length)]
        }
        return found
    }
}
