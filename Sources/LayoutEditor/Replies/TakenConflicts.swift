import CommandLanguage
package import LayoutFormats

/// The reply to `take`.
package enum TakenConflicts {
    /// Returns how many conflicts were decided, and how many are left.
    ///
    /// - Parameters:
    ///   - decided: the numbers of the conflicts that were decided
    ///   - asked: the numbers that were asked for; nil for all
    ///   - left: the conflicts that are still marked
    package static func words(
        _ side: MergeSide, _ decided: [Int], of asked: [Int]?, left: [MarkedConflict]
    ) -> String {
        assert(
            !left.contains { decided.contains($0.number) }, "a decided conflict is still marked")
        let count = left.count.counted("conflict")
        let numbers = left.map { String($0.number) }.joined(separator: ", ")
        let rest =
            switch (left.count, asked) {
            case (0, _): "none is left"
            case (_, nil): "\(count) left to edit by hand: \(numbers)"
            default: "\(count) left"
            }
        if decided.isEmpty { return rest }
        let further = decided.filter { number in asked.map { !$0.contains(number) } ?? false }
        let also =
            further.isEmpty
            ? "" : " (with " + further.map(String.init).joined(separator: ", ") + ")"
        return "took \(side.rawValue) of \(decided.count.counted("conflict"))\(also): \(rest)"
    }
}
