import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `undecided` command: lists the conflicts of a merge that have not been resolved yet.
struct ListUndecided: QueryCommand {
    static let usage = Usage(
        .documents, ["undecided"],
        summary: "lists the conflicts that a merge left in an imported file",
        discussion:
            "Each with its number, its object, and the value of each side; `take` decides one.",
        examples: ["undecided"])

    init(_ match: Match) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let conflicts = try view.markedConflicts()
        let lines = conflicts.flatMap { conflict in
            let state = conflict.taken.map { "the file has \($0.rawValue)" }
            let hint = conflict.isOpen ? nil : "edit the document, then take either side"
            let companions = conflict.companions.map(String.init).joined(separator: ", ")
            let together = companions.isEmpty ? nil : "decided together with " + companions
            return [conflict.title, "   " + conflict.words]
                + [state, hint, together].compactMap { $0 }.map { "   (\($0))" }
        }
        return .data(
            lines.isEmpty
                ? "nothing is undecided"
                : (lines.map(\.escapedLineEnds) + TakenConflicts.ways(conflicts))
                    .joined(separator: "\n"),
            [("conflicts", .array(conflicts.map(Self.json)))])
    }

    private static func json(_ conflict: MarkedConflict) -> JSONValue {
        .object([
            ("number", .integer(conflict.number)), ("scene", .optional(conflict.scene)),
            ("object", .string(conflict.object)), ("words", .string(conflict.words)),
            ("taken", .optional(conflict.taken?.rawValue)), ("open", .bool(conflict.isOpen)),
            ("with", .array(conflict.companions.map { .integer($0) })),
        ])
    }
}
