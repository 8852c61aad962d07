/// A system whose required constraints are made optional one at a time (*relaxed*) until the
/// remaining ones can be satisfied together. Work that does not depend on a relaxed constraint is
/// reused.
///
/// The solution does not depend on the order in which constraints are relaxed. It is the same as if
/// only the remaining required constraints had been required from the start.
struct Relaxation {
    private(set) var elimination: Elimination
    private(set) var partition: Partition
    /// The outcome of each component, which is an independent part of the system; nil until the
    /// component is solved.
    private var outcomes: [ComponentOutcome?] = []

    /// The position of the next constraint to eliminate. Each required equality before this
    /// position is either eliminated or contradicts earlier ones. `contradicting` contains the
    /// positions of those that contradict.
    private var next = 0
    private var contradicting: [Int] = []

    /// The position of the first relaxed equality whose definition has not been removed from the
    /// elimination yet; nil if there is none.
    private var relaxedEquality: Int?

    private var isReduced = false
    private var violatedConstants: [Elimination.Multiple] = []
    private var demandPlaces = DemandPlaces([])
    /// The feasibility search of each component; nil if it has not started or the component is
    /// solved.
    private var searches: [FeasibilitySearch?] = []
    private let cancellation: Cancellation
    /// The structure of the constraints (`RowStructure`); nil if it is not known. Later systems
    /// with the same structure can repeat the reduction of this system (`Reduction`).
    private let structure: RowStructure?
    /// The value of `structure` until `conflicts` first reduces the system, then nil. Later
    /// reductions cannot repeat that of an earlier system, because constraints have been relaxed by
    /// then.
    private var structureToRepeat: RowStructure?

    /// The part of the elimination's work that was already subtracted from the budget.
    private var chargedWork = 0
    /// Whether some constraints were skipped because the work limit was reached.
    private(set) var isCut = false

    init(
        isSize: [Bool], constraints: [LinearConstraint?], structure: RowStructure? = nil,
        until cancellation: Cancellation
    ) {
        self.structure = structure
        structureToRepeat = structure
        elimination = Elimination(isSize: isSize, constraints: constraints)
        self.cancellation = cancellation
        partition = Partition(variableCount: isSize.count)
    }

    /// Returns conflicts among the constraints that are still required. If the result is empty and
    /// solving was not cancelled, these constraints can be satisfied together and all components
    /// are solved.
    mutating func conflicts(reusing solved: inout SolvedComponents) -> [ConflictSet] {
        defer { charge(&solved.budget) }
        elimination.workLimit = elimination.work + solved.budget.share(0.75)
        let found = continueSearches(reusing: &solved)
        if !found.isEmpty || cancellation.isRequested() { return found }
        if let relaxed = relaxedEquality { eliminateAgain(from: relaxed) }
        if let system = repeated() {
            reduce(to: system)
        } else {
            let contradictions = contradictions()
            if !contradictions.isEmpty || cancellation.isRequested() { return contradictions }
            if isReduced { return [] }
            reduceLogging()
        }
        charge(&solved.budget)
        return violatedConstants.map { elimination.conflict(of: [$0]) }
            + startSearches(reusing: &solved)
    }

    /// Ends the search for conflicts, because too little work is left. Skips equalities that
    /// contradict earlier ones, and satisfies as many of the other constraints as possible.
    mutating func ignoreRemainingConflicts(reusing solved: inout SolvedComponents) {
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
            search.satisfyGreedily(limits: limits(solved.budget, after: start))
            let (outcome, work) = component.settle(search.simplex)
            solved.budget.spend(work - start)
            outcomes[index] = outcome
        }
    }

    /// Returns the first conflict found within the budget; nil if none is found. Searches for a
    /// feasible point but does not optimize.
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

    /// The outcome of each component. A component without an outcome gets zeros. Valid only if no
    /// conflicts remain.
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

