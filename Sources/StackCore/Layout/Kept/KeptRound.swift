/// A round that was solved by constraints, kept to be solved again where only lengths in it change: the rows
/// are the same but for their constants.
struct KeptRound: Sendable {
    private(set) var facts: RoundFacts
    private(set) var problem: LayoutProblem
    private var preparation = Preparation.none

    init(_ facts: RoundFacts, _ problem: LayoutProblem) {
        self.facts = facts
        self.problem = problem
    }

    /// Where what may change stands among the constraints, and the regions of the solutions so far; made
    /// when they are asked for.
    private enum Preparation: Sendable {
        case none
        case made(ConstraintPlaces, CriticalRegions)
        /// It cannot be solved again, or is being solved.
        case failed
    }

    /// Solves it with other facts and changes of the document. Declines where any row would be another: then
    /// this means nothing any more.
    ///
    /// - Parameter solvesRows: where no known region holds; else it declines that too
    mutating func solve(
        _ next: RoundFacts, _ change: LengthChange, _ resolved: ResolvedDocument, solvesRows: Bool
    ) -> SolvedProblem? {
        prepare()
        guard case .made(let places, var regions) = preparation else { return nil }
        preparation = .failed
        guard let changed = changedPlaces(next, change, resolved, places) else { return nil }
        facts = next
        for place in changed {
            guard let constant = problem.updateConstant(ofRow: place) else { return nil }
            regions.setConstant(constant, at: place)
        }
        let values = regions.values()
        if values == nil && !solvesRows { return nil }
        let solved =
            values.map(problem.solved(values:)) ?? problem.solve(adding: &regions)
        preparation = .made(places, regions)
        return solved.isComplete ? solved : nil
    }

    private mutating func prepare() {
        guard case .none = preparation else { return }
        preparation = .made(ConstraintPlaces(problem), problem.criticalRegions())
    }

    /// What follows from the solution for a further round, as `LayoutRounds` would have it, as far as rows
    /// hang on it.
    func facts(
        after solved: SolvedProblem, _ frames: AbsoluteFrames, _ resolved: ResolvedDocument,
        _ environment: LayoutEnvironment, _ measurer: ContentMeasurer,
        _ measured: inout MeasuredContent
    ) -> RoundFacts {
        guard case .made(let places, _) = preparation else { return facts }
        var next = facts
        if places.readsState {
            next.state.update(resolved, environment, frames: frames.unrounded)
        }
        for id in places.texts(resolved, measurer) {
            let size = solved.alignmentRect(of: id).size
            next.state.textSizes[id] = size
            let measure = measured.measure(id, size, readsBaselines: places.readsBaselines) {
                measurer.measure(id, textSize: size)
            }
            next.measures[id] = measure.designed(as: facts.measures[id])
        }
        return next
    }

    /// Whether a further round would solve the same problem.
    func hasConverged(_ next: RoundFacts) -> Bool {
        guard case .made(let places, _) = preparation else { return false }
        return zip(next.measures.elements, facts.measures.elements).allSatisfy {
            $0.isNear($1, places.readsBaselines)
        } && problem.hasSameRows(at: places.inState, in: next.state, as: facts.state)
    }
}

extension KeptRound {
    /// The rows that are to be read again; nil where one of them is none of the same kind.
    private mutating func changedPlaces(
        _ next: RoundFacts, _ change: LengthChange, _ resolved: ResolvedDocument,
        _ places: ConstraintPlaces
    ) -> [Int]? {
        var changed: [Int] = []
        var movesBaselines = false
        for (at, measure) in next.measures.elements.enumerated() {
            let old = facts.measures.elements[at]
            if measure == old { continue }
            if measure.alignmentInsets != old.alignmentInsets { return nil }
            movesBaselines = true
            let id = next.measures.view(at: at)
            guard resolved.views[id] != nil, !places.isProportional(id, resolved),
                replace(places.content[id], resolved[id].contentSizeConstraints(measure), &changed)
            else { return nil }
            if let place = places.tieBreaks[id] {
                var constraint = problem.constraints[place]
                constraint.constant = measure.length(constraint.first.attribute.axis) ?? 0
                _ = replace(place..<place + 1, [constraint], &changed)
            }
        }
        for (stack, constraints) in change.stacks {
            guard !places.isProportional(stack, resolved),
                replace(places.stacks[stack], constraints, &changed)
            else { return nil }
        }
        if !change.root.isEmpty, !replace(places.root, change.root, &changed) { return nil }
        for constraint in change.constraints {
            guard case .user(let id) = constraint.origin, let place = places.users[id] else {
                continue
            }
            let owners = [constraint.first.box.owner, constraint.second?.box.owner ?? .root]
            guard !owners.contains(where: { places.isProportional($0, resolved) }),
                replace(place..<place + 1, [constraint], &changed)
            else { return nil }
        }
        setIndexedLengths(next.measures, resolved, places, &changed)
        problem.takeOn(next)
        if movesBaselines { changed += places.baselines }
        if next.state.margins != facts.state.margins
            || next.state.safeAreas != facts.state.safeAreas
        {
            changed += places.inState
        }
        return changed
    }

