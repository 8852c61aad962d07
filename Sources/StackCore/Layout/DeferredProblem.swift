import Synchronization

/// The constraints of a layout whose frames the tree solver has computed. The tree solver needs no
/// constraints, so these are created and solved on first use, if a caller asks for them.
final class DeferredProblem: Sendable {
    private let make: @Sendable () -> SolvedConstraints
    private let made = Mutex<SolvedConstraints?>(nil)

    init(_ make: @escaping @Sendable () -> SolvedConstraints) { self.make = make }

    /// Creates a value that, on first use, lays the document out again with the simplex solver.
    convenience init(
        _ document: Document, _ environment: LayoutEnvironment, until cancellation: Cancellation
    ) {
        self.init {
            var cache = LayoutCache(until: cancellation)
            let prepared = PreparedDocument(document, for: environment)
            var rounds = LayoutRounds(prepared, environment)
            let last = rounds.settled(reusing: &cache)
            return SolvedConstraints(last.problem, last.solved)
        }
    }

    /// The constraints, their solution and the conflicts of the last round of layout.
    var answer: SolvedConstraints {
        made.withLock { made in
            if let made { return made }
            let answer = make()
            made = answer
            return answer
        }
    }
}
