import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `source` command: runs another script.
struct Source: SessionCommand {
    private static let path = Argument.path("FILE", "a script of commands")

    static let usage = Usage(
        .shell,
        ["source", path.once, Argument.parameter.list],
        summary: "runs a script as one step",
        discussion: """
            A path is relative to the folder of the script that contains the command. The values \
            are the script's parameters, in addition to those of the script around it.
            """,
        examples: ["source row.layoutscript", "source row.layoutscript title=Name field=name"])

    private let path: SourceText
    private let values: [Parameter]

    init(_ match: Match) throws(CommandError) {
        path = try match[Self.path]
        values = try match[list: .parameter]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let outcomes = try session.source(path, with: Parameter.values(values), statement)
        return Reply(
            of: outcomes,
            or: "ran \(path.text.escapedLineEnds): " + outcomes.count.counted("command"),
            [("script", .string(path.text))])
    }
}
