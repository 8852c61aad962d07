package import CommandLanguage
import LayoutChecks
import LayoutCommands

/// What the program can be started for: one line each, in the order of help.
enum Subcommands {
    static let all = [
        SubcommandEntry(nil, EditFile.self),
        SubcommandEntry("edit", EditStoryboard.self),
        SubcommandEntry("import", ImportFile.self),
        SubcommandEntry("export", ExportFile.self),
        SubcommandEntry("preview", PreviewFile.self),
        SubcommandEntry("mcp", ServeAgents.self),
        SubcommandEntry("check", CheckFiles.self),
        SubcommandEntry("explain", ExplainLog.self),
        SubcommandEntry("diff", CompareFiles.self),
        SubcommandEntry("merge", MergeFiles.self),
        SubcommandEntry("resolve", ResolveFile.self),
        SubcommandEntry("pull", PullFile.self),
        SubcommandEntry("push", PushFile.self),
        SubcommandEntry("git", SetUpGit.self),
        SubcommandEntry("log", LogFile.self),
        SubcommandEntry("verify", VerifyFile.self),
        SubcommandEntry("recover", RecoverFile.self),
        SubcommandEntry("devices", ListDevices.self),
        SubcommandEntry("help", ShowHelp.self),
    ]

    /// What a word behind the program's name starts; nil where it starts nothing.
    static func named(_ word: String?) -> SubcommandEntry? {
        all.first { $0.name == word }
    }
}

/// Something that the program is started for, by the word that it is started with: its usage is made
/// when it is asked for.
struct SubcommandEntry: Sendable {
    /// Nil where a file stands in its place.
    let name: String?
    private let type: any ProgramCommand.Type

    init(_ name: String?, _ type: any ProgramCommand.Type) {
        self.name = name
        self.type = type
    }

    var usage: Usage { type.usage }

    func read(_ match: Match) throws(CommandError) -> any ProgramCommand { try type.init(match) }
}

extension Grammar {
    /// The whole of it: every command of the language, and everything the program is started for.
    package static let layoutedit = Grammar(
        commands: CommandRegistry.all, program: { Subcommands.all.map(\.usage) },
        topics: { HelpTopic.subjects + Rule.all.map(HelpTopic.init) })
}

extension HelpTopic {
    fileprivate init(_ rule: Rule) {
        self.init(
            rule.id.rawValue, kind: "rules of check",
            explanation: rule.explanation + " Severity: " + rule.severity.rawValue + ".",
            example: rule.example)
    }
}
