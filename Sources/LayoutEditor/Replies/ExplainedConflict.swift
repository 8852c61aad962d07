package import LayoutFormats
package import StackCore

/// An explanation of a constraint conflict from UIKit's console log, with the matching views and
/// constraints of a document.
package struct ExplainedConflict {
    private let conflict: ConsoleConflict
    private let found: ConflictMatch?

    /// Explains the conflict without a document.
    package init(_ conflict: ConsoleConflict) {
        self.conflict = conflict
        found = nil
    }

    /// - Parameter name: the document's name, for the explanation
    package init(_ conflict: ConsoleConflict, in document: Document, named name: String) {
        self.conflict = conflict
        found = ConflictMatch(
            name: name, document: document, match: ConsoleMatch(conflict, in: document))
    }

    /// Returns the reply of `explain` about a log.
    ///
    /// - Parameter conflicts: the conflicts in the log
    package static func reply(_ conflicts: [ExplainedConflict], in log: String) -> Reply {
        let paragraphs =
            conflicts.map { $0.lines.joined(separator: "\n") }
            + (ConsoleConflict.isAboutOpenRow(log) ? [openRow] : [])
        let text =
            paragraphs.isEmpty
            ? "the log contains no conflict of constraints"
            : paragraphs.joined(separator: "\n\n")
        return .data(text, [("conflicts", .array(conflicts.map(\.json)))])
    }

    private static let openRow = """
        nothing determines the height of a cell's content, so UIKit gives the row the standard height
          tie the content to the top and the bottom of the cell, for example from view to view
        """

    private var lines: [String] { conflict.sentences + (found?.lines(conflict) ?? []) }

    private var json: JSONValue {
        .object(
            [
                ("constraints", .array(conflict.constraints.map { .string($0.formula) })),
                ("broken", .optional(conflict.broken?.formula)),
                ("culprit", .optional(conflict.culprit?.formula)),
                ("advice", .array(conflict.advice.map(JSONValue.string))),
                ("unread", .array(conflict.unread.map(JSONValue.string))),
                ("private", .bool(conflict.isPrivate)),
            ] + (found?.members(conflict) ?? []))
    }
}

/// The views and constraints of a document that match a conflict in a log.
private struct ConflictMatch {
    let name: String
    let document: Document
    let match: ConsoleMatch

    func lines(_ conflict: ConsoleConflict) -> [String] {
        if conflict.constraints.isEmpty { return [] }
        if match.isEmpty { return ["no match in \(name)"] }
        var lines = ["in \(name):"]
        lines += match.views.map { "  \($0.seen.words) is \(document[$0.id].name)" }
        lines += match.constraints.map { "  \($0.seen.formula) is \(document[$0.id].name)" }
        lines += remedies(conflict).map { "  try " + $0 }
        return lines
    }

    func members(_ conflict: ConsoleConflict) -> [(String, JSONValue)] {
        let object = { (seen: String, found: String) in
            JSONValue.object([("seen", .string(seen)), ("found", .string(found))])
        }
        return [
            ("views", .array(match.views.map { object($0.seen.words, document[$0.id].name) })),
            (
                "found",
                .array(match.constraints.map { object($0.seen.formula, document[$0.id].name) })
            ),
            ("remedies", .array(remedies(conflict).map(JSONValue.string))),
        ]
    }

    /// Returns commands that resolve the conflict; empty if the document contains no view or
    /// constraint to change. The commands change the constraint that the app's own code has
    /// probably added. If the document does not contain that constraint, they change the one that
    /// UIKit broke.
    private func remedies(_ conflict: ConsoleConflict) -> [String] {
        let likely = [conflict.yielding, conflict.broken].compactMap { $0 }
        let found = likely.lazy.compactMap({ match.constraint(of: $0) }).first
        let name = found.map { document[$0].name }
        if let spacing = spacing(conflict) {
            return [spacing] + (name.map { ["remove constraint \($0)"] } ?? [])
        }
        guard let name else { return [] }
        let yields = "set \(name).priority 999"
        return conflict.isMeasured ? [yields] : [yields, "remove constraint \(name)"]
    }

    /// Returns a `space after` command for the distance that the app's own constraint requires
    /// between arranged subviews; nil if the conflict is not about the spacing of a stack.
    private func spacing(_ conflict: ConsoleConflict) -> String? {
        guard let (view, distance) = conflict.customSpacing,
            let id = match.view(of: view), let stack = document[id].parent
        else { return nil }
        let number = NumberSpelling.spell(distance)
        return "space after \(document[id].name) in \(document[stack].name) \(number)"
    }
}