    /// What the content of stacks in stacks comes to hangs on all that they hold.
    private mutating func setIndexedLengths(
        _ measures: PerView<ContentMeasure>, _ resolved: ResolvedDocument,
        _ places: ConstraintPlaces, _ changed: inout [Int]
    ) {
        for place in places.tieBreaksOfStacks {
            var constraint = problem.constraints[place]
            let (id, axis) = (constraint.first.box.owner, constraint.first.attribute.axis)
            constraint.constant = resolved.indexedLength(of: id, axis, measures) ?? 0
            _ = replace(place..<place + 1, [constraint], &changed)
        }
    }

    /// Puts constraints in the place of others that they differ from by their constants alone; false where
    /// they do not.
    private mutating func replace(
        _ places: Range<Int>?, _ constraints: [BoxConstraint], _ changed: inout [Int]
    ) -> Bool {
        let places = places ?? 0..<0
        guard places.count == constraints.count else { return false }
        for (place, constraint) in zip(places, constraints) {
            if problem.constraints[place] == constraint { continue }
            guard problem.replace(place, with: constraint) else { return false }
            changed.append(place)
        }
        return true
    }
}

/// Where a problem's constraints stand, by what they come from.
private struct ConstraintPlaces: Sendable {
    private(set) var content: [ViewID: Range<Int>] = [:]
    private(set) var stacks: [ViewID: Range<Int>] = [:]
    private(set) var tieBreaks: [ViewID: Int] = [:]
    /// Of stacks, in their order.
    private(set) var tieBreaksOfStacks: [Int] = []
    private(set) var users: [ConstraintID: Int] = [:]
    private(set) var root: Range<Int>?
    private var proportional: Set<ViewID> = []
    /// Of those that hold on to a baseline.
    private(set) var baselines: [Int] = []
    var readsBaselines: Bool { !baselines.isEmpty }
    /// Of those that lie in margins or safe areas.
    private(set) var inState: [Int] = []
    /// Whether any of those areas follows from frames: the root's do not.
    private(set) var readsState = false
    private let members: [ViewID]

    init(_ problem: LayoutProblem) {
        members = problem.members
        // A stack whose views all have no natural length shares nothing, and may when one of them has.
        let resolved = problem.resolved
        proportional = Set(
            members.filter { resolved[$0].stack?.distribution == .fillProportionally })
        for (place, constraint) in problem.constraints.enumerated() {
            switch constraint.origin {
            case .stack(let id, _):
                Self.add(place, to: &stacks[id])
            case .contentSize(let id), .designedSize(let id): Self.add(place, to: &content[id])
            case .tieBreak(let id):
                tieBreaks[id] = place
                if problem.resolved[id].stack != nil { tieBreaksOfStacks.append(place) }
            case .user(let id): users[id] = place
            case .root: Self.add(place, to: &root)
            case .autoresizing, .guide: break
            }
            if constraint.holdsOnBaseline { baselines.append(place) }
            let read = constraint.areasOfState
            if !read.isEmpty { inState.append(place) }
            if read.contains(where: { $0 != .root }) { readsState = true }
        }
    }

    /// What one view or stack asks for stands together.
    private static func add(_ place: Int, to range: inout Range<Int>?) {
        precondition(range.map { $0.upperBound == place } ?? true)
        range = (range?.lowerBound ?? place)..<place + 1
    }

    /// Whether what a view measures, or what holds it, may be in the multipliers of a proportional stack.
    func isProportional(_ id: ViewID, _ resolved: ResolvedDocument) -> Bool {
        if proportional.isEmpty { return false }
        var current: ViewID? = id
        while let view = current {
            if proportional.contains(view) { return true }
            current = resolved[view].parent
        }
        return false
    }

    /// The views whose measure the size that they come out at may change, as far as a row reads it.
    func texts(_ resolved: ResolvedDocument, _ measurer: ContentMeasurer) -> [ViewID] {
        members.filter {
            resolved[$0].kind.hasText && (readsBaselines || measurer.wrapsText($0))
        }
    }
}

extension BoxConstraint {
    /// Whether it holds on to a baseline.
    var holdsOnBaseline: Bool {
        first.attribute.isBaseline || second?.attribute.isBaseline ?? false
    }

    /// The views in whose margins or safe areas it lies.
    fileprivate var areasOfState: [ViewID] {
        [first, second].compactMap { anchor in
            guard let anchor else { return nil }
            if case .guide(let id, .safeArea) = anchor.box { return id }
            return anchor.readsMargins ? anchor.box.owner : nil
        }
    }
}

extension ContentMeasure {
    /// The same beside the lengths that another one keeps from its canvas.
    func designed(as other: ContentMeasure) -> ContentMeasure {
        var result = self
        result.designed = other.designed
        result.designedExtra = other.designedExtra
        return result
    }
}
