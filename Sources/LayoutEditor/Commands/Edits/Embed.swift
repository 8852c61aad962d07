import CommandLanguage
import LayoutSession
import StackCore

/// The `embed` command: puts views into a new stack, as Interface Builder's *Embed in Stack* does.
struct Embed: EditCommand {
    private static let views = Argument.view("NAME")
    private static let stack = Argument.newName("STACK")

    static let usage = Usage(
        .order,
        ["embed", views.list(atLeast: 1), "in", "stack", stack.once, .assignments],
        summary: "puts sibling views into a new stack that replaces them",
        discussion: """
            The stack takes over the constraints at its edges, and what places other views stays. \
            What the stack's arrangement replaces is dropped, and named in the reply. Without a \
            constraint, the stack begins where its views began.
            """,
        examples: ["embed name email in stack fields axis=vertical spacing=8"])

    private let views: [ViewReference]
    private let stack: SourceText
    private let assignments: [Assignment]

    init(_ match: Match) throws(CommandError) {
        views = try match[list: Self.views]
        stack = try match[Self.stack]
        assignments = try match[list: .assignment]
    }

    func change(_ plan: inout EditPlan) throws {
        try change(&plan, keepsConstraints: true)
    }

    func change(_ plan: inout EditPlan, in view: SessionView) throws {
        try change(&plan, keepsConstraints: view.language >= LanguageVersion.keptConstraints)
    }

    private func change(_ plan: inout EditPlan, keepsConstraints: Bool) throws {
        let ids = try views.map { try $0.resolve(in: plan.document) }
        if let twice = ids.indices.first(where: { ids[..<$0].contains(ids[$0]) }) {
            throw CommandError(
                .notASubview, "\(views[twice].source.text) is named twice",
                at: views[twice].source.position)
        }
        let embedded = keepsConstraints ? EmbeddedViews(ids, in: plan.document) : nil
        let id = try plan.embed(ids, inStackNamed: try plan.free(stack))
        try plan.set(assignments, of: .view(id), .view(.stack))
        if let embedded { try plan.keep(embedded, in: id) }
    }
}
