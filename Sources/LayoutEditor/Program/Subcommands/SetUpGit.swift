import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// Tells Git to merge storyboards and xibs with this program.
struct SetUpGit: ProgramCommand {
    private static let deed = Argument.text("install|uninstall|doctor")

    static let usage = Usage(
        .program,
        [
            "git", deed.once,
            .options([
                Option("--global", "for all of your repositories, and not for this one"),
                Option(
                    "--markers",
                    "conflicts in lines with Git's markers, as git rerere wants them"),
                .quiet, .json,
            ]),
        ],
        summary: "lets Git merge storyboards and xibs with layoutedit",
        discussion: """
            install writes the drivers into Git's configuration and the kinds of files into \
            .gitattributes, which is for everybody who has the repository; uninstall takes both \
            back. Where layoutedit is missing or cannot merge a file, Git's text merge takes over \
            and says so. Conflicts stand in notes on the objects, for `resolve`; with --markers, in \
            lines as in any other text, which git rerere remembers. doctor ends with 1 when Git would not ask layoutedit.
            """,
        examples: ["git install", "git install --global", "git doctor", "git uninstall"])

    private enum Deed: String { case install, uninstall, doctor }

    private let deed: Deed
    private let settings: GitSettings
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        let word = try match[Self.deed]
        guard let deed = Deed(rawValue: word.text) else {
            throw CommandError(
                .usage, "expected install, uninstall or doctor, not \(word.text)",
                at: word.position)
        }
        self.deed = deed
        settings = GitSettings(
            isGlobal: match.has("--global"), marksLines: match.has("--markers"))
        if settings.marksLines, deed != .install {
            throw CommandError(.usage, "--markers goes with install", at: word.position)
        }
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let path = try settings.attributesPath()
        switch deed {
        case .install:
            try settings.configure()
            var file = try AttributesFile(path)
            _ = try file.add(GitSettings.attributes)
            say("Git merges storyboards and xibs with layoutedit: \(path)", in: shell)
            return .done
        case .uninstall:
            try settings.forget()
            var file = try AttributesFile(path)
            _ = try file.remove(GitSettings.attributes)
            say("Git merges storyboards and xibs as text again: \(path)", in: shell)
            return .done
        case .doctor:
            return try examine(in: shell)
        }
    }

    private func say(_ text: String, in shell: Shell) {
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(command: "git", reply: .report(text)))
    }

    private func examine(in shell: Shell) throws -> ExitStatus {
        let findings = try GitExamination.run()
        let isActive = findings.allSatisfy(\.isGood)
        let lines = findings.map { ($0.isGood ? "ok: " : "missing: ") + $0.text }
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "git",
                reply: .data(
                    lines.joined(separator: "\n"),
                    [
                        ("active", .bool(isActive)),
                        (
                            "findings",
                            .array(
                                findings.map {
                                    .object([
                                        ("ok", .bool($0.isGood)), ("text", .string($0.text)),
                                    ])
                                })
                        ),
                    ])))
        return isActive ? .done : .checkFailed
    }
}
