package import CommandLanguage
import LayoutCommands

/// What the program can be started for: one line each, in the order of help.
enum Subcommands {
    static let all: [SubcommandEntry] = [
        SubcommandEntry(EditFile.self), SubcommandEntry(ImportFile.self),
        SubcommandEntry(ExportFile.self), SubcommandEntry(PreviewFile.self),
        SubcommandEntry(CheckFile.self),
        SubcommandEntry(LogFile.self), SubcommandEntry(VerifyFile.self),
        SubcommandEntry(RecoverFile.self), SubcommandEntry(ListDevices.self),
        SubcommandEntry(ShowHelp.self),
    ]

    /// What a word behind the program's name starts; nil where it starts nothing.
    static func named(_ word: String?) -> SubcommandEntry? {
        all.first { $0.usage.subcommand == word }
    }
}

/// Something that the program is started for: what is known of it, and how a match becomes it.
struct SubcommandEntry: Sendable {
    let usage: Usage
    let read: @Sendable (Match) throws(CommandError) -> any ProgramCommand

    init<C: ProgramCommand>(_ type: C.Type) {
        usage = C.usage
        read = { match throws(CommandError) in try C(match) }
    }
}

extension Grammar {
    /// The whole of it: every command of the language, and everything the program is started for.
    package static let layoutedit = Grammar(
        commands: CommandRegistry.all, program: Subcommands.all.map(\.usage))
}
