/// Outcomes of components solved before, found again by content, so that a reused outcome is the
/// one the component would have: a component's solution is a function of its content alone.
///
/// It serves one system, or the systems of a document that changes little by little.
package struct SolvedComponents: Sendable {
    /// What was asked for since the last sweep, and what had been before.
    private var recent: [Component: ComponentOutcome] = [:]
    private var older: [Component: ComponentOutcome] = [:]

    package init() {}

    /// The outcome of each component of a partition.
    mutating func outcomes(of partition: Partition) -> [ComponentOutcome] {
        partition.components.map { outcome(of: $0) }
    }

    private mutating func outcome(of component: Component) -> ComponentOutcome {
        if let known = recent[component] { return known }
        let outcome = older[component] ?? component.solve()
        recent[component] = outcome
        return outcome
    }

    /// Forgets what was not asked for since the sweep before.
    package mutating func sweep() {
        older = recent
        recent = [:]
    }
}
