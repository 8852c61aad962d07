import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `mode` command: sets the output format of listings.
struct SetMode: SessionCommand {
    static let usage = Usage(
        .shell,
        ["mode", .optional([Argument.mode.once])],
        summary: "sets the output format of listings",
        discussion: """
            `table` is for people; `list` prints one item after the other, a line for each of its \
            members; `json` and `csv` are for other programs and name the members as --json does. \
            It applies to `frames`, `documents`, `constraints`, `ambiguous`, `history` and `log`; \
            `json` applies to every query. Without an argument it prints the current format.
            """,
        examples: ["mode csv", "mode"])

    private let mode: OutputMode?

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) { mode = try match[optional: .mode] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        if let mode { session.settings.mode = mode }
        let word = session.settings.mode.rawValue
        return .report("lists are printed as \(word)", [("mode", .string(word))])
    }
}
