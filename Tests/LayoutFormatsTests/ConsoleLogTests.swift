import LayoutFormats
import Testing

/// Random logs of every kind, with the markup of the web pages that people copy them from.
@Suite struct ConsoleLogTests {
    @Test(arguments: 0..<10) func `random logs are explained`(_ block: Int) throws {
        for seed in block * 40..<(block + 1) * 40 {
            let log = RandomConsoleLog(seed: seed)
            let conflicts = ConsoleConflict.all(in: log.text)
            #expect(conflicts.count == 1, "\(seed): \(log.text)")
            guard let conflict = conflicts.first else { continue }
            let wrong = faults(of: conflict, in: log)
            #expect(wrong.isEmpty, "\(seed): \(wrong)\n\(log.text)\n\(conflict.sentences)")
        }
    }

    /// Returns what is wrong in the explanation of a conflict.
    private func faults(of conflict: ConsoleConflict, in log: RandomConsoleLog) -> [String] {
        var faults: [String] = []
        let check = { (isRight: Bool, words: String) in if !isRight { faults.append(words) } }
        check(conflict.constraints.count == log.count, "count")
        check(conflict.sentences.first == "these \(log.count) cannot hold together:", "headline")
        check(conflict.culprit?.address == log.culprit, "culprit")
        check(conflict.advice.contains { $0.contains(log.advice) }, "advice")
        check(conflict.yielding.map { log.own.contains($0.address) } ?? true, "yielding")
        check(conflict.unread.count == log.unread, "unread")
        check(conflict.isPrivate == log.isPrivate, "private")
        check(
            conflict.sentences.contains { $0.hasSuffix("not understood:") } == (log.unread > 0),
            "unread sentence")
        check(
            conflict.sentences.contains { $0.contains("<private>") } == log.isPrivate,
            "private sentence")
        for constraint in conflict.constraints {
            check(constraint.source == log.sources[constraint.address], "source")
            for view in constraint.views where view.name == nil {
                check(view.text == log.texts[view.address], "text of \(view.words)")
            }
        }
        let views = conflict.constraints.flatMap(\.views)
        for (one, other) in zip(views, views.dropFirst()) where one.address != other.address {
            check(one.words != other.words, "numbers")
        }
        return faults
    }
}
