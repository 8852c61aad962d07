/// What solving a component alone comes to.
enum ComponentOutcome: Equatable, Sendable {
    /// The structural variables' values.
    case solved([Double], isExhausted: Bool)
    case infeasible(Certificate)
}
