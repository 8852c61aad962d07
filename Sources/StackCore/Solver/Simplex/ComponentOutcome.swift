/// What solving a component alone comes to.
enum ComponentOutcome: Equatable, Sendable {
    /// The structural variables' values.
    case solved([Double], isExhausted: Bool)
    case infeasible(Certificate)

    /// A value for each variable, so that what is being solved can come to its end.
    static func abandoned(_ component: Component) -> ComponentOutcome {
        .solved(Array(repeating: 0, count: component.structuralCount), isExhausted: true)
    }
}
