import CommandLanguage
import LayoutSession
import StackCore

/// The `copy` command: copies a view with all views inside it.
struct Copy: EditCommand {
    private static let view = Argument.view("NAME")
    private static let other = Argument.newName("OTHER")
    private static let parent = Argument.view("PARENT")

    static let usage = Usage(
        .views,
        ["copy", view.once, "as", other.once, .optional(["in", parent.once])],
        summary: "copies a view with its subtree and the constraints inside it",
        discussion: """
            Without `in` the copy is arranged after the original and its earlier copies. The views \
            inside get the next free names: `title2` for `title` or `title1`.
            """,
        examples: ["copy row as row2", "copy row as footer in view"])

    private let view: ViewReference
    private let other: SourceText
    private let parent: ViewReference?

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        other = try match[Self.other]
        parent = try match[optional: Self.parent]
    }

    func change(_ plan: inout EditPlan) throws {
        let id = try view.resolve(in: plan.document)
        let given = try parent?.resolve(in: plan.document)
        guard let parent = given ?? plan.parent(of: id) else {
            throw CommandError(
                .isRoot, "a copy of the root view needs a parent", at: view.source.position,
                hint: "duplicate copies a whole document")
        }
        _ = try plan.copy(id, named: try plan.free(other), in: parent)
    }
}
