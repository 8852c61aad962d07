import Synchronization

/// The constraints of a layout that the tree solver has solved without creating them. They are
/// created once, on first use.
final class DeferredProblem: Sendable {
    private let document: Document
    private let environment: LayoutEnvironment
    private let cancellation: Cancellation
    private let made = Mutex<Answer?>(nil)

    init(_ document: Document, _ environment: LayoutEnvironment, until cancellation: Cancellation) {
        self.document = document
        self.environment = environment
        self.cancellation = cancellation
    }

    struct Answer {
        let problem: LayoutProblem
        let conflicts: [Layout.Conflict]
    }

    /// The problem and the conflicts of the last round, after solving the document again by
    /// constraints.
    var answer: Answer {
        made.withLock { made in
            if let made { return made }
            var cache = LayoutCache(until: cancellation)
            let prepared = PreparedDocument(document, for: environment)
            var rounds = LayoutRounds(prepared, environment)
            let last = rounds.settled(reusing: &cache)
            let answer = Answer(
                problem: last.problem, conflicts: last.solved.conflicts(in: last.problem))
            made = answer
            return answer
        }
    }
}
