import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `patch` command: changes parts of the imported Interface Builder file that documents do not
/// contain, such as outlets.
struct PatchSource: SessionCommand {
    private static let step = Argument.text("STEP")

    static let usage = Usage(
        .documents,
        ["patch", step.list(atLeast: 1)],
        summary: "changes elements of the storyboard or xib that the document came from",
        discussion: """
            For parts that the documents do not contain: outlets, segues, classes. Each step is an \
            element of RFC 5261: `<replace sel="id('Ttl-aa-001')/@customClass">Badge</replace>`, \
            `<add sel="…">`, `<remove sel="…"/>`. The steps apply to the file as an export would \
            write it; the documents are then updated from the file. `diff --format commands` \
            writes such steps.
            """,
        examples: [
            #"patch "<remove sel=\"id('out-01-001')\"/>""#,
            #"patch "<add sel=\"id('Ttl-aa-001')\" type='@customClass'>Badge</add>""#,
        ])

    private let steps: [SourceText]

    init(_ match: Match) throws(CommandError) { steps = try match[list: Self.step] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.step(statement) { try session.patch(steps) }
        return .report(
            "patched with " + steps.count.counted("step"), [("steps", .integer(steps.count))])
    }
}
