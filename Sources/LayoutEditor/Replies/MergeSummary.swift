import CommandLanguage
package import LayoutFormats
import StackCore

/// The names of a merge's two sides, such as branch names, for messages; nil if a side has no name.
package struct SideNames: Sendable {
    let ours: String?
    let theirs: String?

    package init(ours: String? = nil, theirs: String? = nil) {
        (self.ours, self.theirs) = (ours, theirs)
    }
}

/// The conflicts and decisions of a merge, as text and as JSON members.
package struct MergeSummary {
    private let allConflicts: [MergeConflict]
    private let allDecisions: [MergeDecision]
    /// The name of the merged file for messages; nil to leave it out.
    private let name: String?
    private let sides: SideNames
    /// The number of the first conflict.
    private let firstNumber: Int

    package init(_ merged: MergedFile, of name: String?, _ sides: SideNames = SideNames()) {
        self.init(
            merged.conflicts, merged.decisions, numbered: merged.firstNumber, of: name, sides)
    }

    package init(
        _ conflicts: [MergeConflict], _ decisions: [MergeDecision], numbered firstNumber: Int = 1,
        of name: String?, _ sides: SideNames = SideNames()
    ) {
        precondition(firstNumber > 0, "conflicts are counted from 1")
        (allConflicts, allDecisions) = (conflicts, decisions)
        self.firstNumber = firstNumber
        (self.name, self.sides) = (name, sides)
    }

    /// A line with the number of conflicts, followed by the lines of each conflict; empty if there
    /// are no conflicts.
    package var conflicts: [String] {
        let conflicts = allConflicts
        if conflicts.isEmpty { return [] }
        let place = name.map { $0.escapedLineEnds + ": " } ?? ""
        return [place + conflicts.count.counted("conflict")]
            + conflicts.enumerated().flatMap { lines($1, number: $0 + firstNumber) }
    }

    /// The decisions of the merge, one line each. A decision is no conflict, because a rule
    /// determines the result.
    package var decisions: [String] {
        allDecisions.map { decision in
            let place = [decision.scene, decision.object].compactMap { $0 }
            let head = place.isEmpty ? "" : place.joined(separator: ": ") + ": "
            return (head + decision.what).escapedLineEnds
        }
    }

    private func lines(_ conflict: MergeConflict, number: Int) -> [String] {
        let place = conflict.scene.map { $0 + ": " } ?? ""
        var lines = ["\(number). \(place)\(conflict.object): \(conflict.what)"]
        let sides = [
            ("base", nil, conflict.base), ("ours", sides.ours, conflict.words(of: .ours)),
            ("theirs", sides.theirs, conflict.words(of: .theirs)),
        ]
        for (side, name, value) in sides {
            guard let value else { continue }
            let called = name.map { " (\($0))" } ?? ""
            let mark = side == conflict.taken.rawValue ? "   (taken)" : ""
            lines.append("     \(side)\(called): \(value)\(mark)")
        }
        return lines.map(\.escapedLineEnds)
    }

    /// The conflicts and decisions as members of the object that `--json` prints.
    package var members: [(String, JSONValue)] {
        [
            ("conflicts", .array(allConflicts.map(Self.json))),
            ("decisions", .array(allDecisions.map(Self.json))),
        ]
    }

    private static func json(_ conflict: MergeConflict) -> JSONValue {
        .object([
            ("kind", .string(conflict.kind.rawValue)), ("scene", .optional(conflict.scene)),
            ("object", .string(conflict.object)), ("objectID", .optional(conflict.objectID)),
            ("what", .string(conflict.what)), ("base", .optional(conflict.base)),
            ("ours", .optional(conflict.ours)), ("theirs", .optional(conflict.theirs)),
            ("taken", .string(conflict.taken.rawValue)),
        ])
    }

    private static func json(_ decision: MergeDecision) -> JSONValue {
        .object([
            ("scene", .optional(decision.scene)), ("object", .optional(decision.object)),
            ("what", .string(decision.what)),
        ])
    }
}
