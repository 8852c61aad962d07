extension LayoutPass {
    /// The first round's problem as plain linear constraints, for judges that know nothing of layout:
    /// every constraint but our tie-breaks, and for each variable whether it is a size.
    package static func lowered(
        _ document: Document, in environment: LayoutEnvironment
    ) -> (constraints: [LinearConstraint], isSize: [Bool]) {
        let rounds = LayoutRounds(document, environment, measuring: { _, _ in nil })
        return rounds.firstProblem(.root, .fixed(environment.size)).lowered
    }
}
