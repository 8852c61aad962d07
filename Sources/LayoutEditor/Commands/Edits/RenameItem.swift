import CommandLanguage
import LayoutSession
import StackCore

/// The `rename` command: gives a view or a constraint a new name.
struct RenameItem: EditCommand {
    private static let item = Argument.item("NAME")
    private static let other = Argument.newName("OTHER")

    static let usage = Usage(
        .views,
        ["rename", item.once, "to", other.once],
        summary: "gives a view or constraint another name",
        examples: ["rename label2 to subtitle"])

    private let item: ItemReference
    private let other: SourceText

    init(_ match: Match) throws(CommandError) {
        item = try match[Self.item]
        other = try match[Self.other]
    }

    func change(_ plan: inout EditPlan) throws {
        let id = try item.resolve(in: plan.document)
        if plan.document.name(of: id) == other.text { return }
        try plan.rename(id, to: try plan.free(other))
    }
}
