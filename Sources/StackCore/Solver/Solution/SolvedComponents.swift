/// Outcomes of components solved before, found again by first variable and compared in full, so
/// that a reused outcome is the outcome the component would have.
struct SolvedComponents: Sendable {
    private var entries: [Int: (component: Component, outcome: ComponentOutcome)] = [:]

    /// The outcome of each component of a partition; forgets components that are gone.
    mutating func outcomes(of partition: Partition) -> [ComponentOutcome] {
        let old = entries
        entries = [:]
        return zip(partition.components, partition.places).map { component, place in
            let key = place.variables[0]
            let known = old[key].flatMap { $0.component == component ? $0.outcome : nil }
            let outcome = known ?? component.solve()
            entries[key] = (component, outcome)
            return outcome
        }
    }
}
