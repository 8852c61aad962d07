import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `layoutscript` command: declares the language version of a script.
struct NameLanguageVersion: SessionCommand {
    private static let version = Argument.count("VERSION")

    static let usage = Usage(
        .shell,
        ["layoutscript", version.once],
        summary: "declares the version of the language that a script is written in",
        discussion: """
            For a script's first line. This program reads version \(LanguageVersion.current) and refuses scripts \
            of a newer one. In version 1 `device`, `rotate`, `traits`, `direction` and `textSize` \
            changed the document. In a script that begins with `layoutscript 1` they still do. \
            In versions 1 and 2 `embed` dropped the constraints of the views to others.
            """,
        examples: ["layoutscript 3"])

    private let version: Int

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) {
        version = try match[Self.version]
        if version > LanguageVersion.current {
            throw CommandError(
                .newerVersion,
                "the script is written in version \(version) of the language; this program reads "
                    + "version \(LanguageVersion.current)",
                at: match.words(Self.version)[0].start)
        }
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        session.language = version
        return .report("", [("version", .integer(version))])
    }
}
