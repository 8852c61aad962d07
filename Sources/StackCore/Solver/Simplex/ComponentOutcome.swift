/// What solving a component alone comes to.
struct ComponentOutcome: Equatable, Sendable {
    /// The structural variables' values.
    let values: [Double]
    /// Whether the work or the iterations were not enough.
    let isExhausted: Bool

    /// A value for each variable, so that what is being solved can come to its end.
    static func abandoned(_ component: Component) -> ComponentOutcome {
        ComponentOutcome(
            values: Array(repeating: 0, count: component.structuralCount), isExhausted: true)
    }
}
