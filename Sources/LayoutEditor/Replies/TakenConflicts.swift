import CommandLanguage
package import LayoutFormats
import StackCore

/// The reply to `take`.
package enum TakenConflicts {
    /// Returns how many conflicts were decided, and how many are left.
    ///
    /// - Parameters:
    ///   - decided: the numbers of the conflicts that were decided
    ///   - asked: the numbers that were asked for; nil for all
    ///   - left: the conflicts that are still marked
    ///   - troubles: the problems that the decision caused, each of which gets a line
    package static func words(
        _ side: MergeSide, _ decided: [Int], of asked: [Int]?, left: [MarkedConflict],
        _ troubles: [String]
    ) -> String {
        ([summary(side, decided, of: asked, left: left)]
            + troubles.map { "now " + $0.escapedLineEnds }).joined(separator: "\n")
    }

    /// Returns the line after a list of conflicts, which names the command that decides one; empty
    /// if there are no conflicts.
    package static func ways(_ conflicts: [MarkedConflict]) -> [String] {
        conflicts.first.map { ["to decide: take ours \($0.number) or take theirs \($0.number)"] }
            ?? []
    }

    private static func summary(
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
