import LayoutFormats
import StackCore

/// A document with an empty root view; it becomes the current one.
struct NewDocument: SessionCommand {
    private static let name = Argument.newName("NAME")

    static let usage = Usage(
        .documents,
        ["new", name.once, .assignments],
        summary: "makes a document with an empty root view named view, and opens it",
        discussion: "The properties are the document's: device, orientation, traits, textSize …",
        examples: ["new Login", "new Login device=iphone-15 orientation=landscape"])

    private let name: SourceText
    private let assignments: [Assignment]

    init(_ match: Match) throws(CommandError) {
        name = try match[Self.name]
        assignments = try match[list: .assignment]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement) {
            let id = try session.create(name, root: "view")
            var list = PropertyList()
            for assignment in assignments {
                let (key, value) = try assignment.resolve(for: .document)
                list[key] = value
            }
            for entry in list.entries {
                try session.apply(
                    .edit(id, .setProperty(.document, entry.key, .base, from: nil, to: entry.value)))
            }
            session.open(id)
            return .report("made \(name.text)", [("document", .string(name.text))])
        }
    }
}
