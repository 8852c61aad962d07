import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `new` command: creates a document with an empty root view and opens it.
struct NewDocument: SessionCommand {
    private static let name = Argument.newName("NAME")
    private static let root = Argument.newName("VIEW")

    static let usage = Usage(
        .documents,
        ["new", name.once, .optional(["root", Argument.kind.once, root.once]), .assignments],
        summary: "makes a document with an empty root view named view, and opens it",
        discussion: """
            The properties are the document's: device, orientation, traits, textSize … With `root` \
            the root view is of another kind or has another name.
            """,
        examples: [
            "new Login", "new Login device=iphone-15 orientation=landscape",
            "new List root scroll list",
        ])

    private let name: SourceText
    private let root: View
    private let assignments: [Assignment]

    init(_ match: Match) throws(CommandError) {
        name = try match[Self.name]
        let rootName = try match[optional: Self.root]
        try rootName?.checkItemName()
        root = View(
            id: .root, name: rootName?.text ?? "view", kind: try match[optional: .kind] ?? .view)
        assignments = try match[list: .assignment]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement) {
            let id = try session.create(name)
            try session.apply(.edit(id, .createView(root)))
            var list = PropertyList()
            for (key, value, _) in try assignments.resolve(for: .document) { list[key] = value }
            for entry in list.entries {
                try session.apply(
                    .edit(id, .setProperty(.document, entry.key, .base, from: nil, to: entry.value))
                )
            }
            session.open(id)
            return .report("made \(name.text)", [("document", .string(name.text))])
        }
    }
}
