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
