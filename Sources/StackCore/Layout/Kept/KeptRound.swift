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

    /// Where what may change stands among the constraints, and the region; made when it is asked for.
    private enum Preparation: Sendable {
        case none
        case made(ConstraintPlaces, CriticalRegion)
        /// The round cannot be solved again, or is being solved.
        case failed
    }

    /// Solves it with other facts and changes of the document. Declines where any row would be another, or
    /// another set of constraints would hold: then this means nothing any more.
    mutating func solve(
        _ next: RoundFacts, _ change: LengthChange, _ resolved: ResolvedDocument
    ) -> SolvedProblem? {
        prepare()
        guard case .made(let places, var region) = preparation else { return nil }
        preparation = .failed
        guard let changed = changedPlaces(next, change, resolved, places) else { return nil }
        facts = next
        for place in changed {
            guard let constant = problem.constant(ofRow: place) else { return nil }
            region.setConstant(constant, at: place)
        }
        guard let values = region.values() else { return nil }
        preparation = .made(places, region)
        return problem.solved(values: values)
    }

    private mutating func prepare() {
        guard case .none = preparation else { return }
        preparation = .failed
        if let places = ConstraintPlaces(problem), let region = problem.criticalRegion() {
            preparation = .made(places, region)
        }
    }

    /// What follows from the solution for a further round, as `LayoutRounds` would have it, as far as rows
    /// hang on it.
    func facts(
        after solved: SolvedProblem, _ frames: AbsoluteFrames, _ resolved: ResolvedDocument,
        _ environment: LayoutEnvironment, measure: (ViewID, Size) -> ContentMeasure
    ) -> RoundFacts {
        guard case .made(let places, _) = preparation else { return facts }
        var next = facts
        if places.readsState {
            next.state.update(resolved, environment, frames: frames.unrounded)
        }
        for id in places.texts(resolved) {
            let size = solved.alignmentRect(of: id).size
            next.state.textSizes[id] = size
            next.measures[id] = measure(id, size).designed(as: facts.measures[id])
        }
        return next
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
            guard resolved.views[id] != nil,
                replace(places.content[id], resolved[id].contentSizeConstraints(measure), &changed)
            else { return nil }
            if let place = places.tieBreaks[id] {
                var constraint = problem.constraints[place]
                constraint.constant = measure.length(constraint.first.attribute.axis) ?? 0
                _ = replace(place..<place + 1, [constraint], &changed)
            }
        }
        for (stack, constraints) in change.stacks {
            if !replace(places.stacks[stack], constraints, &changed) { return nil }
        }
        for constraint in change.constraints {
            guard case .user(let id) = constraint.origin, let place = places.users[id] else {
                continue
            }
            if !replace(place..<place + 1, [constraint], &changed) { return nil }
        }
        problem.takeOn(next)
        if movesBaselines { changed += places.baselines }
        if next.state.margins != facts.state.margins
            || next.state.safeAreas != facts.state.safeAreas
        {
            changed += places.inState
        }
        return changed
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
    private(set) var users: [ConstraintID: Int] = [:]
    /// Of those that hold on to a baseline.
    private(set) var baselines: [Int] = []
    /// Of those that lie in margins or safe areas.
    private(set) var inState: [Int] = []
    /// Whether any of those areas follows from frames: the root's do not.
    private(set) var readsState = false
    private let members: [ViewID]

    /// Nil where a stack is proportional: what its views measure is in its multipliers.
    init?(_ problem: LayoutProblem) {
        members = problem.members
        for (place, constraint) in problem.constraints.enumerated() {
            switch constraint.origin {
            case .stack(_, .fillProportionally): return nil
            case .stack(let id, _):
                guard Self.add(place, to: &stacks[id]) else { return nil }
            case .contentSize(let id), .designedSize(let id):
                guard Self.add(place, to: &content[id]) else { return nil }
            case .tieBreak(let id): tieBreaks[id] = place
            case .user(let id): users[id] = place
            case .autoresizing, .guide, .root: break
            }
            if constraint.holdsOnBaseline { baselines.append(place) }
            let read = constraint.areasOfState
            if !read.isEmpty { inState.append(place) }
            if read.contains(where: { $0 != .root }) { readsState = true }
        }
    }

    /// False where the range would have a gap.
    private static func add(_ place: Int, to range: inout Range<Int>?) -> Bool {
        guard let old = range else {
            range = place..<place + 1
            return true
        }
        range = old.lowerBound..<place + 1
        return old.upperBound == place
    }

    /// The views whose measure the size that they come out at may change, as far as a row reads it.
    func texts(_ resolved: ResolvedDocument) -> [ViewID] {
        members.filter { resolved[$0].kind.hasText }
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
