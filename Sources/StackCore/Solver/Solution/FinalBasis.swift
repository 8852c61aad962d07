import Synchronization

/// The solved simplex of one component, which is an independent part of the system. The command
/// `why` uses its final basis to find the constraints that determine a linear expression in the
/// component's variables, such as a view's width.
struct FinalBasis {
    private let simplex: Simplex
    private let component: Component
    private let place: ComponentPlace

    /// For each activity, the indices of the demands on it, from the highest priority to the
    /// lowest.
    private let demands: [[Int]]

    /// Computes the final basis again. Returns nil if the component is infeasible or the work limit
    /// is reached.
    init?(of index: Int, in partition: Partition, limits: Simplex.Limits) {
        component = partition.components[index]
        place = partition.places[index]
        guard var simplex = component.optimalFace(limits: limits) else { return nil }
        component.preferZero(&simplex)
        self.simplex = simplex
        var demands: [[Int]] = Array(repeating: [], count: component.activityCount)
        for (number, demand) in component.demands.enumerated() {
            demands[demand.activity].append(number)
        }
        let all = component.demands
        self.demands = demands.map { own in
            own.sorted { (all[$1].priority, $0) < (all[$0].priority, $1) }
        }
    }

    /// Returns the nonbasic activities that a sum of structural variables depends on, each with the
    /// constraint or bound that fixes it.
    func activeBounds(of entries: [Entry]) -> [ActiveBound] {
        simplex.combination(entries).map { activeBound(of: $0) }
    }

    /// Returns the reason for the value of a nonbasic activity: the constraint of highest priority
    /// that the value satisfies exactly, or else the lower bound of zero. If neither determines the
    /// value, `isFree` is true.
    private func activeBound(of entry: Entry) -> ActiveBound {
        let value = simplex.values[entry.column]
        let met = demandsMet(by: entry.column, at: value)
        if let first = met.first {
            let origin = place.origins[first]
            return ActiveBound(
                source: origin.source, multiplier: entry.coefficient / origin.factor,
                companions: met.dropFirst().compactMap { place.origins[$0].source.constraint })
        }
        let isBound = value == 0 && component.isSize[entry.column]
        return ActiveBound(
            source: .bound(place.variables[entry.column]), multiplier: entry.coefficient,
            isFree: !isBound)
    }

    /// Returns the demands whose target is the activity's value. The value of a nonbasic row always
    /// comes from a demand. So if a rounding error made the value of a row differ from all targets,
    /// returns the demand with the nearest target.
    private func demandsMet(by activity: Int, at value: Double) -> [Int] {
        let own = demands[activity]
        let distance = { abs(component.demands[$0].target - value) }
        let met = own.filter { Tolerance.coincide(component.demands[$0].target, value) }
        if !met.isEmpty || activity < component.structuralCount { return met }
        return own.min { distance($0) < distance($1) }.map { [$0] } ?? []
    }
}

/// The reason for the value of one nonbasic activity: a constraint or bound (`source`). The
/// activity is the row of `source` times `multiplier`. `companions` are the positions of further
/// constraints that the value satisfies exactly.
struct ActiveBound {
    let source: Elimination.Source
    let multiplier: Double
    /// Whether no constraint determines the value, so that the solver chose the value nearest to
    /// zero.
    var isFree = false
    var companions: [Int] = []
}

extension Simplex {
    /// Returns a sum of activities expressed in nonbasic activities.
    fileprivate func combination(_ entries: [Entry]) -> [Entry] {
        var tableau = tableau
        let sum = tableau.addRow(entries)
        return tableau.rows[sum]
    }
}