// MARK: - Elimination and search

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

    /// Eliminates required equalities in order until one of them contradicts earlier ones. Returns
    /// this equality, which is not eliminated. Returns nil if there is no contradiction or the work
    /// limit is reached.
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

    /// Reduces this system by repeating the steps of the last system with the same structure.
    /// Returns nil if there was none, or if the steps do not fit (`Reduction.repeated`). In both
    /// cases it starts a log, so that a later system can repeat the next reduction.
    ///
    /// After the first call, or if the structure of this system is not known, does nothing and
    /// returns nil.
    private mutating func repeated() -> ReducedSystem? {
        guard let structure = structureToRepeat else { return nil }
        structureToRepeat = nil
        let limit = elimination.workLimit
        guard
            let again = structure.reduction?.repeated(
                for: elimination.constraints, workLimit: limit)
        else {
            elimination.log = ReductionLog()
            return nil
        }
        elimination = again.elimination
        elimination.workLimit = limit
        next = elimination.constraints.count
        return again.system
    }

    /// Reduces the system and logs the steps. Stores the reduction for the next system with the
    /// same structure, unless a limit was reached or a step cannot be repeated.
    private mutating func reduceLogging() {
        let system = ReducedSystem(&elimination)
        let log = elimination.log
        elimination.log = nil
        reduce(to: system)
        guard let structure, let log, !isCut else { return }
        structure.reduction = Reduction(log, elimination, system)
    }

    private mutating func reduce() { reduce(to: ReducedSystem(&elimination)) }

    private mutating func reduce(to reduced: ReducedSystem) {
        isCut = isCut || reduced.isCut
        violatedConstants = reduced.violatedConstants
        partition = Partition(reduced, isSize: elimination.isSize)
        demandPlaces = DemandPlaces([])
        outcomes = partition.components.map { _ in nil }
        searches = outcomes.map { _ in nil }
        isReduced = true
    }

    /// Starts the search for a feasible point in each component. Returns the conflicts that the
    /// searches found.
    private mutating func startSearches(reusing solved: inout SolvedComponents) -> [ConflictSet] {
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

    /// Continues the unfinished searches for feasible points. Returns the conflicts that they
    /// found.
    private mutating func continueSearches(reusing solved: inout SolvedComponents) -> [ConflictSet]
    {
        var found: [ConflictSet] = []
        for (index, place) in searches.enumerated() {
            guard let search = place, !search.isOver else { continue }
            searches[index] = nil
            if let conflict = self.search(index, from: search, &solved) { found.append(conflict) }
        }
        return found
    }

    /// Searches for a feasible point of a component, and optimizes the component from this point.
    /// Returns a conflict if there is no feasible point.
    private mutating func search(
        _ index: Int, from search: consuming FeasibilitySearch, _ solved: inout SolvedComponents
    ) -> ConflictSet? {
        let start = search.work
        let certificate = search.run(limits: limits(solved.budget, after: start))
        if search.isComplete {
            if search.isContinued { solved.budget.spend(search.work - start) }
            outcomes[index] = solved.outcome(of: partition.components[index], from: search)
            return nil
        }
        solved.budget.spend(search.work - start)
        if certificate == nil && !search.isOver { outcomes[index] = search.outcome }
        searches[index] = search
        return conflict(in: index, certificate)
    }
}

// MARK: - Relaxing a constraint

extension Relaxation {
    func isRequired(_ position: Int) -> Bool {
        elimination.constraints[position]?.isRequired ?? false
    }

    /// Makes a required constraint optional, at the priority just below required.
    ///
    /// If the constraint is an equality, its definition remains in the elimination until all
    /// searches have ended, so that they can find further conflicts that involve the definition.
    /// Restarting the searches at once would repeat all their work.
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
        elimination.remove(from: position)
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

/// For each constraint, by its position, the component that contains its demand (`Demand`) and the
/// index of the demand in that component.
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
    /// Returns the conflict that consists of the given rows and the eliminated equalities that
    /// their contradiction depends on.
    fileprivate mutating func conflict(of rows: [Multiple]) -> ConflictSet {
        let equalities = multiples(behind: combine(rows))
        return ConflictSet(rows.map(\.source) + equalities.map(\.source))
    }
}
