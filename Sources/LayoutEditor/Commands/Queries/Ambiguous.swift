import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `ambiguous` command: lists views whose frames the constraints do not determine.
struct Ambiguous: QueryCommand {
    static let usage = Usage(
        .queries, ["ambiguous"],
        summary: "lists the views whose frames the constraints do not determine",
        discussion: """
            For each view, two frames that satisfy the constraints equally well: the layout shows \
            the first, the second is from another layout. As for `check`, the layout is that of an \
            app, unless --canvas is chosen. A tie is a case that hasAmbiguousLayout \
            reports, but that a stack always decides in the same way: its first view gets the \
            remaining space. `check` reports ambiguity without ties.
            """,
        examples: ["ambiguous"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.document()
        let layout = try view.checkedLayout()
        let (found, isComplete) = layout.ambiguities()
        view.note(isComplete: isComplete)
        let undecided = Set(layout.undecided().views.map(\.view))
        let lines = found.map { open in
            "\(document[open.view].name)  \(open.frame.millipoints.spelling) or \(open.alternative.millipoints.spelling)"
                + (undecided.contains(open.view) ? "" : "  (a tie)")
        }
        let members = found.map { open in
            JSONValue.object([
                ("name", .string(document[open.view].name)),
                ("frame", open.frame.millipoints.json),
                ("alternative", open.alternative.millipoints.json),
                ("tie", .bool(!undecided.contains(open.view))),
            ])
        }
        return .list(
            "ambiguous",
            found.isEmpty
                ? (isComplete ? "nothing is ambiguous" : "nothing was found")
                : lines.joined(separator: "\n"),
            [("ambiguous", .array(members))])
    }
}
