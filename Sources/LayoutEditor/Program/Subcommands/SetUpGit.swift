import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `git` subcommand: configures Git to merge storyboards and xibs with this program.
struct SetUpGit: ProgramCommand {
    private static let action = Argument.text(
        "install|uninstall|doctor|staged", words: Action.allCases.map(\.rawValue)
    ).meaning("install, uninstall, doctor or staged")

    static let usage = Usage(
        .program,
        [
            "git", action.once,
            .options([
                Option("--global", "for all of your repositories, not for this one"),
                Option(
                    "--markers",
                    "mark conflicts with Git's markers, as git rerere expects"),
                Option("--hook", "also a pre-commit hook, which refuses open conflicts"),
                .quiet, .json,
            ]),
        ],
        summary: "lets Git merge storyboards and xibs with layoutedit",
        discussion: """
            install writes the drivers to Git's configuration and the kinds of files to \
            .gitattributes, which all users of the repository share; uninstall removes both. If \
            layoutedit is missing or cannot merge a file, Git's text merge is used, with a \
            message. Conflicts are marked by notes on the objects, for `resolve`; with --markers, \
            by lines as in any other text, which git rerere records. doctor ends with 1 if Git \
            would not run layoutedit. --hook adds a pre-commit hook to this repository, unless it \
            has one already. The hook runs `git staged`, which ends with 1 and names the files if \
            a staged storyboard or xib contains open conflicts.
            """,
        examples: [
            "git install", "git install --global", "git install --hook", "git doctor",
            "git uninstall",
        ])

    private enum Action: String, CaseIterable { case install, uninstall, doctor, staged }

    private let action: Action
    private let settings: GitSettings
    private let wantsHook: Bool
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        let word = try match[Self.action]
        guard let action = Action(rawValue: word.text) else {
            throw CommandError(
                .usage, "expected install, uninstall, doctor or staged, not \(word.text)",
                at: word.position)
        }
        self.action = action
        settings = GitSettings(
            isGlobal: match.has("--global"), marksLines: match.has("--markers"))
        if settings.marksLines, action != .install {
            throw CommandError(.usage, "--markers is an option of install", at: word.position)
        }
        wantsHook = match.has("--hook")
        if wantsHook, action != .install || settings.isGlobal {
            throw CommandError(
                .usage, "--hook is an option of install in one repository, without --global",
                at: word.position)
        }
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        switch action {
        case .install: try install(in: shell)
        case .uninstall: try uninstall(in: shell)
        case .doctor: try examine(in: shell)
        case .staged: try examineStaged(in: shell)
        }
    }

    private func install(in shell: Shell) throws -> ExitStatus {
        let path = try settings.attributesPath()
        let hook = wantsHook ? try usableHook() : nil
        try settings.configure()
        var file = try AttributesFile(path)
        _ = try file.add(GitSettings.attributes)
        try hook?.install()
        let isActive =
            try settings.isGlobal || GitExamination.attributes().allSatisfy(\.isGood)
        say(
            isActive
                ? "Git merges storyboards and xibs with layoutedit: \(path.escapedLineEnds)"
                : "set up, but other attributes win: layoutedit git doctor", in: shell)
        return .done
    }

    /// Returns the repository's pre-commit hook. Throws, before anything is changed, if no hook can
    /// be installed.
    private func usableHook() throws(CommandError) -> CommitHook {
        guard let hook = try CommitHook() else {
            throw CommandError(
                .notAvailable, "core.hooksPath names another folder for hooks",
                hint: "add this line to the pre-commit hook there: layoutedit git staged || exit 1")
        }
        try hook.checkIsFree()
        return hook
    }

    private func uninstall(in shell: Shell) throws -> ExitStatus {
        let path = try settings.attributesPath()
        try settings.forget()
        var file = try AttributesFile(path)
        _ = try file.remove(GitSettings.attributes)
        if !settings.isGlobal { try CommitHook()?.remove() }
        say("Git merges storyboards and xibs as text again: \(path.escapedLineEnds)", in: shell)
        return .done
    }

    private func examineStaged(in shell: Shell) throws -> ExitStatus {
        let files = try StagedFiles.openConflicts()
        let lines = files.map { file in
            let words =
                file.hasMarkers
                ? "Git's conflict markers: git mergetool "
                : file.count.counted("open conflict") + ": layoutedit resolve "
            return file.path.escapedLineEnds + ": " + words
                + GitProgram.argument(file.path).escapedLineEnds
        }
        let members = files.map { file in
            JSONValue.object([("path", .string(file.path)), ("conflicts", .integer(file.count))])
        }
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "git",
                reply: .data(lines.joined(separator: "\n"), [("files", .array(members))])))
        return files.isEmpty ? .done : .checkFailed
    }

    private func say(_ text: String, in shell: Shell) {
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(command: "git", reply: .report(text)))
    }

    private func examine(in shell: Shell) throws -> ExitStatus {
        // The path itself is not needed. The call throws the errors that `install` would throw.
        _ = try settings.attributesPath()
        let findings = try GitExamination.run()
        let isActive = findings.allSatisfy(\.isGood)
        let lines = findings.map { ($0.isGood ? "ok: " : "missing: ") + $0.text.escapedLineEnds }
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