/// A cache of solved components and of minimal conflicts, looked up by their content. A cached
/// result equals a newly computed one, because results depend only on the content.
///
/// One cache serves one system, or the successive systems of an edited document.
package struct SolvedComponents: Sendable {
    fileprivate struct Entry {
        let outcome: ComponentOutcome
        /// The work that solving the component took, in tableau entries.
        let work: Int
        /// Whether the component was solved completely, so that a larger work budget would give the
        /// same outcome.
        let isWhole: Bool
    }

    /// A component with its hash value, which is computed once and not for each lookup.
    fileprivate struct Key: Hashable {
        private let hash: Int
        let component: Component

        init(_ component: Component) {
            self.component = component
            hash = component.hashValue
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// The outcomes that were used since the last call of `sweep`.
    private var recent: [Key: Entry] = [:]
    /// The outcomes of completely solved components that were last used between the last two calls
    /// of `sweep`.
    private var older: [Key: Entry] = [:]
    /// The outcomes of completely solved components that were used before the last call of `sweep`,
    /// if `store` was called; otherwise nil, and `older` is used instead.
    private var stored: StoredOutcomes?

    /// The minimal subsets of conflicts, by the content of the conflict. A sweep keeps them,
    /// because they are few and occur again in layouts for other devices and languages.
    private var minimal: [MinimalKey: (set: ConflictSet, work: Int)] = [:]

    private struct MinimalKey: Hashable {
        let isSize: [Bool]
        let constraints: [LinearConstraint?]
        let bounds: [Int]
    }

    /// The request to stop solving.
    let cancellation: Cancellation

    /// The work that the solver may still do until the next call of `renew`. `whole` is the budget
    /// that the last call of `renew` has set.
    var budget = WorkBudget.unlimited
    private(set) var whole = WorkBudget.unlimited

    init(until cancellation: Cancellation = .never) { self.cancellation = cancellation }

    /// Sets the work budget for the following solves.
    mutating func renew(_ budget: WorkBudget) {
        (self.budget, whole) = (budget, budget)
    }

    /// Returns the cached outcome of a component; nil if there is none. Also returns nil if the
    /// outcome has not been used since the last sweep and its original cost exceeds `workLimit`.
    ///
    /// The first use since the last sweep is charged the original cost. Further uses are free,
    /// because without a cache, too, equal components of a system are solved only once.
    mutating func known(_ component: Component) -> ComponentOutcome? {
        let key = Key(component)
        if let known = recent[key] { return known.outcome }
        guard let known = stored.map({ $0[key] }) ?? older[key],
            known.work <= workLimit
        else { return nil }
        return keep(known, key)
    }

    /// The maximum work for solving one component, in row entries: half of the remaining budget.
    var workLimit: Int { budget.share(0.5) }

    /// Returns the outcome of a component whose required demands can be satisfied. `search` is the
    /// search that found a feasible point. If a demand was relaxed during this search, the
    /// component is solved again from scratch, because a new search may find another point.
    mutating func outcome(
        of component: Component, from search: FeasibilitySearch
    ) -> ComponentOutcome {
        if search.isContinued {
            if let known = known(component) { return known }
            var again = FeasibilitySearch(component)
            _ = again.run(limits: Simplex.Limits(cancellation: cancellation, work: workLimit))
            return outcome(of: component, at: again.simplex)
        }
        return outcome(of: component, at: search.simplex)
    }

    private mutating func outcome(
        of component: Component, at feasible: Simplex
    ) -> ComponentOutcome {
        if cancellation.isRequested() { return .abandoned(component) }
        let (outcome, work) = component.settle(feasible)
        // The outcome of a cancelled solve is not cached.
        if cancellation.isRequested() { return .abandoned(component) }
        return keep(
            Entry(outcome: outcome, work: work, isWhole: work <= feasible.limits.work),
            Key(component))
    }

    private mutating func keep(_ entry: Entry, _ key: Key) -> ComponentOutcome {
        assert(
            entry.outcome.values.count == key.component.structuralCount,
            "an outcome is that of another component")
        budget.spend(entry.work)
        recent[key] = entry
        return entry.outcome
    }

    /// Returns the minimal subset of a conflict. If the subset is cached, the cost of the search
    /// that found it is subtracted from the budget.
    mutating func minimalSubset(
        of set: ConflictSet, in constraints: [LinearConstraint?], isSize: [Bool]
    ) -> ConflictSet {
        let rows = ConflictRows(of: set, in: constraints, isSize: isSize)
        let own = rows.own(set)
        let key = MinimalKey(
            isSize: rows.isSize, constraints: rows.constraints, bounds: own.bounds)
        // The cached subset is used only if the remaining budget suffices to find it. With a
        // smaller budget, a search ends early and returns another subset. The result must not
        // depend on what is cached.
        if let known = minimal[key], known.work < budget.remaining {
            budget.spend(known.work)
            return rows.original(known.set)
        }
        let before = budget.remaining
        let found = DeletionFilter(rows).minimalSubset(of: own, &budget)
        if budget.remaining > 0, set.constraints.count <= Self.mostRows {
            if minimal.count == Self.mostMinimal { minimal = [:] }
            minimal[key] = (found, before - budget.remaining)
        }
        return rows.original(found)
    }

    /// The limits of the cache of minimal subsets. A subset is cached only if its conflict has at
    /// most `mostRows` constraints. The cache is cleared when it contains `mostMinimal` subsets and
    /// another one is added.
    private static let (mostRows, mostMinimal) = (256, 1_024)

    /// Starts a new period of use, and removes the outcomes that were not used since the previous
    /// call. If `store` was called, an outcome is removed only after several calls without a use.
    /// Outcomes of components that were not solved completely are always removed, because a larger
    /// work budget would give other outcomes.
    mutating func sweep() {
        let used = recent.filter { $0.value.isWhole }
        recent = [:]
        if let stored { stored.add(used) } else { older = used }
    }

    /// From now on, keeps the outcome of a completely solved component for at least `sweeps` sweeps
    /// after its last use.
    mutating func store(forSweeps sweeps: Int) { stored = StoredOutcomes(sweeps) }
}

/// The outcomes of components that were solved for earlier systems, such as the layouts of other
/// screens and languages. It is a class, because the last layout also refers to the cache. If this
/// were a struct, the next added outcome would copy all outcomes.
private final class StoredOutcomes: Sendable {
    private struct Contents {
        var outcomes: [SolvedComponents.Key: (entry: SolvedComponents.Entry, sweep: Int)] = [:]
        var sweeps = 0
    }

    private let contents = Mutex(Contents())
    /// The number of sweeps for which an unused outcome is kept at least.
    private let mostSweeps: Int
    /// The maximum number of stored outcomes. All stored outcomes are removed first if the new ones
    /// could exceed it.
    private static let mostOutcomes = 8_192

    init(_ mostSweeps: Int) { self.mostSweeps = mostSweeps }

    subscript(key: SolvedComponents.Key) -> SolvedComponents.Entry? {
        contents.withLock { $0.outcomes[key]?.entry }
    }

    func add(_ used: [SolvedComponents.Key: SolvedComponents.Entry]) {
        contents.withLock { contents in
            contents.sweeps += 1
            if contents.outcomes.count + used.count > Self.mostOutcomes { contents.outcomes = [:] }
            for (key, entry) in used {
                contents.outcomes[key] = (entry, contents.sweeps)
            }
            if contents.sweeps.isMultiple(of: mostSweeps) {
                let oldest = contents.sweeps - mostSweeps
                contents.outcomes = contents.outcomes.filter { $0.value.sweep > oldest }
            }
        }
    }
}
