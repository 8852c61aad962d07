package import CommandLanguage
import LayoutCommands

extension Grammar {
    /// The whole of it: every command of the language, and everything the program is started for.
    package static let layoutedit = Grammar(
        commands: CommandRegistry.all, program: Subcommands.all.map(\.usage))
}
