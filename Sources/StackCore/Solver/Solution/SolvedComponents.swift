/// Outcomes of components solved before, found again by content, so that a reused outcome is the
/// one the component would have: a component's solution is a function of its content alone.
///
/// It serves one system, or the systems of a document that changes little by little.
package struct SolvedComponents: Sendable {
    /// What was asked for since the last sweep, and what had been before.
    private var recent: [Component: ComponentOutcome] = [:]
    private var older: [Component: ComponentOutcome] = [:]

    /// When solving is to end.
    let cancellation: Cancellation

    package init(until cancellation: Cancellation = .never) { self.cancellation = cancellation }

    /// The outcome of each component of a partition.
    mutating func outcomes(of partition: Partition) -> [ComponentOutcome] {
        partition.components.map { outcome(of: $0) }
    }

    private mutating func outcome(of component: Component) -> ComponentOutcome {
        if let known = recent[component] { return known }
        if let known = older[component] {
            recent[component] = known
            return known
        }
        if cancellation.isRequested() { return .abandoned(component) }
        let outcome = component.solve(until: cancellation)
        // What was cancelled on the way is no outcome.
        if cancellation.isRequested() { return .abandoned(component) }
        recent[component] = outcome
        return outcome
    }

    /// Forgets what was not asked for since the sweep before.
    package mutating func sweep() {
        older = recent
        recent = [:]
    }
}
