import CommandLanguage
import LayoutChecks
import LayoutSession
import StackCore

/// The `fix N` command: makes the repair that the `fix` command lists under number N, as one undo
/// step.
struct Fix: EditCommand {
    private static let number = Argument.count("N")

    static let usage = Usage(
        .constraints, ["fix", number.once],
        summary: "applies the Nth of the repairs that `fix` lists", examples: ["fix 1"])

    private let number: Int
    private let source: SourceText

    init(_ match: Match) throws(CommandError) {
        number = try match[Self.number]
        source = match.words(Self.number)[0].source
    }

    func change(_ plan: inout EditPlan) throws {
        try change(&plan, DocumentToCheck(plan.document, .none).repairs())
    }

    /// Reads what the check needs in addition to the document: the data of the imported file, the
    /// Xcode project and the fonts. The session caches them, so `change` need not read the layout
    /// file.
    func prepare(in view: SessionView) throws(CommandError) {
        let document = try view.document()
        _ = (view.documentToCheck(document), view.fonts(of: document))
    }

    func change(_ plan: inout EditPlan, in view: SessionView) throws {
        try change(&plan, view.repairs(of: plan.document))
    }

    private func change(_ plan: inout EditPlan, _ found: [RepairableFinding]) throws {
        let repairs = found.flatMap(\.repairs)
        guard repairs.indices.contains(number - 1) else {
            throw CommandError(
                .noSuchIndex, "there are \(repairs.count) repairs, counted from 1",
                at: source.position, hint: "fix lists them")
        }
        try repairs[number - 1].repair.make(&plan)
    }
}
