/// A way to solve a layout in rounds: as a tree (`TreePath`), or by constraints (`LayoutRounds`).
///
/// Margins inside safe areas and sizes of texts depend on frames. Each round uses the margins and
/// text sizes that result from the frames of the previous round. Rounds end when margins and text
/// sizes no longer change (docs/decisions/0006-rounds-until-they-agree.md).
protocol RoundMethod {
    associatedtype Round
    associatedtype Failure: Error

    /// The number of rounds solved so far, at least one.
    var count: Int { get }

    /// Returns the next round, which is not solved yet. Returns nil if it would give the same
    /// result as the last solved round, or if that round was not solved completely.
    mutating func next() throws(Failure) -> Round?

    mutating func solve(_ round: consuming Round) throws(Failure)
}

extension RoundMethod {
    /// Solves rounds until `next` returns nil. Returns false if there are still changes after the
    /// maximum number of rounds.
    mutating func settle() throws(Failure) -> Bool {
        while let round = try next() {
            if count == LayoutRounds.maximum { return false }
            try solve(round)
        }
        return true
    }
}
