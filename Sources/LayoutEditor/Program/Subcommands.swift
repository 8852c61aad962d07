package import CommandLanguage
import LayoutChecks
import LayoutCommands

/// The subcommands of the program, in the order in which the help lists them.
enum Subcommands {
    static let all = [
        SubcommandEntry(nil, EditFile.self),
        SubcommandEntry("edit", EditStoryboard.self),
        SubcommandEntry("import", ImportFile.self),
        SubcommandEntry("export", ExportFile.self),
        SubcommandEntry("preview", PreviewFile.self),
        SubcommandEntry("mcp", ServeAgents.self),
        SubcommandEntry("check", CheckFiles.self),
        SubcommandEntry("project", ShowProject.self),
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

    /// The subcommands that help does not list.
    private static let hidden = [SubcommandEntry("complete", CompleteLine.self)]

    /// Returns the subcommand with the name, or the default subcommand if `word` is nil. Returns
    /// nil if no subcommand has the name.
    static func named(_ word: String?) -> SubcommandEntry? {
        (all + hidden).first { $0.name == word }
    }
}

/// A subcommand's name and type. Its usage is created only on demand.
struct SubcommandEntry: Sendable {
    /// The subcommand's name; nil for the default subcommand, whose line starts with a file.
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
    /// The grammar of the program: all commands of the language and all subcommands.
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
