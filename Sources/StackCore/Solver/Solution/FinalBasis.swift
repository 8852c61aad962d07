/// The last basis of one component, to read off what holds a sum of its variables.
struct FinalBasis {
    private let simplex: Simplex
    private let component: Component
    private let place: ComponentPlace

    /// Per activity its demands, highest priority first.
    private let demands: [[Int]]

    /// Nil when the component was given up as infeasible, or the work is not enough.
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

    /// What holds the nonbasic activities that a sum of structural variables depends on.
    func rests(behind entries: [Entry]) -> [Rest] {
        simplex.combination(entries).map { rest(of: $0) }
    }

    /// The demand of highest priority that the activity meets exactly holds it there.
    private func rest(of entry: Entry) -> Rest {
        let value = simplex.values[entry.column]
        let met = demandsMet(by: entry.column, at: value)
        if let first = met.first {
            let origin = place.origins[first]
            return Rest(
                source: origin.source, multiplier: entry.coefficient / origin.factor,
                companions: met.dropFirst().compactMap { place.origins[$0].source.constraint })
        }
        let isBound = value == 0 && component.isSize[entry.column]
        return Rest(
            source: .bound(place.variables[entry.column]), multiplier: entry.coefficient,
            isFree: !isBound)
    }

    /// The demands that an activity meets with equality. A row only rests where a demand holds it,
    /// so the nearest counts even if rounding moved it.
    private func demandsMet(by activity: Int, at value: Double) -> [Int] {
        let own = demands[activity]
        let distance = { abs(component.demands[$0].target - value) }
        let met = own.filter { Tolerance.coincide(component.demands[$0].target, value) }
        if !met.isEmpty || activity < component.structuralCount { return met }
        return own.min { distance($0) < distance($1) }.map { [$0] } ?? []
    }
}

/// A nonbasic activity as a multiple of the row that holds it where it rests.
struct Rest {
    let source: Elimination.Source
    let multiplier: Double
    /// Whether nothing holds it but the preference for zero.
    var isFree = false
    var companions: [Int] = []
}

extension Simplex {
    /// A sum of activities over the nonbasic ones.
    fileprivate func combination(_ entries: [Entry]) -> [Entry] {
        var tableau = tableau
        let sum = tableau.addRow(entries)
        return tableau.rows[sum]
    }
}

/// Outcomes of components solved before, found again by content, so that a reused outcome is the
/// one the component would have: a component's solution is a function of its content alone.
///
/// It serves one system, or the systems of a document that changes little by little.
package struct SolvedComponents: Sendable {
    private struct Entry {
        let outcome: ComponentOutcome
        /// What it cost.
        let work: Int
        /// Whether more work would have come to the same.
        let isWhole: Bool
    }

    /// What was asked for since the last sweep, and what had been before.
    private var recent: [Component: Entry] = [:]
    private var older: [Component: Entry] = [:]

    /// When solving is to end.
    let cancellation: Cancellation

    /// What is left of what solving may cost until the next sweep, and how much that was.
    var budget = WorkBudget.unlimited
    private(set) var whole = WorkBudget.unlimited

    package init(until cancellation: Cancellation = .never) { self.cancellation = cancellation }

    /// From here on solving may cost so much.
    mutating func renew(_ budget: WorkBudget) {
        (self.budget, whole) = (budget, budget)
    }

    /// The outcome of a component that was solved before.
    ///
    /// What has been asked for since the last sweep costs nothing, as it would not from nothing.
    mutating func known(_ component: Component) -> ComponentOutcome? {
        if let known = recent[component] { return known.outcome }
        guard let known = older[component], known.work <= workLimit else { return nil }
        return keep(known, component)
    }

    /// How much may be put into one component.
    var workLimit: Int { budget.share(0.5) }

    /// The outcome of a component that can be satisfied, from a search that found how; a search in
    /// which something was relaxed has shown that it can be, and the solution is found from nothing.
    mutating func outcome(
        of component: Component, from search: FeasibilitySearch
    ) -> ComponentOutcome {
        if search.isWarm, let known = known(component) { return known }
        var search = search
        if search.isWarm {
            search = FeasibilitySearch(component)
            _ = search.run(limits: Simplex.Limits(cancellation: cancellation, work: workLimit))
        }
        if cancellation.isRequested() { return .abandoned(component) }
        let (outcome, work) = component.settle(search.simplex)
        // What was cancelled on the way is no outcome.
        if cancellation.isRequested() { return .abandoned(component) }
        return keep(
            Entry(outcome: outcome, work: work, isWhole: work <= search.simplex.limits.work),
            component)
    }

    private mutating func keep(_ entry: Entry, _ component: Component) -> ComponentOutcome {
        budget.spend(entry.work)
        recent[component] = entry
        return entry.outcome
    }

    /// Forgets what was not asked for since the sweep before, and what more work would change.
    mutating func sweep() {
        older = recent.filter { $0.value.isWhole }
        recent = [:]
    }
}
