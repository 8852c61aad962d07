import LayoutFormats

/// Which version of the language a script is written in.
struct LanguageVersion: QueryCommand {
    /// What this program reads. A command or property that comes does not change it; one that goes
    /// or means something else does.
    static let current = 1

    private static let version = Argument.count("VERSION")

    static let usage = Usage(
        .shell,
        ["layoutscript", version.once],
        summary: "says which version of the language a script is written in",
        discussion: """
            For a script's first line. This program reads version \(current) and refuses scripts \
            of a newer one.
            """,
        examples: ["layoutscript 1"])

    private let version: Int

    init(_ match: Match) throws(CommandError) {
        version = try match[Self.version]
        if version > Self.current {
            throw CommandError(
                .newerVersion,
                "the script is written in version \(version) of the language; this program reads "
                    + "version \(Self.current)",
                at: match.words(Self.version)[0].start)
        }
    }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        .report("", [("version", .integer(version))])
    }
}
