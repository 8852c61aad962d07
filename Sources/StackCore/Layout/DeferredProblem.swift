import Synchronization

/// The constraints of a layout that the tree solver has solved without creating them. They are
/// created once, on first use.
final class DeferredProblem: Sendable {
    private let document: Document
    private let environment: LayoutEnvironment
    private let cancellation: Cancellation
    private let made = Mutex<SolvedConstraints?>(nil)

    init(_ document: Document, _ environment: LayoutEnvironment, until cancellation: Cancellation) {
        self.document = document
        self.environment = environment
        self.cancellation = cancellation
    }

    /// The problem and the conflicts of the last round, after solving the document again by
    /// constraints.
    var answer: SolvedConstraints {
        made.withLock { made in
            if let made { return made }
            var cache = LayoutCache(until: cancellation)
            let prepared = PreparedDocument(document, for: environment)
            var rounds = LayoutRounds(prepared, environment)
            let last = rounds.settled(reusing: &cache)
            let answer = SolvedConstraints(last.problem, last.solved)
            made = answer
            return answer
        }
    }
}
