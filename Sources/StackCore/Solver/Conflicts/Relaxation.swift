/// A system on its way to constraints that can hold together: required ones are relaxed one by one,
/// and what a relaxed one does not touch stays as it was worked out.
///
/// The way does not show in the solution: it is the one that the constraints that are left required
/// have from nothing.
struct Relaxation {
    private(set) var elimination: Elimination
    private(set) var partition: Partition
    /// By component, nil until it is solved.
    private var outcomes: [ComponentOutcome?] = []

    /// The required equalities before it are eliminated, or contradict those that are.
    private var next = 0
    private var contradicting: [Int] = []

    /// The first of the equalities that were relaxed and have not been taken back yet.
    private var relaxedEquality: Int?

    private var isReduced = false
    private var violatedConstants: [Elimination.Multiple] = []
    private var demandPlaces = DemandPlaces([])
    /// By component the search for a feasible point, until it is solved.
    private var searches: [FeasibilitySearch?] = []
    private let cancellation: Cancellation

    /// How much of the elimination's work the budget has been charged for.
    private var chargedWork = 0
    /// Whether some constraint was not looked at, because the work was not enough.
    private(set) var isCut = false

    init(isSize: [Bool], constraints: [LinearConstraint?], until cancellation: Cancellation) {
        elimination = Elimination(isSize: isSize, constraints: constraints)
        self.cancellation = cancellation
        partition = Partition(variableCount: isSize.count)
    }

    /// Conflicts among the constraints that are required still. Where there is none left they can
    /// hold together, and all is solved.
    mutating func conflicts(reusing solved: inout SolvedComponents) -> [ConflictSet] {
        defer { charge(&solved.budget) }
        elimination.workLimit = elimination.work + solved.budget.share(0.75)
        let found = goOn(reusing: &solved)
        if !found.isEmpty || cancellation.isRequested() { return found }
        if let relaxed = relaxedEquality { eliminateAgain(from: relaxed) }
        let contradictions = contradictions()
        if !contradictions.isEmpty || cancellation.isRequested() { return contradictions }
        if isReduced { return [] }
        reduce()
        charge(&solved.budget)
        return violatedConstants.map { elimination.conflict(of: [$0]) } + begin(reusing: &solved)
    }

    /// Leaves what conflicts still as it stands, for want of work: a contradiction is ignored, and
    /// what cannot be satisfied is not.
    mutating func settleForLess(reusing solved: inout SolvedComponents) {
        isCut = true
        elimination.workLimit = elimination.work + solved.budget.share(0.75)
        if let relaxed = relaxedEquality { eliminateAgain(from: relaxed) }
        while !cancellation.isRequested(), nextContradiction() != nil {}
        if !isReduced { reduce() }
        charge(&solved.budget)
        for (index, component) in partition.components.enumerated() where outcomes[index] == nil {
            outcomes[index] = solved.known(component)
            if outcomes[index] != nil { continue }
            var search = searches[index] ?? FeasibilitySearch(component)
            let start = search.work
            search.satisfyWhatCanBe(limits: limits(solved.budget, after: start))
            let (outcome, work) = component.settle(search.simplex)
            solved.budget.spend(work - start)
            outcomes[index] = outcome
        }
    }

    /// The first of those conflicts, found with so much work at most; looks for points that satisfy,
    /// and not for the best of them.
    mutating func firstConflict(_ budget: inout WorkBudget) -> ConflictSet? {
        defer { charge(&budget) }
        elimination.workLimit = elimination.work + budget.remaining
        if let contradiction = nextContradiction() {
            return elimination.conflict(of: [contradiction])
        }
        reduce()
        if let constant = violatedConstants.first { return elimination.conflict(of: [constant]) }
        for (index, component) in partition.components.enumerated() {
            var search = FeasibilitySearch(component)
            let certificate = search.run(
                limits: Simplex.Limits(cancellation: cancellation, work: budget.remaining))
            budget.spend(search.work)
            if let conflict = conflict(in: index, certificate) { return conflict }
        }
        return nil
    }

    /// By component, once nothing conflicts.
    var solvedOutcomes: [ComponentOutcome] {
        outcomes.indices.map { outcomes[$0] ?? .abandoned(partition.components[$0]) }
    }

    private mutating func conflict(in component: Int, _ certificate: Certificate?) -> ConflictSet? {
        certificate.map {
            elimination.conflict(of: $0.members.map(partition.places[component].originalRow))
        }
    }

    private func limits(_ budget: WorkBudget, after work: Int) -> Simplex.Limits {
        Simplex.Limits(cancellation: cancellation, work: work + budget.share(0.5))
    }

    private mutating func charge(_ budget: inout WorkBudget) {
        budget.spend(elimination.work - chargedWork)
        chargedWork = elimination.work
    }
}

// MARK: - Working out

