/// Looks for an order of all calls, one after the other, in which everybody would have been told what
/// they were told, and in which no call stands before one that had ended when it began (Herlihy and
/// Wing's linearizability). A call whose process died stands somewhere before the death, or nowhere.
///
/// It follows the moments at which calls began and ended, and keeps every state that the file can be in
/// then, with the calls that have been done in it already.
struct Linearization {
    private struct Possibility: Hashable {
        var file: FileModel
        /// Calls that have not ended and have been done.
        var done: Set<Int>
    }

    private let calls: [RecordedCall]
    private var possible: Set<Possibility>
    private var open: Set<Int> = []
    /// The most possibilities at a time, for the figures.
    private(set) var widest = 1

    init(_ calls: [RecordedCall], from file: FileModel) {
        self.calls = calls
        possible = [Possibility(file: file, done: [])]
    }

    /// The first call that no order explains; nil where there is one for all.
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

    /// What the file can hold at the end.
    var ends: [FileModel] { possible.map(\.file) }

    private struct Moment {
        let time: UInt64
        let call: Int
        let isBeginning: Bool
    }

    /// Of moments at the same time the beginnings come first: such calls overlap.
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

    /// A call has ended, so it has been done by now, perhaps behind others that are open; one whose
    /// process died may not have been.
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

    /// nil where the answer would have been another one.
    private func doing(_ call: Int, in state: Possibility) -> Possibility? {
        var after = state
        let answer = after.file.run(calls[call].action)
        guard calls[call].answer == nil || calls[call].answer == answer else { return nil }
        after.done.insert(call)
        return after
    }
}
