/// Searches for a sequential order of all calls that explains every answer, and in which no call
/// precedes one that ended before it began (Herlihy and Wing's linearizability). A call whose
/// process died is somewhere before the death, or was never done.
///
/// It follows the beginnings and ends of calls in time, and maintains the set of possible states of
/// the file, each with the open calls already done in it.
struct Linearization {
    private struct Possibility: Hashable {
        var file: FileModel
        /// The open calls that are already done in this state.
        var done: Set<Int>
    }

    private let calls: [RecordedCall]
    private var possible: Set<Possibility>
    private var open: Set<Int> = []
    /// The largest number of possible states at a time, for the statistics.
    private(set) var widest = 1

    init(_ calls: [RecordedCall], from file: FileModel) {
        self.calls = calls
        possible = [Possibility(file: file, done: [])]
    }

    /// Returns the first call that no order explains; nil if one order explains all calls.
    mutating func firstInexplicable() -> RecordedCall? {
        for moment in moments {
            if moment.isBeginning {
                open.insert(moment.call)
            } else {
                end(moment.call)
                open.remove(moment.call)
                if possible.isEmpty { return calls[moment.call] }
            }
            widest = max(widest, possible.count)
        }
        return nil
    }

    /// The possible states of the file at the end.
    var ends: [FileModel] { possible.map(\.file) }

    private struct Moment {
        let time: UInt64
        let call: Int
        let isBeginning: Bool
    }

    /// The beginnings and ends in order. At equal times beginnings come first, because such calls
    /// overlap.
    private var moments: [Moment] {
        calls.indices.flatMap {
            [
                Moment(time: calls[$0].began, call: $0, isBeginning: true),
                Moment(time: calls[$0].ended, call: $0, isBeginning: false),
            ]
        }.sorted {
            ($0.time, $0.isBeginning ? 0 : 1, $0.call) < ($1.time, $1.isBeginning ? 0 : 1, $1.call)
        }
    }

    /// Handles the end of a call: it must be done by now, possibly after other open calls. A call
    /// whose process died may not have been done.
    private mutating func end(_ call: Int) {
        var found: Set<Possibility> = []
        var seen = possible
        var pending = Array(possible)
        while let next = pending.popLast() {
            if next.done.contains(call) || calls[call].answer == nil {
                var ended = next
                ended.done.remove(call)
                found.insert(ended)
            }
            if next.done.contains(call) { continue }
            for other in open where !next.done.contains(other) {
                guard let after = doing(other, in: next), seen.insert(after).inserted else {
                    continue
                }
                pending.append(after)
            }
        }
        possible = found
    }

    /// Returns the state after the call, or nil if the model's answer differs from the recorded
    /// one.
    private func doing(_ call: Int, in state: Possibility) -> Possibility? {
        var after = state
        let answer = after.file.run(calls[call].action)
        guard calls[call].answer == nil || calls[call].answer == answer else { return nil }
        after.done.insert(call)
        return after
    }
}