extension Relaxation {
    private mutating func contradictions() -> [ConflictSet] {
        if let again = contradicting.first(where: isRequired) {
            eliminateAgain(from: min(again, relaxedEquality ?? again))
        }
        contradicting = []
        var found: [ConflictSet] = []
        while !cancellation.isRequested(), let contradiction = nextContradiction() {
            found.append(elimination.conflict(of: [contradiction]))
        }
        return found
    }

    /// Eliminates required equalities in order, up to one that contradicts those before it; that one
    /// is left out.
    private mutating func nextContradiction() -> Elimination.Multiple? {
        while next < elimination.constraints.count {
            let source = next
            guard let constraint = elimination.constraints[source], constraint.isRequired,
                constraint.relation == .equal
            else {
                next += 1
                continue
            }
            if elimination.isOutOfWork {
                isCut = true
                return nil
            }
            next += 1
            if elimination.eliminate(constraint, source: source) != .contradicts { continue }
            contradicting.append(source)
            return Elimination.Multiple(source: .constraint(source), multiplier: 1)
        }
        return nil
    }

    private mutating func reduce() {
        let reduced = ReducedSystem(&elimination)
        isCut = isCut || reduced.isCut
        violatedConstants = reduced.violatedConstants
        partition = Partition(reduced, isSize: elimination.isSize)
        demandPlaces = DemandPlaces([])
        outcomes = partition.components.map { _ in nil }
        searches = outcomes.map { _ in nil }
        isReduced = true
    }

    /// Looks for a point in each component; returns what stands in the way.
    private mutating func begin(reusing solved: inout SolvedComponents) -> [ConflictSet] {
        var found: [ConflictSet] = []
        for (index, component) in partition.components.enumerated() {
            if let known = solved.known(component) {
                outcomes[index] = known
            } else if let conflict = search(index, from: FeasibilitySearch(component), &solved) {
                found.append(conflict)
            }
        }
        return found
    }

    /// Takes up the searches that have not come to their end; returns what stands in their way.
    private mutating func goOn(reusing solved: inout SolvedComponents) -> [ConflictSet] {
        var found: [ConflictSet] = []
        for (index, place) in searches.enumerated() {
            guard let search = place, !search.isOver else { continue }
            searches[index] = nil
            if let conflict = self.search(index, from: search, &solved) { found.append(conflict) }
        }
        return found
    }

    /// Looks for a point in a component, and solves it from there; returns what stands in the way.
    private mutating func search(
        _ index: Int, from search: FeasibilitySearch, _ solved: inout SolvedComponents
    ) -> ConflictSet? {
        var search = search
        let start = search.work
        let certificate = search.run(limits: limits(solved.budget, after: start))
        if search.isComplete {
            if search.isWarm { solved.budget.spend(search.work - start) }
            outcomes[index] = solved.outcome(of: partition.components[index], from: search)
            return nil
        }
        solved.budget.spend(search.work - start)
        if certificate == nil && !search.isOver { outcomes[index] = search.outcome }
        searches[index] = search
        return conflict(in: index, certificate)
    }
}

// MARK: - Relaxing

extension Relaxation {
    func isRequired(_ position: Int) -> Bool {
        elimination.constraints[position]?.isRequired ?? false
    }

    /// Puts a required constraint just below the required ones.
    ///
    /// What an equality defined stays until all searches have come to their end: they find further
    /// conflicts with it, and each start from nothing costs what all of them do.
    mutating func relax(_ position: Int) {
        elimination.relax(position)
        if elimination.constraints[position]?.relation == .equal {
            relaxedEquality = min(relaxedEquality ?? position, position)
        } else if isReduced {
            violatedConstants.removeAll { $0.source == .constraint(position) }
            relaxDemand(of: position)
        }
    }

    private mutating func eliminateAgain(from position: Int) {
        relaxedEquality = nil
        isReduced = false
        elimination.takeBack(from: position)
        next = min(next, position)
    }

    private mutating func relaxDemand(of position: Int) {
        if demandPlaces.isEmpty { demandPlaces = DemandPlaces(partition.places) }
        guard let place = demandPlaces[position] else { return }
        partition.relax(place.demand, of: place.component)
        outcomes[place.component] = nil
        var search =
            searches[place.component] ?? FeasibilitySearch(partition.components[place.component])
        search.relax(place.demand)
        searches[place.component] = search
    }
}

/// Where the demand of each constraint stands.
private struct DemandPlaces {
    private var places: [Int: (component: Int, demand: Int)] = [:]

    init(_ components: [ComponentPlace]) {
        for (component, place) in components.enumerated() {
            for (demand, origin) in place.origins.enumerated() {
                if let position = origin.source.constraint {
                    places[position] = (component, demand)
                }
            }
        }
    }

    var isEmpty: Bool { places.isEmpty }

    subscript(_ position: Int) -> (component: Int, demand: Int)? { places[position] }
}

extension Elimination {
    /// The rows of a contradiction, completed by the eliminated equalities that it rests on.
    fileprivate mutating func conflict(of rows: [Multiple]) -> ConflictSet {
        let equalities = multiples(behind: combine(rows))
        return ConflictSet(rows.map(\.source) + equalities.map(\.source))
    }
}
