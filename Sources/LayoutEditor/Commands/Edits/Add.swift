import CommandLanguage
import LayoutSession
import StackCore

/// The `add` command: adds a new view to a stack, as `addArrangedSubview` does, or to another view,
/// as `addSubview` does.
struct Add: EditCommand {
    private static let name = Argument.newName("NAME")
    private static let parent = Argument.view("PARENT")

    static let usage = Usage(
        .views,
        [
            "add", Argument.kind.once, name.once, "in", parent.once, .atClause,
            .optional(["unarranged"]), .assignments,
        ],
        summary: "adds a new view",
        discussion: """
            In a stack the view is arranged, and so also a subview; with `unarranged` it is a \
            subview that the stack does not arrange. `at N` is the index among the arranged views, \
            or among the subviews if the view is not arranged, counted from 0.
            """,
        examples: [
            "add stack form in view axis=vertical spacing=8",
            "add label title in form at 0 text=\"Sign in\"",
            "add view badge in form unarranged",
        ])

    private let kind: ViewKind
    private let name: SourceText
    private let parent: ViewReference
    private let place: Int?
    private let isArranged: Bool
    private let assignments: [Assignment]

    init(_ match: Match) throws(CommandError) {
        kind = try match[.kind]
        name = try match[Self.name]
        parent = try match[Self.parent]
        place = try match[optional: .place]
        isArranged = !match.has("unarranged")
        assignments = try match[list: .assignment]
    }

    func change(_ plan: inout EditPlan) throws {
        let parent = try parent.resolve(in: plan.document)
        // A view with an `objectID` comes from a script that rebuilds another version of a
        // storyboard. Such a script may have to add the parts of a cell, which `refuseAdding` does
        // not allow.
        if !assignments.contains(.objectID) { try plan.refuseAdding(kind, to: parent) }
        let view = try plan.create(kind, named: try plan.free(name))
        if isArranged, plan.kind(of: parent) == .stack {
            try plan.arrange(view, in: parent, at: place)
        } else {
            try plan.addSubview(view, to: parent, at: place)
        }
        try plan.set(assignments, of: .view(view), .view(kind))
    }
}
